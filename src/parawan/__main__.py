"""`python -m parawan` is the command `parawan`."""

import sys

from parawan.cli import main

sys.exit(main())
