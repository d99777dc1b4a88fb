"""What holds of every position of every game: seats that are there, and somebody to move or a result."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as look

from maestri.core.game import View
from maestri.core.state import State

LARGEST = 1_000_000_000
"""No count, sum or step of a game comes near."""


def check_numbers(view: View) -> None:
    """Whether every seat that a view names is there, and every number one that a game can have."""
    seats = [*view.to_move, *_seats(view, _info(type(view)))]
    if not all(0 <= seat < view.seats for seat in seats) or len(set(view.to_move)) < len(view.to_move):
        raise ValueError("a seat that is not there")
    if any(abs(number) > LARGEST for number in _numbers(msgspec.to_builtins(view))):
        raise ValueError("a number that is too large")


def check_to_move(state: State) -> None:
    """Whether everybody who is to move can, and the match is over where nobody is."""
    awaited = state.to_move()
    if bool(awaited) == (state.result() is not None):
        raise ValueError("nobody is to move, or somebody although it is over")
    if not all(state.moves(seat) for seat in awaited):
        raise ValueError("a seat that is to move and can't")


@cache
def _info(kind: type) -> look.Type:
    return look.type_info(kind)


def _seats(value: Any, info: look.Type) -> Iterator[int]:
    """All seats in a value, by its type: see `SeatOf`."""
    match info:
        case look.Metadata() if (info.extra_json_schema or {}).get("format") == "seat":
            yield value
        case look.Metadata():
            yield from _seats(value, info.type)
        case look.StructType():
            for field in info.fields:
                yield from _seats(getattr(value, field.name), field.type)
        case look.ListType() | look.VarTupleType():
            for each in value:
                yield from _seats(each, info.item_type)
        case look.DictType():
            for each in value.values():
                yield from _seats(each, info.value_type)
        case look.UnionType() if value is not None and len(info.types) == 2:
            (kind,) = [kind for kind in info.types if not isinstance(kind, look.NoneType)][:1]
            yield from _seats(value, kind)


def _numbers(data: Any) -> Iterator[int]:
    if isinstance(data, dict):
        for each in data.values():
            yield from _numbers(each)
    elif isinstance(data, list | tuple):
        for each in data:
            yield from _numbers(each)
    elif isinstance(data, int):
        yield data
