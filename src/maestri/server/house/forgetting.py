"""Somebody wants to be forgotten: his name goes, and nothing leads from a match to him any more."""

from functools import partial

from maestri.server.house.rooms import Rooms
from maestri.server.house.visitors import Visitors
from maestri.server.identity import fresh_id, made_up_name
from maestri.server.store.forgetting import forget_person, forget_words, spoke_at
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table.room import Room

MOST = 10_000


async def forget(rooms: Rooms, visitors: Visitors, person: Person) -> None:
    """Everywhere somebody whom nobody knows was in his place; a stand-in plays on where he played."""
    sat_at = {sheet.id for sheet in await rooms.store.of_person(person.id, MOST)}
    for table_id in sat_at | await spoke_at(rooms.store, person.id):
        await _forget_at(await rooms.get(table_id), person)
    await forget_person(rooms.store, person.id)
    await visitors.look_up({person.id})
    await rooms.house.bus.tell(f"person {person.id}")


async def _forget_at(room: Room, person: Person) -> None:
    nobody = Person(fresh_id(), made_up_name(), 0)
    async with room.lock:
        seat = room.sheet.seat_of(person.id)
        await room.change(partial(_erase, person.id, nobody))
        await forget_words(room.store, room.sheet.id, person.id, seat)
        await room.chat.rename(person.id, seat, person.nickname, nobody.nickname)
        await room.said_otherwise()
        room.house.nudge(room)


def _erase(person: str, nobody: Person, sheet: Sheet) -> None:
    for seat in sheet.seats:
        if seat.person == person:
            _leave(seat, nobody, sheet)
        if seat.given_up_by == person:
            seat.given_up_by, seat.given_up_name = nobody.id, nobody.nickname
        if seat.reserved == person:
            seat.reserved = seat.expected = None
    if sheet.host == person:
        sheet.host, sheet.host_name = nobody.id, nobody.nickname
        if sheet.status == "open":
            sheet.status = "ended"
    sheet.muted, sheet.shown_out = (
        [each for each in listed if each != person] for listed in (sheet.muted, sheet.shown_out)
    )


def _leave(seat: SeatSheet, nobody: Person, sheet: Sheet) -> None:
    if sheet.waiting:
        seat.person = seat.nickname = seat.pledge = seat.entropy = None
        return
    seat.person, seat.nickname = nobody.id, nobody.nickname
    if sheet.status == "playing":
        seat.replace(for_good=True)
