"""`maestri ladder`: how far apart the levels are, at every table."""

import argparse
import os
import time
from collections.abc import Sequence
from multiprocessing import TimeoutError, get_context
from pathlib import Path

import msgspec

from maestri.arena import pages
from maestri.arena.figures import Standings
from maestri.arena.fixture import Fixture, Outcome, played
from maestri.arena.ladder import PAIRS, Found, Ladder, Report, Rung, rungs_of
from maestri.arena.schedule import Arena
from maestri.bots.ratings import FILE
from maestri.terminal.command import Commands, add_language, new_command

MINUTE = 60.0
HEADS = (
    *("game", "players", "bot", "at a table of", "matches", "wins", "fair", "over fair"),
    *("ms a move", "slowest", "plies of nine in ten"),
)


def add_to(commands: Commands) -> None:
    about = "Measure how far apart the levels are: each alone among the next lower one, at every table."
    command = new_command(commands, "ladder", about, "maestri ladder figures --minutes 30 --seats 4")
    command.add_argument("folder", type=Path, help="keeps every match; a ladder goes on from there")
    command.add_argument("--minutes", type=float, default=60.0, help="stop after so many (default: 60)")
    command.add_argument("--deals", type=int, default=100, help="each in every seating (default: 100)")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="matches at a time")
    command.add_argument("--games", nargs="*", default=[], metavar="GAME", help="keys (default: all)")
    command.add_argument("--seats", nargs="*", type=int, default=[], help="numbers of players (default: all)")
    command.add_argument("--pairs", nargs="*", default=PAIRS, metavar="BOT/FIELD", help="who among whom")
    command.add_argument("--seed", default="ladder", help="the deals (default: ladder)")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    ladder = Ladder(rungs_of(args.games, args.pairs, args.seats), args.seed, args.folder)
    play(ladder, args.deals, args.jobs, MINUTE * args.minutes)
    write(ladder.report(), args.folder)
    print(markdown(ladder.report()))
    return 0


def play(ladder: Ladder, deals: int, jobs: int, seconds: float) -> None:
    """Plays on so many cores until all is played or the time is over; what is half played then is lost."""
    end = time.monotonic() + seconds
    written = time.monotonic()
    with get_context("spawn").Pool(jobs) as pool:
        outcomes = pool.imap_unordered(_played, list(ladder.to_play(deals)))
        while time.monotonic() < end:
            try:
                ladder.add(*outcomes.next(timeout=5.0))
            except StopIteration:
                break
            except TimeoutError:
                pass
            if time.monotonic() - written > MINUTE:
                write(ladder.report(), ladder.file.parent)
                written = time.monotonic()


def _played(match: tuple[Rung, Fixture]) -> tuple[Rung, Outcome]:
    return match[0], played(match[1])


def write(report: Report, folder: Path) -> None:
    """The figures beside the matches, for programs and for people, and a plot a table."""
    (folder / "ladder.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    (folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(report.points())) + b"\n")
    (folder / "ladder.md").write_text(markdown(report) + "\n", encoding="utf-8")
    for (game, seats), rungs in tables(report).items():
        rows = [found.standing for found in rungs]
        arena = Arena(game, (), seats, 0, report.seed, {}, "the level below")
        plot = pages.ladder(Standings(arena, sum(row.matches for row in rows), rows))
        (folder / f"{game}-{seats}.svg").write_text(plot, encoding="utf-8")


def tables(report: Report) -> dict[tuple[str, int], list[Found]]:
    """The rungs of each table, the highest first."""
    found: dict[tuple[str, int], list[Found]] = {}
    for rung in reversed(report.rungs):
        found.setdefault((rung.rung.game, rung.rung.seats), []).append(rung)
    return found


def markdown(report: Report) -> str:
    return "\n".join([_row(HEADS), _row(["---"] * len(HEADS)), *map(_line, report.rungs)])


def _line(found: Found) -> str:
    rung, row = found.rung, found.standing
    who = (rung.game, rung.seats, rung.bot, rung.field, row.matches, row.wins)
    times = (f"{row.milliseconds:.1f}", f"{row.slowest:.0f}", f"{found.plies[1]:.0f}")
    return _row([*map(str, who), f"{row.fair:.3f}", str(found.over_fair), *times])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
