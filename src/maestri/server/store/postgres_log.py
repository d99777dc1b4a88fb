"""The log in PostgreSQL: one statement for many moves, with one word about them to the other processes."""

import asyncio
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from maestri.server.store.entry import Entry, Position
from maestri.server.store.log import Batch

CHANNEL = "maestri"
LONGEST = 10.0
"""Seconds after which a statement counts as lost, and the connection with it."""
PLANNED_ONCE = {"plan_cache_mode": "force_generic_plan", "jit": "off"}
"""To plan the statement anew takes longer than to carry it out."""
WRITE = f"""
WITH asked AS (
    SELECT * FROM unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::int[], $7::bigint[], $8::text[])
        AS row (table_id, ply, seat, move, back_to, at, stand_in)
), reached AS (
    SELECT * FROM unnest(
        $9::text[], $10::int[], $11::int[], $12::bytea[], $13::bigint[], $14::text[], $15::bigint[]
    ) AS row (table_id, ply, rules, data, wake_at, to_move, since)
), stored AS (
    INSERT INTO log (table_id, ply, seat, move, back_to, at, stand_in, writer)
    SELECT asked.*, $1::bigint FROM asked
    ON CONFLICT DO NOTHING RETURNING table_id, ply
), mine AS (
    SELECT table_id, ply FROM stored
    UNION ALL
    SELECT table_id, ply FROM asked JOIN log USING (table_id, ply) WHERE writer = $1
), lost AS (
    SELECT table_id, ply FROM asked EXCEPT SELECT table_id, ply FROM mine
), kept AS (
    INSERT INTO positions (table_id, ply, rules, data, wake_at, to_move, since)
    SELECT * FROM reached WHERE (table_id, ply) NOT IN (SELECT * FROM lost)
    ON CONFLICT (table_id) DO UPDATE SET
        ply = excluded.ply, rules = excluded.rules, data = excluded.data, wake_at = excluded.wake_at,
        to_move = excluded.to_move, since = excluded.since
    WHERE positions.ply <= excluded.ply
), told AS (
    SELECT pg_notify('{CHANNEL}', 'ply ' || string_agg(table_id || ' ' || ply, ' ')) FROM stored
    HAVING count(*) > 0
)
SELECT table_id, ply FROM lost WHERE (SELECT count(*) FROM told) >= 0
"""
"""A statement is a transaction by itself. What it inserts into the log, it does not see there."""


class PostgresLog:
    """A connection of its own, made anew when it is lost."""

    def __init__(self, url: URL) -> None:
        self.url = plain(url)
        self.connection: Any = None

    async def write(self, batch: Batch) -> set[tuple[str, int]]:
        connection = await self._connected()
        try:
            async with asyncio.timeout(LONGEST):
                lost = await connection.fetch(WRITE, batch.mark, *_entries(batch), *_positions(batch))
                return {(row[0], row[1]) for row in lost}
        except BaseException:
            connection.terminate()
            raise

    async def close(self) -> None:
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.close()

    async def _connected(self) -> Any:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url, timeout=LONGEST, server_settings=PLANNED_ONCE)
        return self.connection


def _entries(batch: Batch) -> list[list[Any]]:
    return _columns([(table_id, *entry) for table_id, entry in batch.entries], 1 + len(Entry._fields))


def _positions(batch: Batch) -> list[list[Any]]:
    return _columns(batch.positions, len(Position._fields))


def _columns(rows: list[Any], count: int) -> list[list[Any]]:
    return [[row[n] for row in rows] for n in range(count)]


def plain(url: URL) -> str:
    """The URL as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
