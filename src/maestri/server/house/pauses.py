"""While no server runs, no clock does, and nobody is away: what was lost is made up for, and told."""

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
    if alive and moment - alive >= (SHORT if rooms.store.shared else 1000):
        await keeping.time_stood_still(rooms.store, alive, moment)
        for table_id in await keeping.timed(rooms.store):
            await _make_up_for(await rooms.get(table_id), alive, moment)
    await sign_of_life(rooms.store)  # last: where all this is broken off, the next to start does it


async def _make_up_for(room: Room, alive: int, moment: int) -> None:
    async with room.lock:
        is_told = alive in [begun for begun, _ in room.sheet.pauses]
        await room.change(partial(_pause, alive, moment))
        if not is_told:
            await room.note("pause", None, None, str((moment - alive) // 1000))


def _pause(alive: int, moment: int, sheet: Sheet) -> None:
    """Once for each pause, though several processes start after it."""
    others = [(begun, ended) for begun, ended in sheet.pauses if begun != alive]
    sheet.pauses = [*others, (alive, moment)]
