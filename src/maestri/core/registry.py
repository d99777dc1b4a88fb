"""The games on the shelf. A game puts itself here; core itself knows none."""

from maestri.core.game import Game
from maestri.core.refusal import Refusal

_shelf: dict[str, Game] = {}


def register(game: Game) -> None:
    """Puts a game on the shelf."""
    _shelf[game.key] = game


def game_called(key: str) -> Game:
    """The game with that key."""
    if key not in _shelf:
        raise Refusal("game-unknown", game_key=str(key)[:60], allowed=", ".join(_shelf))
    return _shelf[key]


def all_games() -> tuple[Game, ...]:
    """All games, in the order they were put on the shelf."""
    return tuple(_shelf.values())
