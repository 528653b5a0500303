"""The command `parawan` with the same luck each time, so that pictures of it stay the same."""

from __future__ import annotations

import random
import secrets
import sys

from parawan.cli import main

if __name__ == "__main__":
    luck = random.Random(7)
    secrets.token_bytes = luck.randbytes
    secrets.randbits = luck.getrandbits
    sys.exit(main())
