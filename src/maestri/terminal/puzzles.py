"""`maestri puzzles`: looks through matches of bots for moments that make puzzles."""

import argparse
from pathlib import Path

import msgspec

from maestri.coach.mining import Miner, chosen
from maestri.coach.proof import STUDY
from maestri.coach.puzzles import Puzzle
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.locales import words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.page import printed

BEST = 80
MOST_SEATS = 4


class Mined(msgspec.Struct, frozen=True):
    """What one match gave."""

    seed: str
    puzzles: list[Puzzle]


def add_to(commands: Commands) -> None:
    about = "Look through matches of bots for moments where one move is clearly best and regulars miss it."
    example = "maestri puzzles duel-of-magicians --matches 500 --file duel.jsonl"
    command = new_command(commands, "puzzles", about, example)
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument("--matches", type=int, default=20, help="so many (default: 20)")
    command.add_argument(
        "--seats", type=int, help="players (default: another number for every match, up to 4)"
    )
    command.add_argument("--samples", type=int, default=STUDY, help=f"for a proof (default: {STUDY})")
    command.add_argument("--file", type=Path, required=True, help="a line a match; goes on where it stopped")
    command.add_argument("--into", type=Path, help="the best of all that were found, a line a puzzle")
    command.add_argument("--best", type=int, default=BEST, help=f"so many of them (default: {BEST})")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    seats = (
        [game.check_seats(args.seats)] if args.seats else [each for each in game.seats if each <= MOST_SEATS]
    )
    if args.matches < 1 or args.samples < 6 or args.best < 1:
        raise Refusal("review-samples")
    done = kept(args.file)
    for number in range(len(done), args.matches):
        seed = f"puzzles {number}"
        miner = Miner(game, seats[number % len(seats)], seed, args.samples)
        done.append(Mined(seed, list(miner.mined())))
        add(args.file, msgspec.json.encode(done[-1]))
    found = [puzzle for each in done for puzzle in each.puzzles]
    printed(words(args.lang)("puzzles-found", count=len(found), matches=len(done)))
    if args.into:
        args.into.unlink(missing_ok=True)
        for puzzle in chosen(found, args.best):
            add(args.into, msgspec.json.encode(puzzle))
    return 0


def kept(path: Path) -> list[Mined]:
    """What was found before. A line that was broken off in the writing is a match that was not finished."""
    try:
        *lines, broken = path.read_bytes().split(b"\n") if path.exists() else [b""]
        found = [msgspec.json.decode(line, type=Mined) for line in lines]
        if broken:
            with path.open("r+b") as file:
                file.truncate(path.stat().st_size - len(broken))
    except (OSError, msgspec.MsgspecError):
        raise Refusal("puzzles-file", path=str(path)) from None
    return found


def add(path: Path, line: bytes) -> None:
    try:
        with path.open("ab") as file:
            file.write(line + b"\n")
    except OSError as error:
        raise Refusal("file", path=str(path), problem=error.strerror or "") from None
