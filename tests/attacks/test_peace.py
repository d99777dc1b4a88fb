"""One guest's noise: many lines from many windows, a list full of one host's tables, words nobody wants."""

import msgspec
import pytest

from maestri.client import Refused
from maestri.protocol.tables import Hush
from maestri.server.house import House
from maestri.server.store.sheet import SeatSheet
from maestri.server.table.hushing import hush
from maestri.server.table.room import Room
from maestri.server.table.seating import check_may_see
from maestri.server.table.watching import leave
from tests.server.inside import DUEL, Onlooker, a_table, comes, inside, refused
from tests.server.people import run, seated, visitors
from tests.server.recorded import MOMENT, a_sheet, person
from tests.server.servers import Server

FLOOD = 120


def test_whoever_opens_many_windows_says_no_more_than_with_one(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            table, seats = await seated([ann, bob])
            windows = [await ann.watch(table) for _ in range(3)]
            refusals = 0
            for number in range(24):
                try:
                    await windows[number % 3].say(f"line {number}")
                except Refused as refused:
                    refusals += refused.told.key == "too-fast"
            assert refusals >= 8
            for seat in (*seats, *windows):
                await seat.close()

    run(test())


@inside
async def test_a_flood_of_one_host_pushes_nobody_off_the_list(house: House) -> None:
    for number in range(FLOOD):
        host = f"flooder {number % 3}"
        late = {"host": host, "created_at": MOMENT + 2 + number, "status": "open", "seats": _open()}
        await house.store.add_sheet(msgspec.structs.replace(a_sheet(DUEL, name=f"flood {number}"), **late))
    early = {"host": "ann", "status": "open", "seats": _open()}
    await house.store.add_sheet(msgspec.structs.replace(a_sheet(DUEL, name="ann's"), **early))
    listed = [sheet.id for sheet in await house.store.listed(100)]
    assert "ann's" in listed[:4]


@inside
async def test_where_somebody_is_there_comes_before_where_nobody_is(house: House) -> None:
    for number in range(FLOOD):
        late = {"host": f"one of many {number}", "created_at": MOMENT + 2, "status": "open", "seats": _open()}
        await house.store.add_sheet(msgspec.structs.replace(a_sheet(DUEL, name=f"flood {number}"), **late))
    early = {"host": "ann", "status": "open", "seats": _open()}
    await house.store.add_sheet(msgspec.structs.replace(a_sheet(DUEL, name="ann's"), **early))
    await house.store.here({("ann's", 0): 1 << 52})
    assert (await house.store.listed(100))[0].id == "ann's"


def _open() -> list[SeatSheet]:
    return [SeatSheet("open"), SeatSheet("open")]


async def _loud(house: House) -> tuple[Room, Onlooker]:
    room = await a_table(house)
    onlooker = await comes(room, 9)
    await room.say(onlooker.watcher, "Boo!")
    return room, onlooker


@inside
async def test_whoever_laid_the_table_mutes_and_shows_out(house: House) -> None:
    room, loud = await _loud(house)
    assert await refused(hush(room, person(1), Hush(1))) == "host-only"
    assert await refused(hush(room, person(0), Hush(7))) == "line-unknown"
    await hush(room, person(0), Hush(1))
    assert room.sheet.muted == ["person-of-9"]
    assert loud.watcher in room.audience.watchers
    await hush(room, person(0), Hush(1, out=True))
    assert loud.watcher not in room.audience.watchers
    assert [told["key"] for told in loud.told("refused")] == ["seat-shown-out"]
    with pytest.raises(Exception, match="shown out"):
        check_may_see(room.sheet, person(9), "invite")


@inside
async def test_a_player_is_muted_and_keeps_his_seat_and_the_host_is_never(house: House) -> None:
    room = await a_table(house)
    for number in (0, 1):
        onlooker = await comes(room, number)
        await room.say(onlooker.watcher, "Boo!")
        leave(room, onlooker.watcher)
    await hush(room, person(0), Hush(2, out=True))
    assert (room.sheet.muted, room.sheet.shown_out) == (["person-of-1"], [])
    assert await refused(hush(room, person(0), Hush(1))) == "line-unknown"


def test_who_is_muted_or_looks_like_a_player_is_not_heard(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 3) as (ann, bob, cem):
            await ann.ask("PATCH", "/api/me", {"nickname": "Paul"})
            await cem.ask("PATCH", "/api/me", {"nickname": "Раul"})
            table, seats = await seated([ann, bob], talk="together")
            watching = await cem.watch(table)
            with pytest.raises(Exception, match="looks like yours"):
                await watching.say("It is me")
            await cem.ask("PATCH", "/api/me", {"nickname": "Cem"})
            await watching.say("Hello")
            await seats[0].until(lambda _: any(line.text == "Hello" for line in seats[0].chat))
            line = next(line.number for line in seats[0].chat if line.text == "Hello")
            await ann.ask("POST", f"/api/tables/{table}/hush", {"line": line})
            with pytest.raises(Exception, match="does not let you talk"):
                await watching.say("Hello again")
            for seat in (*seats, watching):
                await seat.close()

    run(test())
