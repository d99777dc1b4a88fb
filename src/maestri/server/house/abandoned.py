"""Tables that nobody comes to any more: they end, stay in their people's lists for a while, and go."""

from maestri.server.house.rooms import Rooms
from maestri.server.now import now
from maestri.server.store import keeping
from maestri.server.store.sheet import Sheet
from maestri.server.table.room import Room

MOST_AT_ONCE = 50


async def clear_away(rooms: Rooms) -> None:
    """Ends tables that were left, and removes those that were ended long ago."""
    moment = now()
    for table_id in await keeping.run_out(rooms.store, moment, MOST_AT_ONCE):
        room = await rooms.get(table_id)
        if room.sheet.status == "ended":
            rooms.forget(table_id)
            await keeping.remove(rooms.store, table_id)
        else:
            await _end_if_left(room, moment)


async def _end_if_left(room: Room, moment: int) -> None:
    table_id, lasts = room.sheet.id, room.sheet.lasts or 0
    seen = moment if room.there.here else await keeping.last_sign(room.store, table_id)
    if seen + lasts > moment:
        await keeping.lasts_until(room.store, table_id, seen + lasts)
        return
    async with room.lock:
        room.board = None
        await room.change(_ended)
    await room.store.wake(table_id, None)


def _ended(sheet: Sheet) -> None:
    sheet.status, sheet.undo = "ended", None
