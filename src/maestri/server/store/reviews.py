"""What was found when matches were looked back on."""

from sqlalchemy import delete, insert, select

from maestri.server.store.schema import reviews
from maestri.server.store.store import Store


async def kept_review(store: Store, table_id: str, maker: str) -> bytes | None:
    """The review of a match, if today's coach made it."""
    query = select(reviews.c.review).where(reviews.c.table_id == table_id, reviews.c.maker == maker)
    async with store.reading.connect() as connection:
        found: bytes | None = (await connection.execute(query)).scalar_one_or_none()
    return found


async def keep_review(store: Store, table_id: str, maker: str, review: bytes) -> None:
    """Keeps it, in the place of one that was made before."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
        await connection.execute(insert(reviews).values(table_id=table_id, maker=maker, review=review))
