# compiled with mypyc
"""The two windows of a turn (MM-9): resolutions, Actualité cards, attacks, bombs and trade, as one likes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.combat import add_attacks, attack, attack_refusal
from maestri.games.maitre_du_monde.deals import add_trades, propose, trade_refusal
from maestri.games.maitre_du_monde.moves import ASK, ATTACK, END, ROLL, SELL, USABLE, USE, move_of
from maestri.games.maitre_du_monde.phases import Phase
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.turn import end_turn, roll
from maestri.games.maitre_du_monde.using import add_uses, use, use_refusal


class Window(Phase):
    """MM-9: before rolling, closed by ROLL, and after the square, closed by END."""

    def __init__(self, closed_by: i64) -> None:
        self.closed_by: i64 = closed_by

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = append(vec[i64](capacity=32), move_of(self.closed_by, 0))
        moves = add_uses(table, seat, moves)
        moves = add_attacks(table, seat, moves)
        return add_trades(table, seat, moves)

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == self.closed_by:
            return ""
        if kind == USE:
            return use_refusal(table, seat, USABLE[argument])
        if kind == ATTACK:
            return attack_refusal(table, seat, argument)
        if kind in (SELL, ASK):
            return trade_refusal(table, seat, kind, argument)
        return "MM-9"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if kind == ROLL:
            roll(table, rng)
        elif kind == END:
            end_turn(table)
        elif kind == USE:
            use(table, seat, USABLE[argument], rng)
        elif kind == ATTACK:
            attack(table, seat, argument)
        else:
            propose(table, seat, argument, kind == SELL)
