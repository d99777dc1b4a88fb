"""The connections to a database, and its migrations."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from maestri.core.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_351_001
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "wal_autocheckpoint=4000")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
Outcome = TypeVar("Outcome")


class Database:
    """Connections for reading, for transactions, and for the one writer of the log."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        more: dict[str, Any] = {"pool_pre_ping": True} if self.shared else {}
        self.engine = create_async_engine(self.url, pool_size=4, max_overflow=8, **more)
        self.reading = create_async_engine(
            self.url, pool_size=4, max_overflow=8, isolation_level="AUTOCOMMIT", **more
        )
        self.log: LogThread | None = None
        if not self.shared:
            _strict(self.engine.sync_engine)
            _begin_at_once(self.engine.sync_engine)
            _strict(self.reading.sync_engine)
            self.log = LogThread(self.url)

    async def write_log(self, work: Callable[[Connection], Outcome], /) -> Outcome:
        """A transaction of the log's writer."""
        if self.log is not None:
            return await self.log.write(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def migrate(self) -> None:
        """Brings the database to this version's form; one process at a time."""
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        await self.reading.dispose()
        if self.log is not None:
            self.log.close()


class LogThread:
    """SQLite's log is written in a thread of its own: one hop for each transaction, not one a statement."""

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"))
        _strict(self.engine)
        _begin_at_once(self.engine)
        self.thread = ThreadPoolExecutor(1, "log")

    async def write(self, work: Callable[[Connection], Outcome]) -> Outcome:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, work)

    def _write(self, work: Callable[[Connection], Outcome]) -> Outcome:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


def _checked(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refusal("store-url", url=url[:60]) from None
    if parsed.get_backend_name() not in DRIVERS:
        raise Refusal("store-url", url=url[:60])
    return parsed.set(drivername=DRIVERS[parsed.get_backend_name()])


def _strict(engine: Engine) -> None:
    """Makes SQLite keep what it commits, and lets SQLAlchemy begin transactions itself."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _begin_at_once(engine: Engine) -> None:
    """A transaction that reads first and writes later could not be granted its write."""

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
