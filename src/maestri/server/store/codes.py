"""Short codes: what leads to a table when its link can't be sent."""

from secrets import choice

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from maestri.server.store.schema import codes
from maestri.server.store.sql import insert

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that is taken for another when it is read out or written down."""
LENGTH = 6


class Codes:
    """The codes of tables that wait for people."""

    def __init__(self, engine: AsyncEngine, reading: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading

    async def of(self, table_id: str) -> str:
        """The code of a table, drawn when it is asked for first."""
        query = select(codes.c.code).where(codes.c.table_id == table_id)
        while True:
            async with self.engine.begin() as connection:
                fresh = {"code": "".join(choice(LETTERS) for _ in range(LENGTH)), "table_id": table_id}
                await connection.execute(insert(connection, codes).values(fresh).on_conflict_do_nothing())
                found: str | None = (await connection.execute(query)).scalar_one_or_none()
            if found is not None:  # else another table has the code that was drawn
                return found

    async def table(self, code: str) -> str | None:
        """The table of a code, however it was typed."""
        typed = "".join(letter for letter in code.upper() if letter.isalnum())
        async with self.reading.connect() as connection:
            query = select(codes.c.table_id).where(codes.c.code == typed)
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def forget(self, table_id: str) -> None:
        """Frees the code of a table that waits for nobody any more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(codes).where(codes.c.table_id == table_id))
