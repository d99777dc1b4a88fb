"""What chance alone brought each seat in a match, so that results can be had without it (after AIVAT).

A stroke of luck is what a position is worth less what others are worth that the same move might have led to.
Those are drawn as the true one was, so that luck is nothing on the mean, however good or bad the values are:
results less luck are true on the mean, and where values are good they scatter less. What is hardly more than
noise of the values counts for little: how much is told by other draws again, so that the mean stays nothing.
"""

from statistics import fmean, variance
from typing import Any

from maestri.coach.values import Estimate, Shares, Values
from maestri.core.match import Match
from maestri.core.rng import seeded
from maestri.core.state import State

OTHERS = 8
"""Ways that chance might have gone instead: one half to compare with, one half to tell noise by."""
SAMPLES = 24


class Luck:
    """Follows a match from its deal on."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.values = Values(match.game, match.seats)
        self.total: Shares = [0.0] * match.seats
        if match.start is None:
            dealt = [self._dealt(number) for number in range(OTHERS)]
            self._book(match.state, dealt, 0)

    def _dealt(self, number: int) -> State:
        rng = seeded(f"{self.match.seed}/luck/{number}")
        state: State = self.match.game.start(self.match.seats, self.match.options, rng)
        return state

    def follow(self, before: State) -> None:
        """A move was played; before it the position was this one."""
        ply, number = self.match.plies[-1], self.match.ply
        if not ply.final:
            return
        others = []
        for other in range(OTHERS):
            state = before.copy()
            state.play(ply.seat, ply.move, seeded(f"{self.match.seed}/luck/{number}/{other}"))
            others.append(state)
        self._book(self.match.state, others, number)

    def _book(self, true: State, others: list[State], ply: int) -> None:
        chance = f"{self.match.seed}/worth/{ply}"
        worth = self.values.chances(true, SAMPLES, chance)
        instead = [self.values.chances(state, SAMPLES, chance) for state in others]
        compared, apart = instead[: OTHERS // 2], instead[OTHERS // 2 :]
        for seat in range(self.match.seats):
            usual = fmean(each.means[seat] for each in compared)
            self.total[seat] += _trust(apart, seat) * (worth.means[seat] - usual)


def _trust(apart: list[Estimate], seat: int) -> float:
    """Of how positions differ, how much is more than noise."""
    noise = fmean(each.errors[seat] ** 2 for each in apart)
    signal = max(0.0, variance([each.means[seat] for each in apart]) - noise)
    return signal / (signal + noise * (1 + 2 / OTHERS)) if signal else 0.0
