"""`maestri arena`: bots against bots."""

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maestri.arena import pages
from maestri.arena.contender import NAMES
from maestri.arena.figures import Standings, standings
from maestri.arena.results import Results
from maestri.arena.schedule import Arena
from maestri.arena.workers import on_cores, on_ray
from maestri.core.option import named
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.terminal.command import Commands, add_language, new_command, write


def add_to(commands: Commands) -> None:
    about = "Let bots play each other: the same deals in every seating, with ratings and 95 % intervals."
    example = "maestri arena duel-of-magicians master regular --seats 4 --matches 400 --seed spring"
    command = new_command(commands, "arena", about, example)
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    bots = f"{', '.join(NAMES)}; master@500 makes 500 simulations a move; the last one fills free seats"
    command.add_argument("bots", nargs="+", metavar="BOT", help=bots)
    command.add_argument("--field", metavar="BOT", help="seat each bot alone among bots of this kind")
    command.add_argument("--matches", type=int, default=400, help="at least so many (default: 400)")
    command.add_argument("--seed", default="arena", help="the deals (default: arena)")
    command.add_argument("--seats", type=int, help="players (default: 4 where the game allows it)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    command.add_argument("--jobs", type=int, help="matches at a time (default: as many as cores)")
    command.add_argument("--ray", action="store_true", help="play on a Ray cluster (extra: ray)")
    command.add_argument("--results", type=Path, metavar="FILE", help="keep matches there, and go on from it")
    command.add_argument("--adjusted", action="store_true", help="tell the shares without luck, too")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument("--plot", type=Path, metavar="FILE", help="draw the ladder as SVG")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    arena = arena_of(args)
    results = Results(arena, args.results)
    play(arena, results, args)
    planned = {fixture.place for fixture in arena.fixtures()}
    found = standings(arena, [outcome for outcome in results.outcomes if outcome.place in planned])
    if args.plot:
        write(args.plot, pages.ladder(found))
    print(as_json(found) if args.json else pages.markdown(found))
    return 0


def arena_of(args: argparse.Namespace) -> Arena:
    """The arena that is asked for, checked."""
    game = game_called(args.game)
    seats = args.seats if args.seats is not None else max(game.seats.start, min(4, game.seats.stop - 1))
    if args.matches < 1 or (args.jobs is not None and args.jobs < 1):
        raise Refusal("arena-count")
    options = dict(named(game.options + game.toys, text) for text in args.option)
    bots = tuple(args.bots)
    arena = Arena(game.key, bots, seats, args.matches, args.seed, options, args.field, args.adjusted)
    return arena.checked()


def play(arena: Arena, results: Results, args: argparse.Namespace) -> None:
    """Plays what was not played yet, with a bar on standard error."""
    done = {outcome.place for outcome in results.outcomes}
    fixtures = [fixture for fixture in arena.fixtures() if fixture.place not in done]
    outcomes = on_ray(fixtures) if args.ray else on_cores(fixtures, args.jobs)
    columns = (TextColumn(arena.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(done) + len(fixtures), completed=len(done))
        for outcome in outcomes:
            results.add(outcome)
            progress.advance(task)


def as_json(found: Standings) -> str:
    return msgspec.json.format(msgspec.json.encode(found)).decode()
