"""A store of the first version: its tables go on, and say what can't be known of their deal."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from maestri.core.record import Record
from maestri.core.verify import flaw_in, unknown_in
from maestri.server.house import House
from maestri.server.house.history import history
from maestri.server.identity import digest
from maestri.server.store.people import Person
from maestri.server.table import moves, seating
from maestri.server.table.dealing import reveal, start
from maestri.server.table.room import Room
from tests.server.inside import a_house, ready, refused
from tests.server.people import run
from tests.server.recorded import revealing, sitting

LANDED = Path(__file__).parent / "landed"
NAMES = json.loads((LANDED / "store.json").read_text())


@asynccontextmanager
async def landed(folder: Path) -> AsyncIterator[House]:
    with sqlite3.connect(folder / "tables.sqlite") as rows:
        rows.executescript((LANDED / "store.sql").read_text(encoding="utf-8"))
    rows.close()
    async with a_house(folder) as house:
        yield house


async def sitter(room: Room, seat: int) -> Person:
    person = await room.store.people.get(room.sheet.seats[seat].person or "")
    assert person is not None
    return person


async def play_on(room: Room) -> None:
    """Everybody plays his first move to the end."""
    while room.sheet.status != "over":
        board = await ready(room)
        (seat,) = board.match.to_move
        if room.sheet.seats[seat].played_by_bot:
            await moves.play_for(room, seat, board.ply, board.match.moves(seat)[0])
        else:
            await moves.play(room, await sitter(room, seat), board.ply, board.match.moves(seat)[0])


async def unknown(room: Room) -> list[str]:
    record = Record.decode(await room.house.records.finished(room.sheet))
    assert flaw_in(record) is None
    return [each.key for each in unknown_in(record)]


def test_a_table_that_was_open_is_filled_and_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with landed(tmp_path) as house:
            room = await house.rooms.get(NAMES["open"])
            ann, bob = await sitter(room, 0), Person("new", "New", 0)
            await house.store.people.add(bob, 0)
            await seating.sit(room, bob, sitting(room, 1, "entropy of bob", room.sheet.invite))
            await start(room, ann)
            await reveal(room, bob, revealing(room, "entropy of bob"))
            await play_on(room)
            assert await unknown(room) == ["unknown-secret", "unknown-order"]

    run(test())


def test_a_table_that_was_full_is_dealt_as_it_would_have_been(tmp_path: Path) -> None:
    async def test() -> None:
        async with landed(tmp_path) as house:
            room = await house.rooms.get(NAMES["full"])
            await start(room, await sitter(room, 0))
            assert room.sheet.status == "playing"
            await play_on(room)
            assert await unknown(room) == ["unknown-secret", "unknown-order"]

    run(test())


def test_matches_that_were_under_way_or_over_go_on_and_stay_true(tmp_path: Path) -> None:
    async def test() -> None:
        async with landed(tmp_path) as house:
            playing, over, fork = [await house.rooms.get(NAMES[name]) for name in ("playing", "over", "fork")]
            assert (await ready(playing)).ply == 7
            await play_on(playing)
            assert await unknown(playing) == ["unknown-secret", "unknown-order"]
            assert await unknown(over) == ["unknown-secret", "unknown-order"]
            await play_on(fork)
            assert await unknown(fork) == ["unknown-position", "unknown-secret"]
            assert Record.decode(await over.house.records.finished(over.sheet)).maestri == 1

    run(test())


def test_a_link_that_had_no_end_has_ended(tmp_path: Path) -> None:
    async def test() -> None:
        async with landed(tmp_path) as house:
            assert await house.store.people.with_recovery(digest(NAMES["recovery"]), 0) is None
            room = await house.rooms.get(NAMES["open"])
            assert (
                await refused(seating.sit(room, await sitter(room, 0), sitting(room, 1, "x")))
                == "seat-already"
            )

    run(test())


def test_people_tables_and_results_are_found_again_from_the_lobby_to_my_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with landed(tmp_path) as house:
            over = await house.rooms.get(NAMES["over"])
            ann, bob = await sitter(over, 0), await sitter(over, 1)
            assert [seat.nickname for seat in over.sheet.seats] == [ann.nickname, bob.nickname]
            mine = await history(house.lobby, ann)
            record = Record.decode(await house.records.finished(over.sheet))
            assert [line.id for line in mine.matches] == [NAMES["over"]]
            assert (mine.matches[0].result, mine.matches[0].moves) == (record.result, len(record.moves))
            assert over.sheet.outcome is not None
            assert over.sheet.outcome.at == over.sheet.started_at
            told = await house.lobby.mine(ann)
            assert {line.id for line in told.mine} == {
                NAMES[key] for key in ("open", "full", "playing", "fork")
            }

    run(test())
