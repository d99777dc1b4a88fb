"""A person's name stands where he hosts, sits, is expected or has spoken: it changes on all these tables."""

from functools import partial

from maestri.server.house.rooms import Rooms
from maestri.server.store.forgetting import spoke_at
from maestri.server.store.keeping import living_of
from maestri.server.store.people import Person
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store
from maestri.server.table.room import Room
from maestri.server.table.seating import check_name

MOST = 100
"""Tables on which a new name is written, the newest: as many as he is shown in his list."""


async def check(store: Store, person: Person, nickname: str) -> None:
    """Whether nobody at his tables would be taken for him."""
    for sheet in await living_of(store, person.id):
        check_name(sheet, person.id, nickname)


async def rename(rooms: Rooms, person: Person, nickname: str) -> None:
    """Writes a person's new name on his tables, and tells everybody there."""
    sat_at = {sheet.id for sheet in await rooms.store.of_person(person.id, MOST)}
    for table_id in sat_at | await spoke_at(rooms.store, person.id):
        await _rename_at(await rooms.get(table_id), person, nickname)


async def _rename_at(room: Room, person: Person, nickname: str) -> None:
    async with room.lock:
        await room.change(partial(_write, person.id, nickname))
        seat = room.sheet.seat_of(person.id)
        if await room.chat.rename(person.id, seat, person.nickname, nickname):
            await room.said_otherwise()


def _write(person: str, nickname: str, sheet: Sheet) -> None:
    if sheet.host == person:
        sheet.host_name = nickname
    for seat in sheet.seats:
        if seat.person == person:
            seat.nickname = nickname
        if seat.given_up_by == person:
            seat.given_up_name = nickname
        if seat.reserved == person:
            seat.expected = nickname
