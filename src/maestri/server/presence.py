"""Who is there. What this process knows is kept for the others, a few times a minute."""

import asyncio
import logging
from collections.abc import Iterable

from maestri.server.bus import Bus
from maestri.server.errands import Upkeep
from maestri.server.logs import plainly
from maestri.server.now import now
from maestri.server.store.sql import AWAY
from maestri.server.store.store import Store

LEASE = 90_000
"""Milliseconds for which a person counts as there without saying so again."""
FLUSH = 0.5
RENEW = 30.0
FOR_EVER = 1 << 52
logger = logging.getLogger("maestri.server")
Place = tuple[str, int]
"""A table and a seat."""


class Presence:
    """The seats whose people are connected to this process: coming and leaving, written down in batches."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.here: set[Place] = set()
        self.changed: dict[Place, int] = {}
        """Until when a seat's person is there, where that is not written down yet."""
        self.news: set[str] = set()
        """Tables at which somebody came or left since the others were told."""
        self.to_renew: list[Place] = []
        self.share = 1
        self.upkeep = Upkeep("presence", self._run)

    def came(self, table_id: str, seats: Iterable[int]) -> None:
        """The people of some seats are connected from now on."""
        for seat in seats:
            self.here.add((table_id, seat))
            self._tell((table_id, seat), self._until())

    async def arrived(self, table_id: str, seat: int) -> None:
        """Somebody comes back to his seat: other processes know before they see that no stand-in has it."""
        await self.store.here({(table_id, seat): self._until()})

    def left(self, table_id: str, seats: Iterable[int]) -> None:
        """The people of some seats are not connected any more."""
        for seat in seats:
            self.here.discard((table_id, seat))
            self._tell((table_id, seat), now())

    async def close(self) -> None:
        await self.upkeep.close()
        await self.flush()

    def _tell(self, place: Place, until: int) -> None:
        self.changed[place] = until
        self.news.add(place[0])

    def _until(self) -> int:
        """A process that is alone need not say again that somebody is there; when it starts, nobody is."""
        return now() + LEASE if self.store.shared else FOR_EVER

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            if self.store.shared:
                self._renew()
            await self.flush()

    def _renew(self) -> None:
        """A few seats at a time, so that all are renewed in time and none waits for all others."""
        if not self.to_renew:
            self.to_renew = list(self.here)
            self.share = 1 + int(len(self.to_renew) * FLUSH / RENEW)
        until = self._until()
        for place in self.to_renew[-self.share :]:
            if place in self.here:
                self.changed.setdefault(place, until)
        del self.to_renew[-self.share :]

    async def flush(self) -> None:
        """Writes down what has changed, and tells the others."""
        changed, self.changed = self.changed, {}
        news, self.news = self.news, set()
        try:
            if changed:
                await self.store.here(changed)
            for table_id in news:
                await self.bus.tell(f"here {table_id}")
        except AWAY as error:
            self.changed = {**changed, **self.changed}
            self.news |= news
            logger.warning("presence", extra={"facts": {"problem": plainly(error)}})
