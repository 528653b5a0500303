"""What the adapters' observations and actions look like, in Gymnasium's words, which PettingZoo uses too."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from parawan.lab.observer import Observer


def seen_space(observer: Observer, actions: int) -> spaces.Dict:
    """An observation and a mask of so many actions."""
    seen = spaces.Box(-(1 << 15), (1 << 15) - 1, (observer.width,), np.int16)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
