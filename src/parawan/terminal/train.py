"""`parawan train`: a net learns a game by playing it."""

from __future__ import annotations

from pathlib import Path

from parawan.engine.errors import ParawanError
from parawan.engine.setup import known_game
from parawan.engine.voice import Voice

# games side by side, steps between lessons, and choices learned from at once, by device
SIZES = {"cpu": (1024, 64, 4096), "cuda": (49152, 32, 32768)}


def train(game: str, minutes: float, leg: float, seed: int, device: str, folder: Path, say: Voice) -> None:
    """Learns for one leg and says how it goes."""
    try:
        from parawan.lab.train.run import Plan
        from parawan.lab.train.run import train as learn
    except ImportError as error:
        raise ParawanError("error-no-train", why=str(error)) from None
    plan = Plan(known_game(game), minutes, leg, seed, device, *SIZES[device])

    def tell(point: dict[str, float]) -> None:
        shares = {name: say.number(point[name], 2) for name in ("greedy", "thumb")}
        done = say.number(point["minutes"], 1)
        print(say("cli-train-point", minutes=done, decisions=round(point["decisions"]), **shares), flush=True)

    print(say("cli-train-begins"))
    complete = learn(plan, folder, tell)
    print(say("cli-train-complete" if complete else "cli-train-goes-on", path=str(folder)))
