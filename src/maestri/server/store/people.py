"""People, as far as they are known: an id, a nickname, and the digest of a recovery link."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from maestri.server.store.schema import people


class Person(NamedTuple):
    """Somebody. Cookies of an older generation are withdrawn."""

    id: str
    nickname: str
    generation: int


NOBODY = Person("", "", 0)
"""Who a client belongs to until its cookie was looked at."""


class People:
    """The people of the store."""

    def __init__(self, engine: AsyncEngine, reading: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading

    async def add(self, person: Person, created_at: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(people.insert().values(created_at=created_at, **person._asdict()))

    async def get(self, person_id: str) -> Person | None:
        return await self._where(people.c.id == person_id)

    async def with_recovery(self, digest: str, moment: int) -> Person | None:
        """Whose recovery link it is, if it is still good."""
        return await self._where(_good(digest, moment))

    async def use_recovery(self, digest: str, moment: int) -> bool:
        """Uses a recovery link up; False where somebody was faster, or it is too late."""
        async with self.engine.begin() as connection:
            used = update(people).where(_good(digest, moment)).values(recovery=None)
            return (await connection.execute(used)).rowcount == 1

    async def known(self, person_ids: Iterable[str]) -> dict[str, Person]:
        """Some people as they are now."""
        query = select(people.c.id, people.c.nickname, people.c.generation)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.where(people.c.id.in_(list(person_ids))))
            return {row[0]: Person(*row) for row in rows}

    async def rename(self, person_id: str, nickname: str) -> None:
        await self._change(person_id, nickname=nickname)

    async def set_recovery(self, person_id: str, digest: str, until: int) -> None:
        await self._change(person_id, recovery=digest, recovery_until=until)

    async def withdraw_cookies(self, person_id: str) -> None:
        """Every cookie so far is refused from now on, and so is a recovery link."""
        await self._change(person_id, generation=people.c.generation + 1, recovery=None)

    async def _change(self, person_id: str, **values: object) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person_id).values(**values))

    async def _where(self, condition: ColumnElement[bool]) -> Person | None:
        query = select(people.c.id, people.c.nickname, people.c.generation).where(condition)
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Person(*row) if row else None


def _good(digest: str, moment: int) -> ColumnElement[bool]:
    return and_(people.c.recovery == digest, people.c.recovery_until > moment)
