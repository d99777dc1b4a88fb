"""The rules of every game: random play, and copies of a position."""

from collections.abc import Callable

from maestri.bench.clock import Work
from maestri.core.game import AnyGame
from maestri.core.playout import random_playout
from maestri.core.registry import all_games
from maestri.core.rng import rng_for_ply, seeded
from maestri.core.state import State

BATCH = 100


def random_matches() -> dict[str, Work]:
    """For every game, one whole random match with four players where the game allows it."""
    return {game.key: _random_match(game) for game in all_games()}


def copies() -> dict[str, Work]:
    """For every game, copies of a position from the middle of a match."""
    return {game.key: _copies(game) for game in all_games()}


def generators() -> int:
    """The generators of some plies, from their seed."""
    for ply in range(BATCH):
        rng_for_ply("bench", ply)
    return BATCH


def _random_match(game: AnyGame) -> Work:
    rng = seeded("bench")
    start = starting(game)
    return lambda: int(random_playout(start(), rng))


def _copies(game: AnyGame) -> Work:
    state = starting(game)()
    random_playout(state, seeded("bench"), 40)

    def some_copies() -> int:
        for _ in range(BATCH):
            state.copy()
        return BATCH

    return some_copies


def starting(game: AnyGame) -> Callable[[], State]:
    """Deals a first position, with four players where the game allows it; always the same one."""
    options = game.settled(game.brief_options)
    return lambda: game.start(seats_of(game), options, seeded("bench"))


def seats_of(game: AnyGame) -> int:
    """Four, where the game allows it."""
    return max(game.seats.start, min(4, game.seats.stop - 1))
