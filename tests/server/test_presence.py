"""Who is there: told at the table, written down for other processes, and missed when he leaves."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from maestri.server import presence
from maestri.server.house import House
from maestri.server.house.caretaker import look_after
from maestri.server.presence import LEASE, Presence
from maestri.server.store.sheet import Sheet
from maestri.server.table.seating import resign, sit
from maestri.server.table.watching import leave
from tests.server.inside import (
    Hourglass,
    a_house,
    a_table,
    comes,
    inside,
    quiet,
    to_move,
)
from tests.server.people import run
from tests.server.recorded import person, sitting

GRACE = 60_000


@inside
async def test_one_of_two_tabs_closing_leaves_nobody(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    first, second = await comes(room, seat), await comes(room, seat)
    leave(room, first.watcher)
    assert second.table["seats"][seat]["here"]
    hourglass.pass_by(2 * GRACE)
    await look_after(room)
    assert not room.sheet.seats[seat].stand_in
    other = await comes(room, (seat + 1) % 2)
    leave(room, second.watcher)
    assert not other.table["seats"][seat]["here"]
    hourglass.pass_by(GRACE)
    await look_after(room)
    assert room.sheet.seats[seat].stand_in


@inside
async def test_a_table_is_looked_after_when_the_grace_of_who_left_in_his_turn_is_over(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    away = await comes(room, seat)
    await house.store.wake("table", None)
    leave(room, away.watcher)
    await quiet(house)
    hourglass.pass_by(GRACE)
    assert await house.store.due(hourglass.moment - 1, 9) == []
    assert await house.store.due(hourglass.moment, 9) == ["table"]
    await house.caretaker.go_round(1)
    assert room.sheet.seats[seat].stand_in


@inside
async def test_who_leaves_while_another_is_to_move_wakes_nobody(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    other = await comes(room, (seat + 1) % 2)
    await house.store.wake("table", None)
    leave(room, other.watcher)
    assert not house.errands.tasks


def test_coming_and_leaving_is_written_down_for_a_next_process(tmp_path: Path, hourglass: Hourglass) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            stays, goes = await comes(room, 0), await comes(room, 1)
            hourglass.pass_by(5)
            leave(room, goes.watcher)
            await house.presence.flush()
            until = await house.store.presence("table")
            assert until[0] > hourglass.moment + LEASE
            assert until[1] == hourglass.moment
            assert stays.table["seats"][0]["here"]
        async with a_house(tmp_path) as house:
            assert await house.store.presence("table") == {0: hourglass.moment, 1: hourglass.moment}

    run(test())


@inside
async def test_whoever_sits_down_while_he_watches_is_there(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house, status="open")
    await room.change(lambda sheet: setattr(sheet.seats[1], "person", None))
    host, guest = await comes(room, 0), await comes(room, 1)
    assert not host.table["seats"][1]["here"]
    await sit(room, person(1), sitting(room, 1, "entropy", "invite"))
    assert host.table["seats"][1]["here"]
    assert guest.table["you"] == 1
    await house.presence.flush()
    assert (await house.store.presence("table"))[1] > hourglass.moment


class Shared:
    """A store that other processes share, and the bus to them."""

    shared = True

    def __init__(self) -> None:
        self.until: dict[tuple[str, int], int] = {}
        self.words: list[str] = []
        self.away = False
        self.writes = 0

    async def here(self, seats: Mapping[tuple[str, int], int]) -> None:
        if self.away:
            raise OSError("away")
        self.writes += 1
        self.until.update(seats)

    async def tell(self, word: str) -> None:
        self.words.append(word)


@asynccontextmanager
async def a_presence(shared: Shared) -> AsyncIterator[Presence]:
    made = Presence(cast(Any, shared), cast(Any, shared))
    try:
        yield made
    finally:
        await made.close()


def test_other_processes_are_told_who_came_and_left_and_for_how_long_it_holds(hourglass: Hourglass) -> None:
    async def test() -> None:
        shared = Shared()
        async with a_presence(shared) as there:
            there.came("table", [0, 1])
            there.came("other", [2])
            hourglass.pass_by(10)
            there.left("table", [1])
            await there.flush()
            assert shared.until == {
                ("table", 0): hourglass.moment - 10 + LEASE,
                ("table", 1): hourglass.moment,
                ("other", 2): hourglass.moment - 10 + LEASE,
            }
            assert sorted(shared.words) == ["here other", "here table"]
            await there.flush()
            assert shared.writes == 1, "nothing is new"

    run(test())


def test_who_stays_is_said_to_be_there_again_before_it_does_not_hold_any_more(
    hourglass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "FLUSH", 0.01)
    monkeypatch.setattr(presence, "RENEW", 0.05)

    async def test() -> None:
        shared = Shared()
        async with a_presence(shared) as there:
            for number in range(20):
                there.came(f"table {number}", [0])
            there.came("left", [0])
            there.left("left", [0])
            await there.flush()
            words = len(shared.words)
            hourglass.pass_by(1000)
            stay = {(f"table {number}", 0): hourglass.moment + LEASE for number in range(20)}
            while {**shared.until, ("left", 0): 0} != {**stay, ("left", 0): 0}:
                await asyncio.sleep(0.005)
            assert shared.until["left", 0] == hourglass.moment - 1000
            assert len(shared.words) == words, "that is no news"
            assert there.share == 1 + 20 * 0.01 / 0.05

    run(test())


def test_what_could_not_be_written_down_is_written_later_and_nothing_newer_is_lost(
    hourglass: Hourglass,
) -> None:
    async def test() -> None:
        shared = Shared()
        async with a_presence(shared) as there:
            shared.away = True
            there.came("table", [0, 1])
            await there.flush()
            assert (shared.until, shared.words) == ({}, [])
            there.left("table", [1])
            await there.flush()
            shared.away = False
            await there.flush()
            moment = hourglass.moment
            assert shared.until == {("table", 0): moment + LEASE, ("table", 1): moment}
            assert shared.words == ["here table"]

    run(test())


def test_what_is_not_written_down_yet_is_when_the_house_closes() -> None:
    async def test() -> None:
        shared = Shared()
        async with a_presence(shared) as there:
            there.came("table", [3])
        assert list(shared.until) == [("table", 3)]

    run(test())


@inside
async def test_a_seat_that_was_given_up_is_not_said_to_be_there(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    onlooker = await comes(room, seat)
    await resign(room, person(seat))
    await house.presence.flush()
    assert (await house.store.presence("table"))[seat] == hourglass.moment
    assert not onlooker.table["seats"][seat]["here"]
    assert seat not in room.until
    await quiet(house)


@inside
async def test_others_know_that_somebody_is_there_before_they_see_his_seat_handed_back(house: House) -> None:
    room = await a_table(house)
    room.sheet.seats[1].stand_in = True
    said: list[str] = []
    here, swap = house.store.here, house.store.swap_sheet

    async def write_presence(seats: Mapping[tuple[str, int], int]) -> None:
        said.append("here")
        await here(seats)

    async def write_sheet(sheet: Sheet, version: int) -> bool:
        said.append("seat")
        return await swap(sheet, version)

    vars(house.store).update(here=write_presence, swap_sheet=write_sheet)
    await comes(room, 1)
    assert said[:2] == ["here", "seat"]
    assert not room.sheet.seats[1].stand_in
