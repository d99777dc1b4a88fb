"""`maestri judge`: a companion for a real table, where a game has something to adjudicate."""

import argparse

from rich.console import Console

from maestri.core.registry import game_called
from maestri.locales import words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.paper import lay

EXAMPLE = 'maestri judge master-of-rules "A: trio R7 | B: support B3 | C: only G8 | D1: R2 limit | D2: R9"'

TABLE = (
    "the places clockwise, with a number card and a rule card for each player; "
    "D1 and D2 are the dummies that fill a table of three or four players up to five"
)


def add_to(commands: Commands) -> None:
    about = "Say who did the rule, and why, from the cards on a real table."
    command = new_command(commands, "judge", about, EXAMPLE)
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument("table", help=TABLE)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_called(args.game)
    names, verdicts = game.judge(args.table)
    say = words(args.lang, game.key)
    console = Console(highlight=False)
    for verdict in verdicts:
        lay(console, say.event(verdict, names), hang=2)
    return 0
