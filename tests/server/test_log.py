"""The log: of two entries for one ply one is stored, and a try that was interrupted counts once."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from maestri.server.store import log, sqlite_log
from maestri.server.store.entry import Entry, Position
from maestri.server.store.log import Batch, Log, StoreAway
from maestri.server.store.store import Store
from tests.server.people import run
from tests.server.postgres import Postgres

OPEN_FILES = Path("/proc/self/fd")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.url


def entry(ply: int, move: str) -> Entry:
    return Entry(ply, 0, move, None, 1_000)


def position(ply: int, data: bytes) -> Position:
    return Position("table", ply, 1, data, None)


class Interrupted:
    """A connection that breaks just after the first transaction was committed."""

    def __init__(self, book: Log) -> None:
        self.book = book
        self.tries = 0

    async def write(self, batch: Batch) -> set[tuple[str, int]]:
        lost = await self.book.write(batch)
        self.tries += 1
        if self.tries == 1:
            raise ConnectionResetError
        return lost

    async def close(self) -> None:
        await self.book.close()


def test_of_two_entries_for_one_ply_one_is_stored(url: str) -> None:
    async def test() -> None:
        store = await Store.open(url)
        write = store.writer
        first = (write.append("table", entry(1, move), position(1, move.encode())) for move in "ab")
        assert sorted(await asyncio.gather(*first)) == [False, True]
        more = (write.append(table, entry(1, "c"), position(1, b"c")) for table in ("table", "other"))
        assert list(await asyncio.gather(*more)) == [False, True]
        (kept,) = await store.entries("table")
        assert await store.position("table") == (1, 1, kept.move.encode())
        assert [each.move for each in await store.entries("other")] == ["c"]
        await store.close()

    run(test())


def test_an_entry_that_an_interrupted_try_has_stored_counts_as_stored(url: str) -> None:
    async def test() -> None:
        store = await Store.open(url)
        assert await store.writer.append("other", entry(1, "a"), None)
        store.writer.book = Interrupted(store.writer.book)
        appended = (store.writer.append(table, entry(1, "b"), None) for table in ("table", "other"))
        assert list(await asyncio.gather(*appended)) == [True, False]
        assert [each.move for each in await store.entries("table")] == ["b"]
        assert [each.move for each in await store.entries("other")] == ["a"]
        await store.close()

    run(test())


def test_a_position_replaces_an_older_one_and_never_a_newer(url: str) -> None:
    async def test() -> None:
        store = await Store.open(url)
        await store.writer.keep([position(3, b"three")])
        await store.writer.keep([position(5, b"five")])
        await store.writer.keep([position(4, b"four")])
        assert await store.position("table") == (5, 1, b"five")
        await store.close()

    run(test())


@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="this system does not tell which files are open")
def test_a_store_that_is_closed_leaves_no_file_open(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.writer.append("table", entry(1, "a"), None)
        await store.close()
        open_files = {file.resolve() for file in OPEN_FILES.iterdir() if file.exists()}
        assert [file for file in open_files if file.is_relative_to(tmp_path)] == []

    run(test())


def test_many_entries_are_all_stored_while_the_file_is_tidied(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        for ply in range(1, 11):
            each = (store.writer.append(f"table {n}", entry(ply, "x" * 100), None) for n in range(500))
            assert all(await asyncio.gather(*each))
        for table in ("table 0", "table 499"):
            assert [each.ply for each in await store.entries(table)] == list(range(1, 11))
        await store.close()

    run(test())


def test_the_file_is_tidied_after_so_many_rows_and_not_twice_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied: list[str] = []
    begun = threading.Semaphore(0)
    done = threading.Event()

    def tidy(file: str) -> None:
        tidied.append(file)
        begun.release()
        done.wait(10)

    monkeypatch.setattr(sqlite_log, "ROWS_A_CHECKPOINT", 4)
    monkeypatch.setattr(sqlite_log, "_tidy", tidy)

    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        for ply in range(1, 5):
            await store.writer.append("table", entry(ply, "x"), None)
        assert tidied == []
        for ply in range(5, 12):
            await store.writer.append("table", entry(ply, "x"), None)
        assert await asyncio.to_thread(begun.acquire, timeout=10)
        assert tidied == [str(tmp_path / "tables.sqlite")]
        done.set()
        while not store.writer.book.tidied.done():  # type: ignore[attr-defined]
            await asyncio.sleep(0.001)
        await store.writer.append("table", entry(12, "x"), None)
        assert await asyncio.to_thread(begun.acquire, timeout=10)
        assert len(tidied) == 2
        await store.close()

    run(test())


def test_what_is_stored_together_is_of_different_tables_and_not_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "MOST_IN_ONE", 3)
    batches: list[list[str]] = []

    class Listening(Interrupted):
        async def write(self, batch: Batch) -> set[tuple[str, int]]:
            batches.append([table_id for table_id, _ in batch.entries])
            return await self.book.write(batch)

    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store.writer.book = Listening(store.writer.book)
        asked = [("a", 1), ("b", 1), ("a", 2), ("c", 1), ("d", 1), ("e", 1)]
        assert all(
            await asyncio.gather(*[store.writer.append(table, entry(ply, "x"), None) for table, ply in asked])
        )
        assert batches == [["a", "b"], ["a", "c", "d"], ["e"]]
        await store.close()

    run(test())


def test_a_store_that_stays_away_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "PATIENCE", 0.0)

    class Broken(Interrupted):
        async def write(self, batch: Batch) -> set[tuple[str, int]]:
            self.tries += 1
            raise ConnectionResetError

    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store.writer.book = broken = Broken(store.writer.book)
        with pytest.raises(StoreAway):
            await store.writer.append("table", entry(1, "x"), None)
        assert broken.tries >= 1
        assert not store.writer.waiting
        await store.close()

    run(test())
