"""The few shapes that tables in a notebook are drawn with: one palette, one hand."""

from __future__ import annotations

from html import escape

SAND, WET_SAND, FOAM, INK = "#F6E7C8", "#EAD3A5", "#FFFDF6", "#1E2A32"
DEEP, SHALLOW, PARASOL, SUN, PALM = "#0F4C5C", "#63B7B7", "#C23A22", "#F2B134", "#5B7F4C"
STRIPES, FISH, WAVES, LAGOON, SUNSET = "#E3B505", "#009E73", "#0072B2", "#56B4E9", "#D55E00"
FONT = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif"


def picture(width: float, height: float, *parts: str) -> str:
    """A whole picture on sand."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" font-family="{FONT}">\n'
        f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{SAND}"/>\n{body}\n</svg>'
    )


def box(x: float, y: float, width: float, height: float, fill: str, line: str = "none", radius: float = 6) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}" stroke="{line}"'
        ' stroke-width="2"/>'
    )


def circle(x: float, y: float, radius: float, fill: str, line: str = "none", width: float = 2) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"/>'


def path(d: str, fill: str = "none", line: str = "none", width: float = 2) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{width:g}" stroke-linecap="round"/>'


def words(
    x: float, y: float, content: object, size: float = 14, fill: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    """A line of text whose middle stands at height y."""
    place = f'x="{x:g}" y="{y + 0.35 * size:g}" text-anchor="{anchor}"'
    style = f'font-size="{size:g}" fill="{fill}"' + (' font-weight="700"' if bold else "")
    return f"<text {place} {style}>{escape(str(content))}</text>"


def card(
    x: float, y: float, width: float, height: float, content: object, fill: str = FOAM, ink: str = INK, faded: bool = False
) -> str:
    """A card with a number or a word on it."""
    shape = box(x, y, width, height, fill, INK) + words(x + width / 2, y + height / 2, content, width * 0.42, ink, "middle", True)
    return f'<g opacity="0.35">{shape}</g>' if faded else shape
