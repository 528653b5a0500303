"""The command `parawan`."""

from __future__ import annotations

import argparse
import io
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import parawan
from parawan import games
from parawan.bots.characters import USUAL
from parawan.engine.voice import LANGUAGES, Voice

if TYPE_CHECKING:
    from parawan import Edition, Table

EXAMPLES = """examples:
  parawan play tide                      you against three bots
  parawan play duck --seats 4 --people 1,3 --names Ann,Ben --lang pl
  parawan play maui --option variant=crab
  parawan play duck --bot 'program:./my_bot.py'
  parawan arena tide --bots 'program:./my_bot.py,pip' --deals 200
  parawan train tide --minutes 2 --into tide-net
  parawan simulate maui --seats 4 --games 100000
  parawan bench
  parawan rules tide T9 --lang de
  parawan review game.txt --seat 1
  parawan verify game.txt
"""

BOT_HELP = "a bot's name, or program: and the command of a program of your own, such as 'program:./my_bot.py --flag'"
ARENA_HELP = """Bots against bots on the same deals, to tell skill from luck.

Every deal is played several times with the same cards, all bots going round the seats, so that nobody has better
cards or a better seat. Two bots: the first against copies of the second, once from every seat. Three bots and more,
up to the number of seats: all at one table, seats left over taken by each bot equally often. More bots than seats:
every choice of as many as there are seats. Who sits beside whom changes from deal to deal.

A bot's share of wins is counted for each seat it has, a shared win as a part of one, so that the fair share of
every bot is one divided by the number of seats. The deal is the unit of the intervals."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; a mistake of the caller ends with one clear line and status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another one
    given = _parser().parse_args(arguments)
    say = Voice(None, given.lang)
    try:
        given.run(given)
    except parawan.ParawanError as error:
        print("parawan: " + error.text(say), file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print("parawan: " + say("error-file", path=str(error.filename), why=error.strerror or ""), file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="parawan",
        description="A table for seaside games: " + ", ".join(games.names()) + ".",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"parawan {parawan.__version__}")
    known = " or ".join(games.names())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = _command(commands, "play", _play, "play a game in the terminal, with people and bots")
    play.add_argument("game", nargs="?", metavar="GAME", help=f"{known}; asked for when left out")
    play.add_argument("--people", metavar="SEATS", help="seats played by people, such as 1,3 (default: seat 1)")
    play.add_argument("--names", metavar="NAMES", help="names of all seats or of the people, such as Ann,Ben")
    play.add_argument("--bot", metavar="BOT", help="who plays the other seats: " + BOT_HELP)
    play.add_argument("--continue", dest="record", metavar="FILE", help="go on with a saved game")
    _table_arguments(play)

    simulate = _command(commands, "simulate", _simulate, "play many games at random and show throughput and scores")
    simulate.add_argument("game", metavar="GAME", help=known)
    simulate.add_argument("--games", type=_count, default=10_000, metavar="K", help="how many games (default 10000)")
    _table_arguments(simulate)

    arena = _command(commands, "arena", _arena, "let bots play each other on the same deals, and rate them")
    arena.description = ARENA_HELP
    arena.formatter_class = argparse.RawDescriptionHelpFormatter
    arena.add_argument("game", metavar="GAME", help=known)
    arena.add_argument("--bots", required=True, metavar="A,B,…", help="two or more, each " + BOT_HELP)
    arena.add_argument("--deals", default="100", metavar="N", help="how many deals (default 100)")
    arena.add_argument("--seats", type=int, metavar="N", help="how many seats (default: four, or as many as fit)")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="table option, may be repeated")
    arena.add_argument("--think", metavar="MS", help="milliseconds for a move (default 100)")
    arena.add_argument("--iterations", metavar="N", help="iterations for a move instead: the same results on every machine")
    arena.add_argument("--seed", type=int, default=0, help="a number, for other deals (default 0)")
    arena.add_argument("--jobs", metavar="J", help="processes (default: as many as there are cores)")
    arena.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster (default: one made here)")
    arena.add_argument("--into", metavar="FOLDER", help="keep results, figures and picture here; an interrupted run goes on")
    arena.add_argument("--luck", metavar="DEALERS", help="tell luck from play, by so many other dealers a game, such as 16")
    arena.add_argument("--stop-early", action="store_true", help="end when every interval excludes the fair share")

    bench = _command(commands, "bench", _bench, "measure how fast the games run, and the peers that are installed")
    bench.add_argument("--repeats", default="5", metavar="N", help="how often each pair is measured (default 5)")
    bench.add_argument("--each", default="300", metavar="MS", help="milliseconds for each measurement (default 300)")
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    bench.add_argument("--into", metavar="FOLDER", help="also write a page and a picture here")

    train = _command(commands, "train", _train, "let a net learn a game by playing it (extra parawan[train])")
    train.add_argument("game", metavar="GAME", help=known)
    train.add_argument("--minutes", type=_minutes, default=8.0, metavar="M", help="how long the whole run takes (default 8)")
    train.add_argument(
        "--leg", type=_minutes, default=8.0, metavar="M", help="how long at a time; the same command goes on (default 8)"
    )
    train.add_argument("--seed", type=int, default=1, help="a number, for another run (default 1)")
    train.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where games are played (default cpu)")
    train.add_argument("--into", required=True, metavar="FOLDER", help="keep checkpoint, net and curve here")

    rules = _command(commands, "rules", _rules, "show the rules of a game, clause by clause")
    rules.add_argument("game", metavar="GAME", help=known)
    rules.add_argument("clauses", nargs="*", metavar="CLAUSE", help="only these, such as T9")

    replay = _command(commands, "replay", _replay, "tell a recorded game again")
    replay.add_argument("file", metavar="FILE", help="a game record")
    replay.add_argument("--seat", metavar="N", help="from the eyes of this seat, from 1 (default: a spectator's)")

    review = _command(commands, "review", _review, "look back at a finished game: what each choice cost, what was luck")
    review.add_argument("file", metavar="FILE", help="a game record")
    review.add_argument("--seat", required=True, metavar="N", help="whose choices, from 1")
    review.add_argument("--json", action="store_true", help="for programs: a line of JSON for each choice, and one for the end")

    verify = _command(commands, "verify", _verify, "deal a recorded game again from its seed and compare")
    verify.add_argument("file", metavar="FILE", help="a game record")

    serve = _command(commands, "serve", _serve, "open the table in the browser, for this machine or for friends")
    serve.add_argument("--open", action="store_true", help="open the browser too")
    serve.add_argument("--config", metavar="FILE", help="settings as TOML; flags and environment (PARAWAN_PORT …) go before it")
    _server_arguments(serve)

    admin = commands.add_parser("admin", help="look after the server's database", description="Look after the server's database.")
    tasks = admin.add_subparsers(title="tasks", metavar="TASK", required=True)
    _admin_task(tasks, "tables", "count the tables by phase")
    _admin_task(tasks, "delete", "delete a table and all that belongs to it", ("table", "TABLE", "the id in the table's address"))
    deal = ("name", "NAME", "by which tables ask for it"), ("until", "MOMENT", "until when seed and replays stay sealed")
    _admin_task(tasks, "deal", "make a deal that several tables share", *deal)
    _admin_task(tasks, "backup", "copy a database file, also while the server runs", ("path", "FILE", "where to"))
    return parser


def _admin_task(tasks: Any, name: str, about: str, *arguments: tuple[str, str, str]) -> None:
    task = _command(tasks, name, _admin, about)
    task.set_defaults(task=name)
    for argument, metavar, meaning in arguments:
        task.add_argument(argument, metavar=metavar, help=meaning)
    task.add_argument("--config", metavar="FILE", help="the server's settings as TOML")
    task.add_argument("--database", metavar="DATABASE", help="a file, or postgresql://… (default: as the server's)")


def _server_arguments(command: argparse.ArgumentParser) -> None:
    from parawan.server.settings import ABOUT  # every setting is a flag

    for name, about in ABOUT.items():
        flag = "--" + name.replace("_", "-")
        if name == "lan":
            command.add_argument(flag, action="store_const", const=True, help=about)
        else:
            command.add_argument(flag, metavar=name.split("_")[-1].upper(), help=about)


def _command(commands: Any, name: str, run: Any, about: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about.capitalize() + ".")
    command.set_defaults(run=run)
    command.add_argument("--lang", choices=LANGUAGES, default=_language(), help="language (default: your system's, or en)")
    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    command.add_argument("--colour", action=argparse.BooleanOptionalAction, default=colour, help="use colours")
    return command


def _table_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=int, metavar="N", help="how many seats (default: four, or as many as fit)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="table option, may be repeated")
    command.add_argument("--edition", metavar="FILE", help="edition file (TOML) that replaces chosen values")
    command.add_argument("--seed", type=int, help="a number, for deals that can be repeated")


def _language() -> str:
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 10**12:
        raise argparse.ArgumentTypeError("must be from 1 to 10¹²")
    return number


def _minutes(text: str) -> float:
    number = float(text)
    if not 0 < number <= 10**6:
        raise argparse.ArgumentTypeError("must be above 0")
    return number


def _table(given: argparse.Namespace, game: str) -> Table:
    from parawan.engine.table import Table

    seats = given.seats
    if seats is None and game in games.names():
        seats = min(4, games.load(game).seats[-1])
    return Table(game, seats or 0, seed=given.seed, options=_options(given.option), edition=_edition(given.edition))


def _options(words: Sequence[str]) -> dict[str, Any]:
    """`variant=crab`, `open=yes` and plain `open` as the values they mean; Table refuses what it does not know."""
    meanings: dict[str, Any] = {"yes": True, "no": False, "true": True, "false": False, "": True}
    options: dict[str, Any] = {}
    for word in words:
        name, _, text = word.partition("=")
        options[name] = meanings.get(text.lower(), text.lower())
    return options


def _edition(path: str | None) -> Edition:
    from parawan.engine.editions import STANDARD, read_edition

    return STANDARD if path is None else read_edition(_text(path))


def _read(path: str) -> Table:
    return parawan.read(_text(path))


def _text(path: str) -> str:
    """A file as text; bytes that are none are for the reader of the text to refuse."""
    return Path(path).read_text("utf-8", errors="replace")


# ---- the commands -------------------------------------------------------------------------------------------------


def _play(given: argparse.Namespace) -> None:
    from parawan.bots.names import check_name
    from parawan.terminal import play
    from parawan.terminal.files import new_path

    if given.record:
        words = {"GAME": given.game, "--seats": given.seats, "--option": given.option, "--edition": given.edition}
        if left_out := [word for word, value in {**words, "--seed": given.seed}.items() if value not in (None, [])]:
            raise parawan.ParawanError("error-continue", words=", ".join(left_out))
        table, path = _read(given.record), Path(given.record)
    else:
        game = given.game or play.choose_game(games.names(), given.lang)
        if sys.stderr.isatty():
            print(Voice(None, given.lang)("cli-preparing"), file=sys.stderr)
        table, path = _table(given, game), new_path(game)
    bot = given.bot or USUAL
    check_name(bot)
    people = _people(given.people, table.seats)
    names = _names(given.names, people, play.default_names(table.seats, people, bot, given.lang))
    players = play.Players(names, people, bot, secrets.randbits(64) if given.seed is None else given.seed)
    play.Session(table, players, given.lang, given.colour, path).run()


def _people(text: str | None, seats: int) -> frozenset[int]:
    if text is None:
        return frozenset({0})
    words = [word.strip() for word in text.split(",") if word.strip()]
    return frozenset(_seat(word, seats) for word in words)


def _seat(word: str, seats: int) -> int:
    """A seat as people count, from 1."""
    if word not in map(str, range(1, seats + 1)):
        raise parawan.ParawanError("error-people", number=word, seats=seats)
    return int(word) - 1


def _names(text: str | None, people: frozenset[int], names: list[str]) -> list[str]:
    given = [name.strip()[:20] for name in text.split(",")] if text else []
    if len(given) > len(names):
        raise parawan.ParawanError("error-names", given=len(given), seats=len(names))
    seats = range(len(names)) if len(given) > len(people) else sorted(people)
    for seat, name in zip(seats, given, strict=False):
        names[seat] = name or names[seat]
    return names


def _simulate(given: argparse.Namespace) -> None:
    from parawan.terminal.simulate import simulate

    simulate(_table(given, given.game), given.games, Voice(given.game, given.lang))


def _arena(given: argparse.Namespace) -> None:
    from parawan.bots.arena import run
    from parawan.bots.arena.plan import make_plan
    from parawan.bots.names import split_names
    from parawan.terminal.arena import arena

    if given.think and given.iterations:
        raise parawan.ParawanError("error-arena-limits")
    think = None if given.iterations else _whole("--think", given.think or "100", 600_000)
    iterations = _whole("--iterations", given.iterations, 10**9) if given.iterations else None
    jobs = _whole("--jobs", given.jobs, 1024) if given.jobs else None
    deals = _whole("--deals", given.deals, 10**7)
    player = run.on_this_machine(jobs) if given.ray is None else run.on_a_cluster(given.ray or None)
    names = split_names(given.bots)
    luck = _whole("--luck", given.luck, 10**4) if given.luck else 0
    plan = make_plan(given.game, names, given.seats, _options(given.option), given.seed, think, iterations, luck)
    folder = Path(given.into) if given.into else None
    arena(plan, deals, player, folder, given.stop_early, Voice(None, given.lang, colour=given.colour))


def _bench(given: argparse.Namespace) -> None:
    from parawan.terminal.bench import bench

    repeats, milliseconds = _whole("--repeats", given.repeats, 1000), _whole("--each", given.each, 600_000)
    bench(repeats, milliseconds / 1000, given.json, Path(given.into) if given.into else None, Voice(None, given.lang))


def _train(given: argparse.Namespace) -> None:
    from parawan.terminal.train import train

    say = Voice(None, given.lang, colour=given.colour)
    train(given.game, given.minutes, given.leg, given.seed, given.device, Path(given.into), say)


def _whole(flag: str, text: str, most: int) -> int:
    """A flag's whole number from 1 on."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and 1 <= int(text) <= most):
        raise parawan.ParawanError("error-number", flag=flag, given=text, most=most)
    return int(text)


def _rules(given: argparse.Namespace) -> None:
    from parawan.engine.setup import known_game
    from parawan.terminal.rules import print_clauses

    print_clauses(known_game(given.game).name, given.clauses, Voice(given.game, given.lang, colour=given.colour))


def _replay(given: argparse.Namespace) -> None:
    from parawan.terminal.replay import replay

    table = _read(given.file)
    viewer = None if given.seat is None else _seat(given.seat, table.seats)
    replay(table, viewer, Voice(table.game.name, given.lang, viewer=viewer, colour=given.colour))


def _review(given: argparse.Namespace) -> None:
    from parawan.terminal.review import print_lines, show_review

    table = _read(given.file)
    seat = _seat(given.seat, table.seats)
    if not table.over:
        raise parawan.ParawanError("error-review-running")
    if given.json:
        print_lines(table, seat)
    else:
        show_review(table, seat, Voice(table.game.name, given.lang, viewer=seat, colour=given.colour))


def _verify(given: argparse.Namespace) -> None:
    print(Voice(None, given.lang)("cli-verified", deals=parawan.verify(_text(given.file))))


def _serve(given: argparse.Namespace) -> None:
    from parawan.server.serve import serve
    from parawan.server.settings import ABOUT, settings

    chosen = settings({name: getattr(given, name) for name in ABOUT}, given.config, os.environ)
    serve(chosen, Voice(None, given.lang), given.open)


def _admin(given: argparse.Namespace) -> None:
    from parawan.server import admin
    from parawan.server.settings import settings

    database = settings({"database": given.database}, given.config, os.environ).database
    say = Voice(None, given.lang)
    tasks: dict[str, Any] = {
        "tables": lambda store: admin.count(store, say),
        "delete": lambda store: admin.delete(store, given.table, say),
        "deal": lambda store: admin.add_deal(store, given.name, given.until, say),
        "backup": lambda store: admin.back_up(store, given.path, say),
    }
    admin.run(database, tasks[given.task])
