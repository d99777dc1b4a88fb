"""Taking moves back at a table: who must agree, and what stays as it is."""

import json
from typing import Any

import pytest

from maestri.server.house import House
from maestri.server.table import shown
from maestri.server.table.board import Board
from maestri.server.table.room import Room
from maestri.server.table.takebacks import accept, decline, propose
from tests.server.inside import LABYRINTH, a_table, comes, inside, plays, quiet, ready, refused
from tests.server.recorded import person


async def _three_moved(house: House) -> tuple[Room, Board]:
    """A table of the labyrinth where seat 0 has moved twice, nothing of it final."""
    room = await a_table(house, LABYRINTH)
    board = await ready(room)
    while len({ply.seat for ply in board.match.plies}) < 2:
        await plays(room)
    assert not any(ply.final for ply in board.match.plies)
    return room, board


@inside
async def test_moves_are_taken_back_when_everybody_who_plays_has_agreed(house: House) -> None:
    room, board = await _three_moved(house)
    asks = board.match.plies[-1].seat
    last = max(n for n, ply in enumerate(board.match.plies) if ply.seat != asks)
    first, ply = board.match.plies[last].seat, board.ply
    onlooker = await comes(room, 9)
    before = board.match.notation
    await propose(room, person(first), ply)
    for seat in range(len(room.sheet.seats)):
        if seat != first:
            assert board.ply == ply, "not all have agreed yet"
            await accept(room, person(seat))
    assert board.ply == ply + 1
    assert board.match.notation == before[:last]
    assert room.sheet.undo is None
    assert onlooker.told("state")[-1]["told"] == [{"ply": ply + 1, "events": [], "back_to": last}]
    assert (await house.store.entries("table"))[-1].back_to == last


@inside
async def test_bots_agree_and_those_who_lost_their_seats_for_good_have_no_say(house: House) -> None:
    room, board = await _three_moved(house)
    me = board.match.plies[-1].seat
    for seat, sheet in enumerate(room.sheet.seats):
        if seat != me:
            sheet.stand_in = sheet.for_good = True
    ply = board.ply
    await propose(room, person(me), ply)
    assert board.ply > ply
    await quiet(house)


@inside
async def test_who_is_away_must_agree_like_everybody_who_plays(house: House) -> None:
    room, board = await _three_moved(house)
    me, ply = board.match.plies[-1].seat, board.ply
    others = [seat for seat in range(len(room.sheet.seats)) if seat != me]
    room.sheet.seats[others[0]].stand_in = True
    await propose(room, person(me), ply)
    assert board.ply == ply
    for seat in others[1:]:
        await accept(room, person(seat))
    assert board.ply == ply
    await accept(room, person(others[0]))
    assert board.ply > ply
    await quiet(house)


@inside
async def test_a_final_move_of_another_is_not_taken_back_with_mine(house: House) -> None:
    room, board = await _three_moved(house)
    plies = board.match.plies
    me = plies[0].seat
    assert plies[-1].seat != me
    plies[-1] = plies[-1]._replace(final=True)
    assert await refused(propose(room, person(me), board.ply)) == "undo-final"
    plies[-1] = plies[-1]._replace(final=False)
    await propose(room, person(me), board.ply)


@inside
async def test_a_proposal_lapses_when_the_match_goes_on(house: House) -> None:
    room, board = await _three_moved(house)
    me = board.match.plies[-1].seat
    await propose(room, person(me), board.ply)
    await plays(room)
    for answer in (accept, decline):
        assert await refused(answer(room, person(me))) == "undo-none"
    assert await refused(propose(room, person(me), board.ply - 1)) == "undo-late"


@inside
async def test_a_proposal_can_be_turned_down_by_anybody_who_plays(house: House) -> None:
    room, board = await _three_moved(house)
    me, ply = board.match.plies[-1].seat, board.ply
    await propose(room, person(me), ply)
    assert room.sheet.undo is not None
    assert (room.sheet.undo.seat, room.sheet.undo.accepted) == (me, [me])
    for answer in (accept, decline):
        assert await refused(answer(room, person(9))) == "seat-not-yours"
    await decline(room, person((me + 1) % len(room.sheet.seats)))
    assert room.sheet.undo is None
    assert board.ply == ply
    assert await refused(accept(room, person(me))) == "undo-none"


@inside
async def test_who_has_not_moved_has_nothing_to_take_back(house: House) -> None:
    room = await a_table(house, LABYRINTH)
    board = await ready(room)
    assert await refused(propose(room, person(0), board.ply)) == "undo-nothing"
    assert await refused(propose(room, person(9), board.ply)) == "seat-not-yours"


@inside
async def test_when_all_is_over_nothing_is_taken_back(house: House) -> None:
    room = await a_table(house)
    while room.sheet.status != "over":
        seat = await plays(room)
    board = await ready(room)
    assert await refused(propose(room, person(seat), board.ply)) == "table-over"
    await quiet(house)


@inside
async def test_a_board_made_anew_stands_where_moves_were_taken_back(house: House) -> None:
    """The log has the move, its return, and what was played instead."""
    room, board = await _three_moved(house)
    for sheet in room.sheet.seats:
        sheet.person = None
    me = board.match.plies[-1].seat
    room.sheet.seats[me].person = person(me).id
    await propose(room, person(me), board.ply)
    await plays(room, board.match.moves(me)[-1], seat=me)
    room.board = None
    again = await ready(room)
    assert again is not board
    assert (again.ply, again.standing) == (board.ply, board.standing)
    assert again.position() == board.position()
    assert again.back_to(me) == board.back_to(me) == board.ply - 1


@inside
async def test_after_a_return_a_move_for_an_older_ply_is_refused(house: House) -> None:
    _, board = await _three_moved(house)
    me, ply = board.match.plies[-1].seat, board.ply
    text = board.match.game.write(board.match.plies[-1].move)
    board.take_back(me, ply - 1, 0)
    with pytest.raises(Exception, match=str(ply)):
        board.check(me, ply, text)
    assert board.check(me, ply + 1, text) is not None


@inside
async def test_a_take_back_is_offered_exactly_where_it_may_be_asked_for(house: House) -> None:
    room, board = await _three_moved(house)
    plies, seats = board.match.plies, range(len(room.sheet.seats))
    moved = {ply.seat for ply in plies}
    assert {seat for seat in seats if board.can_take_back(seat)} == moved
    assert {seat for seat in seats if _offered(room, board, seat)} == moved
    assert not _offered(room, board, None)
    plies[-1] = plies[-1]._replace(final=True)
    assert not [seat for seat in seats if _offered(room, board, seat)]


def _offered(room: Room, board: Board, seat: int | None) -> bool:
    told: dict[str, Any] = json.loads(shown.state(room.sheet, board, seat, board.ply, [], 0))
    return bool(told["takes_back"])
