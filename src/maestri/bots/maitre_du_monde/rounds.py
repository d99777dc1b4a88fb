# compiled with mypyc
"""What happens in Maître du Monde until it is the player's turn again: who passes OMC, who pays whom."""

from typing import Final

from mypy_extensions import i64

from maestri.bots.maitre_du_monde.worth import bits, family_income
from maestri.games.maitre_du_monde.holdings import payers
from maestri.games.maitre_du_monde.material import COMBAT, FAMILIES
from maestri.games.maitre_du_monde.position import Position

RIVAL: Final = 0.3  # of what another loses, what it is worth
PIPS: Final = 6
WORTH_A_GUARD: Final = 3  # wealth cards from which on somebody may want one


def passing(table: Position, seat: i64) -> float:
    """MM-9, MM-10: how likely a player passes OMC in his next turn, by the better of two dice."""
    player = table.players[seat]
    missing = table.box.squares - player.square
    if player.out or player.strikes or player.square < 0 or missing > PIPS:
        return 0.0
    short = float(missing - 1) / float(PIPS)
    return 1.0 - short * short


def embargo(table: Position, seat: i64, family: i64) -> float:
    """MM-25: what a player gains while nobody collects on a family until it is this turn's player's again."""
    change = 0.0
    other: i64
    for other in range(table.seats):
        if other != table.turn and table.plays(other):
            lost = passing(table, other) * family_income(table, other, family)
            if other == seat:
                change -= lost
            else:
                spared = float((payers(table, other, family) >> seat) & 1)
                change += RIVAL * lost + passing(table, other) * spared
    return change


def best_embargo(table: Position, seat: i64) -> float:
    most = 0.0
    family: i64
    for family in range(len(FAMILIES)):
        most = max(most, embargo(table, seat, family))
    return most


def moratorium(table: Position, seat: i64) -> float:
    """MM-25: what a player gains while nobody pays taxes until it is this turn's player's turn again."""
    change = 0.0
    other: i64
    family: i64
    for other in range(table.seats):
        if other != table.turn and table.plays(other):
            for family in range(len(FAMILIES)):
                paying = payers(table, other, family)
                if other == seat:
                    change -= passing(table, other) * float(bits(paying))
                else:
                    spared = RIVAL * float(bits(paying)) + float((paying >> seat) & 1)
                    change += passing(table, other) * spared
    return change


def is_threatened(table: Position, seat: i64) -> bool:
    """MM-28: whether he has what somebody else may attack."""
    other: i64
    for other in range(table.seats):
        if other != seat and table.plays(other) and table.players[other].sizes[COMBAT]:
            return table.wealth(seat) >= WORTH_A_GUARD
    return False
