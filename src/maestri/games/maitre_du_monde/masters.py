# compiled with mypyc
"""The Maître du Monde cards (MM-20, MM-31 to MM-35): buying them, and using bombs."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.material import (
    ATOMIC,
    BUY,
    BUY_MASTER,
    DONE,
    FAIR_TRADE,
    MASTER_ITEM,
    PRICE,
    SCIENTIST,
    VACCINE,
    move_of,
)
from maestri.games.maitre_du_monde.phases import AFTER
from maestri.games.maitre_du_monde.position import BANK, DESTROYED, Position
from maestri.games.maitre_du_monde.squares import CHEAPEST_MASTER

MASTER_KINDS = 6


def masters_refusal(table: Position, seat: i64, kind: i64, argument: i64) -> str:
    """MM-20: any that one can pay, any number."""
    if kind == DONE:
        return ""
    master = argument - BUY_MASTER
    if kind != BUY or master < 0:
        return "MM-20"
    player = table.players[seat]
    if master <= FAIR_TRADE and player.masters[master] > 0:
        return "MM-31"
    if master >= ATOMIC and player.masters[SCIENTIST] == 0:
        return "MM-33"
    if master >= ATOMIC and table.no_bombs:
        return "MM-25"
    return "" if player.money >= PRICE[MASTER_ITEM + master] else "MM-20"


def add_masters(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    argument: i64
    for argument in range(BUY_MASTER, BUY_MASTER + MASTER_KINDS):
        if masters_refusal(table, seat, BUY, argument) == "":
            moves = append(moves, move_of(BUY, argument))
    return append(moves, move_of(DONE, 0))


def buy(table: Position, seat: i64, argument: i64) -> None:
    master = argument - BUY_MASTER
    table.pay(seat, BANK, PRICE[MASTER_ITEM + master], "master")
    table.players[seat].masters[master] += 1
    if table.log is not None:
        telling.bought(table, seat, MASTER_ITEM + master)
    if table.players[seat].money < CHEAPEST_MASTER:
        table.become(AFTER)
    table.check_victory(seat)


# Bombs


def bomb_refusal(table: Position, seat: i64, item: i64) -> str:
    """MM-35: on the owner's turn, from asylum too; MM-25: not under Non-prolifération."""
    if not table.has(seat, item):
        return "MM-35"
    return "MM-25" if table.no_bombs else ""


def explode(table: Position, seat: i64, item: i64, target: i64) -> None:
    """MM-34, MM-35: destroyed wealth leaves the game; the bomb went back to the supply."""
    region: i64
    struck = table.owner[:]
    for region in range(len(table.owner)):
        if is_struck(table, seat, item - MASTER_ITEM, target, region):
            table.owner[region] = DESTROYED
    if table.log is not None:
        telling.exploded(table, seat, item, target, struck)


def is_struck(table: Position, seat: i64, bomb: i64, target: i64, region: i64) -> bool:
    owner = table.owner[region]
    if bomb == ATOMIC:
        return table.box.continent_of[region] == target and owner >= 0 and owner != seat
    if table.box.family_of[region] != target or owner == DESTROYED:
        return False
    return owner < 0 or table.players[owner].masters[VACCINE] == 0
