"""The house: words of other processes, rounds, positions, chat, and tables that come and go."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from maestri.protocol.tables import Clock
from maestri.server.house import House, positions
from maestri.server.store.entry import Entry
from maestri.server.table import chat, moves
from maestri.server.table.board import Board
from maestri.server.table.room import Room
from tests.server.inside import (
    DUEL,
    Hourglass,
    a_house,
    a_table,
    comes,
    inside,
    plays,
    quiet,
    ready,
    refused,
)
from tests.server.people import run
from tests.server.recorded import MOMENT, a_sheet


@inside
async def test_words_of_another_process_move_the_board_on(house: House) -> None:
    room = await a_table(house)
    board = await ready(room)
    seat = board.match.to_move[0]
    onlooker = await comes(room, 9)
    entry = Entry(1, seat, board.match.moves(seat)[0], None, MOMENT)
    assert await house.store.writer.append("table", entry, None)
    house.heard("ply elsewhere 4 table 0")
    await quiet(house)
    assert board.ply == 0
    house.heard("ply elsewhere 4 table 1")
    await quiet(house)
    assert board.ply == 1
    assert onlooker.told("state")[-1]["ply"] == 1
    house.heard("ply table 1")
    assert not house.errands.tasks, "it is known already"


@inside
async def test_words_about_chat_sheets_and_people_are_heard(house: House) -> None:
    room = await a_table(house)
    onlooker = await comes(room, 0)
    await house.store.say("table", 1, "Bob", "hello")
    house.heard("chat table")
    await quiet(house)
    assert [line["text"] for line in onlooker.told("chat")[-1]["lines"]] == ["hello"]
    changed = msgspec.structs.replace(room.sheet, rematch="next")
    assert await house.store.swap_sheet(changed, room.version)
    house.heard("sheet table")
    await quiet(house)
    assert onlooker.table["rematch"] == "next"
    await house.store.here({("table", 2): 1 << 52})
    house.heard("here table")
    await quiet(house)
    assert onlooker.table["seats"][2]["here"]
    house.heard("chat elsewhere")
    assert not house.errands.tasks


@inside
async def test_whatever_was_missed_is_looked_up(house: House) -> None:
    room = await a_table(house, talk="together")
    board = await ready(room)
    seat = board.match.to_move[0]
    onlooker = await comes(room, 0)
    entry = Entry(1, seat, board.match.moves(seat)[0], None, MOMENT)
    assert await house.store.writer.append("table", entry, None)
    await house.store.say("table", 1, "Bob", "hello")
    assert await house.store.swap_sheet(msgspec.structs.replace(room.sheet, rematch="next"), 1)
    await house.resync()
    assert onlooker.told("state")[-1]["ply"] == 1
    assert onlooker.table["rematch"] == "next"
    assert onlooker.told("chat")[-1]["lines"][0]["text"] == "hello"


def test_chat_is_told_once_and_its_last_lines_to_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "SHOWN", 2)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            ann = await comes(room, 0)
            for text in ("one", "two", "three"):
                await room.say(ann.watcher, text)
            bob = await comes(room, 1)
            assert [[line["text"] for line in told["lines"]] for told in ann.told("chat")] == [
                [],
                ["one"],
                ["two"],
                ["three"],
            ]
            (told,) = bob.told("chat")
            assert [(line["text"], line["seat"]) for line in told["lines"]] == [("two", 0), ("three", 0)]
            await room.chat.show_new()
            assert len(bob.told("chat")) == 1

    run(test())


@inside
async def test_a_line_from_another_process_is_not_lost_when_somebody_comes_meanwhile(house: House) -> None:
    room = await a_table(house)
    ann = await comes(room, 0)
    await house.store.say("table", 1, "Bob", "hello")
    bob = await comes(room, 1)
    await room.chat.show_new()
    for onlooker, heard in ((ann, [[], ["hello"]]), (bob, [["hello"]])):
        assert [[line["text"] for line in told["lines"]] for told in onlooker.told("chat")] == heard


@inside
async def test_where_a_match_stands_is_kept_at_once_where_somebody_must_look_after_it(house: House) -> None:
    await _kept_at_ply(house, await a_table(house), 0)
    await _kept_at_ply(house, await a_table(house, name="clocked", clock=Clock("move", 60)), 1)
    bots = await a_table(house, name="bots")
    for seat in bots.sheet.seats:
        seat.kind, seat.level = "bot", "novice"
    house.thinking.tables.add("bots")
    await comes(bots, 9)  # where nobody is, no bot is due
    board = await ready(bots)
    seat_to_move = board.match.to_move[0]
    await moves.play_for(bots, seat_to_move, 0, board.match.moves(seat_to_move)[0])
    assert (await house.store.position("bots") or (0,))[0] == 1


async def _kept_at_ply(house: House, room: Room, ply: int) -> None:
    await plays(room)
    found = await house.store.position(room.sheet.id)
    assert found is not None
    assert found[0] == ply


def test_where_other_matches_stand_is_kept_a_while_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "KEEP_AFTER", 0.1)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            await plays(room)
            assert list(house.positions.unkept) == [room]
            async with room.lock:
                await asyncio.sleep(0.3)
                assert house.positions.unkept, "not while something is under way"
            while house.positions.unkept:
                await asyncio.sleep(0.01)
            assert room.board is not None
            await _kept(house, room.board)

    run(test())


async def _kept(house: House, board: Board) -> None:
    while (found := await house.store.position("table")) is None or found[0] != board.ply:
        await asyncio.sleep(0.01)
    assert found == (board.ply, DUEL.rules_version, board.position())


def test_what_is_not_kept_yet_is_kept_when_the_house_closes(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            await plays(room)
            assert room.board is not None
        async with a_house(tmp_path) as house:
            found = await house.store.position("table")
            assert found == (1, DUEL.rules_version, room.board.position())

    run(test())


@inside
async def test_tables_that_nobody_needs_leave_the_memory(house: House) -> None:
    idle = await a_table(house)
    watched = await a_table(house, name="watched")
    await comes(watched, 0)
    locked = await a_table(house, name="locked")
    await ready(idle)
    async with locked.lock:
        house.rooms.forget_idle(100.0)
        assert len(list(house.rooms)) == 3
        house.rooms.forget_idle(-1.0)
    assert list(house.rooms) == [watched, locked]
    again = await house.rooms.get("table")
    assert again is not idle
    assert await refused(house.rooms.get("nowhere")) == "table-unknown"


@inside
async def test_a_table_is_in_memory_once_however_many_ask_at_a_time(house: House) -> None:
    await house.store.add_sheet(a_sheet(DUEL))
    rooms = await asyncio.gather(*[house.rooms.get("table") for _ in range(5)])
    assert len(set(rooms)) == 1


@inside
async def test_a_round_finds_a_table_that_lost_its_board(house: House) -> None:
    room = await a_table(house)
    await comes(room, 0)
    room.board = None
    for number in range(5):
        await house.caretaker.go_round(number)
    assert room.board is not None


@inside
async def test_a_round_is_not_ended_by_one_table_that_can_not_be_looked_after(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house)
    await ready(room)
    await house.store.wake("table", 1)
    room.sheet.game = "none"
    room.board = None
    await house.caretaker.go_round(1)


def test_an_errand_that_fails_is_written_down_and_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing() -> None:
        raise ValueError("oh")

    async def test() -> None:
        async with a_house(tmp_path) as house:
            house.errands.later(failing())
            await quiet(house)

    run(test())
    assert [record.getMessage() for record in caplog.records] == ["later"]
