# compiled with mypyc
"""The squares (MM-15 to MM-21). Achat is in `shop.py`, Maître du Monde in `masters.py`."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.masters import can_afford_any
from maestri.games.maitre_du_monde.material import (
    BANK,
    CHARITY,
    CHARITY_PAYS,
    LAST_LOSING_ROLL,
    LAUNDERING,
    MASTERS_SQUARE,
    NEWS,
    NEWS_SQUARE,
    NOTHING,
    SHOP_SQUARE,
    UN,
    UN_SQUARE,
    UNIT,
)
from maestri.games.maitre_du_monde.moves import ALL_IN, STAKE, SUMS, move_of
from maestri.games.maitre_du_monde.phases import AFTER, MASTERS_SHOP, STAKES, Phase
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.shop import enter_shop


class Arrive(Phase):
    """Nobody decides: the pawn is on its way, and stands on its square when collecting is over."""

    def go_on(self, table: Position, rng: Rng) -> None:
        table.players[table.turn].square = table.goal
        square = table.box.track[table.goal]
        table.goal = NOTHING
        table.become(AFTER)  # MM-19, MM-21: asylum and OMC ask for nothing
        settle(table, square, rng)


def settle(table: Position, square: i64, rng: Rng) -> None:
    """What the square brings, or what is to be decided on it; MM-8: hidden money may be none at all."""
    if square == SHOP_SQUARE:
        enter_shop(table)
    elif square == NEWS_SQUARE:
        draw(table, NEWS, rng)
    elif square == UN_SQUARE:
        draw(table, UN, rng)
    elif square == CHARITY:
        charity(table, rng)
    elif square == LAUNDERING and (table.players[table.turn].money > 0 or not table.open_money):
        table.become(STAKES)
    elif square == MASTERS_SQUARE and (can_afford_any(table, table.turn) or not table.open_money):
        table.become(MASTERS_SHOP)


def draw(table: Position, deck: i64, rng: Rng) -> None:
    """MM-16: a card of the deck, seen by the player alone; an empty deck gives none."""
    card = table.draw(table.turn, deck, rng)
    table.teller.drew(table.turn, deck, card)


def charity(table: Position, rng: Rng) -> None:
    """MM-17: the bank pays 1,000 times the roll."""
    roll = rng.die()
    table.teller.charity_rolled(table.turn, roll)
    table.pay(BANK, table.turn, CHARITY_PAYS * roll, "charity")


class Stakes(Phase):
    """MM-18: on Blanchiment he stakes any sum he has, nothing too."""

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=32)
        argument: i64
        for argument in range(SUMS):
            if argument * UNIT > table.players[seat].money:
                break
            moves = append(moves, move_of(STAKE, argument))
        return append(moves, move_of(STAKE, ALL_IN))

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind != STAKE:
            return "MM-18"
        return "" if argument == ALL_IN or argument * UNIT <= table.players[seat].money else "MM-18"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        table.become(AFTER)
        amount = argument * UNIT
        if argument == ALL_IN:
            amount = table.players[seat].money
        if amount > 0:
            stake(table, seat, amount, rng)


def stake(table: Position, seat: i64, amount: i64, rng: Rng) -> None:
    """MM-18: on 1 to 3 the stake is lost to the bank, on 4 to 6 the bank pays as much on top."""
    roll = rng.die()
    won = roll > LAST_LOSING_ROLL
    table.teller.staked(seat, amount, roll, won)
    if won:
        table.pay(BANK, seat, amount, "laundering")
    else:
        table.pay(seat, BANK, amount, "laundering")
