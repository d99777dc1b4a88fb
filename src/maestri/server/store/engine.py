"""The connection to a database, and its migrations."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from maestri.core.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_351_001
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def engine_for(url: str) -> AsyncEngine:
    """An engine that makes a commit durable before it returns."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refusal("store-url", url=url[:60]) from None
    backend = parsed.get_backend_name()
    if backend not in DRIVERS:
        raise Refusal("store-url", url=url[:60])
    parsed = parsed.set(drivername=DRIVERS[backend])
    if backend == "sqlite":
        return _sqlite(parsed)
    return create_async_engine(parsed, pool_size=8, max_overflow=8, pool_pre_ping=True)


def _sqlite(url: Any) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=4)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions itself
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=30000",
            "wal_autocheckpoint=4000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later could not be granted its write.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database to this version's form; one process at a time."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
