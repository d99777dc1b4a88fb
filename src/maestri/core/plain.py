"""Slow but right: a position that is its own data, for a game that is to be played before it is fast.

What is hidden is said once, by marks in the types of the table's fields. Views, imagining, dealing anew and
copies follow from it; so do the moves from the rule against each, and the notation from the list of plays.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.event import Card, Event, SeatOf
from maestri.core.game import EVERYTHING, Game, View
from maestri.core.observation import Feature
from maestri.core.option import Option, Value
from maestri.core.packing import packed
from maestri.core.page import Page
from maestri.core.plain_pages import features_of, write_table
from maestri.core.refusal import Refusal
from maestri.core.rng import Rng
from maestri.core.secrecy import OWN, marks
from maestri.core.state import State
from maestri.locales import kinds

NOBODY = -1
Pile = list[Card | None]
"""Cards that may be hidden: None stands for one that is not seen. They have no order but the deck's."""


class PlainView(View):
    """A table as one seat sees it. All that lies there is a field of it, and every card is in one of them.

    `Annotated[list[Pile], own]` is a pile for each seat that it alone sees, `Annotated[Pile, unseen]` one
    that nobody sees. Each field has a default, so that an empty table can be made.
    """

    turn: SeatOf = 0


T = TypeVar("T", bound=PlainView)


class PlainState(State, Generic[T]):
    """A position that is its data: `table` is the view that hides nothing."""

    cards: ClassVar[tuple[str, ...]]
    """The whole deck, in the order in which a hand is sorted."""
    plays: ClassVar[tuple[str, ...]]
    """The move table: every move that can ever be made, in notation."""

    def __init__(self, table: T) -> None:
        super().__init__()
        self.table = table

    # What a game says

    def deal(self, rng: Rng) -> None:
        """Lays the first position on the empty table."""
        raise NotImplementedError

    def rule_against(self, seat: int, play: str) -> str:
        """The id of the rule that forbids the play, or "" when it is legal."""
        raise NotImplementedError

    def act(self, seat: int, play: str, rng: Rng) -> None:
        """Makes a legal play."""
        raise NotImplementedError

    def draw(self, pile: Pile, rng: Rng) -> str:
        """Takes a card out of a pile; any of them is as likely to be the one."""
        in_order(pile, self.cards)
        return cast(str, pile.pop(rng.below(len(pile))))

    # What follows

    def to_move(self) -> tuple[int, ...]:
        return () if self.result() else (self.table.turn,)

    def moves(self, seat: i64) -> vec[i64]:
        return packed([move for move in range(len(self.plays)) if not self.refusal(seat, move)])

    def refusal(self, seat: i64, move: i64) -> str:
        return self.rule_against(seat, self.plays[move])

    def play(self, seat: i64, move: i64, rng: Rng) -> None:
        self.act(seat, self.plays[move], rng)

    def copy(self) -> "PlainState[T]":
        return type(self)(copied(self.table))

    def encode(self, seat: i64, page: Page) -> None:
        write_table(self.table, self.cards, seat, page)

    def redeal(self, seat: i64, rng: Rng) -> None:
        hidden = [pile for owner, pile in piles(self.table) if owner != seat or owner == NOBODY]
        unseen = list(chain.from_iterable(hidden))
        for pile in hidden:
            pile[:] = [self.draw(unseen, rng) for _ in pile]


P = TypeVar("P", bound=PlainState[Any])


class PlainGame(Game[P, T]):
    """A game whose positions are plain."""

    options: ClassVar[tuple[Option, ...]] = ()
    rules_version: ClassVar[int] = 1

    def __init_subclass__(cls) -> None:
        cls.size = len(cls.state_type.plays)

    def start(self, seats: int, options: dict[str, Value], rng: Rng, log: list[Event] | None = None) -> P:
        table = self.view_type(seat=EVERYTHING, seats=seats, options=options, to_move=())
        state = self.state_type(table)
        state.listen(log)
        state.deal(rng)
        state.listen(None)
        return state

    def write(self, move: int) -> str:
        return self.state_type.plays[move]

    def read(self, text: str) -> int:
        plays = self.state_type.plays
        if text.strip() not in plays:
            raise Refusal("notation", game=self.key, text=text[:60], example=plays[0])
        return plays.index(text.strip())

    def view(self, state: P, seat: int | None) -> T:
        """The table with the cards that the seat does not see turned over, and each pile in order."""
        table: T = copied(state.table)
        table.seat, table.to_move = seat, state.to_move()
        for owner, pile in piles(table):
            in_order(pile, self.state_type.cards)
            if seat != EVERYTHING and (owner != seat or owner == NOBODY):
                pile[:] = [None] * len(pile)
        return table

    def observation(self, seats: int) -> tuple[Feature, ...]:
        return features_of(self.view_type, self.state_type.cards, seats)

    def lay_out(self, view: T) -> P:
        """Cards that are not seen lie where there is room for them."""
        table = copied(view)
        table.seat = EVERYTHING
        _check_seats(table)
        rest = unseen_cards(table, self.state_type.cards)
        for _, pile in piles(table):
            pile[:] = [rest.pop() if card is None else card for card in pile]
        if rest:
            raise ValueError(f"{len(rest)} cards are missing")
        return self.state_type(table)


def piles(table: PlainView) -> Iterator[tuple[int, Pile]]:
    """Every pile that is marked, and the seat that sees it, or NOBODY."""
    for field, mark in marks(type(table)).items():
        value = getattr(table, field)
        yield from enumerate(value) if mark == OWN else ((NOBODY, value),)


def in_order(pile: Pile, deck: tuple[str, ...]) -> None:
    """A pile has no order of its own: it lies in the deck's."""
    if None not in pile:
        pile.sort(key=lambda card: deck.index(cast(str, card)))


def cards_seen(table: View) -> list[str]:
    """The cards of a view that are seen, wherever they lie."""
    fields = [getattr(table, field) for field, kind in kinds(type(table)).items() if kind == "card"]
    return list(_flat(fields))


def unseen_cards(table: View, deck: tuple[str, ...]) -> list[str]:
    """The cards of the deck that a view does not show."""
    rest = list(deck)
    for card in cards_seen(table):
        if card not in rest:
            raise ValueError(f"more cards {card} than there are")
        rest.remove(card)
    return rest


def copied(table: T) -> T:
    """The same table, of which nothing is shared."""
    return cast(T, _decoder(type(table)).decode(msgspec.msgpack.encode(table)))


@cache
def _decoder(table: type[View]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(table)


def _flat(value: object) -> Iterator[str]:
    if isinstance(value, list | tuple):
        for item in value:
            yield from _flat(item)
    elif isinstance(value, str):
        yield value


def _check_seats(table: PlainView) -> None:
    own = [getattr(table, field) for field, mark in marks(type(table)).items() if mark == OWN]
    if not 0 <= table.turn < table.seats or any(len(hands) != table.seats for hands in own):
        raise ValueError(f"seats are numbered 0 to {table.seats - 1}")
