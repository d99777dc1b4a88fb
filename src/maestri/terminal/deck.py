"""`maestri deck`: a game's board and cards as a file, for owners of the box to put in what theirs says."""

import argparse
from pathlib import Path

from maestri.core.game import AnyGame
from maestri.core.option import TextFile
from maestri.core.refusal import Refusal
from maestri.core.registry import all_games, game_called
from maestri.locales import words
from maestri.terminal.command import Commands, add_language, new_command
from maestri.terminal.page import printed

OPTION = "deck"


def add_to(commands: Commands) -> None:
    about = "Write a game's board and cards to a file, to change them and play with your own."
    command = new_command(commands, "deck", about, "maestri deck maitre-du-monde --export my-box.json")
    command.add_argument("game", help="a game's key, as `maestri games` lists it")
    command.add_argument("--export", metavar="FILE", required=True, help="where the deck goes")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    deck = deck_of(game_called(args.game))
    if deck is None:
        allowed = ", ".join(game.key for game in all_games() if deck_of(game))
        raise Refusal("deck-none", game_key=args.game, allowed=allowed)
    try:
        Path(args.export).write_text(deck.printed(), encoding="utf-8")
    except OSError as error:
        raise Refusal("file", path=args.export, problem=error.strerror or "") from None
    printed(words(args.lang)("deck-written", path=args.export, game_key=args.game))
    return 0


def deck_of(game: AnyGame) -> TextFile | None:
    return next((option.text for option in game.options if option.key == OPTION), None)
