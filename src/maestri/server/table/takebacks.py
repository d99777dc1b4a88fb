"""Taking moves back: one asks, every person at the table must agree."""

from maestri.core.refusal import Refusal
from maestri.protocol.tables import UndoShown
from maestri.server.denied import Denied
from maestri.server.now import now
from maestri.server.store.people import Person
from maestri.server.store.sheet import Sheet
from maestri.server.table.board import Board
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat


async def propose(room: Room, person: Person, ply: int) -> None:
    """Asks the others to go back to before one's last move; where there are none, goes back."""
    async with room.lock:
        seat, board = own_seat(room.sheet, person), await room.ready()
        if ply != board.ply:
            raise Refusal("undo-late", ply=ply, now=board.ply)
        if board.match.result is not None:
            raise Denied(409, "table-over")
        await _agree(room, board, UndoShown(seat, board.ply, board.back_to(seat), [seat]))


async def accept(room: Room, person: Person) -> None:
    async with room.lock:
        seat, board = own_seat(room.sheet, person), await room.ready()
        undo = _proposal(room, board)
        await _agree(room, board, UndoShown(undo.seat, undo.ply, undo.to, sorted({*undo.accepted, seat})))


async def decline(room: Room, person: Person) -> None:
    async with room.lock:
        own_seat(room.sheet, person)
        _proposal(room, await room.ready())
        await room.change(_nobody_asks)


async def _agree(room: Room, board: Board, undo: UndoShown) -> None:
    """Goes back if every person agrees, who is away too: only who has lost his seat for good has no say."""
    people = {seat for seat, each in enumerate(room.sheet.seats) if each.person and not each.for_good}
    if not people <= set(undo.accepted):
        await room.change(lambda sheet: setattr(sheet, "undo", undo))
        return
    await room.keep(board, board.take_back(undo.seat, undo.to, now()))
    if room.sheet.undo is not None:
        await room.change(_nobody_asks)


def _proposal(room: Room, board: Board) -> UndoShown:
    if room.sheet.undo is None or room.sheet.undo.ply != board.ply:
        raise Refusal("undo-none")
    return room.sheet.undo


def _nobody_asks(sheet: Sheet) -> None:
    sheet.undo = None
