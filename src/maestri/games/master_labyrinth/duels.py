# compiled with mypyc
"""Dragon die and duels (ML-26 to ML-28)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_labyrinth import bag, telling, turns
from maestri.games.master_labyrinth.material import (
    ACCEPT,
    ARROWS_ON_FACE,
    CARD,
    DRAGON_DIE,
    LAIR,
    LAST_REROLL,
)
from maestri.games.master_labyrinth.passages import distance, within
from maestri.games.master_labyrinth.squares import BIT
from maestri.games.master_labyrinth.table import DUEL, LAST_DUEL, Table

DRAGON: Final = 0
WHITE: Final = 1
BLACK: Final = 2
SAFE: Final = 4  # ML-28: from this roll on nothing happens


def roll_dragon_die(table: Table, rng: Rng) -> None:
    """ML-26: arrows turn the dragon, who then threatens; a guard's face makes that guard threaten."""
    face = rng.below(len(DRAGON_DIE))
    if table.log is not None:
        telling.dragon_die(table, face)
    if ARROWS_ON_FACE[face]:
        table.board.turn_dragon(ARROWS_ON_FACE[face])
        if table.log is not None:
            telling.dragon_turned(table)
        threaten(table, DRAGON, table.board.faced(), rng)
    elif DRAGON_DIE[face] == "white":
        threaten(table, WHITE, table.board.white, rng)
    else:
        threaten(table, BLACK, table.board.black, rng)


def threaten(table: Table, menace: i64, source: i64, rng: Rng) -> None:
    """ML-26, ML-27: the nearest in the whole passage connected to a square; under the lair, nobody."""
    table.threatened = 0
    if source != LAIR:
        table.threatened = nearest(table, source)
    if table.log is not None:
        telling.threatened(table, menace, source)
    next_duel(table, rng)


def nearest(table: Table, source: i64) -> i64:
    """ML-27: the adventurers nearest to a square along the passage, as bits by seat."""
    board = table.board
    standing: i64 = 0
    for square in board.adventurers:
        standing |= BIT[square]
    steps = distance(source, standing, board.right, board.down)
    if steps < 0:
        return 0
    near = within(source, steps, board.right, board.down)
    seats: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if near & BIT[board.adventurers[seat]]:
            seats |= BIT[seat]
    return seats


def next_duel(table: Table, rng: Rng) -> None:
    """ML-27: in turn order from the player whose turn it is; who has no treasure need not duel."""
    seat = table.turn
    while table.threatened:
        if table.threatened & BIT[seat]:
            table.threatened ^= BIT[seat]
            if table.players[seat].treasures:
                duel(table, seat, rng)
                return
            if table.log is not None:
                telling.spared(table, seat)
        seat = table.left_of(seat)
    turns.finish(table)


def duel(table: Table, seat: i64, rng: Rng) -> None:
    """ML-28: one roll of the duel die."""
    table.dueller = seat
    table.rolls = vec[i64](capacity=3)
    table.add_roll(rng.die())
    judge(table, rng)


def judge(table: Table, rng: Rng) -> None:
    """ML-28: 4 to 6 is safe; a failed roll can be re-rolled by who has cards for it."""
    safe = table.rolls[0] >= SAFE
    if table.log is not None:
        telling.duel_rolled(table, safe)
    if safe:
        next_duel(table, rng)
    elif table.players[table.dueller].hand & bag.LOW:
        table.step = DUEL
    else:
        lose(table, rng)


def lose(table: Table, rng: Rng) -> None:
    """ML-28: the lowest treasure leaves the game."""
    give_up_lowest(table, table.dueller)
    next_duel(table, rng)


def give_up_lowest(table: Table, seat: i64) -> None:
    """ML-28, ML-32: coins are never lost."""
    player = table.players[seat]
    if player.treasures:
        value = bag.lowest(player.treasures)
        player.treasures -= bag.one(value)
        table.lost += bag.one(value)
        if table.log is not None:
            telling.lost(table, seat, value)


def moves_of(table: Table) -> vec[i64]:
    """ML-28, ML-31: accept the roll, or play a re-roll card."""
    moves = vec[i64](capacity=8)
    moves = append(moves, ACCEPT)
    hand = table.players[table.mover()].hand
    card: i64
    for card in range(1, LAST_REROLL + 1):
        if bag.count(hand, card):
            moves = append(moves, CARD + card)
    return moves


def refusal(table: Table, move: i64) -> str:
    rule = "ML-31" if table.step == LAST_DUEL else "ML-28"
    if table.step != DUEL and table.step != LAST_DUEL:
        return rule
    if move == ACCEPT or bag.count(table.players[table.mover()].hand, move - CARD):
        return ""
    return rule


def answer(table: Table, seat: i64, move: i64, rng: Rng) -> None:
    """ML-28: the dueller himself accepts, or plays a re-roll card and rolls again."""
    if move == ACCEPT:
        lose(table, rng)
        return
    reroll(table, seat, move - CARD, rng)
    judge(table, rng)


def reroll(table: Table, seat: i64, card: i64, rng: Rng) -> None:
    """ML-28, ML-31: as often as he has cards."""
    table.play_card(seat, card)
    table.replace_roll(rng.die())
    if table.log is not None:
        telling.rerolled(table, seat, card)
