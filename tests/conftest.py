"""For all tests."""

from __future__ import annotations

import signal

# Who runs the tests in the background has Ctrl+C ignored, in all that is started too; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)
