"""A room: what it tells to whom, and what it does when somebody else was faster."""

import msgspec

from maestri.protocol.tables import UndoShown
from maestri.server.denied import Denied
from maestri.server.house import House
from maestri.server.store.entry import Entry
from maestri.server.store.log import StoreAway
from maestri.server.store.sheet import Sheet
from maestri.server.table import moves
from maestri.server.table.board import KEPT, Board, history
from maestri.server.table.watching import leave
from tests.server.inside import (
    LABYRINTH,
    a_table,
    comes,
    inside,
    plays,
    quiet,
    ready,
    refused,
)
from tests.server.recorded import MOMENT, a_sheet, person


@inside
async def test_a_move_is_told_to_everybody_once_and_as_he_may_see_it(house: House) -> None:
    room = await a_table(house)
    players = [await comes(room, number) for number in range(4)]
    watching = await comes(room, 9)
    for ply in range(3):
        await plays(room)
        for number, onlooker in enumerate((*players, watching)):
            told = onlooker.told("state")
            assert [state["ply"] for state in told] == list(range(ply + 2))
            assert told[-1]["view"]["seat"] == (number if number < 4 else None)
            assert [each["ply"] for each in told[-1]["told"]] == [ply + 1]


@inside
async def test_somebody_who_comes_back_is_told_what_he_missed(house: House) -> None:
    room = await a_table(house)
    long_ago = 2
    for _ in range(KEPT + 5):
        await plays(room)
    assert room.board is not None
    newest = room.board.ply
    for ply in (long_ago, newest - 2, newest, newest + 7):
        back = await comes(room, 1, ply)
        (state,) = back.told("state")
        assert [each["ply"] for each in state["told"]] == list(range(ply + 1, newest + 1))
        assert (state["ply"], state["since"]) == (newest, min(ply, newest))


@inside
async def test_the_table_is_shown_where_it_has_changed_and_not_again(house: House) -> None:
    room = await a_table(house)
    first = await comes(room, 0)
    assert len(first.told("table")) == 1
    room.show_table()
    assert len(first.told("table")) == 1
    second = await comes(room, 1)
    assert [seat["here"] for seat in first.table["seats"]] == [True, True, False, False]
    leave(room, second.watcher)
    leave(room, second.watcher)
    assert [seat["here"] for seat in first.table["seats"]] == [True, False, False, False]
    assert len(first.told("table")) == 3
    assert len(second.told("table")) == 1


@inside
async def test_a_repeated_move_is_played_once_and_another_one_is_refused(house: House) -> None:
    room = await a_table(house)
    board = await ready(room)
    seat = board.match.to_move[0]
    text, *_, other = board.match.moves(seat)
    await moves.play(room, person(seat), 0, text)
    await moves.play(room, person(seat), 0, text)
    assert board.ply == 1
    assert await refused(moves.play(room, person(seat), 0, other)) == "move-answered"
    assert await refused(moves.play(room, person(seat), 2, other)) == "move-ahead"
    assert await refused(moves.play(room, person(9), 1, text)) == "seat-not-yours"
    assert [entry.move for entry in await house.store.entries("table")] == [text]


@inside
async def test_a_move_that_another_process_has_kept_already_is_done(house: House) -> None:
    room = await a_table(house)
    board = await ready(room)
    seat = board.match.to_move[0]
    text = board.match.moves(seat)[0]
    assert await house.store.writer.append("table", Entry(1, seat, text, None, MOMENT), None)
    await moves.play(room, person(seat), 0, text)
    assert room.board is not None
    assert room.board.match.notation == [f"{seat} {text}"]


@inside
async def test_a_move_that_another_process_answered_first_is_refused_and_its_own_is_seen(
    house: House,
) -> None:
    room = await a_table(house)
    board = await ready(room)
    seat = board.match.to_move[0]
    text, *_, other = board.match.moves(seat)
    onlooker = await comes(room, seat)
    assert await house.store.writer.append("table", Entry(1, seat, other, None, MOMENT), None)
    assert await refused(moves.play(room, person(seat), 0, text)) == "move-answered"
    assert room.board is not board
    assert room.board is not None
    assert room.board.match.notation == [f"{seat} {other}"]
    assert onlooker.told("state")[-1]["ply"] == 1


class Away:
    """A writer that can't reach its store."""

    async def append(self, *_: object) -> bool:
        raise StoreAway("away")


@inside
async def test_while_the_store_is_away_a_move_is_refused_and_nothing_of_it_is_seen(house: House) -> None:
    room = await a_table(house)
    onlooker = await comes(room, 9)
    writer, house.store.writer = house.store.writer, Away()  # type: ignore[assignment]
    assert await refused(plays(room)) == "store-away"
    house.store.writer = writer
    assert room.board is None
    assert onlooker.told("state")[-1]["ply"] == 0
    await room.catch_up(0)
    assert room.board is not None
    assert room.board.ply == 0


@inside
async def test_a_change_is_made_against_the_newest_sheet(house: House) -> None:
    room = await a_table(house)
    other = msgspec.structs.replace(room.sheet, rematch="next")
    assert await house.store.swap_sheet(other, 1)
    await room.change(lambda sheet: setattr(sheet, "undo", UndoShown(0, 1, 0, [0])))
    assert (room.sheet.rematch, room.version) == ("next", 3)
    assert await house.store.sheet("table") == (room.sheet, 3)


@inside
async def test_a_change_that_is_refused_changes_nothing(house: House) -> None:
    room = await a_table(house)

    def half(sheet: Sheet) -> None:
        sheet.rematch = "next"
        raise Denied(409, "table-over")

    assert await refused(room.change(half)) == "table-over"
    assert room.sheet.rematch is None
    assert room.version == 1


@inside
async def test_the_end_is_on_the_sheet_before_anybody_hears_of_it(house: House) -> None:
    room = await a_table(house)
    onlooker = await comes(room, 0)
    await room.change(lambda sheet: setattr(sheet, "undo", UndoShown(0, 1, 0, [0])))
    while room.sheet.status == "playing":
        await plays(room)
    assert [told["is"] for told in map(msgspec.json.decode, onlooker.messages)][-2:] == [
        "table",
        "state",
    ]
    assert onlooker.table["status"] == "over"
    assert onlooker.table["undo"] is None
    assert onlooker.told("state")[-1]["result"] is not None
    await quiet(house)
    found = await house.store.position("table")
    assert found is not None
    assert found[0] == onlooker.told("state")[-1]["ply"]
    assert await house.store.due(1 << 60, 9) == []


def test_what_is_long_past_is_told_from_the_log() -> None:
    sheet = a_sheet(LABYRINTH)
    board = Board(sheet)
    entries: list[Entry] = []
    for at in range(KEPT + 4):
        seat = board.match.to_move[0]
        move = board.match.state.moves(seat)[0]
        entries.append(board.play(seat, move, LABYRINTH.write(move), at))
    newest = board.ply
    assert board.since(newest - KEPT - 1) is None
    kept = board.since(newest - KEPT)
    assert kept == history(sheet, entries, newest - KEPT)
    assert [happened.ply for happened in history(sheet, entries, -1)] == list(range(newest + 1))
    assert all(not ply.events for ply in board.match.plies[:-KEPT])
    assert board.since(newest) == []
