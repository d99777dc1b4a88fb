"""What each level is worth, on one scale a game: as `maestri ladder` found it in whole matches."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

FILE = "ratings.json"
"""What a ladder writes beside its matches, and bots bring with them: a game's levels, and their points."""
START = 1500
"""A regular's points in every game, and those of somebody of whom nothing is known."""
TENFOLD = 400.0
"""So many points more, and one comes before the other ten times for once behind him (Elo's scale)."""


def ratings_of(game: str) -> Mapping[str, int]:
    """The points of a game's levels, the lowest level first; none where they were not measured."""
    return _shipped().get(game, {})


def expected(mine: float, theirs: float) -> float:
    """How often somebody comes before another, by their points."""
    return float(1 / (1 + 10 ** ((theirs - mine) / TENFOLD)))


@cache
def _shipped() -> dict[str, dict[str, int]]:
    return msgspec.json.decode((files(__package__) / FILE).read_bytes(), type=dict[str, dict[str, int]])
