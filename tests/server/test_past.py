"""An earlier moment is told as it was told then, to whom it was told then."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from maestri import AnyGame, all_games, seeded
from maestri.client import Person, Seat
from maestri.client.person import ProblemTold
from maestri.core.record import Record
from maestri.core.refusal import Refusal
from maestri.protocol.live import State
from maestri.server.store.sheet import Sheet
from maestri.server.table import past, shown
from maestri.server.table.board import Board
from maestri.server.table.moments import moments, story
from tests.laws.tables import random_play
from tests.server.people import plays_on, run, seated, visitors
from tests.server.recorded import MOMENT, a_match, a_sheet, onlookers
from tests.server.servers import Server

PLIES = 40


def message(sheet: Sheet, board: Board, seat: int | None) -> bytes:
    return shown.state(sheet, board, seat, board.ply - 1, list(board.happened)[-1:], MOMENT)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_the_past_is_byte_for_byte_what_each_seat_was_told(game: AnyGame) -> None:
    sheet = a_sheet(game)
    board = Board(sheet)
    told = {seat: [message(sheet, board, seat)] for seat in onlookers(game)}
    entries = []
    for (seat, move), _ in zip(random_play(a_match(game), seeded("past")), range(PLIES), strict=False):
        entries.append(board.play(seat, move, game.write(move), MOMENT))
        for each in onlookers(game):
            told[each].append(message(sheet, board, each))
    for each in onlookers(game):
        last = len(entries)
        assert past.moments(sheet, entries, each, 0, last) == b"[" + b",".join(told[each]) + b"]"
        assert past.moments(sheet, entries, each, 3, 5) == b"[" + b",".join(told[each][3:6]) + b"]"


def test_everybody_gets_his_own_past_and_a_spectator_the_public_one(server: Server) -> None:
    run(_everybody_gets_his_own_past(server))


async def _everybody_gets_his_own_past(server: Server) -> None:
    async with visitors(server, 3) as (ann, bob, cem):
        table, seats = await seated([ann, bob])
        watching = await cem.watch(table)
        for seat in (*seats, watching):
            seat.keep = True
        for number in range(6):
            moves = [(await seat.until(_at(number))).moves for seat in seats]
            await plays_on(seats[0] if moves[0] else seats[1], seeded("past"), most=1)
        for person, seat in ((ann, seats[0]), (bob, seats[1]), (cem, watching)):
            await seat.until(_at(6))
            assert await _past(person, table, 1, 6) == _one_by_one(seat)
        with pytest.raises(ProblemTold, match="only 0 to 6"):
            await _past(ann, table, 6, 7)
        with pytest.raises(ProblemTold, match="only 0 to 6"):
            await _past(ann, table, 6, 5)
        for seat in (*seats, watching):
            await seat.close()


def _at(ply: int) -> Callable[[State], bool]:
    return lambda state: state.ply >= ply


async def _past(person: Person, table: str, first: int, last: int) -> Any:
    return await person.ask("GET", f"/api/tables/{table}/plies?first={first}&last={last}")


def _one_by_one(seat: Seat) -> list[object]:
    told = [msgspec.json.decode(message) for message in seat.received]
    return [one for one in told if one["is"] == "state" and one["since"] == one["ply"] - 1]


@pytest.mark.wide
def test_what_was_taken_back_is_part_of_the_past(server: Server) -> None:
    run(_taken_back(server))


async def _taken_back(server: Server) -> None:
    async with visitors(server, 1) as (ann,):
        table, (seat,) = await seated([ann], "master-labyrinth", bots=1)
        state = await seat.my_turn()
        await seat.play(state.moves[0])
        await seat.until(_at(state.ply + 1))
        await seat.undo()
        back = await seat.until(lambda _: seat.told[-1].back_to is not None)
        before, moved, after = await _past(ann, table, state.ply, back.ply)
        assert before["view"] == after["view"] != moved["view"]
        assert after["told"] == [{"ply": back.ply, "events": [], "back_to": state.ply}]
        await seat.close()


def test_the_past_is_for_those_who_may_see_the_table(server: Server) -> None:
    run(_for_those_who_may_see(server))


async def _for_those_who_may_see(server: Server) -> None:
    async with visitors(server, 2) as (ann, bob):
        table, (seat,) = await seated([ann], bots=1, spectators=False)
        with pytest.raises(ProblemTold, match="not open to you"):
            await _past(bob, table, 0, 0)
        await seat.close()


def test_no_more_of_the_past_is_told_at_once_than_a_server_can_bear() -> None:
    sheet = a_sheet(all_games()[0])
    past.check_range(sheet, 41, 100, 100)
    with pytest.raises(Refusal, match="At most 60"):
        past.check_range(sheet, 40, 100, 100)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_the_story_of_a_match_is_what_its_moments_tell(game: AnyGame) -> None:
    match = a_match(game)
    for (seat, move), _ in zip(random_play(a_match(game), seeded("story")), range(PLIES), strict=False):
        match.play_move(seat, move)
    record = Record.of(match)
    told = [(each.ply, msgspec.to_builtins(each.events)) for each in story(record)]
    assert told == [(each.ply, each.events) for each in moments(record, 0, PLIES)]
    assert len(told) == len(record.moves) + 1
