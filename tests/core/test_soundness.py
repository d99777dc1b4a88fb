"""Positions from outside: seats that are there, numbers a game can have, somebody to move or a result."""

from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.event import SeatOf
from maestri.core.game import View
from maestri.core.packing import packed
from maestri.core.result import Result, ranked
from maestri.core.soundness import LARGEST, check_numbers, check_to_move
from maestri.core.state import State


class Player(msgspec.Struct):
    owes: SeatOf | None = None


class Names(View):
    """A view that names seats wherever one can be named."""

    one: SeatOf = 0
    perhaps: SeatOf | None = None
    row: tuple[SeatOf, ...] = ()
    by_name: dict[str, SeatOf] = {}  # noqa: RUF012
    players: list[Player] = []  # noqa: RUF012
    money: int | str = 0
    counts: list[dict[str, int]] = []  # noqa: RUF012


def checked(**fields: Any) -> None:
    check_numbers(Names(**{"seat": None, "seats": 3, "options": {}, "to_move": (0, 2), **fields}))


@pytest.mark.parametrize(
    "fields",
    [
        {"one": 2, "perhaps": 2, "row": (0, 1, 2), "by_name": {"ann": 2}, "players": [Player(2)]},
        {"money": LARGEST, "counts": [{"oil": -LARGEST}]},
        {"money": "much"},
    ],
)
def test_what_a_game_can_have_is_taken(fields: dict[str, Any]) -> None:
    checked(**fields)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_found_wherever_it_is_named(seat: int) -> None:
    for fields in (
        {"to_move": (seat,)},
        {"one": seat},
        {"perhaps": seat},
        {"row": (0, seat)},
        {"by_name": {"ann": seat}},
        {"players": [Player(), Player(seat)]},
    ):
        with pytest.raises(ValueError, match="a seat that is not there"):
            checked(**fields)


def test_nobody_is_to_move_twice() -> None:
    with pytest.raises(ValueError, match="a seat that is not there"):
        checked(to_move=(1, 1))


@pytest.mark.parametrize(
    "fields", [{"money": LARGEST + 1}, {"money": -LARGEST - 1}, {"counts": [{"oil": LARGEST + 1}]}]
)
def test_a_number_beyond_all_games_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="too large"):
        checked(**fields)


class Moment(State):
    """A position of which only this is known: who is to move, who can, and whether it is over."""

    def __init__(self, awaited: tuple[int, ...], able: tuple[int, ...], over: bool) -> None:
        super().__init__()
        self.awaited = awaited
        self.able = able
        self.over = over

    def to_move(self) -> tuple[int, ...]:
        return self.awaited

    def moves(self, seat: i64) -> vec[i64]:
        return packed([0] if seat in self.able else [])

    def result(self) -> Result | None:
        return ranked([1, 2], "X-1") if self.over else None


@pytest.mark.parametrize(("awaited", "able", "over"), [((0, 1), (0, 1), False), ((), (), True)])
def test_somebody_can_move_or_it_is_over(awaited: tuple[int, ...], able: tuple[int, ...], over: bool) -> None:
    check_to_move(Moment(awaited, able, over))


@pytest.mark.parametrize(
    ("awaited", "able", "over", "problem"),
    [
        ((), (), False, "nobody is to move"),
        ((0,), (0,), True, "nobody is to move"),
        ((0, 1), (0,), False, "is to move and can't"),
    ],
)
def test_never_both_never_neither(
    awaited: tuple[int, ...], able: tuple[int, ...], over: bool, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        check_to_move(Moment(awaited, able, over))
