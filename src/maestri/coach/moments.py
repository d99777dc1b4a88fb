"""What a review comes to: the moments that decided, and a word on each player."""

from collections.abc import Iterator

import msgspec

from maestri.coach.review import TRIFLE, Figure, PlyReviewed, Review

MOST, FEWEST = 5, 3
LUCK, DECISION = "luck", "decision"


class Moment(msgspec.Struct, frozen=True):
    """A ply that decided much: by luck or by a decision, whom it touched most, and by how much."""

    ply: int
    kind: str
    seat: int
    """Whose chances it changed most: of a decision, its player."""
    change: Figure


class Verdict(msgspec.Struct, frozen=True):
    """A word on a player, as the message `review-verdict` tells it."""

    seat: int
    won: bool
    played: str
    """`better`, `worse` or `even`, beside the play that is assumed."""
    luck: str
    """`lucky`, `unlucky` or `even`."""


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
