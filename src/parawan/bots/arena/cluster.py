"""Deals played by many machines: a Ray cluster hands them out, and plays those of a lost machine again elsewhere."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Generator
from typing import Any

from parawan.bots.arena.deals import Deal, play_deal
from parawan.bots.arena.plan import Plan
from parawan.bots.names import Bots
from parawan.engine.errors import ParawanError

AHEAD = 2  # deals in the cluster's hands for each of its processors
TRIES = 10  # for a deal whose process or machine is lost


def play_deals(plan: Plan, deals: range, address: str | None) -> Generator[Deal, None, None]:
    """The results in the order of the deals. Without an address the cluster is RAY_ADDRESS's, or one made on this machine."""
    try:
        import ray
    except ImportError:
        raise ParawanError("error-ray") from None
    try:
        _knock(address or "")
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise _trouble(address, error) from None
    try:
        play: Any = ray.remote(max_retries=TRIES)(play_alone)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        playing: deque[Any] = deque()
        for deal in deals:
            playing.append(play.remote(plan, deal))
            if len(playing) == ahead:
                yield ray.get(playing.popleft())
        while playing:
            yield ray.get(playing.popleft())
    except ray.exceptions.RayTaskError:  # a fault of ours: where it happened is to be seen
        raise
    except (ConnectionError, ray.exceptions.RayError) as error:
        raise _trouble(address, error) from None
    finally:
        ray.shutdown()


def _trouble(address: str | None, error: Exception) -> ParawanError:
    """What Ray says of a cluster that is not there, or no longer."""
    return ParawanError("error-ray-address", address=address or "–", why=str(error).partition("\n")[0])


def _knock(address: str) -> None:
    """Raises OSError where nobody listens: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), timeout=5).close()


def play_alone(plan: Plan, deal: int) -> Deal:
    """A deal on whatever machine; programs are started for it and ended with it."""
    with Bots() as bots:
        return play_deal(plan, deal, bots)
