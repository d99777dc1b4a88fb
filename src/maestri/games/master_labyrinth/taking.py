# compiled with mypyc
"""Taking a treasure (ML-22 to ML-25)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_labyrinth import bag, duels
from maestri.games.master_labyrinth.material import COIN, FIRST_PHASE, KEEP
from maestri.games.master_labyrinth.position import COIN_CARD, Position
from maestri.games.master_labyrinth.setup import lay_second_phase
from maestri.games.master_labyrinth.squares import BIT


def take(position: Position, seat: i64, square: i64, rng: Rng) -> None:
    """ML-22: he must take it. ML-25: the order is take, lay 7 to 12, coin card, dragon die, duels."""
    value = position.board.wanted()
    position.board.treasures[value] ^= BIT[square]
    position.players[seat].treasures += bag.one(value)
    position.taken = value
    position.teller.took(position, seat, square)
    if position.waiting and not position.board.wanted():
        begin_second_phase(position, rng)
    if may_hold_card(position, seat, value):
        position.step = COIN_CARD
    else:
        duels.roll_dragon_die(position, rng)


def begin_second_phase(position: Position, rng: Rng) -> None:
    """ML-25: as soon as the second 6 is taken, treasures 7 to 12 are laid."""
    position.waiting = False
    lay_second_phase(position.board, rng)
    position.teller.second_phase(position)


def may_hold_card(position: Position, seat: i64, value: i64) -> bool:
    """ML-24, ML-35: asked of all who could hold the card as far as others know, so that nothing is told."""
    pack: i64 = bag.LOW if value <= FIRST_PHASE else bag.HIGH
    return bag.count(position.played, value) < 2 and position.players[seat].hand & pack != 0


def moves_of(position: Position) -> vec[i64]:
    moves = vec[i64](capacity=2)
    if bag.count(position.players[position.turn].hand, position.taken):
        moves = append(moves, COIN)
    return append(moves, KEEP)


def refusal(position: Position, move: i64) -> str:
    """ML-24: only with the card of the treasure just taken."""
    if position.step != COIN_CARD:
        return "ML-24"
    if move == COIN and not bag.count(position.players[position.turn].hand, position.taken):
        return "ML-24"
    return ""


def decide(position: Position, seat: i64, move: i64, rng: Rng) -> None:
    """ML-24: a card of the treasure's value brings a gold coin."""
    if move == COIN:
        position.play_card(seat, position.taken)
        position.players[seat].coins += 1
        position.teller.won_coin(position, seat)
    duels.roll_dragon_die(position, rng)
