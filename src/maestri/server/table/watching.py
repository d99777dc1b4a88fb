"""Coming to a table, and leaving it."""

from maestri.server.denied import Denied
from maestri.server.store.people import Person
from maestri.server.table.board import Board, Happened, history
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat
from maestri.server.table.watcher import Watcher


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
