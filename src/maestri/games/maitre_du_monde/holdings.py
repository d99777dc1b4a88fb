# compiled with mypyc
"""What a player who passes OMC will get (MM-11, MM-12), noted before anything else happens (MM-42)."""

from typing import Final

from mypy_extensions import i64

from maestri.games.maitre_du_monde.cards import FAIR_TRADE
from maestri.games.maitre_du_monde.material import (
    ALL_FIVE,
    DESTROYED,
    FAMILIES,
    FAMILY_SIZE,
    MAJORITY,
    STOCK,
    TAX,
    filled,
)
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.proceedings import Collection

WIDTH: Final = 4  # bits for the number of cards that an owner has


def note(table: Position) -> None:
    """MM-42: from here on, nothing that is sold changes sums or majorities."""
    table.collection = Collection(filled(len(FAMILIES), 0), filled(len(FAMILIES), 0))
    family: i64
    for family in range(len(FAMILIES)):
        if table.embargo[family] == 0:
            table.collection.bank[family] = bank_share(table, table.turn, family)
            table.collection.payers[family] = payers(table, table.turn, family)


def held(table: Position, family: i64) -> i64:
    """How many cards of a family everybody has, and the stock: see `share`."""
    found: i64 = 0
    place: i64
    for place in range(family * FAMILY_SIZE, (family + 1) * FAMILY_SIZE):
        found += 1 << WIDTH * (table.owner[table.box.members[place]] - DESTROYED)
    return found


def share(counts: i64, owner: i64) -> i64:
    """How many of these one owner has."""
    return (counts >> WIDTH * (owner - DESTROYED)) & ((1 << WIDTH) - 1)


def bank_share(table: Position, seat: i64, family: i64) -> i64:
    return bank_share_of(table, held(table, family), seat)


def bank_share_of(table: Position, counts: i64, seat: i64) -> i64:
    """MM-11: all five cards, or more than every other player and than the stock."""
    own = share(counts, seat)
    if own == FAMILY_SIZE:
        return ALL_FIVE
    if own <= share(counts, STOCK):
        return 0
    other: i64
    for other in range(table.seats):
        if other != seat and own <= share(counts, other):
            return 0
    return MAJORITY


def payers(table: Position, seat: i64, family: i64) -> i64:
    return payers_of(table, held(table, family), seat)


def payers_of(table: Position, counts: i64, seat: i64) -> i64:
    """MM-12: who has none of a family that the collector has; MM-31: not owners of Commerce équitable."""
    found: i64 = 0
    if table.no_taxes or share(counts, seat) == 0:
        return found
    other: i64
    for other in range(table.seats):
        if other != seat and share(counts, other) == 0:
            player = table.players[other]
            if player.out == 0 and player.masters[FAIR_TRADE] == 0:
                found |= 1 << other
    return found


def due(table: Position, seat: i64) -> i64:
    """MM-12: 1,000 a family, whatever the number of cards."""
    total: i64 = 0
    family: i64
    for family in range(len(FAMILIES)):
        fallen = (table.collection.fallen >> family) & 1
        if not fallen and (table.collection.payers[family] >> seat) & 1:
            total += TAX
    return total
