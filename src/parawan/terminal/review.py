"""`parawan review`: a finished game looked back at from a seat, for people or as lines of JSON."""

from __future__ import annotations

import sys

import msgspec

from parawan.bots.review.report import Choice, End, Head, Part, Progress
from parawan.bots.review.review import review
from parawan.engine.table import Table
from parawan.engine.voice import Voice
from parawan.terminal.screen import show
from parawan.terminal.simulate import progress

COLOURS = {"fine": "palm", "inexact": "sun", "costly": "parasol"}
BARS = "▁▂▃▄▅▆▇█"
BAR_STEPS = 1000


def print_lines(table: Table, seat: int) -> None:
    """For programs: every line as it comes, how far it is left out."""
    for line in review(table, seat):
        if not isinstance(line, Progress):
            print(msgspec.json.encode(line).decode(), flush=True)


def show_review(table: Table, seat: int, say: Voice) -> None:
    """For people: every choice as it is weighed, then what cost most, the chance to win, and luck and play."""
    if sys.stderr.isatty():
        print(say("cli-preparing"), file=sys.stderr)
    choices: dict[int, Choice] = {}
    for line in review(table, seat):
        if isinstance(line, Progress):
            progress(int(BAR_STEPS * line.done), BAR_STEPS)
            continue
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)  # where the bar was
        if isinstance(line, Head):
            show(say("cli-review", game=say(f"{table.game.name}-name"), seat=seat, choices=line.choices) + "\n")
        elif isinstance(line, Choice):
            choices[line.n] = line
            show_choice(line, say)
        else:
            show_end(line, choices, say)


def show_choice(choice: Choice, say: Voice) -> None:
    text = f"{choice.n + 1:>4}  {choice.move:<16} " + say.paint(say(f"review-{choice.mark}"), COLOURS[choice.mark])
    if choice.mark != "fine":
        cost = f"−{say.number(choice.cost, 1)} ± {say.number(choice.error, 1)}"
        text += f"  {cost}  " + say("cli-review-better", move=choice.best)
    show(text)


def show_end(end: End, choices: dict[int, Choice], say: Voice) -> None:
    show("\n" + say("cli-review-chance"))
    show("  " + "".join(BARS[min(int(choice.win * len(BARS)), len(BARS) - 1)] for choice in choices.values()))
    show("\n" + say("cli-review-costliest" if end.costliest else "cli-review-nothing"))
    for n in end.costliest:
        choice = choices[n]
        cost = say.number(choice.cost, 1)
        show("  " + say("cli-review-instead", n=n + 1, best=choice.best, move=choice.move, cost=f"−{cost}"))
        if choice.because:
            message, arguments = choice.because
            show("    " + say(message, **arguments))
    show("\n" + say("cli-review-split"))
    names = ("start", "luck", "own", "others")
    wide = max(len(say(f"review-{name}")) for name in (*names, "result"))
    for name in names:
        part: Part = getattr(end.points, name)
        sign = "−" if part.value < 0 else " " if name == "start" else "+"
        show(f"  {say(f'review-{name}'):<{wide}}  {sign}{say.number(abs(part.value), 1):>5} ± {say.number(part.error, 1)}")
    result = ("−" if end.points.result < 0 else " ") + f"{say.number(abs(end.points.result), 1):>5}"
    show(f"  {say('review-result'):<{wide}}  {say.paint(result, 'sea', bold=True)}")
