"""`maestri games`: what is on the shelf."""

import argparse

from rich.console import Console

from maestri.core.game import AnyGame
from maestri.core.option import written
from maestri.core.registry import all_games
from maestri.locales import Words, words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.paper import lay


def add_to(commands: Commands) -> None:
    command = new_command(commands, "games", "List the games.", "maestri games --lang fr")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False)
    for game in all_games():
        show(game, words(args.lang, game.key), console)
    return 0


def show(game: AnyGame, say: Words, console: Console) -> None:
    """A game's name, players, what it is, and its options."""
    fewest, most = game.seats.start, game.seats.stop - 1
    players = say("games-players-just" if fewest == most else "games-players", fewest=fewest, most=most)
    lay(console, f"{say('title')}  {game.key}  ({players})", "bold")
    lay(console, f"  {say('games-about', byline=say('byline'), blurb=say('blurb'))}", hang=2)
    for option in game.options:
        default = "" if option.default is None else f" ({written(option.default)})"
        allowed = f"{option.key}={option.allowed}{default}"
        lay(console, f"  {say('games-option', option=allowed, about=say(f'option-{option.key}'))}", hang=4)
    console.print()
