# compiled with mypyc
"""A player at his first evening of Maître du Monde: he knows the squares and the goal, and keeps no house."""

from typing import Final

from mypy_extensions import i64

from maestri.bots.maitre_du_monde.policy import Statesman
from maestri.games.maitre_du_monde.material import CHARITY, MASTERS_SQUARE, SHOP_SQUARE
from maestri.games.maitre_du_monde.moves import ATTACK, BUY, BUY_COMBAT, BUY_MASTER, USE
from maestri.games.maitre_du_monde.state import World

EAGER: Final = 0.5  # to play a card as soon as it may be played, whoever it helps
WARLIKE: Final = 0.2
A_WORK: Final = 15000


class Newcomer(Statesman):
    """Buys what lies there while the money lasts, family or no family, and thinks of taxes when they come."""

    def acting(self, table: World, seat: i64, kind: i64, argument: i64) -> float:
        if kind == USE:
            return EAGER
        if kind == ATTACK:
            return WARLIKE
        return super().acting(table, seat, kind, argument)

    def buying(self, table: World, seat: i64, kind: i64, argument: i64) -> float:
        if kind == BUY and argument < BUY_MASTER:
            return -1.0 if argument == BUY_COMBAT else 1.0
        return super().buying(table, seat, kind, argument)

    def landing(self, table: World, seat: i64, steps: i64) -> float:
        """What the square is good for; OMC on the way is forgotten."""
        square = table.box.track[(table.players[seat].square + steps) % table.box.squares]
        if square in (SHOP_SQUARE, CHARITY):
            return 2.0
        return 4.0 if square == MASTERS_SQUARE and table.players[seat].money >= A_WORK else 0.0
