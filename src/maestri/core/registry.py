"""The games on the shelf. A game puts itself here; core itself knows none."""

import inspect
from pathlib import Path

from maestri.core.game import AnyGame
from maestri.core.refusal import Refusal
from maestri.locales import put_beside

_shelf: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Puts a game on the shelf, with the words that lie beside it."""
    _shelf[game.key] = game
    put_beside(game.key, Path(inspect.getfile(type(game))).parent)


def game_called(key: str) -> AnyGame:
    """The game with that key."""
    if key not in _shelf:
        raise Refusal("game-unknown", game_key=str(key)[:60], allowed=", ".join(_shelf))
    return _shelf[key]


def all_games() -> tuple[AnyGame, ...]:
    """All games, in the order they were put on the shelf."""
    return tuple(_shelf.values())
