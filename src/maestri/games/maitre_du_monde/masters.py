# compiled with mypyc
"""The Maître du Monde cards (MM-20, MM-31 to MM-35): buying them, and using bombs."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import (
    ATOMIC,
    MASTER_CARDS,
    MASTER_ITEM,
    MASTER_KINDS,
    SCIENTIST,
    VACCINE,
    is_bomb,
    is_development,
)
from maestri.games.maitre_du_monde.material import BANK, DESTROYED, SCIENTIST_PRICE
from maestri.games.maitre_du_monde.moves import BUY, BUY_MASTER, DONE, move_of
from maestri.games.maitre_du_monde.phases import AFTER, Phase
from maestri.games.maitre_du_monde.position import Position


class MastersShop(Phase):
    """MM-20: any Maître du Monde cards that one can pay, any number."""

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=MASTER_KINDS + 1)
        master: i64
        for master in range(MASTER_KINDS):
            if buy_refusal(table, seat, master) == "":
                moves = append(moves, move_of(BUY, BUY_MASTER + master))
        return append(moves, move_of(DONE, 0))

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == DONE:
            return ""
        if kind != BUY or argument < BUY_MASTER:
            return "MM-20"
        return buy_refusal(table, seat, argument - BUY_MASTER)

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if kind == DONE:
            table.become(AFTER)
        else:
            buy(table, seat, argument - BUY_MASTER)


def can_afford_any(table: Position, seat: i64) -> bool:
    """The scientist is the cheapest."""
    return table.players[seat].money >= SCIENTIST_PRICE


def buy_refusal(table: Position, seat: i64, master: i64) -> str:
    """MM-31: one of each development card; MM-33: no bomb without a scientist; MM-25: Non-prolifération."""
    player = table.players[seat]
    if is_development(master) and player.masters[master] > 0:
        return "MM-31"
    if is_bomb(master) and player.masters[SCIENTIST] == 0:
        return "MM-33"
    if is_bomb(master) and table.no_bombs:
        return "MM-25"
    return "" if player.money >= MASTER_CARDS[master].price else "MM-20"


def buy(table: Position, seat: i64, master: i64) -> None:
    table.pay(seat, BANK, MASTER_CARDS[master].price, "master")
    table.players[seat].masters[master] += 1
    table.teller.bought(seat, MASTER_ITEM + master)
    if table.open_money and not can_afford_any(table, seat):
        table.become(AFTER)
    table.check_victory(seat)


# Bombs


def bomb_refusal(table: Position, seat: i64, item: i64) -> str:
    """MM-35: on the owner's turn, from asylum too; MM-25: not under Non-prolifération."""
    if not table.has(seat, item):
        return "MM-35"
    return "MM-25" if table.no_bombs else ""


def explode(table: Position, seat: i64, bomb: i64, target: i64) -> None:
    """MM-34, MM-35: destroyed wealth leaves the game; the bomb went back to the supply."""
    before = table.owner[:]
    region: i64
    for region in range(len(table.owner)):
        if is_struck(table, seat, bomb, target, region):
            table.owner[region] = DESTROYED
    table.teller.exploded(table, seat, bomb, target, before)


def is_struck(table: Position, seat: i64, bomb: i64, target: i64, region: i64) -> bool:
    owner = table.owner[region]
    if bomb == ATOMIC:
        return table.box.continent_of[region] == target and owner >= 0 and owner != seat
    if table.box.family_of[region] != target or owner == DESTROYED:
        return False
    return owner < 0 or table.players[owner].masters[VACCINE] == 0
