"""The tables in the memory of this process."""

import time
from collections.abc import Iterator

from maestri.server.denied import Denied
from maestri.server.house import quotas
from maestri.server.house.trials import Trials
from maestri.server.metrics import TABLES
from maestri.server.store.sheet import Sheet
from maestri.server.table.room import Room
from maestri.server.table.surroundings import Surroundings


class Rooms:
    """Tables come from the store when somebody needs them, and leave when nobody does."""

    def __init__(self, house: Surroundings) -> None:
        self.house = house
        self.store = house.store
        self.known: dict[str, Room] = {}
        self.trials = Trials()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self.known.values()))

    def here(self, table_id: str) -> Room | None:
        """A table, if it is in memory."""
        return self.known.get(table_id)

    async def get(self, table_id: str) -> Room:
        """A table, from memory or from the store."""
        room = self.known.get(table_id)
        if room is None:
            found = await self.store.sheet(table_id) if table_id.isprintable() else None
            if found is None:
                raise Denied(404, "table-unknown", table=table_id[:60])
            until = await self.store.presence(table_id)
            room = self.known.get(table_id)  # somebody else may have asked meanwhile
            if room is None:
                room = self.known[table_id] = Room(self.house, *found, until)
                TABLES.set(len(self.known))
        return room

    async def lay(self, sheet: Sheet) -> Room:
        """A new table, if its host may have one more."""
        await quotas.check_may_lay(self.store, sheet, self.house.settings.tables_per_person)
        await self.store.add_sheet(sheet)
        self.house.looks_different(sheet.id)
        await self.house.bus.tell(f"sheet {sheet.id}")
        return await self.get(sheet.id)

    def forget(self, table_id: str) -> None:
        """A table leaves the memory."""
        self.known.pop(table_id, None)

    def forget_idle(self, seconds: float) -> None:
        """Tables that nobody needed for so long leave the memory; no bot is due where nobody moved."""
        long_ago = time.monotonic() - seconds
        for room in self:
            if not room.audience.watchers and room.used_at < long_ago and not room.busy:
                del self.known[room.sheet.id]
        TABLES.set(len(self.known))
