"""Clocks, and when a table must be looked after. All of it follows from the log's own times."""

from typing import Any

import msgspec
import pytest

from maestri.protocol.tables import Clock
from maestri.server.presence import LEASE
from maestri.server.store.entry import Entry
from maestri.server.store.sheet import Sheet
from maestri.server.table.attendance import Attendance
from maestri.server.table.board import Board, replayed
from maestri.server.table.clocks import Clocks
from maestri.server.table.due import BOT_IS_LATE, DAY, next_wake, stand_ins
from tests.server.inside import DUEL, LABYRINTH
from tests.server.recorded import MOMENT, a_sheet

BUDGET = Clock("budget", 60, increment=5)
NOBODY: frozenset[int] = frozenset()


def moved(seat: int, at: int, back_to: int | None = None) -> Entry:
    return Entry(1, seat, "", back_to, at)


def test_only_who_is_to_move_uses_time_and_a_move_brings_its_increment() -> None:
    clocks = Clocks(BUDGET, 3, 1_000)
    clocks.entry((0, 2), moved(0, 11_000))
    assert clocks.used == [10_000 - 5_000, 0, 10_000]
    assert clocks.since == 11_000
    assert clocks.left(0, (0,), 12_000) == 60_000 - 5_000 - 1_000
    assert clocks.left(0, (1,), 12_000) == 60_000 - 5_000
    assert clocks.left(0, (0,), 9_000) == 60_000 - 5_000, "clocks that differ make no time"


def test_a_return_brings_no_increment() -> None:
    clocks = Clocks(BUDGET, 2, 0)
    clocks.entry((0,), moved(0, 10_000, back_to=0))
    assert clocks.used == [10_000, 0]


def test_time_for_each_move_begins_anew_with_each() -> None:
    clocks = Clocks(Clock("move", 60, increment=5), 2, 0)
    clocks.entry((0, 1), moved(0, 10_000))
    assert clocks.used == [0, 10_000]


def test_an_entry_of_a_process_whose_time_is_behind_takes_nothing_and_gives_nothing() -> None:
    clocks = Clocks(Clock("budget", 60), 2, 5_000)
    clocks.entry((0,), moved(0, 4_000))
    assert (clocks.used, clocks.since) == ([0, 0], 5_000)


def test_nobody_is_shown_less_than_nothing() -> None:
    clocks = Clocks(Clock("budget", 60), 2, 0)
    assert clocks.shown((1,), 90_000) == [60_000, 0]
    assert Clocks(None, 2, 0).shown((1,), 90_000) is None
    Clocks(None, 2, 0).entry((0,), moved(0, 5))


def a_board(**more: Any) -> tuple[Sheet, Board, int]:
    """A sheet, its board, and the seat to move."""
    sheet = msgspec.structs.replace(a_sheet(DUEL), **more)
    board = Board(sheet)
    return sheet, board, board.match.to_move[0]


def at(after: int, here: frozenset[int] = NOBODY, left: dict[int, int] | None = None) -> Attendance:
    """Who is there so long after the start; others left when `left` says."""
    until = {seat: MOMENT + each for seat, each in (left or {}).items()}
    return Attendance.at(MOMENT + after, here, until)


def test_those_are_there_who_watch_and_those_whom_another_process_has_seen() -> None:
    assert at(10, frozenset({0}), {1: 11, 2: 10}).here == {0, 1}


def test_a_bot_that_is_late_is_looked_for() -> None:
    sheet, board, seat = a_board()
    sheet.seats[seat].stand_in = True
    assert next_wake(sheet, board, at(7, frozenset({seat - 1}))) == MOMENT + 7 + BOT_IS_LATE
    assert stand_ins(sheet, board, at(DAY)) == {}


def test_who_is_there_is_looked_for_when_he_might_have_left_unseen() -> None:
    sheet, board, seat = a_board(grace=30)
    assert next_wake(sheet, board, at(7, frozenset({seat}))) == MOMENT + 7 + LEASE + 30_000


@pytest.mark.parametrize(("left", "gone"), [({}, 0), (dict.fromkeys(range(4), 2), 2)])
def test_who_is_away_is_looked_for_when_his_grace_is_over(left: dict[int, int], gone: int) -> None:
    sheet, board, seat = a_board(grace=30)
    assert next_wake(sheet, board, at(7, left=left)) == MOMENT + gone + 30_000
    assert next_wake(sheet, board, at(40_000, left=left)) == MOMENT + 40_000, "never in the past"
    assert stand_ins(sheet, board, at(gone + 29_999, left=left)) == {}
    assert stand_ins(sheet, board, at(gone + 30_000, left=left)) == {seat: False}
    assert stand_ins(sheet, board, at(gone + 30_000, frozenset({seat}), left)) == {}


def test_at_leisure_only_the_clock_counts() -> None:
    sheet, board, seat = a_board(pace="leisure", clock=Clock("move", 100), misses=1)
    assert next_wake(sheet, board, at(7)) == MOMENT + 100_000
    assert stand_ins(sheet, board, at(99_999)) == {}
    assert stand_ins(sheet, board, at(100_000)) == {seat: False}
    sheet, board, _ = a_board(pace="leisure")
    assert next_wake(sheet, board, at(7)) == MOMENT + 7 + DAY
    assert stand_ins(sheet, board, at(30 * DAY)) == {}


def test_what_comes_first_counts() -> None:
    sheet, board, seat = a_board(grace=30, clock=Clock("budget", 20))
    assert next_wake(sheet, board, at(7)) == MOMENT + 20_000
    assert stand_ins(sheet, board, at(20_000)) == {seat: True}
    sheet, board, seat = a_board(grace=10, clock=Clock("budget", 20))
    assert next_wake(sheet, board, at(7)) == MOMENT + 10_000
    assert stand_ins(sheet, board, at(10_000)) == {seat: False}


def test_nobody_looks_after_a_match_that_is_over() -> None:
    sheet, board, _ = a_board()
    while board.match.to_move:
        seat = board.match.to_move[0]
        board.play(seat, board.match.state.moves(seat)[0], "", MOMENT)
    assert next_wake(sheet, board, at(7)) is None
    assert stand_ins(sheet, board, at(DAY)) == {}


def test_time_runs_on_while_moves_are_taken_back() -> None:
    sheet = msgspec.structs.replace(a_sheet(LABYRINTH), clock=BUDGET)
    board = Board(sheet)
    seat = board.match.to_move[0]
    move = board.match.state.moves(seat)[0]
    entries = [board.play(seat, move, LABYRINTH.write(move), MOMENT + 2_000)]
    running = board.match.to_move
    entries.append(board.take_back(seat, 0, MOMENT + 5_000))
    assert board.clocks.since == MOMENT + 5_000
    spent = {seat: 2_000 - 5_000}
    for each in running:
        spent[each] = spent.get(each, 0) + 3_000
    assert board.clocks.used == [spent.get(each, 0) for each in range(len(sheet.seats))]
    assert replayed(sheet, entries).clocks.used == board.clocks.used
