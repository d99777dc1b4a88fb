# compiled with mypyc
"""Collecting at OMC (MM-10 to MM-13), in the order of MM-42."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.holdings import due, note
from maestri.games.maitre_du_monde.material import (
    AMNESTY,
    CARD_ITEM,
    FAMILIES,
    FREEZE,
    NEWS,
    PASS,
    SLUMP,
    SURGE,
    UN,
    USE,
    move_of,
)
from maestri.games.maitre_du_monde.naming import anything_brings
from maestri.games.maitre_du_monde.phases import (
    AMNESTIES,
    DISTRESS,
    FREEZES,
    NAMING,
    SLUMPS,
    SURGES,
    TAXES,
)
from maestri.games.maitre_du_monde.position import BANK, MOST_OFFERS, NOTHING, Position
from maestri.games.maitre_du_monde.proceedings import NO_COLLECTION
from maestri.games.maitre_du_monde.resolutions import submit

# Who is asked for a reaction


def go_on(table: Position) -> None:
    """One step of collecting, in the order of MM-42."""
    phase = table.phase()
    if phase == FREEZES:
        ask_for_freezes(table)
    elif phase == SLUMPS:
        ask_for_slumps(table)
    elif phase == SURGES:
        ask_for_surges(table)
    elif phase == TAXES:
        ask_for_taxes(table)


def ask_for_freezes(table: Position) -> None:
    """MM-42: Gel des avoirs, from the collector's left."""
    if table.collection is NO_COLLECTION:
        note(table)
    if table.collection.frozen:
        if table.log is not None:
            telling.frozen(table)
        finish(table)
    elif not anything_brings(table, SLUMP):
        if table.log is not None:
            telling.collected(table)
        finish(table)
    elif not asks_others(table, UN, FREEZE):
        table.become(SLUMPS)


def ask_for_slumps(table: Position) -> None:
    """MM-42: Chute des cours likewise."""
    if not anything_brings(table, SLUMP) or not asks_others(table, NEWS, SLUMP):
        table.become(SURGES)


def asks_others(table: Position, deck: i64, card: i64) -> bool:
    """Asks the next player who might hold the card: what others can see of him alone decides that."""
    collection = table.collection
    while collection.step < table.seats - 1:
        seat = table.left_of(table.turn, collection.step + 1)
        safe = table.box.harms[card] and table.in_asylum(seat)
        if table.players[seat].sizes[deck] > 0 and not safe:
            table.awaited = 1 << seat
            return True
        collection.step += 1
    collection.step = 0
    return False


def ask_for_surges(table: Position) -> None:
    """MM-42: Hausse des cours to the collector, then the bank pays."""
    if table.players[table.turn].sizes[NEWS] > 0 and anything_brings(table, SURGE):
        table.awaited = 1 << table.turn
        return
    bank_pays(table)


def asked_card(phase: i64) -> i64:
    """The card that answers what the table waits for."""
    if phase == FREEZES:
        return FREEZE
    if phase == SLUMPS:
        return SLUMP
    return SURGE if phase == SURGES else AMNESTY


def add_reactions(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    card = asked_card(table.phase())
    moves = append(moves, move_of(PASS, 0))
    if table.players[seat].hand[card] > 0:
        moves = append(moves, move_of(USE, card - FREEZE))
    return moves


def reaction_refusal(table: Position, seat: i64, move: i64) -> str:
    card = asked_card(table.phase())
    if move == move_of(PASS, 0):
        return ""
    if move != move_of(USE, card - FREEZE):
        return "MM-42"
    return "" if table.players[seat].hand[card] > 0 else "MM-26"


def react(table: Position, seat: i64, passes: bool) -> None:
    phase = table.phase()
    card = asked_card(phase)
    if not passes:
        table.lays(seat, card)
    if phase == AMNESTIES:
        answer_tax(table, seat, passes)
    elif passes:
        pass_on(table, phase)
    elif phase == FREEZES:
        submit(table, seat, FREEZE, table.turn)
    else:
        table.using = card + CARD_ITEM
        table.push(NAMING)
        if table.log is not None:
            telling.laid(table, seat, table.using)


def pass_on(table: Position, phase: i64) -> None:
    if phase == SURGES:
        bank_pays(table)
    else:
        table.collection.step += 1


def name_family(table: Position, seat: i64, card: i64, family: i64) -> None:
    """MM-27: Chute des cours and Hausse des cours."""
    table.put_back(card)
    if table.log is not None:
        telling.used(table, seat, card, family)
    if card == SLUMP:
        table.collection.fallen |= 1 << family
    else:
        table.collection.doubled |= 1 << family


# Paying


def bank_pays(table: Position) -> None:
    """MM-11: family by family; MM-27: nothing where prices fell, double where they rose."""
    collection = table.collection
    family: i64
    for family in range(len(FAMILIES)):
        amount = collection.bank[family]
        if (collection.fallen >> family) & 1:
            amount = 0
        elif (collection.doubled >> family) & 1:
            amount += amount
        if table.log is not None:
            telling.family_collected(table, family, amount)
        table.pay(BANK, table.turn, amount, "family")
    table.become(TAXES)


def ask_for_taxes(table: Position) -> None:
    """MM-42: each payer from the collector's left; who might hold Amnistie fiscale is asked for it."""
    collection = table.collection
    while collection.step < table.seats - 1:
        seat = table.left_of(table.turn, collection.step + 1)
        if due(table, seat) > 0 and table.plays(seat):
            if table.players[seat].sizes[NEWS] > 0:
                table.become(AMNESTIES)
                table.awaited = 1 << seat
            else:
                pay_tax(table, seat)
            return
        collection.step += 1
    if table.log is not None:
        telling.collected(table)
    finish(table)


def answer_tax(table: Position, seat: i64, passes: bool) -> None:
    """MM-27: Amnistie fiscale, else he pays."""
    table.become(TAXES)
    if passes:
        pay_tax(table, seat)
        return
    table.put_back(AMNESTY)
    table.collection.step += 1
    if table.log is not None:
        telling.used(table, seat, AMNESTY, NOTHING)


def pay_tax(table: Position, seat: i64) -> None:
    """MM-42: one sum, raising money where he must."""
    if table.players[seat].money < due(table, seat):
        table.push(DISTRESS)
        table.offers_left = MOST_OFFERS
        if table.log is not None:
            telling.distressed(table, seat, due(table, seat))
        return
    table.pay(seat, table.turn, due(table, seat), "tax")
    table.collection.step += 1


def finish(table: Position) -> None:
    table.collection = NO_COLLECTION
    table.pop()
