"""`maestri hint`: what a master thinks of the moves at a ply of a record."""

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from maestri.bots import rng_for_bot
from maestri.bots.hints import Hint, hints
from maestri.bots.kit import past_of
from maestri.coach.because import because
from maestri.core.match import Match
from maestri.core.record import Record
from maestri.core.refusal import Refusal
from maestri.locales import Words, words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.paper import lay


def add_to(commands: Commands) -> None:
    about = "Rank the moves at a ply of a recorded match, from what the player to move can see and no more."
    command = new_command(commands, "hint", about, "maestri hint match.json --ply 12")
    command.add_argument("file", help="a record file")
    command.add_argument("--ply", type=int, help="after so many moves (default: at the end)")
    command.add_argument(
        "--seat", type=int, help="whose moves, where several may move; the first player is 1"
    )
    command.add_argument("--simulations", type=int, help="how long to think (default: as a master does)")
    command.add_argument("--json", action="store_true", help="print the hints as JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.simulations is not None and args.simulations < 1:
        raise Refusal("simulations", simulations=args.simulations)
    match = Record.load(args.file).replay(args.ply)
    seat = seat_asking(match, args.seat)
    rng, past = rng_for_bot(match.seed, match.ply), past_of(match, seat)
    found = hints(match.game, match.recall(seat), rng, args.simulations, past)
    say = words(args.lang, match.game.key)
    if args.json:
        print(
            msgspec.json.format(
                msgspec.json.encode([worded(match, seat, hint, say) for hint in found])
            ).decode()
        )
    else:
        show(match, seat, found, say)
    return 0


def seat_asking(match: Match[Any], asked: int | None) -> int:
    """The seat that wants a hint, if it may move."""
    if not match.to_move:
        raise Refusal("hint-over")
    seat = match.to_move[0] if asked is None else asked - 1
    if seat not in match.to_move:
        raise Refusal("hint-seat", seat=asked, allowed=", ".join(str(one + 1) for one in match.to_move))
    return seat


def worded(match: Match[Any], seat: int, hint: Hint, say: Words) -> dict[str, object]:
    """A hint as data, with its reason in words."""
    return {**hint._asdict(), "reason": reason(match, seat, hint, say)}


def reason(match: Match[Any], seat: int, hint: Hint, say: Words) -> str:
    why = because(match.game, match.recall(seat), hint.move)
    return say.told(why.key, why.facts, players(match, say), seat) if why else ""


def players(match: Match[Any], say: Words) -> list[str]:
    return [say("player", number=number + 1) for number in range(match.seats)]


def show(match: Match[Any], seat: int, found: list[Hint], say: Words) -> None:
    """The table as the player sees it, and the moves, best first."""
    console = Console(highlight=False)
    lay(console, match.game.sketch(match.view(seat), say, players(match, say)), hang=4)
    heads = ("hint-move", "hint-worth", "hint-share", "hint-reason")
    table = Table(*map(say, heads), box=None, padding=(0, 2, 0, 0))
    thought = max(1, sum(hint.visits for hint in found))
    for hint in found:
        worth = f"{hint.worth:.3f}" if hint.visits else "–"
        table.add_row(hint.move, worth, f"{hint.visits / thought:.0%}", reason(match, seat, hint, say))
    console.print()
    console.print(table)
