"""The way through a graphics card, where there is none."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from numba import cuda

from parawan import lab
from parawan.engine.errors import ParawanError


def test_small_batches_on_the_simulator_equal_native_ones():
    simulated = subprocess.run(
        [sys.executable, "-m", "tests.lab.simulated"],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert simulated.returncode == 0, simulated.stderr
    assert simulated.stdout.count("equal; row 1: its move is not legal") == 3


@pytest.mark.skipif(cuda.is_available(), reason="there is a card")
def test_without_a_card_a_batch_on_it_says_what_is_missing():
    with pytest.raises(ParawanError, match=r"parawan\[cuda\].*device=\"cpu\""):
        lab.Batch("tide", 3, 4, device="cuda")
