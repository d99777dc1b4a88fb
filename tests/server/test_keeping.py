"""What a SQLite file keeps: everything that it says is stored; and tables as long as somebody comes."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from maestri.server.house import House
from maestri.server.house.abandoned import clear_away
from maestri.server.store import keeping, sqlite_log
from maestri.server.store.entry import Entry, Position
from maestri.server.store.log import Batch
from maestri.server.store.sqlite_log import SqliteLog
from maestri.server.store.store import Store
from tests.server.inside import Hourglass, a_table, comes, inside
from tests.server.people import run
from tests.server.recorded import MOMENT

DAY = 24 * 3600 * 1000
FULL = 2


def entry(ply: int) -> Entry:
    return Entry(ply, 0, "x", None, MOMENT)


def position(table: str, ply: int = 1) -> Position:
    return Position(table, ply, 1, b"{}", None)


@inside
async def test_every_connection_to_a_file_keeps_what_it_commits(house: House) -> None:
    for engine in (house.store.engine, house.store.reading):
        async with engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "busy_timeout")
            kept = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in asked]
            assert kept == ["wal", FULL, 30_000]


@inside
async def test_a_transaction_may_write_from_its_first_word_on(house: House) -> None:
    """Else one that reads first could be refused its write, when another wrote meanwhile."""
    file = house.store.engine.url.database
    assert file is not None
    async with house.store.engine.begin():
        other = sqlite3.connect(file, timeout=0, isolation_level=None)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()


def test_positions_fill_a_file_as_entries_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tidied: list[str] = []
    monkeypatch.setattr(sqlite_log, "ROWS_A_CHECKPOINT", 4)
    monkeypatch.setattr(sqlite_log, "_tidy", tidied.append)

    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.writer.keep([position(f"table {number}") for number in range(4)])
        assert tidied == []
        await store.writer.keep([position("table 5")])
        assert len(tidied) == 1
        await store.writer.keep([position(f"table {number}") for number in range(4)])
        assert len(tidied) == 1, "it is counted anew"
        await store.close()

    run(test())


def test_what_fails_half_way_leaves_nothing_and_the_next_is_stored(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        book: Any = store.writer.book
        assert isinstance(book, SqliteLog)
        bad = Batch(1, [("table", entry(1))], [position("table")._replace(data=object())])  # type: ignore[arg-type]
        with pytest.raises(sqlite3.Error):
            await book.write(bad)
        assert await store.entries("table") == []
        assert await book.write(Batch(2, [("table", entry(1))], [position("table")])) == set()
        assert await store.entries("table") == [entry(1)]
        assert await store.position("table") is not None
        await store.close()

    run(test())


def test_a_file_is_tidied_while_others_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_log, "LARGE", 0)

    async def test() -> None:
        file = tmp_path / "tables.sqlite"
        store = await Store.open(f"sqlite:///{file}")
        for ply in range(1, 30):
            await store.writer.append("table", entry(ply), None)
        await asyncio.to_thread(sqlite_log._tidy, str(file))
        tidy = (tmp_path / "tables.sqlite-wal").stat().st_size
        for ply in range(30, 40):
            await store.writer.append("table", entry(ply), None)
        assert (tmp_path / "tables.sqlite-wal").stat().st_size == tidy, "it was begun anew"
        assert len(await store.entries("table")) == 39
        await store.close()

    run(test())


@inside
async def test_a_table_that_somebody_came_to_is_not_looked_at_again_too_soon(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house)
    await comes(room, 0)
    hourglass.pass_by(30 * DAY)
    assert await keeping.run_out(house.store, hourglass.moment, 9) == ["table"]
    await clear_away(house.rooms)
    assert room.sheet.status == "playing"
    assert await keeping.run_out(house.store, hourglass.moment, 9) == []


@inside
async def test_a_connection_that_ended_is_forgotten(house: House) -> None:
    visitor: Any = object()
    house.visitors.came(visitor)
    assert house.visitors.known == {visitor}
    for _ in range(2):
        house.visitors.went(visitor)
        assert house.visitors.known == set()
