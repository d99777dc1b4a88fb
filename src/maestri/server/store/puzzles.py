"""What people have done with puzzles."""

from sqlalchemy import select

from maestri.protocol.puzzles import Done
from maestri.server.store.schema import puzzles
from maestri.server.store.sql import insert
from maestri.server.store.store import Store


async def puzzles_done(store: Store, person: str) -> dict[str, Done]:
    """By puzzle, whether a person has solved it or looked it up."""
    query = select(puzzles.c.puzzle, puzzles.c.done).where(puzzles.c.person == person)
    async with store.reading.connect() as connection:
        return {row.puzzle: row.done for row in await connection.execute(query)}


async def keep_puzzle(store: Store, person: str, puzzle: str, done: Done, at: int) -> None:
    """Keeps what was done first: what was looked up is not solved any more, and what was solved stays so."""
    row = {"person": person, "puzzle": puzzle, "done": done, "at": at}
    async with store.engine.begin() as connection:
        await connection.execute(insert(connection, puzzles).values(row).on_conflict_do_nothing())
