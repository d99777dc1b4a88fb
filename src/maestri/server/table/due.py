"""When a table needs looking after although nobody asks: bots, clocks, people who left."""

from maestri.server.presence import LEASE
from maestri.server.store.sheet import Sheet
from maestri.server.table.attendance import Attendance, Missing
from maestri.server.table.board import Board

BOT_IS_LATE = 5_000
"""Milliseconds after which another process thinks for a bot, if the one that did is gone."""
MOST_ALONE = 200
"""Moves that bots make at leisure with nobody there: more than lie between two turns of a person."""
DAY = 24 * 3_600_000


def next_wake(sheet: Sheet, board: Board, there: Attendance) -> int | None:
    """The moment at which the table must be looked at again; None when it need not."""
    return min((_seat_wake(sheet, board, seat, there) for seat in board.match.to_move), default=None)


def _seat_wake(sheet: Sheet, board: Board, seat: int, there: Attendance) -> int:
    moment = there.moment
    if sheet.seats[seat].played_by_bot or seat in lapsed(sheet, board, moment):
        return moment + (BOT_IS_LATE if attended(sheet, board, there) else DAY)
    wakes = [moment + DAY]
    if sheet.clock is not None:
        wakes.append(moment + board.clocks.left(seat, board.match.to_move, moment))
    if sheet.pace == "live":
        comes_at = stand_in_at(sheet, board, seat, there)
        wakes.append(moment + LEASE + sheet.grace * 1000 if comes_at is None else comes_at)
    return max(moment, min(wakes))


def attended(sheet: Sheet, board: Board, there: Attendance) -> bool:
    """Whether bots move: for somebody who is there, or at leisure for somebody who comes back to his turn."""
    return bool(there.here) or (sheet.pace == "leisure" and board.alone < MOST_ALONE)


def stand_in_at(sheet: Sheet, board: Board, seat: int, there: Attendance) -> int | None:
    """When a stand-in comes for somebody who is away; None while nothing is asked of him."""
    if sheet.pace != "live" or seat in there.here or seat not in board.match.to_move:
        return None
    if sheet.seats[seat].played_by_bot:
        return None
    grace_over = there.gone_since(seat, board.clocks.since) + sheet.grace * 1000
    return max(grace_over, sheet.seats[seat].waited_until)


def missing(sheet: Sheet, board: Board | None, there: Attendance) -> dict[int, Missing]:
    """The people who are not there."""
    return {
        number: Missing(there.until.get(number), stand_in_at(sheet, board, number, there) if board else None)
        for number, seat in enumerate(sheet.seats)
        if seat.person and number not in there.here
    }


def stand_ins(sheet: Sheet, board: Board, there: Attendance) -> dict[int, bool]:
    """Seats that a stand-in is to have, and whether for good: a used-up budget does not come back."""
    due: dict[int, bool] = {}
    for seat in board.match.to_move:
        if sheet.seats[seat].played_by_bot:
            continue
        comes_at = stand_in_at(sheet, board, seat, there)
        if _out_of_time(sheet, board, seat, there.moment):
            if seat not in lapsed(sheet, board, there.moment):
                due[seat] = _budget(sheet)
        elif comes_at is not None and there.moment >= comes_at:
            due[seat] = False
    return due


def lapsed(sheet: Sheet, board: Board, moment: int) -> list[int]:
    """Seats that have missed this one move: a stand-in makes it, and the person goes on."""
    if sheet.clock is None or _budget(sheet):
        return []
    return [
        seat
        for seat in board.match.to_move
        if _out_of_time(sheet, board, seat, moment) and board.missed[seat] + 1 < sheet.misses
    ]


def _out_of_time(sheet: Sheet, board: Board, seat: int, moment: int) -> bool:
    return sheet.clock is not None and board.clocks.left(seat, board.match.to_move, moment) <= 0


def _budget(sheet: Sheet) -> bool:
    return sheet.clock is not None and sheet.clock.kind == "budget"
