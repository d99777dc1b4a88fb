# compiled with mypyc
"""What others did in this hand of Duel of Magicians, and what they may have held when they did it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.rng import Rng
from maestri.games.duel_of_magicians.cards import Cards
from maestri.games.duel_of_magicians.events import BallPlayed, Drew, HandDealt, Played, Took
from maestri.games.duel_of_magicians.material import BALL_FROM_HAND, TAKE, put_on
from maestri.games.duel_of_magicians.notation import read

LAST: Final = 2  # deeds of a player that are thought of: older ones tell of cards long gone


class Deed:
    """A play or a taking, and the round as it lay before it."""

    def __init__(self, seat: i64, move: i64, plays: vec[i64], total: i64) -> None:
        self.seat: i64 = seat
        self.move: i64 = move
        self.plays: vec[i64] = plays
        self.total: i64 = total
        self.drawn: i64 = 0  # cards that its player drew since …
        self.played: vec[i64] = vec[i64]()  # … and the moves he made since

    def hand(self, now: Cards, rng: Rng) -> Cards:
        """What he held then, if he holds this now: any of his cards may be those that he drew since."""
        cards = now.copy()
        for move in self.played:
            add(cards, move)
        for _ in range(self.drawn):
            cards.draw(rng)
        add(cards, self.move)
        return cards


def add(cards: Cards, move: i64) -> None:
    for kind in put_on(vec[i64](), move):
        cards.add(kind, 1)


def deeds_in(past: list[Event], seat: i64) -> list[Deed]:
    """The last things that each of the others did."""
    told = Telling(seat)
    for event in past:
        told.hears(event)
    return told.latest()


class Telling:
    """A hand as its events tell it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.deeds: list[Deed] = []
        self.plays: vec[i64] = vec[i64]()
        self.total: i64 = 0

    def hears(self, event: Event) -> None:
        if isinstance(event, Played):
            self.does(event.seat, read(event.play))
            self.total = event.total
        elif isinstance(event, BallPlayed):
            self.does(event.seat, BALL_FROM_HAND)
        elif isinstance(event, Took):
            self.does(event.seat, TAKE)
            self.plays = vec[i64]()
            self.total = 0
        elif isinstance(event, Drew):
            self.draws(event.seat, event.count)
        elif isinstance(event, HandDealt):
            self.deeds = []

    def does(self, seat: i64, move: i64) -> None:
        for deed in self.deeds:
            if deed.seat == seat:
                deed.played = append(deed.played, move)
        if seat != self.seat:
            self.deeds.append(Deed(seat, move, self.plays, self.total))
        self.plays = append(self.plays, move)

    def draws(self, seat: i64, count: i64) -> None:
        for deed in self.deeds:
            if deed.seat == seat:
                deed.drawn += count

    def latest(self) -> list[Deed]:
        return [deed for deed in self.deeds if len(deed.played) < LAST]
