"""Coming to a table, and leaving it."""

from typing import NamedTuple

import msgspec

from maestri.core.refusal import Refusal
from maestri.server.denied import Denied
from maestri.server.now import now
from maestri.server.store.people import Person
from maestri.server.table.archive import Put
from maestri.server.table.archivist import Tell
from maestri.server.table.due import next_wake, stand_in_at
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat
from maestri.server.table.watcher import Watcher

MINUTE = 60_000


class Told(NamedTuple):
    """What somebody was told up to a ply, long before he came, as it was told in a seat."""

    ply: int
    seat: int | None
    plies: list[msgspec.Raw]


async def join(room: Room, watcher: Watcher, ply: int) -> None:
    """Shows somebody the table and all that happened after the ply he has."""
    told = Told(ply, room.sheet.seat_of(watcher.person.id), [])
    while not await _joined(room, watcher, ply, told):
        told = await _long_ago(room, watcher.person, ply)


async def _joined(room: Room, watcher: Watcher, ply: int, told: Told) -> bool:
    """False where what happened is no longer in memory: it is told from the log, while others play on."""
    async with room.lock:
        await room.refresh()
        board = None if room.sheet.status == "open" else await room.ready()
        seat = room.sheet.seat_of(watcher.person.id)
        if board is not None and (board.since(told.ply) is None or seat != told.seat):
            return False
        await hand_back(room, watcher.person)
        room.audience.watchers.add(watcher)
        watcher.ply, watcher.seat = ply, seat
        lines = await room.chat.latest(watcher)
        room.show_table()
        watcher.tell(lines)
        if room.sheet.status != "open":
            board = await room.ready()
            watcher.ply = min(ply, board.ply)
            room.audience.show_match(watcher, room.sheet, board, told.plies, board.since(told.ply) or [])
            room.house.nudge(room)
        return True


async def _long_ago(room: Room, person: Person, after: int) -> Told:
    """All that happened until now, from the log."""
    async with room.lock:
        sheet, newest = room.sheet, (await room.ready()).ply
    seat = sheet.seat_of(person.id)

    async def ask(put: Put) -> bytes:
        entries = await room.store.entries(sheet.id, sheet.base_ply)
        return await put(Tell(sheet, [each for each in entries if each.ply <= newest], seat, after))

    plies = await room.house.archive.ask(person.id, ("told", sheet.id, seat, after, newest), ask)
    return Told(newest, seat, msgspec.json.decode(plies, type=list[msgspec.Raw]))


async def back(room: Room, person: Person) -> None:
    """Somebody who is there says so: from now on he plays himself."""
    async with room.lock:
        seat = room.sheet.seats[own_seat(room.sheet, person)]
        if seat.stand_in and seat.for_good:
            raise Denied(409, "seat-stand-in")
        await hand_back(room, person)


async def wait(room: Room, person: Person, seat: int) -> None:
    """Somebody at the table gives one who is away a minute more."""
    async with room.lock:
        own_seat(room.sheet, person)
        if seat >= len(room.sheet.seats):
            raise Refusal("seat-unknown", seat=seat, last=len(room.sheet.seats) - 1)
        comes_at = stand_in_at(room.sheet, await room.ready(), seat, room.there)
        if comes_at is None:
            raise Refusal("wait-none")
        until = max(comes_at, now()) + MINUTE
        await room.change(lambda sheet: setattr(sheet.seats[seat], "waited_until", until))
        await room.store.wake(room.sheet.id, next_wake(room.sheet, await room.ready(), room.there))


async def hand_back(room: Room, person: Person) -> None:
    """Who is back gets his seat back from a stand-in."""
    seat = room.sheet.seat_of(person.id)
    if seat is not None and room.sheet.seats[seat].stand_in and not room.sheet.seats[seat].for_good:
        await room.house.presence.arrived(room.sheet.id, seat)
        await room.change(lambda sheet: sheet.seats[seat].hand_back())
        await room.note("back", seat, room.sheet.seats[seat].nickname)


def leave(room: Room, watcher: Watcher) -> None:
    """Somebody turns away; his seat stays his."""
    if watcher in room.audience.watchers:
        room.audience.watchers.discard(watcher)
        room.touch()
        room.show_table()
