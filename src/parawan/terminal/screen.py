"""Printing for people: lines that are too wide for the terminal are broken between words."""

from __future__ import annotations

import re
import shutil
import textwrap

PAINT = re.compile(r"\033\[[\d;]*m")


def clear(can_clear: bool) -> None:
    """Hides what stands on the screen, the part scrolled away too."""
    print("\033[2J\033[3J\033[H" if can_clear else "\n" * 60)


def show(text: str = "", indent: str = "  ") -> None:
    """Prints a text; what does not fit into a line goes on in the next one, indented."""
    width = max(40, shutil.get_terminal_size().columns)
    for line in text.split("\n"):
        if len(PAINT.sub("", line)) <= width:
            print(line)
        else:
            print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False))
