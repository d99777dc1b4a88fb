"""What a review comes to: the moments that decided, and a word on each player."""

from collections.abc import Iterator
from typing import Any

import msgspec

from maestri.coach.because import because
from maestri.coach.review import TRIFLE, Figure, PlyReviewed, Review
from maestri.core.record import Record

MOST, FEWEST = 5, 3
LUCK, DECISION = "luck", "decision"


class Moment(msgspec.Struct, frozen=True):
    """A ply that decided much: by luck or by a decision, whom it touched most, and by how much."""

    ply: int
    kind: str
    seat: int
    """Whose chances it changed most: of a decision, its player."""
    change: Figure
    better: str = ""
    """The better move that was to be seen, where it was a mistake."""
    reason: str = ""
    facts: dict[str, Any] = {}
    """Why that is better, as it is told to its player."""


class Verdict(msgspec.Struct, frozen=True):
    """A word on a player, as the message `review-verdict` tells it."""

    seat: int
    won: bool
    played: str
    """`better`, `worse` or `even`, beside the play that is assumed."""
    luck: str
    """`lucky`, `unlucky` or `even`."""


class Told(msgspec.Struct, frozen=True):
    """A review with what it comes to."""

    review: Review
    moments: list[Moment]
    verdicts: list[Verdict]


def told(record: Record, review: Review) -> Told:
    """All that is to be said of a match."""
    return Told(review, [_explained(record, review, each) for each in moments(review)], verdicts(review))


def _explained(record: Record, review: Review, moment: Moment) -> Moment:
    decision = review.plies[moment.ply].decision
    if moment.kind != DECISION or decision is None or not decision.is_mistake:
        return moment
    match = record.replay(moment.ply - 1)
    why = because(match.game, match.recall(moment.seat), decision.best)
    reason, facts = (why.key, msgspec.structs.asdict(why.facts)) if why else ("", {})
    return msgspec.structs.replace(moment, better=decision.best, reason=reason, facts=facts)


def moments(review: Review) -> list[Moment]:
    """Three to five of them, in the order of the match: what is beyond doubt first, then what weighs most."""
    found = sorted(_all(review), key=lambda each: -abs(each.change.value))
    chosen: dict[int, Moment] = {}
    for each in found:
        sure = abs(each.change.value) > max(2 * each.change.error, TRIFLE)
        if each.ply not in chosen and (sure or len(chosen) < FEWEST):
            chosen[each.ply] = each
        if len(chosen) == MOST:
            break
    return [chosen[ply] for ply in sorted(chosen)]


def _all(review: Review) -> Iterator[Moment]:
    for ply in review.plies:
        seat = max(range(review.seats), key=lambda seat: abs(ply.luck[seat].value))
        yield Moment(ply.ply, LUCK, seat, ply.luck[seat])
        yield from _decision(ply)


def _decision(ply: PlyReviewed) -> Iterator[Moment]:
    """A mistake weighs what it lost, any other decision what it gained."""
    if ply.decision is None or ply.seat is None:
        return
    loss, effect = ply.decision.loss, ply.decision.effect[ply.seat]
    if ply.decision.is_mistake:
        yield Moment(ply.ply, DECISION, ply.seat, Figure(-loss.value, loss.error))
    elif effect.value > 0:
        yield Moment(ply.ply, DECISION, ply.seat, effect)


def verdicts(review: Review) -> list[Verdict]:
    """A word on each player, the winners first."""
    order = sorted(range(review.seats), key=lambda seat: -review.sums[seat].result)
    return [_verdict(review, seat) for seat in order]


def _verdict(review: Review, seat: int) -> Verdict:
    own = review.sums[seat]
    return Verdict(
        seat,
        own.result > 0,
        _worded(own.own, "better", "worse"),
        _worded(own.luck, "lucky", "unlucky"),
    )


def _worded(figure: Figure, more: str, less: str) -> str:
    if abs(figure.value) <= max(2 * figure.error, TRIFLE):
        return "even"
    return more if figure.value > 0 else less
