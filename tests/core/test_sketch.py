"""Any view as text, drawn from the types of its fields alone."""

from typing import Annotated, Any

from maestri.core.event import Card, SeatOf, speaks_of
from maestri.core.game import View
from maestri.core.sketch import sketched, typed
from maestri.locales import words


class Corner(View):
    """A table with a bit of everything."""

    turn: SeatOf = 0
    taken: list[int] = []  # noqa: RUF012
    hands: list[list[Card | None]] = []  # noqa: RUF012
    row: list[Card | None] = []  # noqa: RUF012
    leader: SeatOf | None = None
    last: Card | None = None
    rounds: int = 0


class Map(View):
    """Where things have names."""

    region: Annotated[str, speaks_of("item")] = "south-africa"
    price: int = 500


def test_a_thing_is_called_by_its_name_and_a_number_is_a_number() -> None:
    view = Map(seat=0, seats=2, options={}, to_move=(1,))
    told = sketched(view, words("en", "maitre-du-monde"), ["Ann", "Robert"]).split("\n")
    assert told[-2:] == ["region  South Africa", "price  500"]


def drawn(**fields: Any) -> list[str]:
    view = Corner(seat=0, seats=2, options={}, to_move=(1,), **fields)
    return sketched(view, words("en"), ["Ann", "Robert"]).split("\n")


def test_a_seat_has_a_row_with_what_is_its_own_and_the_rest_lies_below() -> None:
    table = drawn(
        taken=[3, 4], hands=[["5", "6"], [None, None]], row=["7", None], leader=1, last="8", rounds=2
    )
    assert table == [
        "  Ann      taken  3   Hand  [5] [6]",
        "▸ Robert   taken  4   Hand  ▒×2",
        "",
        "row  [7] ▒×1",
        "leader  Robert",
        "last  [8]",
        "rounds  2",
    ]


def test_what_is_not_there_is_told_from_what_is_hidden() -> None:
    assert drawn(hands=[[], ["5"]]) == [
        "  Ann      Hand  –",
        "▸ Robert   Hand  [5]",
        "",
        "taken  –",
        "row  –",
        "leader  –",
        "last  ▒",
        "rounds  0",
    ]


def test_how_a_thing_is_typed_stands_behind_its_name_where_it_is_something_else() -> None:
    say = words("en", "maitre-du-monde")
    assert typed(say, "item", "south-africa") == "South Africa"
    assert typed(words("fr", "maitre-du-monde"), "item", "south-africa") == "Afrique du Sud (south-africa)"
