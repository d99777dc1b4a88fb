"""The log in SQLite, written in a thread of its own: one hop and one statement for many moves."""

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import msgspec

from maestri.server.store.log import Batch
from maestri.server.store.scribe import Scribe
from maestri.server.store.sql import PRAGMAS

ROWS_A_CHECKPOINT = 2000
LARGE = 1 << 24
"""Bytes beyond which what was written is begun anew."""
COLUMNS = ("table_id", "ply", "seat", "move", "back_to", "at", "stand_in", "writer")
VALUES = ", ".join(f"json_extract(value, '$[{number}]')" for number in range(len(COLUMNS)))
APPEND = f"""
INSERT INTO log ({", ".join(COLUMNS)}) SELECT {VALUES} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
MINE = "SELECT table_id, ply FROM log WHERE table_id = ? AND ply = ? AND writer = ?"
KEEP = """
INSERT INTO positions (table_id, ply, rules, data, wake_at, to_move, since) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET
    ply = excluded.ply, rules = excluded.rules, data = excluded.data, wake_at = excluded.wake_at,
    to_move = excluded.to_move, since = excluded.since
WHERE positions.ply <= excluded.ply
"""


class SqliteLog:
    """A connection for writing, and one that moves what was written into the file's main part meanwhile."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.scribe = Scribe("log", self._write)
        self.tidier = ThreadPoolExecutor(1, "checkpoint")
        self.connection: sqlite3.Connection | None = None
        self.rows = 0
        self.tidied: Future[None] | None = None

    async def write(self, batch: Batch) -> set[tuple[str, int]]:
        return await self.scribe.do(batch)

    async def close(self) -> None:
        self.scribe.close()
        self.tidier.shutdown()
        if self.connection is not None:
            self.connection.close()

    def _write(self, batch: Batch) -> set[tuple[str, int]]:
        if self.connection is None:
            self.connection = _connected(self.file)
        self.rows += len(batch.entries) + len(batch.positions)
        if self.rows > ROWS_A_CHECKPOINT and (self.tidied is None or self.tidied.done()):
            self.rows = 0
            self.tidied = self.tidier.submit(_tidy, self.file)
        if not batch.positions:
            return self._append(self.connection, batch)  # a statement is a transaction by itself
        return self._both(self.connection, batch)

    def _both(self, connection: sqlite3.Connection, batch: Batch) -> set[tuple[str, int]]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            lost = self._append(connection, batch) if batch.entries else set()
            connection.executemany(KEEP, batch.positions_without(lost))
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return lost

    def _append(self, connection: sqlite3.Connection, batch: Batch) -> set[tuple[str, int]]:
        rows = [(table_id, *entry, batch.mark) for table_id, entry in batch.entries]
        stored = connection.execute(APPEND, (msgspec.json.encode(rows).decode(),)).rowcount
        if stored == len(rows):
            return set()
        found = (connection.execute(MINE, (row[0], row[1], batch.mark)).fetchone() for row in rows)
        return batch.lost(stored, [row for row in found if row])


def _connected(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in (*PRAGMAS, "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _tidy(file: str) -> None:
    """Most of it while others write; the short rest stops them for a moment, else the file would grow."""
    connection = _connected(file)
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        if Path(f"{file}-wal").stat().st_size > LARGE:
            connection.execute("PRAGMA wal_checkpoint(RESTART)")
    finally:
        connection.close()
