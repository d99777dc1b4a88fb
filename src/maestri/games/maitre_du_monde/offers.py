# compiled with mypyc
"""Offers of Combat cards during a combat (MM-30)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.combat import KINDS, may_offer
from maestri.games.maitre_du_monde.deals import price_refusal
from maestri.games.maitre_du_monde.knowledge import EVERYBODY
from maestri.games.maitre_du_monde.material import CARD_ITEM, OFFER, PASS, PRICED, TAKE, UNIT, move_of
from maestri.games.maitre_du_monde.phases import OFFER_PRICE, TAKING
from maestri.games.maitre_du_monde.position import NOTHING, Position


def asked(table: Position) -> i64:
    return table.left_of(table.combat.fighter, table.combat.step + 1)


def ask_for_offers(table: Position) -> None:
    """Each other player, from the fighter's left; then the fighter chooses, if there is a choice."""
    combat = table.combat
    while combat.step < table.seats - 1:
        if may_offer(table, asked(table)):
            table.awaited = 1 << asked(table)
            return
        combat.step += 1
    for card in combat.offers:
        if card >= 0:
            table.become(TAKING)
            return
    table.pop()


def add_offers(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    card: i64
    for card in range(KINDS):
        if table.players[seat].hand[card] > 0:
            moves = append(moves, move_of(OFFER, card))
    return append(moves, move_of(PASS, 0))


def offer_refusal(table: Position, seat: i64, kind: i64, argument: i64) -> str:
    if kind == PASS:
        return ""
    return "" if kind == OFFER and table.players[seat].hand[argument] > 0 else "MM-30"


def offer(table: Position, seat: i64, kind: i64, card: i64) -> None:
    """One card, named before everybody."""
    if kind == PASS:
        table.combat.step += 1
        return
    table.combat.offers[seat] = card
    table.knowledge.see(seat, card, 1, EVERYBODY)
    table.push(OFFER_PRICE)
    if table.log is not None:
        telling.offered(table, seat, card)


def offer_price_refusal(table: Position, kind: i64, argument: i64) -> str:
    if kind != PRICED:
        return "MM-30"
    return price_refusal(table, table.combat.fighter, argument)


def price_offer(table: Position, seat: i64, argument: i64) -> None:
    table.combat.prices[seat] = argument * UNIT
    table.combat.step += 1
    table.pop()
    if table.log is not None:
        telling.offer_priced(table, seat, argument * UNIT)


def add_takes(table: Position, moves: vec[i64]) -> vec[i64]:
    seat: i64
    for seat in range(table.seats):
        if table.combat.offers[seat] >= 0:
            moves = append(moves, move_of(TAKE, seat))
    return append(moves, move_of(PASS, 0))


def take_refusal(table: Position, kind: i64, argument: i64) -> str:
    if kind == PASS:
        return ""
    return "" if kind == TAKE and table.combat.offers[argument] >= 0 else "MM-30"


def take(table: Position, kind: i64, seller: i64) -> None:
    """The fighter takes one offer or none."""
    combat = table.combat
    table.pop()
    if kind == TAKE:
        card = combat.offers[seller]
        table.pay(combat.fighter, seller, combat.prices[seller], "deal")
        table.hand_over(card + CARD_ITEM, seller, combat.fighter)
        if table.log is not None:
            telling.sold(table, seller, combat.fighter, card + CARD_ITEM, combat.prices[seller])
    elif table.log is not None:
        telling.offers_declined(table)
    seat: i64
    for seat in range(len(combat.offers)):
        combat.offers[seat] = NOTHING
        combat.prices[seat] = 0
