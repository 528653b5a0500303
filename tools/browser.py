"""The browser the page is tested in, the system's Chromium: installs it where that is allowed, and says what to do where not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = """The page is tested in Chromium, and there is none here. Install it, or say where it is:
    Debian:         apt install chromium
    Fedora:         dnf install chromium
    macOS:          brew install --cask chromium
    anywhere else:  PARAWAN_CHROMIUM=/path/to/chromium make test"""


def chromium() -> str | None:
    """Where Chromium is."""
    return os.environ.get("PARAWAN_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """With Debian's packages, for who may install them."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium, to test the page in …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=False, env=quiet)


if __name__ == "__main__":
    if chromium() is None:
        install()
    if chromium() is None:
        sys.exit(ADVICE)
