"""What SQLite and PostgreSQL call alike but SQLAlchemy does not."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

Outcome = TypeVar("Outcome")
AWAY = (DBAPIError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised while a database is away. A driver's own errors come through bare where it can't connect."""


class Writing(Protocol):
    """Does something within one transaction, and returns when that is durable."""

    def __call__(self, work: Callable[[Connection], Outcome], /) -> Awaitable[Outcome]: ...


def insert(connection: Connection | AsyncConnection, table: Table) -> Any:
    """An insert that knows what to do on a conflict."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
