"""The log of every match. Appending under a unique (table, ply) is the only lock there is."""

import asyncio
import logging
import time
from secrets import randbits
from typing import NamedTuple

from sqlalchemy import Connection, and_, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from maestri.server.store.schema import log, positions
from maestri.server.store.sql import AWAY, Writing, insert

MOST_IN_ONE = 256
PATIENCE = 20.0
"""Seconds that a move waits for a database that is away."""
CHANNEL = "maestri"

logger = logging.getLogger("maestri.server")


class Entry(NamedTuple):
    """One ply of a log: a move, or a return to an earlier ply."""

    ply: int
    seat: int
    move: str
    back_to: int | None
    at: int


class Position(NamedTuple):
    """Where a match stands, as data, and when somebody must look after it next."""

    table_id: str
    ply: int
    rules: int
    data: bytes
    wake_at: int | None


class Append(NamedTuple):
    """An entry on its way into the log, and the position that it leads to where that can't wait."""

    table_id: str
    entry: Entry
    position: Position | None
    stored: "asyncio.Future[bool]"

    @property
    def key(self) -> tuple[str, int]:
        return self.table_id, self.entry.ply


class StoreAway(Exception):
    """The database could not be reached in time. Whether the entry is stored, the log will tell."""


class Writer:
    """One task that takes all entries that wait and stores them in one transaction."""

    def __init__(self, writing: Writing) -> None:
        self.writing = writing
        self.mark = randbits(62)
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.task = asyncio.create_task(self._run())

    async def append(self, table_id: str, entry: Entry, position: Position | None) -> bool:
        """Stores an entry durably; False when another entry has that ply already."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Append(table_id, entry, position, stored))
        return await stored

    async def close(self) -> None:
        """Stores what is on its way, then ends."""
        while not self.queue.empty() and not self.task.done():
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_IN_ONE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                mine = await self._stored(batch)
            except Exception as error:
                logger.exception("store", extra={"facts": {"waiting": len(batch)}})
                for append in batch:
                    _settle(append, StoreAway(str(error)))
                continue
            for append in batch:
                _settle(append, append.key in mine)

    async def _stored(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Tries until the database is back; an entry that an interrupted try stored counts as stored."""
        give_up = time.monotonic() + PATIENCE
        again = False
        while True:
            try:
                return await self.writing(lambda connection: self._insert(connection, batch, again))  # noqa: B023
            except AWAY as error:
                if time.monotonic() > give_up:
                    raise
                again = True
                logger.warning("store", extra={"facts": {"problem": str(error)[:200]}})
                await asyncio.sleep(0.2)

    def _insert(self, connection: Connection, batch: list[Append], again: bool) -> set[tuple[str, int]]:
        rows = [{"table_id": a.table_id, "writer": self.mark, **a.entry._asdict()} for a in batch]
        statement = insert(connection, log).on_conflict_do_nothing().returning(log.c.table_id, log.c.ply)
        mine = {(row[0], row[1]) for row in connection.execute(statement, rows)}
        kept = [append for append in batch if append.key in mine]
        keep_positions(connection, [append.position for append in kept if append.position])
        if kept and connection.dialect.name == "postgresql":
            _notify(connection, kept)
        return mine | self._mine(connection, batch) if again else mine

    def _mine(self, connection: Connection, batch: list[Append]) -> set[tuple[str, int]]:
        same = or_(*(and_(log.c.table_id == a.table_id, log.c.ply == a.entry.ply) for a in batch))
        query = select(log.c.table_id, log.c.ply).where(same, log.c.writer == self.mark)
        return {(row[0], row[1]) for row in connection.execute(query)}


def _settle(append: Append, outcome: bool | Exception) -> None:
    if append.stored.done():
        return
    if isinstance(outcome, Exception):
        append.stored.set_exception(outcome)
    else:
        append.stored.set_result(outcome)


def keep_positions(connection: Connection, kept: list[Position]) -> None:
    """Keeps positions, each instead of an older one of its table."""
    if not kept:
        return
    new = insert(connection, positions)
    fields = ("ply", "rules", "data", "wake_at")
    upsert = new.on_conflict_do_update(
        index_elements=["table_id"],
        set_={field: new.excluded[field] for field in fields},
        where=positions.c.ply <= new.excluded.ply,
    )
    connection.execute(upsert, [position._asdict() for position in kept])


def _notify(connection: Connection, kept: list[Append]) -> None:
    payloads = [f"ply {append.table_id} {append.entry.ply}" for append in kept]
    connection.execute(
        text(f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
        {"payloads": payloads},
    )


async def entries_after(connection: AsyncConnection, table_id: str, ply: int) -> list[Entry]:
    """A table's log after a ply, in order."""
    columns = (log.c.ply, log.c.seat, log.c.move, log.c.back_to, log.c.at)
    query = select(*columns).where(log.c.table_id == table_id, log.c.ply > ply).order_by(log.c.ply)
    return [Entry(*row) for row in await connection.execute(query)]
