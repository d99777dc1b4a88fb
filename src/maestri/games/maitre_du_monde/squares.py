# compiled with mypyc
"""The squares (MM-15 to MM-21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.material import (
    ALL_IN,
    BUY,
    BUY_COMBAT,
    CARD_ITEM,
    CHARITY,
    COMBAT,
    COMBAT_PRICE,
    DONE,
    LAUNDERING,
    MASTERS_SQUARE,
    NEWS,
    NEWS_SQUARE,
    SALE,
    SHOP_SQUARE,
    STAKE,
    SUMS,
    UN,
    UN_SQUARE,
    UNIT,
    USE,
    WEALTH_PRICE,
    move_of,
)
from maestri.games.maitre_du_monde.phases import AFTER, MASTERS_SHOP, SHOP, STAKES
from maestri.games.maitre_du_monde.position import BANK, NOTHING, STOCK, Position

MOST_BOUGHT = 3
CHEAPEST_MASTER = 5_000


def arrive(table: Position, rng: Rng) -> None:
    """The player stands on his square; what it brings is settled, or he decides on it."""
    table.players[table.turn].square = table.goal
    square = table.box.track[table.goal]
    table.goal = NOTHING
    table.become(AFTER)  # MM-19, MM-21: asylum and OMC ask for nothing
    if square == SHOP_SQUARE:
        enter_shop(table)
    elif square == NEWS_SQUARE:
        draw(table, NEWS, rng)
    elif square == UN_SQUARE:
        draw(table, UN, rng)
    elif square == CHARITY:
        charity(table, rng)
    elif square == LAUNDERING and table.players[table.turn].money > 0:
        table.become(STAKES)
    elif square == MASTERS_SQUARE and table.players[table.turn].money >= CHEAPEST_MASTER:
        table.become(MASTERS_SHOP)


def draw(table: Position, deck: i64, rng: Rng) -> None:
    """MM-16: a card of the deck, seen by the player alone; an empty deck gives none."""
    card = table.draw(table.turn, deck, rng)
    if table.log is not None:
        telling.drew(table, deck, card)


def charity(table: Position, rng: Rng) -> None:
    """MM-17: the bank pays 1,000 times the roll."""
    roll = rng.die()
    if table.log is not None:
        telling.charity_rolled(table, roll)
    table.pay(BANK, table.turn, 1000 * roll, "charity")


# Achat


def enter_shop(table: Position) -> None:
    table.become(SHOP)
    table.bought = 0
    table.buys_combat = False
    table.on_sale = False


def wealth_price(table: Position) -> i64:
    """MM-15; MM-27: Soldes makes it cheaper for one visit."""
    price: i64 = WEALTH_PRICE
    if table.on_sale:
        price = table.box.amounts[SALE]
    return price


def add_shop(table: Position, moves: vec[i64]) -> vec[i64]:
    argument: i64
    if shop_refusal(table, move_of(BUY, BUY_COMBAT)) == "":
        moves = append(moves, move_of(BUY, BUY_COMBAT))
    for argument in range(CARD_ITEM):
        if table.owner[argument] == STOCK and shop_refusal(table, move_of(BUY, argument)) == "":
            moves = append(moves, move_of(BUY, argument))
    if shop_refusal(table, SALE_MOVE) == "":
        moves = append(moves, SALE_MOVE)
    return append(moves, move_of(DONE, 0))


SALE_MOVE: i64 = move_of(USE, SALE - 7)


def shop_refusal(table: Position, move: i64) -> str:
    """MM-15: up to three cards, of one kind, that one can pay."""
    if move == move_of(DONE, 0):
        return ""
    if move == SALE_MOVE:
        return sale_refusal(table)
    argument = move - move_of(BUY, 0)
    if argument < 0 or argument > BUY_COMBAT:
        return "MM-15"
    money = table.players[table.turn].money
    if argument == BUY_COMBAT:
        mixed = table.bought > 0 and not table.buys_combat
        return "MM-15" if mixed or money < COMBAT_PRICE or table.pile_sizes[COMBAT] == 0 else ""
    mixed = table.bought > 0 and table.buys_combat
    return "MM-15" if mixed or money < wealth_price(table) or table.owner[argument] != STOCK else ""


def sale_refusal(table: Position) -> str:
    """MM-27: Soldes is used on Achat, once a visit, and not on Combat cards."""
    if table.players[table.turn].hand[SALE] == 0:
        return "MM-26"
    return "MM-27" if table.on_sale or (table.bought > 0 and table.buys_combat) else ""


def shop(table: Position, move: i64, rng: Rng) -> None:
    seat = table.turn
    if move == move_of(DONE, 0):
        table.become(AFTER)
        return
    if move == SALE_MOVE:
        table.lays(seat, SALE)
        table.put_back(SALE)
        table.on_sale = True
        if table.log is not None:
            telling.used(table, seat, SALE, NOTHING)
        return
    argument = move - move_of(BUY, 0)
    table.bought += 1
    if argument == BUY_COMBAT:
        buy_combat(table, rng)
    else:
        buy_wealth(table, argument)
    if table.bought == MOST_BOUGHT:
        table.become(AFTER)


def buy_combat(table: Position, rng: Rng) -> None:
    table.buys_combat = True
    table.pay(table.turn, BANK, COMBAT_PRICE, "combat")
    card = table.draw(table.turn, COMBAT, rng)
    if table.log is not None:
        telling.drew(table, COMBAT, card)


def buy_wealth(table: Position, region: i64) -> None:
    table.pay(table.turn, BANK, wealth_price(table), "wealth")
    table.owner[region] = table.turn
    if table.log is not None:
        telling.bought(table, table.turn, region)


# Blanchiment


def add_stakes(table: Position, moves: vec[i64]) -> vec[i64]:
    """MM-18: any sum one has, nothing too."""
    argument: i64
    for argument in range(SUMS):
        if argument * UNIT > table.players[table.turn].money:
            break
        moves = append(moves, move_of(STAKE, argument))
    return append(moves, move_of(STAKE, ALL_IN))


def stake_refusal(table: Position, kind: i64, argument: i64) -> str:
    if kind != STAKE:
        return "MM-18"
    return "" if argument == ALL_IN or argument * UNIT <= table.players[table.turn].money else "MM-18"


def stake(table: Position, argument: i64, rng: Rng) -> None:
    """MM-18: on 1 to 3 the stake is lost to the bank, on 4 to 6 the bank pays as much on top."""
    table.become(AFTER)
    amount = argument * UNIT
    if argument == ALL_IN:
        amount = table.players[table.turn].money
    if amount == 0:
        return
    roll = rng.die()
    if table.log is not None:
        telling.staked(table, amount, roll)
    if roll <= 3:
        table.pay(table.turn, BANK, amount, "laundering")
    else:
        table.pay(BANK, table.turn, amount, "laundering")
