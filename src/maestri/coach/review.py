"""A match looked back on: what each decision and each stroke of luck was worth to each seat.

Every figure is a whole number of hundred-thousandths of a victory, so that sums are exact.
"""

from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Any

import msgspec

from maestri.bots.kit import kit_of
from maestri.coach.judging import LITTLE, OF_A_MOVE, Judge, is_lost
from maestri.coach.values import Estimate, Values, estimate
from maestri.compiled import build_of_these_files
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.record import Record, seat_and_move
from maestri.core.refusal import Refusal
from maestri.core.rng import Rng, seeded
from maestri.core.verify import flaw_in

METHOD = 4
"""Counts how often the method changed in a way that changes figures."""
VICTORY = 100_000
FEWEST, MOST = 12, 257
"""Samples for a ply: who thinks longer at a table is not waited for when it is looked back on."""


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """An estimate, and its standard error."""

    value: int
    error: int = 0


class Decision(msgspec.Struct, frozen=True):
    """A choice among several moves: its worth to each seat beside what the assumed play would have made of
    what its seat saw, the better move where one was found, and what was lost against it."""

    effect: tuple[Figure, ...]
    best: str
    loss: Figure

    @property
    def is_mistake(self) -> bool:
        """Whether there was a better move to be seen, beyond doubt and by more than a trifle."""
        return is_lost(self.loss.value / VICTORY, self.loss.error / VICTORY)


TRIFLE = round(LITTLE * VICTORY)


class PlyReviewed(msgspec.Struct, frozen=True):
    """A move of a seat: everybody's chances after it, and what of the change was luck; the rest was decided.

    Luck is what chance brought, and what the seat could not see when it decided. Ply 0 is the deal."""

    ply: int
    seat: int | None
    move: str
    chances: tuple[Figure, ...]
    luck: tuple[Figure, ...]
    decision: Decision | None = None


class Sum(msgspec.Struct, frozen=True):
    """How a seat's result came about: the parts add up to it exactly."""

    start: Figure
    luck: Figure
    own: Figure
    others: Figure
    result: int


class Review(msgspec.Struct, frozen=True):
    """All of a match. `maker` names the bots and the method it was made with."""

    game: str
    seats: int
    maker: str
    samples: int
    plies: tuple[PlyReviewed, ...]
    sums: tuple[Sum, ...]


class Reviewer:
    """Looks back on one match, ply by ply; each ply by itself, so that the work can be shared out."""

    def __init__(self, record: Record, seed: str = "review", samples: int | None = None) -> None:
        self.record = record
        self.seed = seed
        self.last = len(record.moves)
        match = _checked(record)
        self.game: AnyGame = match.game
        self.seats = match.seats
        self.samples = samples or usual_samples(match.game)
        self.values = Values(match.game, match.seats)
        self.judge = Judge(self.values, self.samples)

    def looks(self, first: int, last: int) -> list["Look"]:
        """What is found at some plies."""
        return list(self._looked(first, last))

    def _looked(self, first: int, last: int) -> Iterator["Look"]:
        match = self.record.replay(max(0, first - 1))
        if first == 0:
            yield Look(self._start(match), _figures(self._chances(match)))
        for text in self.record.moves[max(0, first - 1) : last]:
            seat, move = seat_and_move(text)
            decision = self._decided(match, seat, move)
            match.play(seat, move)
            yield Look(_figures(self._chances(match)), (), decision)

    def _start(self, match: Match[Any]) -> tuple[Figure, ...]:
        """Before the deal: many deals. What a match went on from was not dealt."""
        if match.start is not None:
            return _figures(self._chances(match))
        found = [self._dealt(match, f"{self.seed}/deal/{number}") for number in range(self.samples)]
        return _figures(estimate(found))

    def _dealt(self, match: Match[Any], chance: str) -> list[float]:
        rng: Rng = seeded(chance)
        state = match.game.start(match.seats, match.options, rng)
        return self.values.end(state, state.copy(), rng)

    def _chances(self, match: Match[Any]) -> Estimate:
        return self.values.chances(match.state, self.samples, f"{self.seed}/{match.ply}")

    def _decided(self, match: Match[Any], seat: int, move: str) -> Decision | None:
        moves = match.moves(seat)
        if len(moves) < 2:
            return None
        found = self.judge.judge(match.recall(seat), moves, move, f"{self.seed}/{match.ply}")
        loss = Figure(round(found.loss * VICTORY), round(found.error * VICTORY))
        return Decision(_figures(found.effect), found.best, loss)

    def review(self, looks: list["Look"]) -> Review:
        """The whole, from what was found at all plies."""
        plies = tuple(_plies(self.record, looks))
        start = looks[0].chances
        return Review(
            self.record.game,
            self.seats,
            maker(),
            self.samples,
            plies,
            tuple(_sum(plies, start[seat], seat) for seat in range(self.seats)),
        )


class Look(msgspec.Struct, frozen=True):
    """What was found at a ply: everybody's chances after it, and the decision before it.

    At ply 0 the chances are those before the deal, and `dealt` are those after it."""

    chances: tuple[Figure, ...]
    dealt: tuple[Figure, ...] = ()
    decision: Decision | None = None


@cache
def maker() -> str:
    """The rules, the bots and the method of today: a review that others made is made anew."""
    return f"{METHOD}-{build_of_these_files().name}"


def reviewed(record: Record, seed: str = "review", samples: int | None = None) -> Review:
    """The review of a match that is over."""
    reviewer = Reviewer(record, seed, samples)
    return reviewer.review(reviewer.looks(0, reviewer.last))


def usual_samples(game: AnyGame) -> int:
    """As many for a ply as come to what a master of the game simulates for a move, within reason."""
    return min(max(FEWEST, kit_of(game).simulations // OF_A_MOVE), MOST)


def _checked(record: Record) -> Match[Any]:
    """The match before its first move, if it can be looked back on; how it was sealed is not asked."""
    match = record.opened()
    flaw = flaw_in(msgspec.structs.replace(record, fairness=None))
    if flaw:
        raise Refusal(flaw.key, ply=flaw.ply)
    if record.result is None:
        raise Refusal("review-unfinished")
    return match


def _plies(record: Record, looks: list[Look]) -> Iterator[PlyReviewed]:
    before = looks[0].dealt
    yield PlyReviewed(0, None, "", before, _luck(looks[0].chances, before, None))
    for number, look in enumerate(looks[1:]):
        seat, move = seat_and_move(record.moves[number])
        luck = _luck(before, look.chances, look.decision)
        yield PlyReviewed(number + 1, seat, move, look.chances, luck, look.decision)
        before = look.chances


def _luck(
    before: tuple[Figure, ...], after: tuple[Figure, ...], decision: Decision | None
) -> tuple[Figure, ...]:
    """What of a change was not decided."""
    effect = decision.effect if decision else (Figure(0),) * len(after)
    return tuple(
        Figure(new.value - old.value - own.value, _together(new, old, own))
        for old, new, own in zip(before, after, effect, strict=True)
    )


def _sum(plies: tuple[PlyReviewed, ...], start: Figure, seat: int) -> Sum:
    """Chances in between cancel out: no sum has their errors, only those of the start and of decisions."""
    decided = [(ply.seat == seat, ply.decision.effect[seat]) for ply in plies if ply.decision]
    own = _total([figure for mine, figure in decided if mine])
    others = _total([figure for mine, figure in decided if not mine])
    luck = sum(ply.luck[seat].value for ply in plies)
    return Sum(start, Figure(luck, _together(start, own, others)), own, others, plies[-1].chances[seat].value)


def _total(figures: list[Figure]) -> Figure:
    return Figure(sum(figure.value for figure in figures), _together(*figures))


def _together(*figures: Figure) -> int:
    return round(sqrt(sum(figure.error**2 for figure in figures)))


def _figures(found: Estimate) -> tuple[Figure, ...]:
    return tuple(
        Figure(round(mean * VICTORY), round(error * VICTORY))
        for mean, error in zip(found.means, found.errors, strict=True)
    )
