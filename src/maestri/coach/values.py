"""What a position is worth to each seat: its share of the victory, found by playing on as a search does."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from maestri.bots.kit import kit_of
from maestri.bots.policy import Policy
from maestri.bots.search import Search
from maestri.coach.because import reasons_of
from maestri.core.game import AnyGame
from maestri.core.result import Result
from maestri.core.rng import Rng
from maestri.core.state import State

Shares = list[float]
"""By seat; they make 1 together."""
LEAST = 1e-6
AHEAD = 12
"""Decisions that are played on at least, so that luck to come is in the figures, and in their errors."""


class Estimate(NamedTuple):
    """What each seat may expect, and the standard error of that."""

    means: Shares
    errors: Shares


class Values:
    """Plays on by the policy that the master's search plays on by, or another that a game's values were
    measured with (`PLAYS_ON`), and judges where that one judges."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        plays_on: Callable[[], Policy] = getattr(reasons_of(game), "PLAYS_ON", kit_of(game).roll_out)
        self.policy = plays_on()
        self.policy.horizon = max(self.policy.horizon, AHEAD)
        self.sharpness: float = getattr(reasons_of(game), "SHARPNESS", {}).get(seats, 1.0)
        self.unsure: float = getattr(reasons_of(game), "UNSURE", 0.0)
        self.doubt: float = getattr(reasons_of(game), "DOUBT", 0.0)

    def end(self, start: State, state: State, rng: Rng) -> Shares:
        """How a position turns out that came out of another; it is played on."""
        search = Search(self.policy, start, 0, self.seats, rng)
        search.roll_out(state)
        return self.shares(state)

    def shares(self, state: State) -> Shares:
        """Of the victory; before the end by the policy's judgement, as sharp and sure as experience says."""
        result = state.result()
        if result is not None:
            return won(result, self.seats)
        return judged(list(self.policy.value(state, self.seats)), self.sharpness, self.unsure)

    def chances(self, state: State, samples: int, chance: str) -> Estimate:
        """What each seat may expect of a position that is known."""
        if state.result() is not None:
            return Estimate(self.shares(state), [0.0] * self.seats)
        return estimate([doubted(end, self.doubt) for end in self.ends(state, samples, chance)])

    def ends(self, state: State, samples: int, chance: str) -> list[Shares]:
        """How a position turns out, each time that it is played on."""
        return [
            self.end(state, state.copy(), Rng(sha256(f"{chance}/{number}".encode()).digest()))
            for number in range(samples)
        ]


def won(result: Result, seats: int) -> Shares:
    """Of the victory, what each seat has."""
    return [(seat in result.winners) / len(result.winners) for seat in range(seats)]


def judged(worth: Sequence[float], sharpness: float, unsure: float) -> Shares:
    """As shares, each to the power of the sharpness: above 1 the leader leads by more; and not quite sure."""
    powers = [max(LEAST, each) ** sharpness for each in worth]
    total = sum(powers)
    return doubted([each / total for each in powers], unsure)


def doubted(shares: Shares, doubt: float) -> Shares:
    """That much of the victory may go to anybody."""
    return [(1 - doubt) * each + doubt / len(shares) for each in shares]


def estimate(found: Sequence[Shares]) -> Estimate:
    """The means over samples, and their standard errors."""
    columns = list(zip(*found, strict=True))
    return Estimate([fmean(each) for each in columns], [_error(each) for each in columns])


def _error(figures: Sequence[float]) -> float:
    return sqrt(variance(figures) / len(figures)) if len(figures) > 1 else 0.0
