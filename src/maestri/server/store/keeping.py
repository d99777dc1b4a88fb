"""Which tables live, which nobody has come to for long, and how they go."""

from sqlalchemy import case, delete, func, select, update

from maestri.server.store.schema import chat, log, positions, presence, records, reviews, seatings, sheets
from maestri.server.store.sheet import Sheet, sheet_decoder
from maestri.server.store.store import Store

LIVING = ("open", "playing")


async def living_of(store: Store, person: str) -> list[Sheet]:
    """Tables that are not over, of which somebody is the host or at which he sits."""
    query = (
        select(sheets.c.doc)
        .join(seatings, seatings.c.table_id == sheets.c.id)
        .where(seatings.c.person == person, sheets.c.status.in_(LIVING))
    )
    async with store.reading.connect() as connection:
        return [sheet_decoder.decode(row[0]) for row in await connection.execute(query)]


async def run_out(store: Store, moment: int, most: int) -> list[str]:
    """Tables whose time is over, unless somebody has come meanwhile."""
    query = select(sheets.c.id).where(sheets.c.ends_at <= moment).order_by(sheets.c.ends_at).limit(most)
    async with store.reading.connect() as connection:
        return [row[0] for row in await connection.execute(query)]


async def timed(store: Store) -> list[str]:
    """Tables at which a clock runs."""
    query = select(sheets.c.doc).where(sheets.c.status == "playing")
    async with store.reading.connect() as connection:
        found = [sheet_decoder.decode(row[0]) for row in await connection.execute(query)]
    return [sheet.id for sheet in found if sheet.clock is not None]


async def last_sign(store: Store, table_id: str) -> int:
    """When somebody was last there, or moved."""
    signs = (
        select(func.max(log.c.at)).where(log.c.table_id == table_id),
        select(func.max(presence.c.until)).where(presence.c.table_id == table_id),
    )
    async with store.reading.connect() as connection:
        found = [(await connection.execute(query)).scalar() for query in signs]
    return max(each or 0 for each in found)


async def lasts_until(store: Store, table_id: str, moment: int) -> None:
    """Somebody came, though the table itself did not change: it stays until then."""
    async with store.engine.begin() as connection:
        await connection.execute(update(sheets).where(sheets.c.id == table_id).values(ends_at=moment))


async def remove(store: Store, table_id: str) -> None:
    """Everything of a table goes."""
    async with store.engine.begin() as connection:
        for table in (log, positions, presence, chat, records, reviews, seatings):
            await connection.execute(delete(table).where(table.c.table_id == table_id))
        await connection.execute(delete(sheets).where(sheets.c.id == table_id))


async def time_stood_still(store: Store, since: int, moment: int) -> None:
    """No server ran: who was there has his grace to come back, who was not what he had left of it."""
    there = case((presence.c.until > since, moment), else_=presence.c.until + (moment - since))
    async with store.engine.begin() as connection:
        await connection.execute(update(presence).where(presence.c.until < moment).values(until=there))
