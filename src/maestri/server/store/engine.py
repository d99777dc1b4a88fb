"""The connections to a database, and its migrations."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from maestri.core.refusal import Refusal
from maestri.server.settings import without_password
from maestri.server.store.log import Log
from maestri.server.store.postgres_log import PostgresLog
from maestri.server.store.sql import PRAGMAS
from maestri.server.store.sqlite_log import SqliteLog

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_351_001
POOL = {"pool_size": 10, "max_overflow": 0}
"""No more for a rush: they would be made and closed again all the time."""
PATIENT = {"pool_pre_ping": True, "connect_args": {"timeout": 10, "command_timeout": 60}}
"""A database behind a network may be away without a word."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Database:
    """Connections for reading and for transactions, and where logs are written."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        more: dict[str, Any] = {**(PATIENT if self.shared else {}), "hide_parameters": True}
        self.engine = create_async_engine(self.url, **POOL, **more)
        self.reading = create_async_engine(self.url, isolation_level="AUTOCOMMIT", **POOL, **more)
        if not self.shared:
            _strict(self.engine.sync_engine)
            _begin_at_once(self.engine.sync_engine)
            _strict(self.reading.sync_engine)

    def log(self) -> Log:
        """Where logs are written: past SQLAlchemy, for this is done for every move."""
        return PostgresLog(self.url) if self.shared else SqliteLog(self.url.database or ":memory:")

    async def migrate(self) -> None:
        """Brings the database to this version's form; one process at a time."""
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        await self.reading.dispose()


def _checked(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refusal("store-url", url=without_password(url)) from None
    if parsed.get_backend_name() not in DRIVERS:
        raise Refusal("store-url", url=without_password(url))
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
