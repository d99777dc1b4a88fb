"""The store: one object through which everything that is kept goes."""

import os
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from secrets import token_hex
from typing import Self

import msgspec
from sqlalchemy import case, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maestri.core.refusal import Refusal
from maestri.lock import Locked, only_one
from maestri.protocol.live import ChatLine
from maestri.server.now import now
from maestri.server.settings import without_password
from maestri.server.store.codes import Codes
from maestri.server.store.engine import Database
from maestri.server.store.entry import Entry
from maestri.server.store.log import Writer, entries_after
from maestri.server.store.people import People
from maestri.server.store.schema import chat, house, log, positions, presence, records, seatings, sheets
from maestri.server.store.sheet import Sheet, sheet_decoder
from maestri.server.store.sql import insert


class Store:
    """People, tables, logs and chat, in SQLite or PostgreSQL."""

    def __init__(self, database: Database, lock: AbstractContextManager[None]) -> None:
        self.database = database
        self.engine = database.engine
        self.reading = database.reading
        self.people = People(self.engine, self.reading)
        self.codes = Codes(self.engine, self.reading)
        self.writer = Writer(database.log())
        self.lock = lock

    @classmethod
    async def open(cls, url: str) -> Self:
        """Opens a store, in today's form; a SQLite file is for one process alone."""
        database = Database(url)
        lock: AbstractContextManager[None] = nullcontext()
        if not database.shared and (file := database.url.database):
            _for_its_owner_alone(Path(file))
            lock = only_one(Path(f"{file}.lock"), wait=False)
        try:
            lock.__enter__()
        except Locked:
            raise Refusal("store-taken", url=without_password(url)) from None
        await database.migrate()
        return cls(database, lock)

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()
        self.lock.__exit__(None, None, None)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.database.shared

    async def healthy(self) -> None:
        """Writes something: a database that only answers is of no use."""
        await self.note("healthy", str(now()))

    async def note(self, key: str, value: str) -> None:
        """Writes something down for the whole house."""
        async with self.engine.begin() as connection:
            fresh = {"key": key, "value": value}
            write = insert(connection, house).values(fresh)
            await connection.execute(write.on_conflict_do_update(index_elements=["key"], set_=fresh))

    async def noted(self, key: str) -> str | None:
        async with self.reading.connect() as connection:
            found = await connection.execute(select(house.c.value).where(house.c.key == key))
            value: str | None = found.scalar_one_or_none()
        return value

    async def key(self) -> bytes:
        """The key that signs identities, drawn when the house was opened first."""
        async with self.engine.begin() as connection:
            fresh = {"key": "signing", "value": token_hex(32)}
            await connection.execute(insert(connection, house).values(fresh).on_conflict_do_nothing())
            found = await connection.execute(select(house.c.value).where(house.c.key == "signing"))
            return bytes.fromhex(str(found.scalar_one()))

    # Tables

    async def add_sheet(self, sheet: Sheet) -> None:
        row = {"id": sheet.id, "version": 1, "created_at": sheet.created_at}
        async with self.engine.begin() as connection:
            await connection.execute(insert(connection, sheets).values(row | _kept(sheet)))
            await _seat_people(connection, sheet)

    async def sheet(self, table_id: str) -> tuple[Sheet, int] | None:
        """A table and its version, or None."""
        async with self.reading.connect() as connection:
            query = select(sheets.c.doc, sheets.c.version).where(sheets.c.id == table_id)
            row = (await connection.execute(query)).one_or_none()
        return (sheet_decoder.decode(row[0]), row[1]) if row else None

    async def swap_sheet(self, sheet: Sheet, version: int) -> bool:
        """Replaces a table of that version; False when somebody else has changed it since."""
        async with self.engine.begin() as connection:
            new = update(sheets).where(sheets.c.id == sheet.id, sheets.c.version == version)
            done = await connection.execute(new.values(version=version + 1, **_kept(sheet)))
            if done.rowcount == 1:
                await _seat_people(connection, sheet)
            return done.rowcount == 1

    async def listed(self, most: int) -> list[Sheet]:
        """Tables with an open seat: first one of each host, where somebody is there, newest first."""
        newest = sheets.c.created_at.desc()
        of_host = func.row_number().over(partition_by=sheets.c.host, order_by=newest)
        there = exists().where(presence.c.table_id == sheets.c.id, presence.c.until > now())
        order = (of_host, case((there, 0), else_=1), newest)
        query = select(sheets.c.doc).where(sheets.c.listed).order_by(*order).limit(most)
        async with self.reading.connect() as connection:
            return [sheet_decoder.decode(row[0]) for row in await connection.execute(query)]

    async def of_person(self, person: str, most: int) -> list[Sheet]:
        """Tables that somebody hosts or sits at, newest first."""
        query = (
            select(sheets.c.doc)
            .join(seatings, seatings.c.table_id == sheets.c.id)
            .where(seatings.c.person == person)
            .order_by(seatings.c.created_at.desc())
            .limit(most)
        )
        async with self.reading.connect() as connection:
            return [sheet_decoder.decode(row[0]) for row in await connection.execute(query)]

    # Matches

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        async with self.reading.connect() as connection:
            return await entries_after(connection, table_id, after)

    async def newest(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The last ply of each of some tables."""
        # For each table the index tells its last ply; a GROUP BY would read all plies of all of them.
        last = select(func.max(log.c.ply)).where(log.c.table_id == sheets.c.id).scalar_subquery()
        query = select(sheets.c.id, func.coalesce(last, 0)).where(sheets.c.id.in_(list(table_ids)))
        async with self.reading.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def position(self, table_id: str) -> tuple[int, int, bytes] | None:
        """The newest position: its ply, the version of its rules, its data."""
        columns = (positions.c.ply, positions.c.rules, positions.c.data)
        async with self.reading.connect() as connection:
            found = await connection.execute(select(*columns).where(positions.c.table_id == table_id))
            row = found.one_or_none()
        return (row[0], row[1], row[2]) if row else None

    async def wake(self, table_id: str, at: int | None) -> None:
        """When somebody must look after a table next."""
        async with self.engine.begin() as connection:
            change = update(positions).where(positions.c.table_id == table_id)
            await connection.execute(change.values(wake_at=at))

    async def due(self, moment: int, most: int) -> list[str]:
        """Tables that somebody must look after now."""
        query = (
            select(positions.c.table_id).where(positions.c.wake_at <= moment).order_by(positions.c.wake_at)
        )
        async with self.reading.connect() as connection:
            return [row[0] for row in await connection.execute(query.limit(most))]

    async def keep_record(self, table_id: str, record: bytes) -> None:
        """Keeps the record of a finished match, which outlives the rules it was played by."""
        row = {"table_id": table_id, "record": record}
        async with self.engine.begin() as connection:
            await connection.execute(insert(connection, records).values(row).on_conflict_do_nothing())

    async def record(self, table_id: str) -> bytes | None:
        query = select(records.c.record).where(records.c.table_id == table_id)
        async with self.reading.connect() as connection:
            found: bytes | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    # Who is there

    async def here(self, seats: Mapping[tuple[str, int], int]) -> None:
        """Says until when the people of some seats are there."""
        rows = [{"table_id": table, "seat": seat, "until": until} for (table, seat), until in seats.items()]
        async with self.engine.begin() as connection:
            new = insert(connection, presence)
            upsert = new.on_conflict_do_update(
                index_elements=["table_id", "seat"], set_={"until": new.excluded.until}
            )
            await connection.execute(upsert, rows)

    async def presence(self, table_id: str) -> dict[int, int]:
        """Until when each seat's person was said to be there."""
        query = select(presence.c.seat, presence.c.until).where(presence.c.table_id == table_id)
        async with self.reading.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def nobody_is_here(self) -> None:
        """After a restart of the only process there is: whoever was there has his grace to come back."""
        moment = now()
        async with self.engine.begin() as connection:
            gone = update(presence).where(presence.c.until > moment)
            await connection.execute(gone.values(until=moment))

    # Chat

    async def say(
        self,
        table_id: str,
        seat: int | None,
        nickname: str,
        text: str,
        event: str | None = None,
        person: str | None = None,
    ) -> int:
        """Keeps a line of chat and gives its number."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)
        while True:
            async with self.engine.begin() as connection:
                number = int((await connection.execute(last)).scalar_one()) + 1
                row = {
                    "table_id": table_id,
                    "number": number,
                    "seat": seat,
                    "nickname": nickname,
                    "text": text,
                    "at": now() // 1000,
                    "event": event,
                    "person": person,
                }
                line = insert(connection, chat).values(row).on_conflict_do_nothing()
                if (await connection.execute(line)).rowcount == 1:
                    return number

    async def speaker(self, table_id: str, number: int) -> str | None:
        """The person who said a line of chat."""
        query = select(chat.c.person).where(chat.c.table_id == table_id, chat.c.number == number)
        async with self.reading.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def rename_speaker(
        self, table_id: str, person: str, seat: int | None, old: str, nickname: str
    ) -> bool:
        """Whether there were lines of somebody, or about him at his seat, who goes by another name now."""
        his = chat.c.person == person
        his |= (chat.c.event == "gave-up") & (chat.c.nickname == old)  # of some it was not kept who it was
        if seat is not None:
            his |= (chat.c.seat == seat) & (chat.c.nickname == old)
        lines = update(chat).where(chat.c.table_id == table_id, his)
        async with self.engine.begin() as connection:
            return (await connection.execute(lines.values(nickname=nickname))).rowcount > 0

    async def said(self, table_id: str, after: int, most: int) -> list[ChatLine]:
        """Lines of chat after a number; the last so many, oldest first."""
        columns = (chat.c.number, chat.c.seat, chat.c.nickname, chat.c.text, chat.c.at, chat.c.event)
        query = (
            select(*columns)
            .where(chat.c.table_id == table_id, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        async with self.reading.connect() as connection:
            return [ChatLine(*row) for row in await connection.execute(query)][::-1]


def _for_its_owner_alone(file: Path) -> None:
    """Who reads the store can sign identities. What SQLite puts beside a file is as open as the file."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(0o600)
    if os.name == "posix" and file.stat().st_uid == os.geteuid():
        for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            if each.exists():
                each.chmod(0o600)


def _kept(sheet: Sheet) -> dict[str, object]:
    doc = msgspec.json.encode(sheet)
    ends_at = None if sheet.lasts is None else now() + sheet.lasts
    return {
        "listed": sheet.listed,
        "public": sheet.public,
        "status": sheet.status,
        "host": sheet.host,
        "doc": doc,
        "ends_at": ends_at,
    }


async def _seat_people(connection: AsyncConnection, sheet: Sheet) -> None:
    """Whoever hosts a table, sits at it or is expected finds it again; who gives a seat up still does."""
    people = sheet.people - {None}
    rows = [{"table_id": sheet.id, "person": person, "created_at": sheet.created_at} for person in people]
    await connection.execute(insert(connection, seatings).on_conflict_do_nothing(), rows)
