"""Where people want to be called, what they were called for, and the key by which the house is known."""

from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, select, true, update

from maestri.server.store.schema import house, notices, subscriptions
from maestri.server.store.sql import insert
from maestri.server.store.store import Store


class Browser(NamedTuple):
    """A browser that wants to be called."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


async def push_secret(store: Store, fresh: str) -> str:
    """The secret of the house's key, drawn when it was asked for first."""
    async with store.engine.begin() as connection:
        row = {"key": "push", "value": fresh}
        await connection.execute(insert(connection, house).values(row).on_conflict_do_nothing())
        found = await connection.execute(select(house.c.value).where(house.c.key == "push"))
        return str(found.scalar_one())


async def subscribe(store: Store, person: str, browser: Browser, most: int) -> bool:
    """Whether a browser is called from now on, for this person alone; nobody has more than so many."""
    row = {"id": _id(browser.endpoint), "person": person, **browser._asdict()}
    others = select(func.count()).where(subscriptions.c.person == person, subscriptions.c.id != row["id"])
    async with store.engine.begin() as connection:
        if (await connection.execute(others)).scalar_one() >= most:
            return False
        new = insert(connection, subscriptions).values(row)
        await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=row))
    return True


async def unsubscribe(store: Store, endpoint: str, person: str | None = None) -> None:
    """A browser is not called any more: it does not want to be, or its subscription is dead."""
    gone = delete(subscriptions).where(subscriptions.c.id == _id(endpoint))
    if person is not None:
        gone = gone.where(subscriptions.c.person == person)
    async with store.engine.begin() as connection:
        await connection.execute(gone)


async def unsubscribe_all(store: Store, person: str) -> None:
    """No browser of a person is called any more."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(subscriptions).where(subscriptions.c.person == person))


async def browsers_of(store: Store, person: str) -> list[Browser]:
    columns = [subscriptions.c[name] for name in Browser._fields]
    async with store.reading.connect() as connection:
        found = await connection.execute(select(*columns).where(subscriptions.c.person == person))
        return [Browser(*row) for row in found]


async def called_to(store: Store, table_id: str, ply: int | None = None) -> set[str]:
    """Who was called to a table, up to a ply, and has not come yet."""
    query = select(notices.c.person).where(notices.c.table_id == table_id, _up_to(ply))
    async with store.reading.connect() as connection:
        return set((await connection.execute(query)).scalars())


async def note_call(store: Store, table_id: str, person: str, ply: int) -> bool:
    """Whether it is for us to call somebody: he was not called before. Who was is wanted at this ply too."""
    row = {"table_id": table_id, "person": person, "ply": ply}
    async with store.engine.begin() as connection:
        still = update(notices).where(_his(table_id, person), notices.c.ply < ply)
        await connection.execute(still.values(ply=ply))
        new = insert(connection, notices).values(row).on_conflict_do_nothing()
        return (await connection.execute(new)).rowcount == 1


async def forget_call(store: Store, table_id: str, person: str, ply: int | None = None) -> bool:
    """Whether somebody had been called, up to a ply, who need not come any more."""
    gone = delete(notices).where(_his(table_id, person), _up_to(ply))
    async with store.engine.begin() as connection:
        return (await connection.execute(gone)).rowcount == 1


def _up_to(ply: int | None) -> ColumnElement[bool]:
    return true() if ply is None else notices.c.ply <= ply


def _his(table_id: str, person: str) -> ColumnElement[bool]:
    return (notices.c.table_id == table_id) & (notices.c.person == person)
