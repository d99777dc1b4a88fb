"""What SQLite and PostgreSQL call alike but SQLAlchemy does not."""

import sqlite3
from typing import Any

import asyncpg
from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000")
"""SQLite keeps what it commits."""
AWAY = (
    DBAPIError,
    OSError,
    TimeoutError,
    sqlite3.OperationalError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
"""What is raised while a database is away. A driver's own errors come through bare where it can't connect."""


def insert(connection: Connection | AsyncConnection, table: Table) -> Any:
    """An insert that knows what to do on a conflict."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
