"""`maestri games`: what is on the shelf."""

import argparse

from rich.console import Console

from maestri.core.game import AnyGame
from maestri.core.option import written
from maestri.core.registry import all_games
from maestri.locales import Words, words
from maestri.terminal.command import Commands, add_language, new_command


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
    console.print(f"[bold]{say('title')}[/]  {game.key}  ({players})")
    console.print(f"  {say('byline')}. {say('blurb')}")
    for option in game.options:
        default = "" if option.default is None else f" ({written(option.default)})"
        console.print(f"  {option.key}={option.allowed}{default}: {say(f'option-{option.key}')}")
    console.print()
