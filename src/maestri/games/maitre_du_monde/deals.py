# compiled with mypyc
"""Deals (MM-36, MM-37): one card, one price, one buyer, and both agree."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.knowledge import EVERYBODY
from maestri.games.maitre_du_monde.material import (
    ACCEPT,
    ASK,
    BANK_PARTNER,
    CARD_ITEM,
    COMBAT,
    FAIR_TRADE,
    MASTER_ITEM,
    PRICE,
    PRICED,
    REFUSE,
    SELL,
    SUMS,
    UNIT,
    WITH,
    move_of,
)
from maestri.games.maitre_du_monde.phases import ANSWER, DISTRESS, PARTNER, PRICING
from maestri.games.maitre_du_monde.position import BANK, MOST_OFFERS, Position
from maestri.games.maitre_du_monde.proceedings import NO_DEAL, Deal

TRADED = CARD_ITEM + 7  # MM-37: wealth and Combat cards


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
    if table.log is not None:
        telling.proposed(table)


# The partner


def in_distress(table: Position) -> bool:
    return len(table.stack) > 1 and table.stack[len(table.stack) - 2] == DISTRESS


def partner_refusal(table: Position, seat: i64, kind: i64, argument: i64) -> str:
    if kind != WITH:
        return "MM-36"
    deal = table.deal
    if argument == BANK_PARTNER:
        return "" if in_distress(table) and PRICE[deal.item] > 0 else "MM-14"
    if argument >= table.seats:
        return "MM-1"
    if not table.plays(argument):
        return "MM-14"
    if argument == seat or table.offers_left == 0:
        return "MM-36"
    if not deal.selling:
        return "" if table.players[argument].sizes[COMBAT] > 0 else "MM-36"
    return "MM-31" if owns_already(table, argument, deal.item) else ""


def owns_already(table: Position, seat: i64, item: i64) -> bool:
    """MM-14, MM-31: nobody has two of a sustainable development card."""
    development = MASTER_ITEM <= item <= MASTER_ITEM + FAIR_TRADE
    return development and table.has(seat, item)


def add_partners(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    argument: i64
    for argument in range(BANK_PARTNER + 1):
        if partner_refusal(table, seat, WITH, argument) == "":
            moves = append(moves, move_of(WITH, argument))
    return moves


def choose_partner(table: Position, argument: i64) -> None:
    deal = table.deal
    if argument == BANK_PARTNER:
        sell_to_bank(table, deal.proposer, deal.item)
        table.deal = NO_DEAL
        table.pop()
        return
    deal.partner = argument
    table.become(PRICING)


def sell_to_bank(table: Position, seat: i64, item: i64) -> None:
    """MM-14: at half price; wealth goes to the stock, Combat to the deck, the rest to the supply."""
    amount: i64 = PRICE[item] >> 1
    table.hand_over(item, seat, BANK)
    table.pay(BANK, seat, amount, "half-price")
    table.offers_left = MOST_OFFERS
    if table.log is not None:
        telling.sold(table, seat, BANK, item, amount)


# Price and answer


def price_refusal(table: Position, buyer: i64, argument: i64) -> str:
    """MM-36: a price that the buyer can pay; MM-41: a multiple of 500."""
    return "" if argument * UNIT <= table.players[buyer].money else "MM-36"


def add_prices(table: Position, buyer: i64, moves: vec[i64]) -> vec[i64]:
    argument: i64
    for argument in range(SUMS):
        if argument * UNIT > table.players[buyer].money:
            break
        moves = append(moves, move_of(PRICED, argument))
    return moves


def name_price(table: Position, argument: i64) -> None:
    table.deal.price = argument * UNIT
    table.become(ANSWER)
    if table.log is not None:
        telling.price_named(table)


def answer_refusal(table: Position, seat: i64, kind: i64) -> str:
    if kind == REFUSE:
        return ""
    if kind != ACCEPT:
        return "MM-36"
    return "" if table.deal.selling or table.has(seat, table.deal.item) else "MM-36"


def add_deal_answers(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    if answer_refusal(table, seat, ACCEPT) == "":
        moves = append(moves, move_of(ACCEPT, 0))
    return append(moves, move_of(REFUSE, 0))


def answer(table: Position, kind: i64) -> None:
    """MM-36: it happens only if both agree; MM-37: three offers a turn; MM-14: three refusals in a row."""
    deal = table.deal
    table.deal = NO_DEAL
    table.pop()
    table.offers_left -= 1
    if kind == REFUSE:
        if table.log is not None:
            telling.refused(table, deal.partner, deal.item, deal.price)
        return
    table.pay(deal.buyer(), deal.seller(), deal.price, "deal")
    table.hand_over(deal.item, deal.seller(), deal.buyer())
    if table.phase() == DISTRESS:
        table.offers_left = MOST_OFFERS
    if table.log is not None:
        telling.sold(table, deal.seller(), deal.buyer(), deal.item, deal.price)
    table.check_victory(deal.buyer())


def decider(table: Position) -> i64:
    """Who decides on the deal now."""
    return table.deal.partner if table.phase() == ANSWER else table.deal.proposer
