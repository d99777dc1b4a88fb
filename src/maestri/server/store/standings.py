"""Looks up where matches stand, and whose they are."""

from collections.abc import Collection

from sqlalchemy import func, select

from maestri.server.store.schema import positions, presence, seatings, sheets
from maestri.server.store.sheet import Sheet, sheet_decoder
from maestri.server.store.standing import Standing
from maestri.server.store.store import Store


async def standings(store: Store, table_ids: Collection[str], moment: int) -> dict[str, Standing]:
    """Where the matches of some tables stood when that was kept last."""
    columns = (positions.c.table_id, positions.c.to_move, positions.c.since, positions.c.ply)
    looking_on = select(presence.c.table_id, func.count()).where(
        presence.c.table_id.in_(table_ids), presence.c.seat < 0, presence.c.until > moment
    )
    async with store.reading.connect() as connection:
        kept = (await connection.execute(select(*columns).where(positions.c.table_id.in_(table_ids)))).all()
        counted = await connection.execute(looking_on.group_by(presence.c.table_id))
        watching = {row[0]: row[1] for row in counted}
    return {
        table: Standing(_seats(to_move), since, ply, watching.get(table, 0))
        for table, to_move, since, ply in kept
    }


def _seats(text: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in text.split(",") if seat)


async def running(store: Store, since: int, most: int) -> list[Sheet]:
    """Matches that all may watch and that went on since then, the liveliest first."""
    query = (
        select(sheets.c.doc)
        .join(positions, positions.c.table_id == sheets.c.id)
        .where(sheets.c.public, sheets.c.status == "playing", positions.c.since >= since)
        .order_by(positions.c.since.desc())
        .limit(most)
    )
    async with store.reading.connect() as connection:
        return [sheet_decoder.decode(row[0]) for row in await connection.execute(query)]


async def finished_of(store: Store, person: str, most: int) -> list[Sheet]:
    """Matches of somebody that are over, the newest first."""
    query = (
        select(sheets.c.doc)
        .join(seatings, seatings.c.table_id == sheets.c.id)
        .where(seatings.c.person == person, sheets.c.status == "over")
        .order_by(seatings.c.created_at.desc(), sheets.c.id)
        .limit(most)
    )
    async with store.reading.connect() as connection:
        found = [sheet_decoder.decode(row[0]) for row in await connection.execute(query)]
    return [sheet for sheet in found if not sheet.imported]


async def people_at(store: Store, table_ids: Collection[str]) -> set[str]:
    """Whose tables some tables are."""
    query = select(seatings.c.person).where(seatings.c.table_id.in_(table_ids)).distinct()
    async with store.reading.connect() as connection:
        return set((await connection.execute(query)).scalars())
