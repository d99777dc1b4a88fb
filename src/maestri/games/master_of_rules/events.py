"""What happens in Master of Rules."""

from typing import Annotated, ClassVar, Self

from maestri.core.event import BySeat, Card, Event, SeatOf, speaks_of

Colour = Annotated[str, speaks_of("colour")]


class Dealt(Event):
    """MR-4, MR-5: each sees his own four number and three rule cards; the lot names the first player."""

    first: SeatOf
    hands: tuple[tuple[Card, ...] | None, ...]
    unveils: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Self:
        own = tuple(hand if seat == other else None for other, hand in enumerate(self.hands))
        return type(self)(self.first, own)


class RefillLaid(Event):
    """MR-6, MR-26: the cards to take from in this deal."""

    cards: tuple[Card, ...]
    final: ClassVar[bool] = True
    unveils: ClassVar[bool] = True


class HandShown(Event):
    """MR-11: all rule cards of a hand, shown before one of them is laid."""

    seat: SeatOf
    cards: tuple[Card, ...]
    final: ClassVar[bool] = True
    unveils: ClassVar[bool] = True


class Laid(Event):
    """MR-7, MR-8: a card on the table."""

    seat: SeatOf
    card: Card
    final: ClassVar[bool] = True


class Took(Event):
    """MR-13: a card from the refill into the hand, for all to see."""

    seat: SeatOf
    card: Card


class DummyLaid(Event):
    """MR-22, MR-23: the cards in front of Dummy-1 or Dummy-2."""

    dummy: int
    number: Card
    rule: Card | None
    final: ClassVar[bool] = True
    unveils: ClassVar[bool] = True


class NumbersCounted(Event):
    """MR-15 to MR-18: what the five numbers come to: sum, most frequent colours, and equal cards."""

    sum: int
    colours: tuple[Colour, ...]
    frequency: int
    equal: tuple[Card, ...]


# The verdicts. A rule that was done goes in front of its player (MR-20).


class LimitJudged(Event):
    """MR-15: whether Limit 23 was done, and the sum."""

    seat: SeatOf
    done: bool
    sum: int


class BestJudged(Event):
    """MR-16: whether Best of the Best was done: the most frequent colours, and the highest card of each."""

    seat: SeatOf
    done: bool
    card: Card
    colours: tuple[Colour, ...]
    frequency: int
    highest: tuple[Card, ...]


class OnlyJudged(Event):
    """MR-17: whether Only One was done, or which cards share the card's colour or number."""

    seat: SeatOf
    done: bool
    card: Card
    sharing: tuple[Card, ...]


class TrioJudged(Event):
    """MR-18: whether Trio was done, and the cards that made it."""

    seat: SeatOf
    done: bool
    cards: tuple[Card, ...]


class SupportJudged(Event):
    """MR-19: whether Support Right was done: whom it leans on, and whose rule ends the chain.

    The chain has no end where all lay Support Right.
    """

    seat: SeatOf
    done: bool
    right: SeatOf
    end: SeatOf | None


class Discarded(Event):
    """MR-20, MR-25: all cards of the deal but the rules that were done go to the discard piles."""

    cards: tuple[Card, ...]


class Reshuffled(Event):
    """MR-27: discards become the pile again."""

    kind: Annotated[str, speaks_of("kind")]
    count: int


class FirstPlayerPassed(Event):
    """MR-28: the first-player card passes to the left."""

    seat: SeatOf
    deal: int


class RoundBegan(Event):
    """MR-28: the first-player card is back at the round counter, which advances."""

    round: int


class HandsDiscarded(Event):
    """MR-29: the hands left over, shown as they go to the discards."""

    hands: tuple[tuple[Card, ...], ...]
    final: ClassVar[bool] = True
    unveils: ClassVar[bool] = True


class Scored(Event):
    """MR-30 to MR-32: the points of a seat, line by line."""

    seat: SeatOf
    cards: int
    threes: tuple[Card, ...]
    threes_bonus: int
    all_types_bonus: int
    points: int


class TieBroken(Event):
    """MR-33: of two seats with equal points, the one with more rules of a type is ahead."""

    seat: SeatOf
    behind: SeatOf
    rule: Card
    more: int
    fewer: int


class MatchEnded(Event):
    """MR-33: the most points win."""

    winners: tuple[SeatOf, ...]
    points: BySeat


ALL = (
    Dealt,
    RefillLaid,
    HandShown,
    Laid,
    Took,
    DummyLaid,
    NumbersCounted,
    LimitJudged,
    BestJudged,
    OnlyJudged,
    TrioJudged,
    SupportJudged,
    Discarded,
    Reshuffled,
    FirstPlayerPassed,
    RoundBegan,
    HandsDiscarded,
    Scored,
    TieBroken,
    MatchEnded,
)
