"""What is kept of a person goes; what is kept of matches stays."""

from sqlalchemy import delete, select

from maestri.server.store.schema import chat, notices, people, puzzles, seatings, subscriptions
from maestri.server.store.store import Store


async def forget_person(store: Store, person: str) -> None:
    """The person, his list of tables, what he said, where he could be called, and his puzzles."""
    async with store.engine.begin() as connection:
        for column in (
            seatings.c.person,
            chat.c.person,
            subscriptions.c.person,
            notices.c.person,
            puzzles.c.person,
            people.c.id,
        ):
            await connection.execute(delete(column.table).where(column == person))


async def spoke_at(store: Store, person: str) -> set[str]:
    """The tables where somebody said something: as a spectator too he may have been muted there."""
    query = select(chat.c.table_id).where(chat.c.person == person).distinct()
    async with store.reading.connect() as connection:
        return set((await connection.execute(query)).scalars())


async def forget_words(store: Store, table_id: str, person: str, seat: int | None) -> None:
    """What somebody said at a table; from his seat also what was said before it was kept who said it."""
    his = chat.c.person == person
    if seat is not None:
        his |= (chat.c.seat == seat) & chat.c.event.is_(None)
    async with store.engine.begin() as connection:
        await connection.execute(delete(chat).where(chat.c.table_id == table_id, his))
