"""While no server runs, no clock does: what was lost is written on the tables, and their people are told."""

from functools import partial

from maestri.server.house.rooms import Rooms
from maestri.server.now import not_before, now
from maestri.server.store import keeping
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store
from maestri.server.table.room import Room

BEAT = 5
"""Seconds from one sign of life to the next."""
SHORT = 2 * BEAT * 1000
"""Milliseconds without a sign that are no pause: another process may be alive."""


async def sign_of_life(store: Store) -> None:
    """Says that a server runs."""
    await store.note("alive", str(now()))


async def make_up_for_pause(rooms: Rooms) -> None:
    """Stops the clocks for the time in which nobody could move."""
    alive = int(await rooms.store.noted("alive") or 0)
    not_before(alive)
    moment = now()
    await sign_of_life(rooms.store)
    if not alive or moment - alive < (SHORT if rooms.store.shared else 1000):
        return
    for table_id in await keeping.timed(rooms.store):
        await _make_up_for(await rooms.get(table_id), alive, moment)


async def _make_up_for(room: Room, alive: int, moment: int) -> None:
    async with room.lock:
        await room.change(partial(_pause, alive, moment))
        await room.note("pause", None, None, str((moment - alive) // 1000))


def _pause(alive: int, moment: int, sheet: Sheet) -> None:
    sheet.pauses = [*sheet.pauses, (alive, moment)]
