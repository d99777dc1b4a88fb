"""Earlier moments of a match, told from the log as they were told then."""

from collections.abc import Iterable

from maestri.core.refusal import Refusal
from maestri.server.store.entry import Entry
from maestri.server.store.sheet import Sheet
from maestri.server.table import shown
from maestri.server.table.board import Board

MOST = 60
"""Moments told at once."""


def check_range(sheet: Sheet, first: int, last: int, newest: int) -> None:
    """Whether there are such plies, and not too many."""
    if not sheet.base_ply <= first <= last <= newest:
        raise Refusal("plies-range", first=first, last=last, oldest=sheet.base_ply, newest=newest)
    if last - first >= MOST:
        raise Refusal("plies-many", most=MOST)


def moments(sheet: Sheet, entries: Iterable[Entry], seat: int | None, first: int, last: int) -> bytes:
    """The states that a seat, or a spectator, was shown from one ply to another: the very same messages."""
    board = Board(sheet)
    told = [_moment(sheet, board, seat, sheet.started_at)] if board.ply >= first else []
    for entry in entries:
        if entry.ply > last:
            break
        board.apply(entry)
        if board.ply >= first:
            told.append(_moment(sheet, board, seat, entry.at))
    return b"[" + b",".join(told) + b"]"


def _moment(sheet: Sheet, board: Board, seat: int | None, at: int) -> bytes:
    return shown.state(sheet, board, seat, board.ply - 1, [board.happened[-1]], at)
