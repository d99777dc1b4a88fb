"""`maestri replay`: a record, told move by move."""

import argparse
from typing import Any

from rich.console import Console

from maestri.core.game import EVERYTHING
from maestri.core.match import Match
from maestri.core.record import Record
from maestri.locales import Words, words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.paper import framed, lay


def add_to(commands: Commands) -> None:
    about = "Tell a recorded match move by move, and show the position at the end or at a ply."
    command = new_command(commands, "replay", about, "maestri replay match.json --ply 12")
    command.add_argument("file", help="a record file")
    command.add_argument("--ply", type=int, help="stop after so many moves")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = Record.load(args.file).replay(args.ply)
    say = words(args.lang, match.game.key)
    tell(match, say, Console(highlight=False))
    return 0


def tell(match: Match[Any], say: Words, console: Console) -> None:
    """All events in words, with the ply they came at, and then the position with nothing hidden."""
    names = [say("player", number=seat + 1) for seat in range(match.seats)]
    for ply, events in enumerate([match.dealt, *(ply.events for ply in match.plies)]):
        for event in events:
            lay(console, f"{ply:>4}  {say.event(event, names)}", hang=6)
    position = match.game.sketch(match.game.view(match.state, EVERYTHING), say, names)
    framed(console, position, title=say("title"))
    if match.result:
        tell_result(match, say, names, console)


def tell_result(match: Match[Any], say: Words, names: list[str], console: Console) -> None:
    """Who won, and every place."""
    result = match.result
    assert result is not None
    winners = say.both([names[seat] for seat in result.winners])
    me = "me" if result.winners == (0,) and names[0] == say("you") else "other"
    lay(console, say("result-won", winners=winners, count=len(result.winners), who=me), "bold")
    for seat in sorted(range(match.seats), key=lambda seat: result.places[seat]):
        line = say("result-line", place=result.places[seat], name=names[seat], score=result.scores[seat])
        lay(console, f"  {line}", hang=4)
