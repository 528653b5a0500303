"""For all tests."""

from __future__ import annotations

import signal

from hypothesis import settings

# Who runs the tests in the background has Ctrl+C ignored, in all that is started too; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine is no fault of an example's.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
