"""The games on the shelf. A game puts itself here; core itself knows none."""

import copyreg
import inspect
from pathlib import Path

import msgspec

from maestri.core.game import EVERYTHING, AnyGame
from maestri.core.refusal import Refusal
from maestri.core.state import State
from maestri.locales import put_beside

_shelf: dict[str, AnyGame] = {}
Written = tuple[str, int, bytes]
"""A position as data: its game, the version of its rules, and a view of everything."""


def register(game: AnyGame) -> None:
    """Puts a game on the shelf, with the words that lie beside it, and says how its positions are pickled."""
    _shelf[game.key] = game
    copyreg.pickle(game.state_type, lambda state: (read, written(game, state)))
    put_beside(game.key, Path(inspect.getfile(type(game))).parent)


def game_called(key: str) -> AnyGame:
    """The game with that key."""
    if key not in _shelf:
        raise Refusal("game-unknown", game_key=str(key)[:60], allowed=", ".join(_shelf))
    return _shelf[key]


def all_games() -> tuple[AnyGame, ...]:
    """All games, in the order they were put on the shelf."""
    return tuple(_shelf.values())


def written(game: AnyGame, state: State) -> Written:
    """A position as data."""
    return game.key, game.version_of(state), msgspec.msgpack.encode(game.view(state, EVERYTHING))


def read(key: str, version: int, data: bytes) -> State:
    """The position that was written down."""
    game = game_called(key).by_rules(version)
    assert game is not None
    state: State = game.lay_out(msgspec.msgpack.decode(data, type=game.view_type))
    return state
