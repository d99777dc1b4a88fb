"""A plain table as numbers, as the types of its fields say. A game that wants more says it itself."""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from maestri.core.game import View
from maestri.core.observation import Feature
from maestri.core.page import Page, away
from maestri.core.secrecy import OWN, UNSEEN, marks
from maestri.locales import kinds

NUMBERS = (int, bool)


def features_of(table: type[View], cards: tuple[str, ...], seats: int) -> tuple[Feature, ...]:
    """Cards are counted by kind, in the deck's order."""
    deck = len(kinds_of(cards))
    shapes = {
        OWN: ((seats, deck + 1), "cards of each seat by kind, where I see them; last, how many"),
        UNSEEN: ((1,), "how many cards there are"),
        "card": ((deck,), "cards by kind"),
        "seat": ((seats,), "a seat"),
        "number": ((1,), "a number"),
    }
    return tuple(Feature(name, *shapes[kind]) for name, kind in _fields(table))


def write_table(table: View, cards: tuple[str, ...], me: int, page: Page) -> None:
    """The table as the seat sees it."""
    deck = kinds_of(cards)
    for name, kind in _fields(type(table)):
        _WRITERS[kind](getattr(table, name), deck, me, table.seats, page)


def kinds_of(cards: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(cards))


def _fields(table: type[View]) -> Iterator[tuple[str, str]]:
    """The fields that have something to say, and what kind of thing that is."""
    hidden, spoken = marks(table), kinds(table)
    for field in msgspec.structs.fields(table):
        kind = hidden.get(field.name) or spoken.get(field.name)
        if kind in _WRITERS:
            yield field.name, kind
        elif field.type in NUMBERS and field.name not in View.__struct_fields__:
            yield field.name, "number"


def _own(hands: list[list[str]], deck: list[str], me: int, seats: int, page: Page) -> None:
    width = len(deck) + 1
    for seat, hand in enumerate(hands):
        first = away(seat, me, seats) * width
        for card in hand if seat == me else ():
            page.put(first + deck.index(card), 1)
        page.put(first + width - 1, len(hand))
    page.skip(seats * width)


def _unseen(pile: list[str], deck: list[str], me: int, seats: int, page: Page) -> None:
    page.number(len(pile))


def _cards(lying: Iterable[str] | None, deck: list[str], me: int, seats: int, page: Page) -> None:
    for card in [lying] if isinstance(lying, str) else lying or ():
        page.put(deck.index(card), 1)
    page.skip(len(deck))


def _seat(seat: int | None, deck: list[str], me: int, seats: int, page: Page) -> None:
    page.seat(-1 if seat is None else seat, me, seats)


def _number(number: int, deck: list[str], me: int, seats: int, page: Page) -> None:
    page.number(number)


_WRITERS: dict[str, Callable[..., None]] = {
    OWN: _own,
    UNSEEN: _unseen,
    "card": _cards,
    "seat": _seat,
    "number": _number,
}
