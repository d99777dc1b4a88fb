"""What happened at another process just now is no reason to turn somebody away."""

import asyncio
from typing import Any

import msgspec

from maestri.server.house import House
from maestri.server.store.sheet import SeatSheet
from maestri.server.table import seating
from maestri.server.table.dealing import start
from maestri.server.table.room import Room
from tests.server.inside import a_table, inside, refused
from tests.server.test_seating import ANN, BOB, laid, sits


async def elsewhere(house: House, room: Room, **seat: Any) -> None:
    """Another process on the same store changes the second seat; this one has not heard of it yet."""
    house.store.database.shared = True
    theirs = msgspec.structs.replace(room.sheet, seats=[*room.sheet.seats[:1], SeatSheet("open", **seat)])
    assert await house.store.swap_sheet(theirs, room.version)


@inside
async def test_who_sat_down_at_another_process_just_now_is_no_reason_not_to_start(
    house: House,
) -> None:
    room = await laid(house, "open", "open")
    await sits(room, ANN, 0)
    await elsewhere(house, room, person="bob", nickname="Bob", pledge="bob")
    await start(room, ANN)
    assert room.sheet.dealing


@inside
async def test_a_seat_that_another_process_added_just_now_can_be_taken(house: House) -> None:
    room = await laid(house, "person", "open")
    await room.change(lambda sheet: setattr(sheet, "seats", sheet.seats[:1]))
    await elsewhere(house, room)
    await sits(room, BOB, 1)
    assert room.sheet.seat_of("bob") == 1


@inside
async def test_who_sat_down_at_another_process_just_now_may_come_in(house: House) -> None:
    room = await laid(house, "person", "person", spectators=False)
    assert await refused(seating.let_in(room, BOB, "")) == "table-unknown"
    await elsewhere(house, room, person="bob", nickname="Bob")
    await seating.let_in(room, BOB, "")


@inside
async def test_who_knocks_on_and_on_waits_for_his_answers(house: House) -> None:
    """Each of them is a look into the store, under the lock that the moves of others need."""
    house.store.database.shared = True
    room = await laid(house, "person", "person", spectators=False)
    began = asyncio.get_running_loop().time()
    for _ in range(2):
        assert await refused(seating.let_in(room, BOB, "")) == "table-unknown"
    assert asyncio.get_running_loop().time() - began >= 2 * seating.BREATH


@inside
async def test_who_sat_down_at_another_process_just_now_may_resign(house: House) -> None:
    room = await a_table(house)
    await elsewhere(house, room, person="bob", nickname="Bob")
    await seating.resign(room, BOB)
    assert room.sheet.seats[1].for_good
