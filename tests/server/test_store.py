"""What is kept is found again, and of two changes to one sheet one is made."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestri.core.refusal import Refusal
from maestri.server.store.entry import Entry, Position
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.store.store import Store
from tests.server.inside import DUEL, Hourglass
from tests.server.people import run
from tests.server.recorded import MOMENT, a_sheet


@asynccontextmanager
async def a_store(folder: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{folder / 'some' / 'folder' / 'tables.sqlite'}")
    try:
        yield store
    finally:
        await store.close()


def open_sheet(name: str, created_at: int = MOMENT, **more: Any) -> Sheet:
    sheet = a_sheet(DUEL, name=name)
    seats = [SeatSheet("person", person="ann"), SeatSheet("open")]
    return msgspec.structs.replace(
        sheet, **{"status": "open", "seats": seats, "created_at": created_at, **more}
    )


def test_of_two_changes_to_one_version_of_a_sheet_one_is_made(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            await store.add_sheet(open_sheet("table"))
            found = await store.sheet("table")
            assert found is not None
            sheet, version = found
            assert version == 1
            assert sheet == open_sheet("table")
            one, other = (msgspec.structs.replace(sheet, rematch=name) for name in ("one", "other"))
            assert await store.swap_sheet(one, version)
            assert not await store.swap_sheet(other, version)
            assert not await store.swap_sheet(other, version + 2)
            assert await store.sheet("table") == (one, 2)
            assert await store.sheet("elsewhere") is None

    run(test())


def test_a_change_that_lost_seats_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            sheet = open_sheet("table")
            await store.add_sheet(sheet)
            sheet.seats[1].person = "bob"
            assert not await store.swap_sheet(sheet, 7)
            assert await store.of_person("bob", 9) == []
            assert await store.swap_sheet(sheet, 1)
            assert [each.id for each in await store.of_person("bob", 9)] == ["table"]
            sheet.seats[1].person = None
            assert await store.swap_sheet(sheet, 2)
            assert [each.id for each in await store.of_person("bob", 9)] == ["table"], "he finds it again"

    run(test())


def test_tables_are_listed_newest_first_and_no_more_than_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            for number in (2, 3, 1):
                await store.add_sheet(open_sheet(f"table {number}", number))
            await store.add_sheet(open_sheet("started", 9, status="playing"))
            assert [sheet.id for sheet in await store.listed(2)] == ["table 3", "table 2"]
            mine = await store.of_person("ann", 3)
            assert [sheet.id for sheet in mine] == ["started", "table 3", "table 2"]
            assert await store.of_person("eve", 9) == []

    run(test())


def test_tables_are_due_when_their_moment_has_come_the_longest_due_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            wakes = {"late": 30, "early": 10, "middle": 20, "never": None}
            await store.writer.keep(Position(name, 1, 1, b"", at) for name, at in wakes.items())
            assert await store.due(9, 9) == []
            assert await store.due(20, 9) == ["early", "middle"]
            assert await store.due(99, 2) == ["early", "middle"]
            await store.wake("early", 40)
            await store.wake("middle", None)
            assert await store.due(99, 9) == ["late", "early"]

    run(test())


def test_the_log_of_a_table_is_its_own_and_in_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            for name in ("table", "other"):
                await store.add_sheet(open_sheet(name))
            assert await store.newest(["table"]) == {"table": 0}
            for ply in (2, 1, 3):
                assert await store.writer.append("table", Entry(ply, 0, f"move {ply}", None, 5), None)
            assert await store.writer.append("other", Entry(1, 1, "", 0, 5), None)
            assert [entry.ply for entry in await store.entries("table")] == [1, 2, 3]
            assert [entry.ply for entry in await store.entries("table", 1)] == [2, 3]
            assert await store.entries("other") == [Entry(1, 1, "", 0, 5)]
            assert await store.newest(["table", "other", "none"]) == {"table": 3, "other": 1}
            assert await store.position("table") is None

    run(test())


def test_the_first_record_of_a_match_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            assert await store.record("table") is None
            await store.keep_record("table", b"first")
            await store.keep_record("table", b"second")
            assert await store.record("table") == b"first"
            assert await store.record("other") is None

    run(test())


def test_who_is_there_is_said_anew_and_after_a_restart_nobody_is(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            long_ago, soon = MOMENT - 5, MOMENT + 5
            await store.here({("table", 0): soon, ("table", 1): soon, ("other", 0): soon})
            await store.here({("table", 1): long_ago})
            assert await store.presence("table") == {0: soon, 1: long_ago}
            await store.nobody_is_here()
            assert await store.presence("table") == {0: MOMENT, 1: long_ago}

    run(test())


def test_chat_is_numbered_by_table_and_the_last_lines_come_in_order(
    tmp_path: Path, hourglass: Hourglass
) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            numbers = [await store.say("table", 0, "Ann", text) for text in "abcd"]
            assert numbers == [1, 2, 3, 4]
            assert await store.say("other", None, "Eve", "x") == 1
            lines = await store.said("table", 1, 2)
            assert [(line.number, line.text) for line in lines] == [(3, "c"), (4, "d")]
            assert await store.said("table", 4, 9) == []
            (line,) = await store.said("other", 0, 9)
            assert (line.seat, line.nickname, line.at) == (None, "Eve", MOMENT // 1000)

    run(test())


def test_the_key_of_a_house_is_drawn_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            key = await store.key()
            assert len(key) == 32
            assert await store.key() == key
            await store.healthy()
        async with a_store(tmp_path) as store:
            assert await store.key() == key

    run(test())


def test_people_are_known_by_id_and_by_recovery(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_store(tmp_path) as store:
            people = store.people
            await people.add(Person("ann", "Ann", 0), MOMENT)
            await people.add(Person("bob", "Bob", 0), MOMENT)
            await people.rename("ann", "Anna")
            await people.withdraw_cookies("ann")
            await people.withdraw_cookies("ann")
            await people.set_recovery("ann", "digest", MOMENT)
            assert await people.get("ann") == Person("ann", "Anna", 2)
            assert await people.get("bob") == Person("bob", "Bob", 0)
            assert await people.get("eve") is None
            assert await people.with_recovery("digest", MOMENT - 1) == Person("ann", "Anna", 2)
            assert await people.with_recovery("digest", MOMENT) is None, "it is too late"
            assert await people.with_recovery("other", MOMENT - 1) is None
            known = await people.known(["ann", "bob", "eve"])
            assert {name: person.generation for name, person in known.items()} == {"ann": 2, "bob": 0}
            assert not await people.use_recovery("digest", MOMENT)
            assert await people.use_recovery("digest", MOMENT - 1)
            assert not await people.use_recovery("digest", MOMENT - 1)
            await people.set_recovery("ann", "another", MOMENT)
            await people.withdraw_cookies("ann")
            assert await people.with_recovery("another", MOMENT - 1) is None

    run(test())


@pytest.mark.parametrize("url", ["", "tables.sqlite", "mysql://host/name", "sqlite"])
def test_what_is_no_store_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="is not a store"):
        run(Store.open(url))
