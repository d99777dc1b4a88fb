"""`maestri dataset`: matches of bots, as records and as columns."""

import argparse
from pathlib import Path

from maestri import __version__
from maestri.arena.contender import NAMES, check_at
from maestri.core.option import named
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.terminal.command import Commands, new_command


def add_to(commands: Commands) -> None:
    about = "Write matches of bots as a data set: records, decisions as Parquet, and a card with digests."
    example = "maestri dataset duel-of-magicians --matches 1000 --bots regular novice --out duel"
    command = new_command(commands, "dataset", about, example)
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument("--matches", type=int, default=100, help="how many (default: 100)")
    bots = f"{', '.join(NAMES)}; they take the seats in turn, and move on by one with every match"
    command.add_argument("--bots", nargs="+", default=["regular"], metavar="BOT", help=bots)
    command.add_argument("--seats", type=int, help="players (default: as few as the game allows)")
    command.add_argument("--seed", default="dataset", help="the deals (default: dataset)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to write it to")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from maestri.research import dataset  # what it needs takes a while to import

    game = game_called(args.game)
    seats = game.check_seats(game.seats.start if args.seats is None else args.seats)
    for bot in args.bots:
        check_at(bot, game, seats)
    options = dict(named(game.options + game.toys, text) for text in args.option)
    plan = dataset.Plan(game.key, seats, tuple(args.bots), args.matches, args.seed, options)
    try:
        card = dataset.write(game, plan, args.out, __version__)
    except OSError as error:
        raise Refusal("file", path=str(args.out), problem=error.strerror or "") from None
    print(f"{args.out}: {card.decisions} decisions of {args.matches} matches, {card.digest}")
    return 0
