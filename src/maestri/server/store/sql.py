"""What SQLite and PostgreSQL call alike but SQLAlchemy does not."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert(connection: AsyncConnection, table: Table) -> Any:
    """An insert that knows what to do on a conflict."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
