"""Moves at a table, of people and of bots."""

import time

from maestri.core.refusal import Refusal
from maestri.server.denied import Denied
from maestri.server.metrics import MOVE_SECONDS, MOVES_OF_BOTS, MOVES_OF_PEOPLE
from maestri.server.now import now
from maestri.server.store.people import Person
from maestri.server.table.board import Board
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat


async def play(room: Room, person: Person, ply: int, text: str) -> None:
    """A move of a person; a repeat of his last one changes nothing."""
    began = time.perf_counter()
    async with room.lock:
        seat = own_seat(room.sheet, person)
        board = await room.ready()
        if room.sheet.seats[seat].stand_in:
            raise Denied(409, "seat-stand-in")
        move = board.check(seat, ply, text)
        if move is not None:
            await _keep(room, board, seat, move, ply)
    MOVES_OF_PEOPLE.inc()
    MOVE_SECONDS.observe(time.perf_counter() - began)


async def _keep(room: Room, board: Board, seat: int, move: int, ply: int) -> None:
    """Keeps a move, unless another process has kept this very one before it."""
    text = board.match.game.write(move)
    try:
        await room.keep(board, board.play(seat, move, text, now()))
    except Refusal as refusal:
        if refusal.key != "move-answered" or (await room.ready()).check(seat, ply, text) is not None:
            raise


async def play_for(room: Room, seat: int, ply: int, text: str) -> None:
    """A bot's move, if the match is still where the bot was asked and the seat still its own."""
    async with room.lock:
        board = await room.ready()
        if board.ply == ply and seat in room.bots_to_move(board):
            stand_in = None if room.sheet.seats[seat].kind == "bot" else room.sheet.stand_in
            await room.keep(board, board.play(seat, board.match.check(seat, text), text, now(), stand_in))
            MOVES_OF_BOTS.inc()
