"""When a table needs looking after although nobody asks: bots, clocks, people who left."""

from collections.abc import Collection, Mapping

from maestri.server.board import Board
from maestri.server.sheet import Sheet

LEASE = 90_000
"""Milliseconds for which a person counts as there without saying so again."""
BOT_IS_LATE = 5_000
"""Milliseconds after which another process thinks for a bot, if the one that did is gone."""


def next_wake(
    sheet: Sheet, board: Board, here: Collection[int], away_since: Mapping[int, int], moment: int
) -> int | None:
    """The moment at which the table must be looked at again; None when it need not."""
    return min(
        (_seat_wake(sheet, board, s, here, away_since, moment) for s in board.match.to_move), default=None
    )


def _seat_wake(
    sheet: Sheet, board: Board, seat: int, here: Collection[int], away_since: Mapping[int, int], moment: int
) -> int:
    if sheet.seats[seat].played_by_bot:
        return moment + BOT_IS_LATE
    wakes = [moment + 24 * 3_600_000]
    if sheet.clock is not None:
        wakes.append(moment + board.clocks.left(seat, board.match.to_move, moment))
    if sheet.pace == "live":
        gone = moment + LEASE if seat in here else away_since.get(seat, board.clocks.since)
        wakes.append(gone + sheet.grace * 1000)
    return max(moment, min(wakes))


def absent(
    sheet: Sheet, board: Board, here: Collection[int], away_since: Mapping[int, int], moment: int
) -> dict[int, bool]:
    """Seats for which a stand-in is due, and whether for good: a used-up budget does not come back."""
    due: dict[int, bool] = {}
    for seat in board.match.to_move:
        if sheet.seats[seat].played_by_bot:
            continue
        if sheet.clock is not None and board.clocks.left(seat, board.match.to_move, moment) <= 0:
            due[seat] = sheet.clock.kind == "budget"
        elif sheet.pace == "live" and seat not in here:
            gone = away_since.get(seat, board.clocks.since)
            if moment >= gone + sheet.grace * 1000:
                due[seat] = False
    return due
