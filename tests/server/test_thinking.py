"""Bots of the house: what they can not do is written down, and hints are for who may have them."""

from typing import Any

import pytest

from maestri.bots.process import Failure
from maestri.server.house import House
from tests.server.inside import (
    a_table,
    comes,
    inside,
    quiet,
    ready,
    refused,
    to_move,
)
from tests.server.recorded import person


@inside
async def test_a_hint_is_for_who_is_to_move_where_hints_are_given(house: House) -> None:
    room = await a_table(house, hints=True)
    seat = (await ready(room)).match.to_move[0]
    other = person((seat + 1) % 4)
    assert await refused(house.thinking.hint(room, other)) == "hint-not-now"
    assert await refused(house.thinking.hint(room, person(9))) == "seat-not-yours"
    bots: Any = house.thinking.pool

    async def hints(game: Any, view: Any, chance: str, turn: Any, past: Any) -> list[Any]:
        assert view.seat == seat
        assert room.sheet.seed is not None
        assert room.sheet.seed not in chance
        return [("take", 0.5, 9, "")]

    bots.hints = hints
    told = await house.thinking.hint(room, person(seat))
    assert (told.ply, [hint.move for hint in told.hints]) == (0, ["take"])
    room.sheet.hints = False
    assert await refused(house.thinking.hint(room, person(seat))) == "hints-not-here"


@inside
async def test_bots_that_can_not_go_on_are_written_down_and_asked_again_later(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    room = await a_table(house)
    await ready(room)
    await comes(room, 9)
    for seat in room.sheet.seats:
        seat.stand_in = True
    bots: Any = house.thinking.pool
    choose, bots.choose = bots.choose, _away
    house.nudge(room)
    await quiet(house)
    assert [record.getMessage() for record in caplog.records] == ["think"]
    assert (room.board.ply, house.thinking.tables) == (0, set())  # type: ignore[union-attr]
    bots.choose = choose
    house.nudge(room)
    await quiet(house)
    assert room.sheet.status == "over"


@inside
async def test_a_bot_that_breaks_is_told_to_all_at_the_table(house: House) -> None:
    room = await a_table(house)
    await ready(room)
    onlooker = await comes(room, 9)
    for seat in room.sheet.seats:
        seat.stand_in = True

    async def breaks(*_: object) -> None:
        raise ZeroDivisionError("broken")

    bots: Any = house.thinking.pool
    bots.choose = breaks
    house.nudge(room)
    await quiet(house)
    assert room.trouble == "ZeroDivisionError('broken')"
    assert [told["key"] for told in onlooker.told("refused")] == ["table-trouble"]


async def _away(*_: object) -> None:
    raise OSError("away")


@inside
async def test_a_hint_that_fails_is_refused_and_written_down(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise Failure("crashed")

    room = await a_table(house, hints=True)
    bots: Any = house.thinking.pool
    bots.hints = fails
    assert await refused(house.thinking.hint(room, person(await to_move(room)))) == "hint-failed"
    assert [record.getMessage() for record in caplog.records] == ["hint"]
