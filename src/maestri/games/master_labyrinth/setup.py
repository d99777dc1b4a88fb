# compiled with mypyc
"""Set-up of Master Labyrinth (ML-9 to ML-15), and dealing anew what a seat can't see (ML-35)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import kind_in_row, packed
from maestri.core.rng import Rng
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.board import Board, no_treasures
from maestri.games.master_labyrinth.material import (
    COPIES,
    FIRST_OF_KIND,
    FIRST_PHASE,
    FIXED,
    GUARDS,
    HIGHEST,
    SIDES,
    STARTS,
    TREASURE_SQUARES,
    sides_of,
)
from maestri.games.master_labyrinth.player import Player
from maestri.games.master_labyrinth.position import Position
from maestri.games.master_labyrinth.squares import BIT, NAMES, NUMBER, SQUARES


def empty_board(seats: i64) -> Board:
    """ML-2, ML-3, ML-11, ML-13: fixed corridors, guards and adventurers, and no movable corridor yet."""
    starts = packed([NUMBER[name] for name in STARTS[seats]])
    board = Board(0, 0, 0, 0, 0, -1, 0, NUMBER[GUARDS[0]], NUMBER[GUARDS[1]], no_treasures(), starts)
    for name, shape in FIXED.items():
        board.lay(NUMBER[name], sides_of(shape))
    return board


def random_board(seats: i64, rng: Rng) -> Board:
    """ML-9, ML-10, ML-12: shuffled corridors, a dragon that faces anywhere, treasures 1 to 6."""
    board = empty_board(seats)
    left = packed(COPIES)
    square: i64
    for square in range(SQUARES):
        if NAMES[square] not in FIXED:
            board.lay(square, random_corridor(left, rng))
    board.spare = random_corridor(left, rng)
    board.facing = rng.below(4)
    lay_treasures(board, 1, FIRST_PHASE, rng)
    return board


def random_corridor(left: vec[i64], rng: Rng) -> i64:
    """ML-9: one of the corridors that are left, in a random rotation."""
    kind = kind_in_row(left, rng.below(left[0] + left[1] + left[2]))
    left[kind] -= 1
    first = FIRST_OF_KIND[kind]
    return SIDES[first + rng.below(FIRST_OF_KIND[kind + 1] - first)]


def lay_treasures(board: Board, lowest: i64, highest: i64, rng: Rng) -> None:
    """ML-12, ML-25: two of each value, shuffled onto the treasure squares."""
    heap: i64 = 0
    value: i64
    for value in range(lowest, highest + 1):
        heap += bag.one(value) + bag.one(value)
    for name in TREASURE_SQUARES:
        value = bag.drawn(heap, rng)
        heap -= bag.one(value)
        board.treasures[value] |= BIT[NUMBER[name]]


def lay_second_phase(board: Board, rng: Rng) -> None:
    """ML-25: treasures 7 to 12, whatever is on the treasure squares."""
    lay_treasures(board, FIRST_PHASE + 1, HIGHEST, rng)


def deal(position: Position, rng: Rng) -> None:
    """ML-14: each pack is shuffled and dealt out evenly."""
    heap: i64 = bag.TWO_OF_EACH
    share: i64 = HIGHEST // position.seats
    for player in position.players:
        player.hand = 0
        heap = draw(player, heap, bag.LOW, share, rng)
        heap = draw(player, heap, bag.HIGH, share, rng)


def draw(player: Player, heap: i64, pack: i64, cards: i64, rng: Rng) -> i64:
    """Some random cards of one pack go to a hand; the heap that is left."""
    for _ in range(cards):
        card = bag.drawn(heap & pack, rng)
        heap -= bag.one(card)
        player.hand += bag.one(card)
    return heap


def redeal(position: Position, seat: i64, rng: Rng) -> None:
    """ML-35: a seat sees its own hand and of others the number of cards of each pack."""
    lows = vec[i64](capacity=4)
    highs = vec[i64](capacity=4)
    heap: i64 = bag.TWO_OF_EACH - position.played
    other: i64
    for other in range(position.seats):
        hand = position.players[other].hand
        lows = append(lows, bag.size(hand & bag.LOW))
        highs = append(highs, bag.size(hand & bag.HIGH))
        if position.sees_hand(seat, other):
            heap -= hand
    for other in range(position.seats):
        if not position.sees_hand(seat, other):
            player = position.players[other]
            player.hand = 0
            heap = draw(player, heap, bag.LOW, lows[other], rng)
            heap = draw(player, heap, bag.HIGH, highs[other], rng)
