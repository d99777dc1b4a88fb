"""Coming to a table, and leaving it."""

from maestri.core.refusal import Refusal
from maestri.server.denied import Denied
from maestri.server.now import now
from maestri.server.store.people import Person
from maestri.server.table.board import Board, Happened, history
from maestri.server.table.due import next_wake, stand_in_at
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat
from maestri.server.table.watcher import Watcher

MINUTE = 60_000


async def join(room: Room, watcher: Watcher, ply: int) -> None:
    """Shows somebody the table and all that happened after the ply he has."""
    async with room.lock:
        await room.refresh()
        if room.sheet.status != "open":
            await room.ready()
        await hand_back(room, watcher.person)
        room.audience.watchers.add(watcher)
        watcher.ply, watcher.seat = ply, room.sheet.seat_of(watcher.person.id)
        lines = await room.chat.latest(watcher)
        room.show_table()
        watcher.tell(lines)
        if room.sheet.status != "open":
            board = await room.ready()
            watcher.ply = min(ply, board.ply)
            room.audience.show_match(watcher, room.sheet, board, await _told(room, board, watcher.ply))
            room.house.nudge(room)


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
        await room.change(lambda sheet: sheet.seats[seat].hand_back())
        await room.note("back", seat, room.sheet.seats[seat].nickname)


async def _told(room: Room, board: Board, ply: int) -> list[Happened]:
    told = board.since(ply)
    if told is None:
        entries = await room.store.entries(room.sheet.id, room.sheet.base_ply)
        told = history(room.sheet, [entry for entry in entries if entry.ply <= board.ply], ply)
    return told


def leave(room: Room, watcher: Watcher) -> None:
    """Somebody turns away; his seat stays his."""
    if watcher in room.audience.watchers:
        room.audience.watchers.discard(watcher)
        room.touch()
        room.show_table()
