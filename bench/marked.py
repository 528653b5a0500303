"""Pages of which a part is measured: it stands between two marks."""

from __future__ import annotations

import re
from pathlib import Path


def put(page: Path, begin: str, made: str, end: str) -> None:
    """Writes what was made between the marks of a page, in the place of what stood there."""
    text = page.read_text("utf-8")
    page.write_text(re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n{made}\n{end}", text, flags=re.DOTALL), "utf-8")
