"""Whether chances are true: of all positions said to be won by 30 %, are 30 % won?"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of
from maestri.coach.values import Shares, Values
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.rng import seeded
from maestri.core.state import State

TENTHS = 10
LOOKS = 10
"""Positions that are looked at of a match, at random."""


class Seen(NamedTuple):
    """A position of a match among regulars, the points of each seat there, and who won in the end."""

    state: State
    chance: str
    won: Shares


class Tenth(NamedTuple):
    """The positions whose chance lay in one tenth: how many, what was said on the mean, what happened."""

    many: int
    said: float
    happened: float


def positions(game: AnyGame, seats: int, seed: str) -> list[Seen]:
    """Some positions of one match among regulars."""
    match, bot = Match(game, seats, seed), bot_of(game, REGULAR)
    states: list[State] = []
    while match.to_move:
        states.append(match.state.copy())
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))
    assert match.result is not None
    won = [(seat in match.result.winners) / len(match.result.winners) for seat in range(seats)]
    rng = seeded(f"looks {seed}")
    places = sorted({rng.below(len(states)) for _ in range(LOOKS)})
    return [Seen(states[place], f"{seed}/{place}", won) for place in places]


def predictions(values: Values, seen: Sequence[Seen], samples: int) -> Iterator[tuple[float, float]]:
    """For every seat of every position, what was said and what happened."""
    for one in seen:
        said = values.chances(one.state, samples, one.chance).means
        yield from zip(said, one.won, strict=True)


def tenths(pairs: Sequence[tuple[float, float]]) -> list[Tenth]:
    """What was said against what happened, by tenths of what was said."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for said, happened in pairs:
        rows[min(TENTHS - 1, int(said * TENTHS))].append((said, happened))
    return [
        Tenth(len(row), sum(one[0] for one in row) / len(row), sum(one[1] for one in row) / len(row))
        if row
        else Tenth(0, 0.0, 0.0)
        for row in rows
    ]


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    """The mean square of what was said less what happened: the less, the better."""
    return sum((said - happened) ** 2 for said, happened in pairs) / len(pairs)
