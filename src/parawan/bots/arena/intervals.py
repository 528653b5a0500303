"""Between what a figure lies, in 95 of 100 runs."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec

ERROR = 0.05  # how often an interval may miss
# Student's t for that error, for 1, 2, … degrees of freedom; for more an expansion about the normal quantile is exact enough.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
TIGHTEST = 200  # deals at which the interval that may be looked at after every deal is tightest


class Interval(msgspec.Struct, frozen=True):
    """A figure, and between what it lies."""

    value: float
    low: float
    high: float


def student(freedom: int) -> float:
    """How many standard errors an interval of a mean reaches, by Student's t."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NormalDist().inv_cdf(1 - ERROR / 2)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def anytime_width(deals: int) -> float:
    """How many standard deviations an interval reaches that may be looked at after every deal.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021). Student's interval, looked at
    again and again until it shows something, would err far more often than it says.
    """
    rho = (-2 * math.log(ERROR) + math.log(-2 * math.log(ERROR)) + 1) / TIGHTEST
    spread = deals * rho + 1
    return math.sqrt(2 * spread / (deals**2 * rho) * math.log(math.sqrt(spread) / ERROR))
