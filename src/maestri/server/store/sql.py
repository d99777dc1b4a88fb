"""What SQLite and PostgreSQL call alike but SQLAlchemy does not."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Outcome = TypeVar("Outcome")


class Writing(Protocol):
    """Does something within one transaction, and returns when that is durable."""

    def __call__(self, work: Callable[[Connection], Outcome], /) -> Awaitable[Outcome]: ...


def insert(connection: Connection | AsyncConnection, table: Table) -> Any:
    """An insert that knows what to do on a conflict."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
