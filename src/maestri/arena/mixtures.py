"""Matches of any mixture: any number of players, each of any level, by the options that people get."""

from collections.abc import Sequence

from maestri.arena.fixture import Fixture
from maestri.core.game import AnyGame
from maestri.core.rng import seeded

LEVELS = ("novice", "regular", "master@16")
"""A master who thinks a little ends matches as one who thinks long does; he only takes less time."""


def mixture(game: AnyGame, number: int, levels: Sequence[str] = LEVELS) -> Fixture:
    """One of them; the same number gives the same."""
    rng = seeded(f"mixture {game.key} {number}")
    seats = game.seats[rng.below(len(game.seats))]
    seating = tuple(levels[rng.below(len(levels))] for _ in range(seats))
    return Fixture(game.key, {}, "endings", number, 0, seating)
