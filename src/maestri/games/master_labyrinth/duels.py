# compiled with mypyc
"""Dragon die and duels (ML-26 to ML-28)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.core.seating import left_of
from maestri.games.master_labyrinth import bag, turns
from maestri.games.master_labyrinth.material import (
    ACCEPT,
    ARROWS_ON_FACE,
    BLACK,
    CARD,
    DRAGON,
    DRAGON_DIE,
    LAIR,
    LAST_REROLL,
    WHITE,
)
from maestri.games.master_labyrinth.passages import distance, within
from maestri.games.master_labyrinth.position import DUEL, LAST_DUEL, Position
from maestri.games.master_labyrinth.squares import BIT

SAFE: Final = 4  # ML-28: from this roll on nothing happens


def roll_dragon_die(position: Position, rng: Rng) -> None:
    """ML-26: arrows turn the dragon, who then threatens; a guard's face makes that guard threaten."""
    face = rng.below(len(DRAGON_DIE))
    position.teller.dragon_die(position, face)
    if ARROWS_ON_FACE[face]:
        position.board.turn_dragon(ARROWS_ON_FACE[face])
        position.teller.dragon_turned(position)
        threaten(position, DRAGON, position.board.faced(), rng)
    elif DRAGON_DIE[face] == "white":
        threaten(position, WHITE, position.board.white, rng)
    else:
        threaten(position, BLACK, position.board.black, rng)


def threaten(position: Position, menace: i64, source: i64, rng: Rng) -> None:
    """ML-26, ML-27: the nearest in the whole passage connected to a square; under the lair, nobody."""
    position.threatened = 0
    if source != LAIR:
        position.threatened = nearest(position, source)
    position.teller.threatened(position, menace, source)
    next_duel(position, rng)


def nearest(position: Position, source: i64) -> i64:
    """ML-27: the adventurers nearest to a square along the passage, as bits by seat."""
    board = position.board
    standing: i64 = 0
    for square in board.adventurers:
        standing |= BIT[square]
    steps = distance(source, standing, board.right, board.down)
    if steps < 0:
        return 0
    near = within(source, steps, board.right, board.down)
    seats: i64 = 0
    seat: i64
    for seat in range(position.seats):
        if near & BIT[board.adventurers[seat]]:
            seats |= BIT[seat]
    return seats


def next_duel(position: Position, rng: Rng) -> None:
    """ML-27: in turn order from the player whose turn it is; who has no treasure need not duel."""
    seat = position.turn
    while position.threatened:
        if position.threatened & BIT[seat]:
            position.threatened ^= BIT[seat]
            if position.players[seat].treasures:
                duel(position, seat, rng)
                return
            position.teller.spared(position, seat)
        seat = left_of(seat, position.seats)
    turns.finish(position)


def duel(position: Position, seat: i64, rng: Rng) -> None:
    """ML-28: one roll of the duel die."""
    position.dueller = seat
    position.rolls = vec[i64](capacity=3)
    position.add_roll(rng.die())
    judge(position, rng)


def judge(position: Position, rng: Rng) -> None:
    """ML-28: 4 to 6 is safe; a failed roll can be re-rolled by who has cards for it."""
    safe = position.rolls[0] >= SAFE
    position.teller.duel_rolled(position, safe)
    if safe:
        next_duel(position, rng)
    elif position.players[position.dueller].hand & bag.LOW:
        position.step = DUEL
    else:
        lose(position, rng)


def lose(position: Position, rng: Rng) -> None:
    """ML-28: the lowest treasure leaves the game."""
    give_up_lowest(position, position.dueller)
    next_duel(position, rng)


def give_up_lowest(position: Position, seat: i64) -> None:
    """ML-28, ML-32: coins are never lost."""
    player = position.players[seat]
    if player.treasures:
        value = bag.lowest(player.treasures)
        player.treasures -= bag.one(value)
        position.lost += bag.one(value)
        position.teller.lost(position, seat, value)


def moves_of(position: Position) -> vec[i64]:
    """ML-28, ML-31: accept the roll, or play a re-roll card."""
    moves = vec[i64](capacity=8)
    moves = append(moves, ACCEPT)
    hand = position.players[position.mover()].hand
    card: i64
    for card in range(1, LAST_REROLL + 1):
        if bag.count(hand, card):
            moves = append(moves, CARD + card)
    return moves


def refusal(position: Position, move: i64) -> str:
    rule = "ML-31" if position.step == LAST_DUEL else "ML-28"
    if position.step != DUEL and position.step != LAST_DUEL:
        return rule
    if move == ACCEPT or bag.count(position.players[position.mover()].hand, move - CARD):
        return ""
    return rule


def answer(position: Position, seat: i64, move: i64, rng: Rng) -> None:
    """ML-28: the dueller himself accepts, or plays a re-roll card and rolls again."""
    if move == ACCEPT:
        lose(position, rng)
        return
    reroll(position, seat, move - CARD, rng)
    judge(position, rng)


def reroll(position: Position, seat: i64, card: i64, rng: Rng) -> None:
    """ML-28, ML-31: as often as he has cards."""
    position.play_card(seat, card)
    position.replace_roll(rng.die())
    position.teller.rerolled(position, seat, card)
