# compiled with mypyc
"""Achat (MM-15): up to three cards of one kind, wealth or Combat."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import CARD_ITEM, SALE
from maestri.games.maitre_du_monde.material import (
    BANK,
    COMBAT,
    COMBAT_PRICE,
    MOST_BOUGHT,
    NOTHING,
    STOCK,
    WEALTH_PRICE,
)
from maestri.games.maitre_du_monde.moves import ARGUMENT, BUY, BUY_COMBAT, DONE, USE, move_of, use_of
from maestri.games.maitre_du_monde.phases import AFTER, SHOP, Phase
from maestri.games.maitre_du_monde.position import Position


def enter_shop(table: Position) -> None:
    table.become(SHOP)
    table.bought = 0
    table.buys_combat = False
    table.on_sale = False


def leave_shop(table: Position) -> None:
    """MM-27: a sale ends with the visit; by version 1 it lasted until the next one."""
    table.become(AFTER)
    table.on_sale = table.on_sale and table.rules == 1


def wealth_price(table: Position) -> i64:
    """MM-15; MM-27: Soldes makes it cheaper for one visit."""
    price: i64 = WEALTH_PRICE
    if table.on_sale:
        price = table.box.amounts[SALE]
    return price


class Shop(Phase):
    """MM-15: he buys card by card, until he is done or has three."""

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=48)
        if combat_refusal(table, seat) == "":
            moves = append(moves, move_of(BUY, BUY_COMBAT))
        if wealth_refusal(table, seat) == "":
            region: i64
            for region in range(CARD_ITEM):
                if table.owner[region] == STOCK:
                    moves = append(moves, move_of(BUY, region))
        if sale_refusal(table, seat) == "":
            moves = append(moves, use_of(SALE))
        return append(moves, move_of(DONE, 0))

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == DONE:
            return ""
        if kind == USE and argument == ARGUMENT[use_of(SALE)]:
            return sale_refusal(table, seat)
        if kind != BUY or argument > BUY_COMBAT:
            return "MM-15"
        if argument == BUY_COMBAT:
            return combat_refusal(table, seat)
        return wealth_refusal(table, seat) if table.owner[argument] == STOCK else "MM-15"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if kind == USE:
            hold_sale(table, seat)
        elif kind == BUY:
            buy(table, seat, argument, rng)
        if kind == DONE or table.bought == MOST_BOUGHT:
            leave_shop(table)


def combat_refusal(table: Position, seat: i64) -> str:
    """MM-15: not beside wealth, and only while the deck has cards."""
    if table.bought > 0 and not table.buys_combat:
        return "MM-15"
    return "" if table.players[seat].money >= COMBAT_PRICE and table.pile_sizes[COMBAT] > 0 else "MM-15"


def wealth_refusal(table: Position, seat: i64) -> str:
    """MM-15: not beside Combat. Only what is in the stock can be bought."""
    if table.bought > 0 and table.buys_combat:
        return "MM-15"
    return "" if table.players[seat].money >= wealth_price(table) else "MM-15"


def sale_refusal(table: Position, seat: i64) -> str:
    """MM-27: Soldes is used on Achat, once a visit, and not on Combat cards."""
    if table.players[seat].hand[SALE] == 0:
        return "MM-26"
    return "MM-27" if table.on_sale or (table.bought > 0 and table.buys_combat) else ""


def hold_sale(table: Position, seat: i64) -> None:
    table.lays(seat, SALE)
    table.put_back(SALE)
    table.on_sale = True
    table.teller.used(seat, SALE, NOTHING)


def buy(table: Position, seat: i64, argument: i64, rng: Rng) -> None:
    table.bought += 1
    if argument == BUY_COMBAT:
        buy_combat(table, seat, rng)
    else:
        buy_wealth(table, seat, argument)


def buy_combat(table: Position, seat: i64, rng: Rng) -> None:
    table.buys_combat = True
    table.pay(seat, BANK, COMBAT_PRICE, "combat")
    card = table.draw(seat, COMBAT, rng)
    table.teller.drew(seat, COMBAT, card)


def buy_wealth(table: Position, seat: i64, region: i64) -> None:
    table.pay(seat, BANK, wealth_price(table), "wealth")
    table.owner[region] = seat
    table.teller.bought(seat, region)
