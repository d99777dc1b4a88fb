"""Whether chances are true: of all positions said to be won by 30 %, are 30 % won?"""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of
from maestri.coach.because import reasons_of
from maestri.coach.values import LEAST, Shares, Values, doubted, judged, won
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.rng import seeded
from maestri.core.state import State

TENTHS = 10
LOOKS = 4
"""Positions that are looked at of a match, at random."""
ENOUGH = 300
"""Of so many predictions a tenth is judged."""

Pair = tuple[float, float]
"""What was said, and what happened."""


class Seen(msgspec.Struct, frozen=True):
    """A position of a match among regulars: the points of each seat there, how it turned out each time that
    it was played on (as it was judged, unsharpened and without doubt), and who won in the end."""

    points: list[int]
    ends: list[Shares]
    won: Shares

    def said(self, sharpness: float, unsure: float = 0.0, doubt: float = 0.0) -> Shares:
        """Everybody's chances. Only who has lost has no share at all: such an end is no judgement."""
        ends = [end if 0 in end else judged(end, sharpness, unsure) for end in self.ends]
        return doubted([sum(column) / len(ends) for column in zip(*ends, strict=True)], doubt)


class Tenth(NamedTuple):
    """The positions whose chance lay in one tenth: how many, what was said on the mean, what happened, and
    how far apart these two come by chance alone (a standard error)."""

    many: int
    said: float
    happened: float
    error: float

    @property
    def is_off(self) -> bool:
        """Whether there are enough of them, and what happened is more than three points away."""
        return self.many >= ENOUGH and abs(self.said - self.happened) > 0.03

    def __str__(self) -> str:
        apart = self.happened - self.said
        return f"said {self.said:.3f} happened {self.happened:.3f}: {apart:+.3f} ± {self.error:.3f}"


def looked_at(game: AnyGame, seats: int, seed: str, samples: int) -> list[Seen]:
    """Some positions of one match among regulars."""
    match = Match(game, seats, seed)
    states = list(_played(match))
    assert match.result is not None
    came = won(match.result, seats)
    rng, values = seeded(f"looks {seed}"), Values(game, seats)
    values.sharpness, values.unsure = 1.0, 0.0
    places = sorted({rng.below(len(states)) for _ in range(LOOKS)})
    return [_seen(values, states[place], came, samples, f"{seed}/{place}") for place in places]


def _played(match: Match[Any]) -> Iterator[State]:
    """Plays a match to its end; all positions on the way."""
    bot = bot_of(match.game, REGULAR)
    while match.to_move:
        yield match.state.copy()
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))


def _seen(values: Values, state: State, came: Shares, samples: int, chance: str) -> Seen:
    reasons = reasons_of(values.game)
    points = reasons.points(state) if reasons else [0] * values.seats
    ends = values.ends(state, samples, chance)
    return Seen(points, [[share and max(LEAST, round(share, 4)) for share in end] for end in ends], came)


def pairs(seen: Iterable[Seen], sharpness: float, unsure: float = 0.0, doubt: float = 0.0) -> list[Pair]:
    """For every seat of every position, what was said and what happened."""
    return [pair for one in seen for pair in zip(one.said(sharpness, unsure, doubt), one.won, strict=True)]


def tenths(matches: Iterable[Sequence[Pair]]) -> list[Tenth]:
    """What was said against what happened, by tenths of what was said."""
    rows: list[list[list[Pair]]] = [[] for _ in range(TENTHS)]
    for found in matches:
        for number, row in enumerate(rows):
            row.append([pair for pair in found if min(TENTHS - 1, int(pair[0] * TENTHS)) == number])
    return [_tenth(row) for row in rows]


def _tenth(matches: Sequence[Sequence[Pair]]) -> Tenth:
    """Positions of one match end the same way: only matches count as independent."""
    pairs = [pair for found in matches for pair in found]
    if not pairs:
        return Tenth(0, 0.0, 0.0, 0.0)
    many, apart = len(pairs), [sum(said - happened for said, happened in found) for found in matches]
    said, happened = (sum(column) / many for column in zip(*pairs, strict=True))
    return Tenth(many, said, happened, sqrt(sum(each**2 for each in apart)) / many)


def brier(found: Sequence[Pair]) -> float:
    """The mean square of what was said less what happened: the less, the better."""
    return sum((said - happened) ** 2 for said, happened in found) / len(found)
