"""When a table needs looking after although nobody asks: bots, clocks, people who left."""

from maestri.server.presence import LEASE
from maestri.server.store.sheet import Sheet
from maestri.server.table.attendance import Attendance
from maestri.server.table.board import Board

BOT_IS_LATE = 5_000
"""Milliseconds after which another process thinks for a bot, if the one that did is gone."""
DAY = 24 * 3_600_000


def next_wake(sheet: Sheet, board: Board, there: Attendance) -> int | None:
    """The moment at which the table must be looked at again; None when it need not."""
    return min((_seat_wake(sheet, board, seat, there) for seat in board.match.to_move), default=None)


def _seat_wake(sheet: Sheet, board: Board, seat: int, there: Attendance) -> int:
    moment = there.moment
    if sheet.seats[seat].played_by_bot:
        return moment + BOT_IS_LATE
    wakes = [moment + DAY]
    if sheet.clock is not None:
        wakes.append(moment + board.clocks.left(seat, board.match.to_move, moment))
    if sheet.pace == "live":
        gone = moment + LEASE if seat in there.here else there.gone_since(seat, board.clocks.since)
        wakes.append(gone + sheet.grace * 1000)
    return max(moment, min(wakes))


def stand_ins(sheet: Sheet, board: Board, there: Attendance) -> dict[int, bool]:
    """Seats for which a stand-in is due, and whether for good: a used-up budget does not come back."""
    due: dict[int, bool] = {}
    for seat in board.match.to_move:
        if sheet.seats[seat].played_by_bot:
            continue
        if sheet.clock is not None and board.clocks.left(seat, board.match.to_move, there.moment) <= 0:
            due[seat] = sheet.clock.kind == "budget"
        elif sheet.pace == "live" and seat not in there.here:
            gone = there.gone_since(seat, board.clocks.since)
            if there.moment >= gone + sheet.grace * 1000:
                due[seat] = False
    return due
