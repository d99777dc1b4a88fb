"""Where matches stand, kept a while after the moves. The log has the truth; this is for newer rules."""

import asyncio
import time
from itertools import islice

from maestri.server.bus import Bus
from maestri.server.errands import Upkeep
from maestri.server.store.log import StoreAway, Writer
from maestri.server.store.sql import AWAY
from maestri.server.table.room import Room

KEEP_AFTER = 5.0
KEEP_EVERY = 0.05
MOST_KEPT = 10
"""Positions are kept a few at a time: a thousand at once would make every move wait."""


class Positions:
    """Keeps the positions of tables that went on."""

    def __init__(self, writer: Writer, bus: Bus) -> None:
        self.writer = writer
        self.bus = bus
        self.unkept: dict[Room, float] = {}
        """Tables that went on since their position was kept, and since when."""
        self.upkeep = Upkeep("positions", self._run)

    def later(self, room: Room) -> None:
        """The match at a table went on."""
        self.unkept.setdefault(room, time.monotonic())

    async def close(self) -> None:
        """Keeps all that is left."""
        await self.upkeep.close()
        await self._keep(list(self.unkept))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(KEEP_EVERY)
            due = self._due(time.monotonic() - KEEP_AFTER)
            try:
                await self._keep(due)
            except (StoreAway, *AWAY):
                self.unkept.update(dict.fromkeys(due, time.monotonic()))

    def _due(self, long_ago: float) -> list[Room]:
        first = islice(self.unkept.items(), MOST_KEPT)
        return [room for room, since in first if since < long_ago and not room.lock.locked()]

    async def _keep(self, rooms: list[Room]) -> None:
        for room in rooms:
            del self.unkept[room]
        await self.writer.keep([room.position(room.board) for room in rooms if room.board is not None])
        if rooms:
            await self.bus.tell(" ".join(("kept", *(room.sheet.id for room in rooms))))
