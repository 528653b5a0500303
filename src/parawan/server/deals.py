"""Deals that the house itself hands out: of a day, and of an evening. What they are called tells what they belong to."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY, EVENING = "day", "evening"
UNTIL_OVER = 2**53 - 1  # sealed until somebody says that it is over everywhere


def of_day(day: date, game: str) -> str:
    return f"{DAY}/{day.isoformat()}/{game}"


def is_of_a_day(name: str) -> bool:
    return name.startswith(DAY + "/")


def day_and_game(name: str) -> tuple[date, str]:
    _, day, game = name.split("/")
    return date.fromisoformat(day), game


def of_evening(evening: str, number: int) -> str:
    return f"{EVENING}/{evening}/{number}"


def is_of_an_evening(name: str) -> bool:
    return name.startswith(EVENING + "/")


def evening_and_number(name: str) -> tuple[str, int]:
    _, evening, number = name.split("/")
    return evening, int(number)


def day_at(moment: int) -> date:
    """The day a moment lies in: everybody's day begins and ends at the same moment, midnight UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date()


def end_of(day: date) -> int:
    midnight = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return int(midnight.timestamp() * 1000)
