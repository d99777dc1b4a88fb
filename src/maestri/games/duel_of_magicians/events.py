"""What happens in Duel of Magicians."""

from typing import ClassVar

from maestri.core.event import BySeat, Card, Event, SeatOf


class HandDealt(Event):
    """DM-4: a hand begins; each seat sees its own six cards."""

    hand: int
    starter: SeatOf
    cards: tuple[tuple[Card, ...] | None, ...]
    unveils: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> "HandDealt":
        own = tuple(cards if seat == other else None for other, cards in enumerate(self.cards))
        return HandDealt(self.hand, self.starter, own)


class Played(Event):
    """DM-5, DM-8, DM-9: cards laid, as the notation writes them, and the total announced."""

    seat: SeatOf
    play: str
    cards: tuple[Card, ...]
    total: int
    final: ClassVar[bool] = True


class BallPlayed(Event):
    """DM-9: a crystal ball repeats the last total."""

    seat: SeatOf
    total: int
    final: ClassVar[bool] = True


class Drew(Event):
    """DM-11: cards drawn, seen by the one who drew them."""

    seat: SeatOf
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, self.count, None)


class Took(Event):
    """DM-12: all cards of the round, taken."""

    seat: SeatOf
    count: int


class HandEnded(Event):
    """DM-14, DM-15: the last card was played; what each had in front and in hand, and so scores."""

    seat: SeatOf
    hand: int
    in_front: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    points: BySeat
    final: ClassVar[bool] = True
    unveils: ClassVar[bool] = True


class MatchEnded(Event):
    """DM-16: the lowest sum wins."""

    winners: tuple[SeatOf, ...]
    totals: BySeat


ALL = (HandDealt, Played, BallPlayed, Drew, Took, HandEnded, MatchEnded)
