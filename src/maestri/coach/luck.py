"""What chance alone brought each seat in a match, so that results can be had without it (after AIVAT).

A stroke of luck is what a position is worth less what others are worth that the same move might have led to.
Those are drawn as the true one was, so that luck is nothing on the mean, however good or bad the values are:
results less luck are true on the mean, and where values are good they scatter less.
"""

from statistics import fmean
from typing import Any

from maestri.coach.prospects import worth_of
from maestri.coach.values import Shares
from maestri.core.match import Match
from maestri.core.rng import seeded
from maestri.core.state import State

OTHERS = 24
"""Ways that chance might have gone instead."""


class Luck:
    """Follows a match from its deal on."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.worth = worth_of(match.game, match.seats)
        self.total: Shares = [0.0] * match.seats
        if match.start is None:
            self._book(match.state, [self._dealt(number) for number in range(OTHERS)])

    def _dealt(self, number: int) -> State:
        rng = seeded(f"{self.match.seed}/luck/{number}")
        state: State = self.match.game.start(self.match.seats, self.match.options, rng)
        return state

    def follow(self, before: State) -> None:
        """A move was played; before it the position was this one."""
        ply, others = self.match.plies[-1], list[State]()
        if not ply.final:
            return
        for number in range(OTHERS):
            state, rng = before.copy(), seeded(f"{self.match.seed}/luck/{self.match.ply}/{number}")
            state.play(ply.seat, ply.move, rng)
            if not rng.used:
                return  # nothing was left to chance
            others.append(state)
        self._book(self.match.state, others)

    def _book(self, true: State, others: list[State]) -> None:
        came, instead = self.worth(true), [self.worth(other) for other in others]
        for seat in range(self.match.seats):
            self.total[seat] += came[seat] - fmean(each[seat] for each in instead)
