# compiled with mypyc
"""Bombs of Maître du Monde (MM-33 to MM-35): used where they change much, not bought in the race."""

from typing import Final

from mypy_extensions import i64

from maestri.bots.maitre_du_monde.worth import strongest_other, worth
from maestri.games.maitre_du_monde.cards import ATOMIC, CHEMICAL, MASTER_ITEM, PRICE, SCIENTIST
from maestri.games.maitre_du_monde.masters import is_struck
from maestri.games.maitre_du_monde.material import CONTINENTS, DESTROYED, FAMILIES
from maestri.games.maitre_du_monde.position import Position

STRONGEST: Final = 0.6  # of what the strongest other loses, what it is worth
OTHERS: Final = 0.15  # and of what the rest lose
HARDLY_WORTH_IT: Final = 1.0
WAITING: Final = 6.0  # so much a bomb that costs nothing any more should change: a better moment may come
NEVER: Final = -3.0


def standing(table: Position, seat: i64, rival: i64) -> float:
    """How a player stands beside the others."""
    total = worth(table, seat)
    other: i64
    for other in range(table.seats):
        if other != seat and table.plays(other):
            total -= (STRONGEST if other == rival else OTHERS) * worth(table, other)
    return total


def explosion(table: Position, seat: i64, bomb: i64, target: i64) -> float:
    """MM-34: what a bomb on a continent or a family changes, its own price aside."""
    rival = strongest_other(table, seat)
    before = standing(table, seat, rival)
    owner = table.owner[:]
    region: i64
    for region in range(len(owner)):
        if is_struck(table, seat, bomb, target, region):
            table.owner[region] = DESTROYED
    change = standing(table, seat, rival) - before
    table.owner = owner
    return change


def best_explosion(table: Position, seat: i64, bomb: i64) -> float:
    """What a bomb changes where it changes most."""
    most = 0.0
    target: i64
    targets: i64 = len(CONTINENTS)
    if bomb == CHEMICAL:
        targets = len(FAMILIES)
    for target in range(targets):
        change = explosion(table, seat, bomb, target)
        if change > most:
            most = change
    return most


def using(table: Position, seat: i64, bomb: i64) -> float:
    """MM-35: a bomb that was used is gone, and with a limit (MM-40) what it cost as well."""
    change = best_explosion(table, seat, bomb)
    if table.turn_limit:
        return change - 0.001 * float(PRICE[MASTER_ITEM + bomb]) - HARDLY_WORTH_IT
    return change - WAITING


def buying(table: Position, seat: i64, card: i64, spare: i64) -> float:
    """MM-33: with a limit a bomb for what it would destroy, and a scientist where a bomb can be had as well.

    In the race for three works no bomb was found to pay: scientist and bomb cost what the next work does.
    """
    if table.turn_limit == 0:
        return NEVER
    if card != SCIENTIST:
        return using(table, seat, card) if spare >= 0 else NEVER
    if table.players[seat].masters[SCIENTIST] or table.no_bombs or spare < PRICE[MASTER_ITEM + ATOMIC]:
        return NEVER
    atomic = using(table, seat, ATOMIC)
    chemical = using(table, seat, CHEMICAL)
    return atomic if atomic > chemical else chemical
