# compiled with mypyc
"""Deals (MM-36, MM-37): one card, one price, one buyer, and both agree."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import CARD_ITEM, MASTER_ITEM, PRICE, half_price, is_development
from maestri.games.maitre_du_monde.knowledge import EVERYBODY
from maestri.games.maitre_du_monde.material import BANK, COMBAT, MOST_OFFERS, UNIT
from maestri.games.maitre_du_monde.moves import (
    ACCEPT,
    ASK,
    BANK_PARTNER,
    PRICED,
    REFUSE,
    SELL,
    SUMS,
    TRADED,
    WITH,
    move_of,
)
from maestri.games.maitre_du_monde.phases import ANSWER, DISTRESS, PARTNER, PRICING, Phase
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.proceedings import NO_DEAL, Deal

# Proposing


def trade_refusal(table: Position, seat: i64, kind: i64, item: i64) -> str:
    """MM-37: on his turn, with the option, a player offers to sell or to buy wealth or a Combat card."""
    if not table.free_trade or item >= TRADED:
        return "MM-37"
    if table.offers_left == 0:
        return "MM-36"
    if kind == SELL:
        return "" if table.has(seat, item) else "MM-36"
    if item < CARD_ITEM:
        return "" if table.owner[item] >= 0 and table.owner[item] != seat else "MM-36"
    return "" if somebody_has_combat(table, seat) else "MM-36"


def somebody_has_combat(table: Position, seat: i64) -> bool:
    other: i64
    for other in range(table.seats):
        if other != seat and table.players[other].sizes[COMBAT] > 0:
            return True
    return False


def add_trades(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    if not table.free_trade or table.offers_left == 0:
        return moves
    item: i64
    for item in range(TRADED):
        if trade_refusal(table, seat, SELL, item) == "":
            moves = append(moves, move_of(SELL, item))
        if trade_refusal(table, seat, ASK, item) == "":
            moves = append(moves, move_of(ASK, item))
    return moves


def propose(table: Position, seat: i64, item: i64, selling: bool) -> None:
    """A secret card that is offered is named, so all know of it."""
    table.deal = Deal(seat, item, selling)
    if selling and CARD_ITEM <= item < MASTER_ITEM:
        table.knowledge.see(seat, item - CARD_ITEM, 1, EVERYBODY)
    if not selling and item < CARD_ITEM:
        table.deal.partner = table.owner[item]
        table.push(PRICING)
    else:
        table.push(PARTNER)
    table.teller.proposed(table.deal)


# The partner


def in_distress(table: Position) -> bool:
    """Whether the one who proposes has to sell."""
    return len(table.stack) > 1 and table.stack[len(table.stack) - 2] == DISTRESS


class Partner(Phase):
    """MM-36: with whom; MM-14: who is short may sell to the bank."""

    def decider(self, table: Position) -> i64:
        return table.deal.proposer

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=BANK_PARTNER + 1)
        partner: i64
        for partner in range(BANK_PARTNER + 1):
            if partner_refusal(table, seat, partner) == "":
                moves = append(moves, move_of(WITH, partner))
        return moves

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        return partner_refusal(table, seat, argument) if kind == WITH else "MM-36"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if argument == BANK_PARTNER:
            sell_to_bank(table, seat, table.deal.item)
        else:
            table.deal.partner = argument
            table.become(PRICING)


def partner_refusal(table: Position, seat: i64, partner: i64) -> str:
    deal = table.deal
    if partner == BANK_PARTNER:
        return "" if in_distress(table) and PRICE[deal.item] > 0 else "MM-14"
    if partner >= table.seats:
        return "MM-1"
    if not table.plays(partner):
        return "MM-14"
    if partner == seat or (table.pleas_left == 0 and (in_distress(table) or table.rules == 1)):
        return "MM-36"
    if not deal.selling:
        return "" if table.players[partner].sizes[COMBAT] > 0 else "MM-36"
    return "MM-31" if owns_already(table, partner, deal.item) else ""


def owns_already(table: Position, seat: i64, item: i64) -> bool:
    """MM-14, MM-31: nobody has two of a sustainable development card."""
    return item >= MASTER_ITEM and is_development(item - MASTER_ITEM) and table.has(seat, item)


def sell_to_bank(table: Position, seat: i64, item: i64) -> None:
    """MM-14: at half price; wealth goes to the stock, Combat to the deck, the rest to the supply."""
    amount = half_price(item)
    table.hand_over(item, seat, BANK)
    table.pay(BANK, seat, amount, "half-price")
    table.leave_pleas(MOST_OFFERS)
    table.teller.sold(seat, BANK, item, amount)
    table.deal = NO_DEAL
    table.pop()


# Price and answer


def price_refusal(table: Position, seat: i64, buyer: i64, argument: i64) -> str:
    """MM-36: a price that the buyer can pay, for all that the seat can see; MM-41: a multiple of 500."""
    if not table.sees_money(seat, buyer):
        return ""
    return "" if argument * UNIT <= table.players[buyer].money else "MM-36"


def prices(table: Position, seat: i64, buyer: i64) -> vec[i64]:
    """All that the buyer can pay, for all that the seat can see."""
    moves = vec[i64](capacity=32)
    argument: i64
    for argument in range(SUMS):
        if price_refusal(table, seat, buyer, argument) != "":
            break
        moves = append(moves, move_of(PRICED, argument))
    return moves


class Pricing(Phase):
    """MM-36: the proposer names a price."""

    def decider(self, table: Position) -> i64:
        return table.deal.proposer

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        return prices(table, seat, table.deal.buyer())

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        return price_refusal(table, seat, table.deal.buyer(), argument) if kind == PRICED else "MM-36"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        table.deal.price = argument * UNIT
        table.become(ANSWER)
        table.teller.price_named(table.deal)


class Answer(Phase):
    """MM-36: the partner agrees or does not."""

    def decider(self, table: Position) -> i64:
        return table.deal.partner

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=2)
        if accept_refusal(table, seat) == "":
            moves = append(moves, move_of(ACCEPT, 0))
        return append(moves, move_of(REFUSE, 0))

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == REFUSE:
            return ""
        return accept_refusal(table, seat) if kind == ACCEPT else "MM-36"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        deal = table.deal
        table.deal = NO_DEAL
        table.pop()
        count_offer(table, kind == ACCEPT)
        if kind == ACCEPT:
            agree(table, deal)
        else:
            table.teller.declined(deal)


def accept_refusal(table: Position, seat: i64) -> str:
    """MM-36: who is asked for a card must have it, and who is offered one must have its price."""
    deal = table.deal
    if deal.selling:
        return "" if deal.price <= table.players[seat].money else "MM-36"
    return "" if table.has(seat, deal.item) else "MM-36"


def count_offer(table: Position, accepted: bool) -> None:
    """MM-37: three offers a turn; MM-14: who is in distress, three refusals in a row."""
    if table.phase() != DISTRESS:
        table.leave_offers(table.offers_left - 1)
    elif accepted:
        table.leave_pleas(MOST_OFFERS)
    else:
        table.leave_pleas(table.pleas_left - 1)


def agree(table: Position, deal: Deal) -> None:
    table.pay(deal.buyer(), deal.seller(), deal.price, "deal")
    table.hand_over(deal.item, deal.seller(), deal.buyer())
    table.teller.sold(deal.seller(), deal.buyer(), deal.item, deal.price)
    table.check_victory(deal.buyer())
