"""`maestri bots`: the levels, and how each plays."""

import argparse
from collections.abc import Iterator

from rich.console import Console

from maestri.bots.levels import DEFAULT, LEVELS, Level, levels_of
from maestri.bots.ratings import ratings_of
from maestri.core.registry import all_games
from maestri.locales import words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.paper import lay


def add_to(commands: Commands) -> None:
    command = new_command(commands, "bots", "List the levels of the bots.", "maestri bots --lang ja")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    say = words(args.lang)
    console = Console(highlight=False)
    for level in LEVELS:
        usual = say("level-default") if level == DEFAULT else ""
        lay(console, f"{say(f'level-{level.key}')}  --level {level.key} {usual}", "bold")
        style = say.part(f"level-{level.key}", "style", {})
        lay(console, f"  {style} {say('level-seconds', seconds=level.seconds)}", hang=2)
        points = ", ".join(rated(level.key, args.lang))
        lay(console, f"  {say('level-points', points=points)}", hang=2)
        if tables := ", ".join(only_at(level, args.lang)):
            lay(console, f"  {say('level-games', games=tables)}", hang=2)
    return 0


def only_at(level: Level, language: str) -> Iterator[str]:
    """The games that have a level, and with how many players; nothing of a level that is everywhere."""
    games = all_games()
    seats = {game: [number for number in game.seats if level in levels_of(game, number)] for game in games}
    if all(numbers == list(game.seats) for game, numbers in seats.items()):
        return
    for game, numbers in seats.items():
        if numbers:
            say = words(language, game.key)
            yield say("level-table", title=say("title"), seats=", ".join(map(str, numbers)))


def rated(level: str, language: str) -> Iterator[str]:
    """What a level is worth in each game that has it."""
    for game in all_games():
        if points := ratings_of(game.key).get(level):
            say = words(language, game.key)
            yield say("level-rated", title=say("title"), points=points)
