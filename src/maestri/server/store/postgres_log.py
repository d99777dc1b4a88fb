"""The log in PostgreSQL: one statement for many moves, which tells the other processes too."""

import asyncio
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from maestri.server.store.log import Batch, Entry

CHANNEL = "maestri"
LONGEST = 10.0
"""Seconds after which a statement counts as lost, and the connection with it."""
APPEND = f"""
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::bigint[])
        AS row (table_id, ply, seat, move, back_to, at)
), stored AS (
    INSERT INTO log (table_id, ply, seat, move, back_to, at, writer)
    SELECT asked.*, $7::bigint FROM asked
    ON CONFLICT DO NOTHING RETURNING table_id, ply
), told AS (
    SELECT pg_notify('{CHANNEL}', 'ply ' || table_id || ' ' || ply) FROM stored
)
SELECT table_id, ply FROM stored WHERE (SELECT count(*) FROM told) >= 0
UNION ALL
SELECT table_id, ply FROM asked JOIN log USING (table_id, ply) WHERE writer = $7
"""
KEEP = """
INSERT INTO positions (table_id, ply, rules, data, wake_at)
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bytea[], $5::bigint[])
ON CONFLICT (table_id) DO UPDATE SET
    ply = excluded.ply, rules = excluded.rules, data = excluded.data, wake_at = excluded.wake_at
WHERE positions.ply <= excluded.ply
"""


class PostgresLog:
    """A connection of its own, made anew when it is lost."""

    def __init__(self, url: URL) -> None:
        self.url = plain(url)
        self.connection: Any = None

    async def write(self, batch: Batch) -> set[tuple[str, int]]:
        connection = await self._connected()
        try:
            async with asyncio.timeout(LONGEST):
                if not batch.positions:
                    return await _append(connection, batch)  # a statement is a transaction by itself
                async with connection.transaction():
                    lost = await _append(connection, batch) if batch.entries else set()
                    await connection.execute(KEEP, *_columns(batch.positions_without(lost), 5))
                    return lost
        except BaseException:
            connection.terminate()
            raise

    async def close(self) -> None:
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.close()

    async def _connected(self) -> Any:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url, timeout=LONGEST)
        return self.connection


async def _append(connection: Any, batch: Batch) -> set[tuple[str, int]]:
    rows = [(table_id, *entry) for table_id, entry in batch.entries]
    mine = await connection.fetch(APPEND, *_columns(rows, 1 + len(Entry._fields)), batch.mark)
    return batch.lost(len(mine), [tuple(row) for row in mine])


def _columns(rows: list[Any], count: int) -> list[list[Any]]:
    return [[row[n] for row in rows] for n in range(count)]


def plain(url: URL) -> str:
    """The URL as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
