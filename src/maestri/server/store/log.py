"""The log of every match. Appending under a unique (table, ply) is the only lock there is."""

import asyncio
import logging
import time
from collections.abc import Iterable
from secrets import randbits
from typing import NamedTuple, Protocol

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from maestri.server.logs import plainly
from maestri.server.store.entry import Entry, Position
from maestri.server.store.schema import log
from maestri.server.store.sql import AWAY

MOST_IN_ONE = 256
PATIENCE = 20.0
"""Seconds that a move waits for a database that is away."""

logger = logging.getLogger("maestri.server")


class Append(NamedTuple):
    """On its way into the store: an entry, the position that it leads to where that can't wait, or both."""

    table_id: str
    entry: Entry | None
    position: Position | None
    stored: "asyncio.Future[bool]"


class Batch(NamedTuple):
    """What is stored in one transaction."""

    mark: int
    """Drawn for this batch: by it entries are known that an interrupted try has stored."""
    entries: list[tuple[str, Entry]]
    positions: list[Position]

    def lost(self, stored: int, mine: Iterable[tuple[str, int]]) -> set[tuple[str, int]]:
        """The entries whose ply somebody else has, where not all were stored."""
        if stored == len(self.entries):
            return set()
        return {(table_id, entry.ply) for table_id, entry in self.entries} - set(mine)

    def positions_without(self, lost: set[tuple[str, int]]) -> list[Position]:
        return [position for position in self.positions if (position.table_id, position.ply) not in lost]


class Log(Protocol):
    """Where a database keeps logs."""

    async def write(self, batch: Batch) -> set[tuple[str, int]]:
        """Stores a batch durably, all or nothing; gives the entries whose ply somebody else has already."""

    async def close(self) -> None:
        """Hangs up."""


class StoreAway(Exception):
    """The database could not be reached in time. Whether the entry is stored, the log will tell."""


class Writer:
    """One task that takes all that waits and stores it in one transaction."""

    def __init__(self, book: Log) -> None:
        self.book = book
        self.waiting: list[Append] = []
        self.word = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def append(self, table_id: str, entry: Entry, position: Position | None) -> bool:
        """Stores an entry durably; False when another entry has that ply already."""
        return await self._put(table_id, entry, position)

    async def keep(self, positions: Iterable[Position]) -> None:
        """Keeps positions, each instead of an older one of its table."""
        await asyncio.gather(*[self._put(position.table_id, None, position) for position in positions])

    async def close(self) -> None:
        """Stores what is on its way, then ends."""
        while self.waiting and not self.task.done():
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.book.close()

    def _put(self, table_id: str, entry: Entry | None, position: Position | None) -> "asyncio.Future[bool]":
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Append(table_id, entry, position, stored))
        self.word.set()
        return stored

    async def _run(self) -> None:
        while True:
            await self.word.wait()
            while self.waiting:
                await self._store(self._next())
            self.word.clear()

    def _next(self) -> list[Append]:
        """The first that wait, each table once: of two entries for one ply only one can be stored."""
        tables: set[str] = set()
        for append in self.waiting[:MOST_IN_ONE]:
            if append.table_id in tables:
                break
            tables.add(append.table_id)
        return self.waiting[: len(tables)]

    async def _store(self, appends: list[Append]) -> None:
        """What is stored leaves the line only then, so that an end waits for it."""
        outcome: set[tuple[str, int]] | StoreAway
        try:
            outcome = await self._written(_batch(appends))
        except Exception as error:
            logger.exception("store", extra={"facts": {"waiting": len(self.waiting)}})
            outcome = StoreAway(plainly(error))
        del self.waiting[: len(appends)]
        for append in appends:
            _settle(append, outcome)

    async def _written(self, batch: Batch) -> set[tuple[str, int]]:
        """Tries until the database is back; an entry that an interrupted try stored counts as stored."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.book.write(batch)
            except AWAY as error:
                if time.monotonic() > give_up:
                    raise
                logger.warning("store", extra={"facts": {"problem": plainly(error)}})
                await asyncio.sleep(0.2)


def _batch(appends: list[Append]) -> Batch:
    entries = [(append.table_id, append.entry) for append in appends if append.entry is not None]
    positions = [append.position for append in appends if append.position is not None]
    return Batch(randbits(62), entries, positions)


def _settle(append: Append, outcome: set[tuple[str, int]] | StoreAway) -> None:
    if append.stored.done():
        return
    if isinstance(outcome, StoreAway):
        append.stored.set_exception(outcome)
    else:
        append.stored.set_result(append.entry is None or (append.table_id, append.entry.ply) not in outcome)


async def entries_after(connection: AsyncConnection, table_id: str, ply: int) -> list[Entry]:
    """A table's log after a ply, in order."""
    columns = (log.c.ply, log.c.seat, log.c.move, log.c.back_to, log.c.at, log.c.stand_in)
    query = select(*columns).where(log.c.table_id == table_id, log.c.ply > ply).order_by(log.c.ply)
    return [Entry(*row) for row in await connection.execute(query)]
