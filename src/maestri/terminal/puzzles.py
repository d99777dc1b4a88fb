"""`maestri puzzles`: looks through matches of bots for moments that make puzzles."""

import argparse
from pathlib import Path

import msgspec

from maestri.coach.puzzles import STUDY, Puzzle, mined
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.locales import words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.page import printed


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
    command.add_argument("--seats", type=int, help="players (default: 3 where the game allows it)")
    command.add_argument("--samples", type=int, default=STUDY, help=f"for a proof (default: {STUDY})")
    command.add_argument("--file", type=Path, required=True, help="a line a match; goes on where it stopped")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    seats = game.check_seats(args.seats or max(game.seats.start, 3))
    if args.matches < 1 or args.samples < 6:
        raise Refusal("review-samples")
    done = kept(args.file)
    found = sum(len(each.puzzles) for each in done)
    for number in range(len(done), args.matches):
        seed = f"puzzles {number}"
        one = Mined(seed, list(mined(game, seats, seed, args.samples)))
        found += len(one.puzzles)
        add(args.file, one)
    printed(words(args.lang)("puzzles-found", count=found, matches=args.matches))
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


def add(path: Path, one: Mined) -> None:
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
    except OSError as error:
        raise Refusal("file", path=str(path), problem=error.strerror or "") from None
