# compiled with mypyc
"""Taking a treasure (ML-22 to ML-25)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_labyrinth import bag, duels, telling
from maestri.games.master_labyrinth.material import COIN, FIRST_PHASE, KEEP
from maestri.games.master_labyrinth.setup import lay_second_phase
from maestri.games.master_labyrinth.squares import BIT
from maestri.games.master_labyrinth.table import COIN_CARD, Table


def take(table: Table, seat: i64, square: i64, rng: Rng) -> None:
    """ML-22: he must take it. ML-25: the order is take, lay 7 to 12, coin card, dragon die, duels."""
    value = table.board.wanted()
    table.board.treasures[value] ^= BIT[square]
    table.players[seat].treasures += bag.one(value)
    table.taken = value
    if table.log is not None:
        telling.took(table, seat, square)
    if table.waiting and not table.board.wanted():
        begin_second_phase(table, rng)
    if may_hold_card(table, seat, value):
        table.step = COIN_CARD
    else:
        duels.roll_dragon_die(table, rng)


def begin_second_phase(table: Table, rng: Rng) -> None:
    """ML-25: as soon as the second 6 is taken, treasures 7 to 12 are laid."""
    table.waiting = False
    lay_second_phase(table.board, rng)
    if table.log is not None:
        telling.second_phase(table)


def may_hold_card(table: Table, seat: i64, value: i64) -> bool:
    """ML-24, ML-35: asked of all who could hold the card as far as others know, so that nothing is told."""
    pack: i64 = bag.LOW if value <= FIRST_PHASE else bag.HIGH
    return bag.count(table.played, value) < 2 and table.players[seat].hand & pack != 0


def moves_of(table: Table) -> vec[i64]:
    moves = vec[i64](capacity=2)
    if bag.count(table.players[table.turn].hand, table.taken):
        moves = append(moves, COIN)
    return append(moves, KEEP)


def refusal(table: Table, move: i64) -> str:
    """ML-24: only with the card of the treasure just taken."""
    if table.step != COIN_CARD:
        return "ML-24"
    if move == COIN and not bag.count(table.players[table.turn].hand, table.taken):
        return "ML-24"
    return ""


def decide(table: Table, seat: i64, move: i64, rng: Rng) -> None:
    """ML-24: a card of the treasure's value brings a gold coin."""
    if move == COIN:
        table.play_card(seat, table.taken)
        table.players[seat].coins += 1
        if table.log is not None:
            telling.won_coin(table, seat)
    duels.roll_dragon_die(table, rng)
