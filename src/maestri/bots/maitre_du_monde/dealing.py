# compiled with mypyc
"""Deals of Maître du Monde (MM-14, MM-30, MM-36, MM-37), judged by both sides' change in worth."""

from typing import Final

from mypy_extensions import i64

from maestri.bots.maitre_du_monde import war
from maestri.bots.maitre_du_monde.traits import Traits
from maestri.bots.maitre_du_monde.worth import item_worth
from maestri.games.maitre_du_monde.cards import CARD_ITEM, PRICE
from maestri.games.maitre_du_monde.deals import in_distress
from maestri.games.maitre_du_monde.material import UNIT
from maestri.games.maitre_du_monde.moves import ACCEPT, ASK, BANK_PARTNER, GIVE_UP, OFFER, SELL, TAKE
from maestri.games.maitre_du_monde.phases import DISTRESS, OFFER_PRICE, OFFERS, PARTNER, PRICING, TAKING
from maestri.games.maitre_du_monde.position import Position

SURPLUS: Final = 1.5  # a trade is proposed from this gain on for both together
MARGIN: Final = 0.25  # a deal must bring at least so much …
ENVY: Final = 0.3  # … and this part of what it brings the other


def proposing(table: Position, seat: i64, kind: i64, item: i64, by: Traits) -> float:
    """MM-37: a trade is proposed where the thing is worth more to the buyer than to the seller."""
    if kind == ASK:
        if item >= CARD_ITEM:
            return -1.0
        surplus = item_worth(table, seat, item, by) - item_worth(table, table.owner[item], item, by)
        return 0.3 * (surplus - SURPLUS)
    if kind == SELL:
        return 0.3 * (best_buyer(table, seat, item, by) - item_worth(table, seat, item, by) - SURPLUS)
    return 0.0


def purse(table: Position, seat: i64) -> float:
    return 0.001 * float(table.players[seat].money)


def best_buyer(table: Position, seat: i64, item: i64, by: Traits) -> float:
    """What a thing is worth to the one who would give most for it."""
    most = 0.0
    other: i64
    for other in range(table.seats):
        if other != seat and table.plays(other):
            offered = min(item_worth(table, other, item, by), purse(table, other))
            if offered > most:
                most = offered
    return most


def score(table: Position, seat: i64, phase: i64, kind: i64, argument: i64, by: Traits) -> float:
    if phase == DISTRESS:
        return (
            -100.0
            if kind == GIVE_UP
            else 0.0005 * float(PRICE[argument]) - item_worth(table, seat, argument, by)
        )
    if phase == PARTNER:
        return partner(table, seat, argument, by)
    if phase == PRICING:
        return -abs(0.001 * float(argument * UNIT) - fair_price(table, by))
    if phase == OFFERS:
        return war.offering(table, seat, argument) if kind == OFFER else 0.0
    if phase == OFFER_PRICE:
        return -abs(0.001 * float(argument * UNIT) - min(war.SALE, purse(table, table.combat.fighter)))
    if phase == TAKING:
        return war.taking(table, seat, argument, by) if kind == TAKE else 0.0
    return answering(table, seat, by) if kind == ACCEPT else 0.0


def partner(table: Position, seat: i64, argument: i64, by: Traits) -> float:
    """MM-14: the bank pays half, others perhaps more."""
    item = table.deal.item
    if argument == BANK_PARTNER:
        return 0.0005 * float(PRICE[item])
    offered = item_worth(table, argument, item, by)
    return min(offered, purse(table, argument)) - 0.5 if table.deal.selling else -offered


def reserve(table: Position, seat: i64, item: i64, by: Traits) -> float:
    """What a seller must at least get: what he loses, or what the bank would pay one who has to sell."""
    if in_distress(table):
        return 0.0005 * float(PRICE[item])
    return item_worth(table, seat, item, by)


def fair_price(table: Position, by: Traits) -> float:
    """Half-way between what it is worth to both, as far as the buyer's purse goes."""
    deal = table.deal
    low = reserve(table, deal.seller(), deal.item, by)
    return min(0.5 * (low + item_worth(table, deal.buyer(), deal.item, by)), purse(table, deal.buyer()))


def answering(table: Position, seat: i64, by: Traits) -> float:
    """MM-36: one agrees to what brings something, and more the more it brings the other."""
    deal = table.deal
    price = 0.001 * float(deal.price)
    sold = price - item_worth(table, deal.seller(), deal.item, by)
    bought = item_worth(table, deal.buyer(), deal.item, by) - price
    if seat == deal.buyer():
        return bought - MARGIN - ENVY * max(sold, 0.0)
    return sold - MARGIN - ENVY * max(bought, 0.0)
