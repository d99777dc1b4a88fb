# compiled with mypyc
"""What things are worth in Maître du Monde, in thousands of MdM: fortune, and income still to come."""

from typing import Final

from mypy_extensions import i64

from maestri.games.maitre_du_monde.holdings import bank_share, payers
from maestri.games.maitre_du_monde.material import (
    CARD_ITEM,
    COMBAT,
    DECK_OF,
    FAMILIES,
    MASTER_ITEM,
    NEWS,
    PRICE,
    UN,
)
from maestri.games.maitre_du_monde.position import STOCK, Position

SQUARES_A_TURN: Final = 4.3  # the better of two dice, more or less
UNLIMITED: Final = 14.0  # turns that a player may expect without a limit (MM-40)
NEWS_WORTH: Final = 1.2
UN_WORTH: Final = 0.6
PROGRESS: Final = 0.15  # for every pair of cards of a family: on the way to a majority
OUT: Final = -60.0
VICTORY: Final = 200.0


def turns_left(table: Position) -> float:
    """How many turns each player still has."""
    if table.turn_limit == 0:
        return UNLIMITED
    return float(table.turn_limit - table.turns) / float(table.seats)


def laps_left(table: Position, seat: i64) -> float:
    """MM-10: how often a player will still pass OMC."""
    square = table.players[seat].square
    if square < 0:
        square = 0
    return (float(square) + SQUARES_A_TURN * turns_left(table)) / float(table.box.squares)


def income(table: Position, seat: i64) -> float:
    """MM-11, MM-12: what one collection brings."""
    total = 0.0
    family: i64
    for family in range(len(FAMILIES)):
        total += family_income(table, seat, family)
    return total


def family_income(table: Position, seat: i64, family: i64) -> float:
    if table.count(seat, family) == 0:
        return 0.0
    bank = 0.001 * float(bank_share(table, seat, family))
    return bank + float(bits(payers(table, seat, family)))


def bits(seats: i64) -> i64:
    count: i64 = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


def family_worth(table: Position, seat: i64, family: i64) -> float:
    """MM-11, MM-12: what a family will still bring a player, less what it will cost him."""
    count = table.count(seat, family)
    total = PROGRESS * float(count * (count - 1))
    total += laps_left(table, seat) * family_income(table, seat, family)
    if count:
        return total
    other: i64
    for other in range(table.seats):
        if other != seat and (payers(table, other, family) >> seat) & 1:
            total -= laps_left(table, other)
    return total


def worth(table: Position, seat: i64) -> float:
    """What a player's position is worth: MM-40's fortune, and what is still to come."""
    player = table.players[seat]
    if player.out:
        return OUT + float(player.out)
    if player.has_won():
        return VICTORY
    total = 0.001 * float(table.fortune(seat))
    if table.over:
        return total
    family: i64
    for family in range(len(FAMILIES)):
        total += family_worth(table, seat, family)
    return total + NEWS_WORTH * float(player.sizes[NEWS]) + UN_WORTH * float(player.sizes[UN])


def item_worth(table: Position, seat: i64, item: i64) -> float:
    """What having a thing is worth to a player, beside not having it."""
    if item >= MASTER_ITEM:
        return 0.001 * float(PRICE[item])
    if item >= CARD_ITEM:
        deck = DECK_OF[item - CARD_ITEM]
        if deck == COMBAT:
            return 0.001 * float(PRICE[CARD_ITEM])
        return NEWS_WORTH if deck == NEWS else UN_WORTH
    owner = table.owner[item]
    family = table.box.family_of[item]
    table.owner[item] = seat
    having = family_worth(table, seat, family)
    table.owner[item] = STOCK
    lacking = family_worth(table, seat, family)
    table.owner[item] = owner
    return 0.001 * float(PRICE[item]) + having - lacking


def strongest_other(table: Position, seat: i64) -> i64:
    """The player to be afraid of."""
    best: i64 = -1
    highest = -1e9
    other: i64
    for other in range(table.seats):
        if other != seat and table.plays(other) and worth(table, other) > highest:
            highest = worth(table, other)
            best = other
    return best
