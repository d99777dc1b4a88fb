"""What a decision was worth, by what its seat could see when it was made and nothing else."""

from collections.abc import Sequence
from typing import NamedTuple

from maestri.bots.glance import numbers
from maestri.bots.kit import kit_of
from maestri.bots.levels import master_of
from maestri.coach.values import Estimate, Shares, Values, estimate
from maestri.core.game import View, onlooker
from maestri.core.rng import seeded
from maestri.core.state import State

MOST = 6
"""Moves that are compared: what was played, and those that look best at a glance."""
GLANCES = 4
"""Positions that are imagined for that glance."""
OF_A_MOVE = 7
"""What a master simulates for a move, shared out: to the chances, and to the moves that are compared."""
NO_HURRY = 600.0
"""Seconds for a second look: simulations are its measure, so that a busy machine changes nothing."""
LITTLE = 0.02
"""Of a victory: less is no mistake."""
SURE = 6
"""Errors: a loss of fewer is measured again, on positions that had no say in the suspicion, …"""
AGAIN = 2
"""… on so many times as many. Of a match's many losses the largest are else those that chance made so."""


class Judgement(NamedTuple):
    """How a move turns out for each seat beside what the assumed play makes of the same position; the move
    that turns out best for its seat, and what was lost against it."""

    effect: Estimate
    best: str
    loss: float
    error: float


class Judge:
    """Compares moves on the same imagined positions, with the same luck."""

    def __init__(self, values: Values, samples: int) -> None:
        self.values = values
        self.game = values.game
        self.samples = samples
        self._view: View | None = None

    def judge(self, view: View, moves: Sequence[str], played: str, chance: str) -> Judgement:
        """The first third of the samples finds the best move, the others measure it; what looks like a loss
        and is not sure is measured again."""
        asked = self.candidates(view, moves, played, chance)
        first = max(2, self.samples // 3)
        found = [self.sample(view, asked, f"{chance}/{number}") for number in range(first)]
        seat = view.seat or 0
        best = max(asked, key=lambda move: sum(each[1 + asked.index(move)][seat] for each in found))
        kept = [played] if best == played else [played, best]
        rest = range(first, self.samples)
        more = [self.sample(view, kept, f"{chance}/{number}") for number in rest]
        effect = estimate([_less(each[1], each[0]) for each in (*found, *more)])
        if best == played:
            return Judgement(effect, best, 0.0, 0.0)
        lost = estimate([_less(each[2], each[1]) for each in more])
        loss, error = max(0.0, lost.means[seat]), lost.errors[seat]
        if LITTLE < loss < SURE * error:
            loss, error = self.against(view, played, best, f"{chance}/again", AGAIN * self.samples)
            loss = max(0.0, loss)
        if is_lost(loss, error):
            loss = min(loss, self.second_look(view, moves, played, chance))
        return Judgement(effect, best if loss else played, loss, error if loss else 0.0)

    def second_look(self, view: View, moves: Sequence[str], played: str, chance: str) -> float:
        """What a master finds lost who sees the same: he looks at what all may do next, and not only at
        what the assumed play makes of it. Where both find a loss, the smaller one is beyond doubt."""
        master = master_of(self.game, self.samples * OF_A_MOVE, NO_HURRY)
        best, *others = master.thoughts(view, moves, seeded(f"{chance}/master"))
        own = next((each for each in others if each.move == played), best)
        return max(0.0, best.worth - own.worth)

    def against(
        self, view: View, move: str, best: str, chance: str, samples: int | None = None
    ) -> tuple[float, float]:
        """By how much a move turns out worse for its seat than another, and the error of that."""
        times = range(samples or self.samples)
        found = [self.sample(view, [move, best], f"{chance}/{number}") for number in times]
        lost = estimate([_less(each[2], each[1]) for each in found])
        return lost.means[view.seat or 0], lost.errors[view.seat or 0]

    def sample(self, view: View, moves: Sequence[str], chance: str) -> list[Shares]:
        """One imagined position: how it turns out by the assumed play, then with each of the moves.

        Where the assumed play makes the move that is asked about, nothing at all differs."""
        assert view.seat is not None
        start = self.imagined(view, chance)
        legal = start.moves(view.seat)
        usual = self.values.policy.picked(start, view.seat, legal, seeded(f"{chance}/usual"))
        asked = [usual, *(self.game.read(move) for move in moves)]
        found: dict[int, Shares] = {}
        for move in asked:
            if move not in found:
                found[move] = self.outcome(start, view.seat, move, chance)
        return [found[move] for move in asked]

    def outcome(self, start: State, seat: int, move: int, chance: str) -> Shares:
        state = start.copy()
        rng = seeded(chance)
        state.play(seat, move, rng)
        return self.values.end(start, state, rng)

    def imagined(self, view: View, chance: str) -> State:
        """Laid out once for a view; what it hides is dealt anew for each sample."""
        if view is not self._view:
            self._view, self._laid_out = view, self.game.lay_out(view)
        state: State = self._laid_out.copy()
        state.redeal(onlooker(view.seat), seeded(f"{chance}/deal"))
        return state

    def candidates(self, view: View, moves: Sequence[str], played: str, chance: str) -> list[str]:
        """What was played first, then those that look best."""
        others = [move for move in moves if move != played]
        if len(others) >= MOST:
            looks = self.looks(view, others, chance)
            others = sorted(others, key=lambda move: -looks[move])[: MOST - 1]
        return [played, *others]

    def looks(self, view: View, moves: Sequence[str], chance: str) -> dict[str, float]:
        assert view.seat is not None
        policy, rng = kit_of(self.game).regular(), seeded(f"{chance}/looks")
        looks = dict.fromkeys(moves, 0.0)
        for _ in range(GLANCES):
            scores = policy.judged(self.game.imagine(view, rng), view.seat, numbers(self.game, moves), rng)
            for move, score in zip(moves, scores, strict=True):
                looks[move] += score
        return looks


def is_lost(loss: float, error: float) -> bool:
    """Whether there was a better move to be seen, beyond doubt and by more than a trifle."""
    return loss > max(2 * error, LITTLE)


def _less(one: Shares, other: Shares) -> Shares:
    return [a - b for a, b in zip(one, other, strict=True)]
