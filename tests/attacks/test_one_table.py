"""A table that can't be played: its trouble is told there, and felt nowhere else."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from maestri.server.house import House
from maestri.server.house.caretaker import Caretaker
from maestri.server.store.entry import Entry
from maestri.server.table.room import Room
from tests.server.inside import a_table, comes, inside, plays, quiet, ready
from tests.server.recorded import MOMENT


async def _holed(house: House, name: str) -> Room:
    """A table whose log lacks its first ply."""
    room = await a_table(house, name=name)
    board = await ready(room)
    seat = board.match.to_move[0]
    assert await house.store.writer.append(
        name, Entry(2, seat, board.match.moves(seat)[0], None, MOMENT), None
    )
    room.board = None
    return room


@inside
async def test_a_log_with_a_hole_is_noticed_and_never_shown_as_a_position(house: House) -> None:
    room = await a_table(house)
    onlooker = await comes(room, 9)
    shown = len(onlooker.told("state"))
    board = await ready(room)
    seat = board.match.to_move[0]
    assert await house.store.writer.append(
        "table", Entry(2, seat, board.match.moves(seat)[0], None, MOMENT), None
    )
    house.heard("ply table 2")
    await quiet(house)
    assert len(onlooker.told("state")) == shown
    assert [told["key"] for told in onlooker.told("refused")] == ["table-trouble"]
    assert room.board is None


@inside
async def test_one_bad_table_does_not_keep_the_caretaker_from_the_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    bad = await _holed(house, "bad")
    good = await a_table(house, name="good")
    for seat in range(2):
        await comes(good, seat)
    for room in (bad, good):
        await house.store.wake(room.sheet.id, 0)
    for number in (1, 2, 3):
        await house.caretaker.go_round(number)
    assert house.ailing() == []
    assert await house.store.due(MOMENT, 9) == ["bad"], "the good one was looked after"
    logged = [line for line in caplog.records if line.levelname == "ERROR"]
    assert len(logged) == 1, "the same trouble is written down once"
    await plays(good)


@inside
async def test_a_sheet_that_cannot_be_read_keeps_the_caretaker_from_no_other_table(house: House) -> None:
    for name in ("bad", "good"):
        room = await a_table(house, name=name)
        await ready(room)
        await house.store.wake(name, 0)
    assert set(await house.store.due(MOMENT, 9)) == {"bad", "good"}
    house.rooms.forget("bad")
    async with house.store.engine.begin() as connection:
        await connection.execute(text("UPDATE sheets SET doc = '{}' WHERE id = 'bad'"))
    await house.caretaker.go_round(1)
    assert await house.store.due(MOMENT, 9) == []


@inside
async def test_upkeep_that_dies_is_seen_and_begins_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: list[int] = []

    async def go_round(self: Caretaker, number: int) -> None:
        rounds.append(number)
        if len(rounds) == 1:
            raise RuntimeError("a fault of ours")

    monkeypatch.setattr("maestri.server.house.caretaker.ROUND", 0.01)
    monkeypatch.setattr("maestri.server.errands.PAUSE", 0.01)
    monkeypatch.setattr(Caretaker, "go_round", go_round)
    house.caretaker = Caretaker(house.rooms, house.visitors, 300)
    while len(rounds) < 3:
        await asyncio.sleep(0.01)
    assert house.ailing() == ["caretaker"]


@inside
async def test_whatever_fails_at_a_table_is_answered_there_and_said_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = await a_table(house)
    onlooker = await comes(room, 9)

    async def fails(*_: Any) -> None:
        raise ZeroDivisionError

    for _ in range(3):
        await room.try_to(fails())
    assert [told["key"] for told in onlooker.told("refused")] == ["table-trouble"]
    assert len([line for line in caplog.records if line.levelname == "ERROR"]) == 1
