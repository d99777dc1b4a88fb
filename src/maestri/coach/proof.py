"""The proof that a move is better than every other one, by what its seat sees."""

from collections.abc import Sequence
from typing import Any

from maestri.coach.judging import Judge
from maestri.coach.review import VICTORY, Figure
from maestri.coach.values import Values, estimate
from maestri.core.match import Match

CLEAR = VICTORY // 25
"""By how much the best move is better than every other."""
SAME = VICTORY // 100
"""Moves that differ by less are as good as one another."""
ONE_IN = 3
"""At most one move in so many is right, where there are several."""
SURE = 3.0
"""Standard errors that this is beyond."""
ROUGH, STUDY = 24, 240
"""Samples: for every move there is, and for those that come near."""
RIVALS = 12
"""More moves than these that come near the best one, and it is not clearly best."""

Losses = dict[str, Figure]


def losses(match: Match[Any], seat: int, best: str, samples: int, chance: str) -> Losses:
    """What every other legal move loses against a move: roughly, and closely where it comes near."""
    judge, view, moves = (
        Judge(Values(match.game, match.seats), samples),
        match.recall(seat),
        match.moves(seat),
    )
    others = [move for move in moves if move != best]
    found = _measured(judge, view, best, others, min(ROUGH, samples), f"{chance}/rough")
    near = sorted((move for move in others if _comes_near(found[move])), key=lambda move: found[move].value)
    if near and len(near) <= RIVALS:
        found |= _measured(judge, view, best, near, samples, f"{chance}/close")
    return found


def as_good(found: Losses) -> list[str]:
    """The other moves that come to the same, say with a tile turned another way that leads nowhere."""
    return [move for move, loss in found.items() if abs(loss.value) <= SAME]


def is_clear(found: Losses) -> bool:
    """Whether nothing else comes near the move and the few that are as good."""
    good = as_good(found)
    few = not good or ONE_IN * (len(good) + 1) <= len(found) + 1
    return few and all(_is_worse(loss) for move, loss in found.items() if move not in good)


def is_refuted(found: Losses, good: Sequence[str]) -> bool:
    """Whether, looked into again with other chance, a move that should be worse comes out as good."""
    return any(loss.value < SURE * loss.error / 2 for move, loss in found.items() if move not in good)


def _is_worse(loss: Figure) -> bool:
    return loss.value > max(CLEAR, SURE * loss.error)


def _comes_near(loss: Figure) -> bool:
    return loss.value - SURE * loss.error < 2 * CLEAR


def _measured(judge: Judge, view: Any, best: str, others: list[str], samples: int, chance: str) -> Losses:
    """On the same positions with the same luck for all."""
    seat: int = view.seat
    runs = [judge.sample(view, [best, *others], f"{chance}/{number}") for number in range(samples)]
    shares = [[outcome[seat] for outcome in run[1:]] for run in runs]
    found = estimate([[own[0] - other for other in own[1:]] for own in shares])
    figures = zip(found.means, found.errors, strict=True)
    return {
        move: Figure(round(mean * VICTORY), round(error * VICTORY))
        for move, (mean, error) in zip(others, figures, strict=True)
    }
