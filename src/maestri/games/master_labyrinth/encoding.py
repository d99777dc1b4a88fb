# compiled with mypyc
"""Master Labyrinth as a seat observes it (ML-35), in numbers: `observation.py` says what each means."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import lowest, packed
from maestri.core.page import NONE, Page, counted_from
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.material import ARROW_COUNT, HIGHEST, SHAPE_COUNT, SHAPES, sides_of
from maestri.games.master_labyrinth.player import Player
from maestri.games.master_labyrinth.position import DUEL, LAST_DUEL, OVER, STEPS, Position
from maestri.games.master_labyrinth.squares import SQUARES

VALUES: Final = HIGHEST + 1
SHAPE_NUMBER: Final[vec[i64]] = packed(
    [next((n for n, shape in enumerate(SHAPES) if sides_of(shape) == sides), -1) for sides in range(16)]
)


def encode(position: Position, me: i64, page: Page) -> None:
    """All that lies open, and one's own hand."""
    board(position.board, page)
    page.counts(position.players[me].hand, bag.WIDTH, VALUES)
    page.counts(position.played, bag.WIDTH, VALUES)
    page.counts(position.lost, bag.WIDTH, VALUES)
    page.one_of(position.board.wanted(), VALUES)
    page.one_of(position.taken, VALUES)
    page.one_of(position.step, len(STEPS))
    page.flag(position.waiting)
    page.flag(position.second)
    page.flag(position.last_duel_open)
    page.number(position.turns)
    page.number(position.turn_limit - position.turns)
    duel(position, me, page)
    page.seat(position.turn, me, position.seats)
    page.seat(NONE if position.step == OVER else position.mover(), me, position.seats)
    steps: i64
    for steps in range(position.seats):
        seat = counted_from(me, steps, position.seats)
        page.one_of(position.board.adventurers[seat], SQUARES)
        player(position.players[seat], page)


def board(board: Board, page: Page) -> None:
    page.members(board.north, SQUARES)
    page.members(board.east, SQUARES)
    page.members(board.south, SQUARES)
    page.members(board.west, SQUARES)
    value: i64
    for value in range(1, VALUES):
        if board.treasures[value]:
            lie_there(board.treasures[value], value, page)
    page.skip(SQUARES)
    page.one_of(board.white, SQUARES)
    page.one_of(board.black, SQUARES)
    page.one_of(SHAPE_NUMBER[board.spare], SHAPE_COUNT)
    page.one_of(board.forbidden, ARROW_COUNT)
    page.one_of(board.facing, 4)


def lie_there(squares: i64, value: i64, page: Page) -> None:
    while squares:
        page.put(lowest(squares), value)
        squares &= squares - 1


def duel(position: Position, me: i64, page: Page) -> None:
    """ML-27, ML-28, ML-31: who duels, who is next, and the rolls."""
    page.seat(position.dueller if position.step == DUEL else NONE, me, position.seats)
    page.seats(position.threatened, me, position.seats)
    number: i64
    for number in range(3):
        fights = position.step == DUEL or position.step == LAST_DUEL
        page.number(position.rolls[number] if fights and number < len(position.rolls) else NONE)


def player(player: Player, page: Page) -> None:
    """What everybody sees of a seat."""
    page.number(bag.size(player.hand & bag.LOW))
    page.number(bag.size(player.hand & bag.HIGH))
    page.counts(player.treasures, bag.WIDTH, VALUES)
    page.number(player.coins)
    page.number(player.points())
