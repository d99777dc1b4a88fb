"""A missed move is made by a stand-in, said to be its own, and costs nobody his seat unless it is a habit."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from maestri.core.record import Record
from maestri.protocol.tables import Clock
from maestri.server.house import House
from maestri.server.house.caretaker import look_after
from maestri.server.store.engine import MIGRATIONS
from maestri.server.store.entry import Entry
from maestri.server.store.store import Store
from maestri.server.table import moves, watching
from maestri.server.table.archivist import stood_in
from maestri.server.table.board import Board
from maestri.server.table.moments import moments
from maestri.server.table.room import Room
from maestri.server.table.watching import leave
from tests.server.inside import (
    DUEL,
    LABYRINTH,
    Hourglass,
    Onlooker,
    a_table,
    comes,
    inside,
    plays,
    quiet,
    ready,
    refused,
    to_move,
)
from tests.server.people import run
from tests.server.recorded import MOMENT, a_sheet, person

MOVE = Clock("move", 30)
GRACE = 60_000


async def _misses(house: House, room: Room, hourglass: Hourglass) -> int:
    """Whoever is to move lets his time run out; gives his seat."""
    seat = await to_move(room)
    hourglass.pass_by(MOVE.seconds * 1000)
    await look_after(room)
    await quiet(house)
    return seat


async def _all_come(room: Room) -> list[Onlooker]:
    return [await comes(room, number) for number in range(len(room.sheet.seats))]


@inside
async def test_a_stand_in_makes_the_one_move_that_was_missed_and_the_person_goes_on(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house, clock=MOVE, stand_in="novice")
    people = await _all_come(room)
    seat = await _misses(house, room, hourglass)
    board = await ready(room)
    assert board.ply == 1
    assert not any(each.stand_in for each in room.sheet.seats)
    assert (await house.store.entries("table"))[0].stand_in == "novice"
    for told in people:
        assert told.told("state")[-1]["told"][-1]["stand_in"] == {"seat": seat, "level": "novice"}


@inside
async def test_a_stand_in_has_the_seat_after_three_moves_missed_in_a_row(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house, clock=MOVE)
    people = await _all_come(room)
    seat = await to_move(room)
    missed = 0
    while not room.sheet.seats[seat].stand_in:
        assert missed < 3
        if await to_move(room) == seat:
            missed += await _misses(house, room, hourglass) == seat
        else:
            await plays(room)
    assert missed == 3
    assert people[0].table["seats"][seat]["stand_in"]
    await watching.back(room, person(seat))
    assert not room.sheet.seats[seat].stand_in
    events = [(line["event"], line["seat"]) for each in people[0].told("chat") for line in each["lines"]]
    assert events == [("stand-in", seat), ("back", seat)]


@inside
async def test_a_move_of_his_own_forgives_what_was_missed_before(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house, clock=MOVE, misses=2)
    await _all_come(room)
    seat = await _misses(house, room, hourglass)
    board = await ready(room)
    assert board.missed[seat] == 1
    while await to_move(room) != seat:
        await plays(room)
    await plays(room)
    assert board.missed[seat] == 0


@inside
async def test_who_is_a_moment_late_is_still_heard(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house, clock=MOVE)
    hourglass.pass_by(MOVE.seconds * 1000)
    await plays(room)
    assert (await house.store.entries("table"))[0].stand_in is None


@inside
async def test_a_used_up_budget_is_not_talked_back(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house, clock=Clock("budget", 30))
    await _all_come(room)
    seat = await _misses(house, room, hourglass)
    assert await refused(watching.back(room, person(seat))) == "seat-stand-in"
    assert (await comes(room, 9)).table["seats"][seat]["for_good"]


@inside
async def test_everybody_sees_since_when_one_is_away_and_when_a_stand_in_comes(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house, stand_in="master")
    people = await _all_come(room)
    seat = await to_move(room)
    leave(room, people[seat].watcher)
    other = people[seat - 1]
    gone = other.table["seats"][seat]
    assert (gone["here"], gone["away_since"]) == (False, hourglass.moment)
    assert gone["stand_in_at"] == hourglass.moment + GRACE
    assert other.told("table")[-1]["at"] == hourglass.moment
    hourglass.pass_by(GRACE)
    await look_after(room)
    await quiet(house)
    gone = other.table["seats"][seat]
    assert (gone["stand_in"], gone["level"], gone["stand_in_at"]) == (True, "master", None)
    assert other.told("chat")[-1]["lines"][-1] == {
        "number": 1,
        "seat": seat,
        "nickname": person(seat).nickname,
        "text": "master",
        "at": hourglass.moment // 1000,
        "event": "stand-in",
    }
    await comes(room, seat)
    back = other.table["seats"][seat]
    assert (back["here"], back["away_since"], back["stand_in"]) == (True, None, False)


@inside
async def test_who_is_away_is_awaited_from_when_his_turn_comes(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house)
    people = await _all_come(room)
    seat = await to_move(room)
    gone, watching_on = (seat + 1) % len(people), people[seat]
    leave(room, people[gone].watcher)
    assert watching_on.table["seats"][gone]["stand_in_at"] is None
    while await to_move(room) != gone:
        await plays(room)
    assert watching_on.table["seats"][gone]["stand_in_at"] == hourglass.moment + GRACE


def test_a_replay_says_which_moves_a_stand_in_made_also_where_moves_were_taken_back() -> None:
    board = Board(a_sheet(LABYRINTH))
    entries = []

    def play(stand_in: str | None) -> int:
        seat = board.match.to_move[0]
        move = board.match.state.moves(seat)[0]
        entries.append(board.play(seat, move, LABYRINTH.write(move), MOMENT, stand_in))
        return seat

    first = play("master")
    entries.append(board.take_back(first, 0, MOMENT))
    play(None)
    last = play("novice")
    file = Record.of(board.match, stood_in(entries)).encode()
    told = moments(Record.decode(file), 0, 99)
    assert [each.ply for each in told] == [0, 1, 2]
    assert [each.stand_in and (each.stand_in.seat, each.stand_in.level) for each in told] == [
        None,
        None,
        (last, "novice"),
    ]


@inside
async def test_a_bot_of_the_table_stands_in_for_nobody(house: House) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    await room.change(lambda sheet: setattr(sheet.seats[seat], "kind", "bot"))
    board = await ready(room)
    await moves.play_for(room, seat, 0, board.match.moves(seat)[0])
    assert (await house.store.entries("table"))[0].stand_in is None


def _landed(file: Path, revision: str = "0001") -> None:
    """A store as the landed version left it: a table in play, one move, a line of chat."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    sheet = a_sheet(DUEL)
    board = Board(sheet)
    seat = board.match.to_move[0]
    doc: dict[str, Any] = msgspec.to_builtins(sheet)
    for field in ("misses", "talk"):
        doc.pop(field, None)
    with sqlite3.connect(file) as old:
        row = ("table", 1, False, msgspec.json.encode(doc), MOMENT)
        old.execute("INSERT INTO sheets (id, version, listed, doc, created_at) VALUES (?, ?, ?, ?, ?)", row)
        moved = ("table", 1, seat, board.match.moves(seat)[0], None, MOMENT + 5, 7)
        old.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", moved)
        old.execute("INSERT INTO chat VALUES ('table', 1, 0, 'Ann', 'Hello', 1)")
        old.execute("INSERT INTO seatings VALUES ('table', 'person-of-0', ?)", (MOMENT,))


@pytest.mark.parametrize("again", [False, True])
def test_a_store_of_the_landed_version_keeps_its_tables_moves_and_talk(tmp_path: Path, again: bool) -> None:
    file = tmp_path / "tables.sqlite"
    _landed(file)

    async def test() -> None:
        for _ in range(1 + again):
            store = await Store.open(f"sqlite:///{file}")
            found = await store.sheet("table")
            assert found is not None
            assert found[0].misses == 3
            (entry,) = await store.entries("table")
            assert (entry.ply, entry.at, entry.stand_in) == (1, MOMENT + 5, None)
            assert [(line.text, line.event) for line in await store.said("table", 0, 9)] == [("Hello", None)]
            assert [sheet.id for sheet in await store.of_person("person-of-0", 9)] == ["table"]
            await store.close()

    run(test())


def test_an_entry_is_kept_with_who_made_it(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        entry = Entry(1, 0, "x", None, 5, "regular")
        assert await store.writer.append("table", entry, None)
        assert await store.entries("table") == [entry]
        await store.close()

    run(test())
