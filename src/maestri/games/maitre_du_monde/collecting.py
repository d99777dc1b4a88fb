# compiled with mypyc
"""Collecting at OMC (MM-10 to MM-13), in the order of MM-42."""

from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import AMNESTY, CARD_ITEM, FREEZE, SLUMP, SURGE
from maestri.games.maitre_du_monde.holdings import due, note
from maestri.games.maitre_du_monde.material import BANK, FAMILIES, MOST_OFFERS, NEWS, NOTHING, UN
from maestri.games.maitre_du_monde.naming import anything_brings, lay
from maestri.games.maitre_du_monde.phases import (
    AMNESTIES,
    DISTRESS,
    SLUMPS,
    SURGES,
    TAXES,
    Phase,
)
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.proceedings import NO_COLLECTION
from maestri.games.maitre_du_monde.reactions import Reaction
from maestri.games.maitre_du_monde.resolutions import submit


class Freezes(Reaction):
    """MM-42: holdings are noted, then Gel des avoirs is asked for, from the collector's left."""

    def __init__(self) -> None:
        super().__init__(FREEZE, "MM-42")

    def go_on(self, table: Position, rng: Rng) -> None:
        if table.collection is NO_COLLECTION:
            note(table)
        if table.collection.frozen:
            table.teller.frozen(table.turn)
            finish(table)
        elif not anything_brings(table, SLUMP):
            table.teller.collected(table.turn)
            finish(table)
        elif not asks_others(table, UN, FREEZE):
            table.become(SLUMPS)

    def passes(self, table: Position, seat: i64) -> None:
        table.collection.step += 1

    def laid(self, table: Position, seat: i64) -> None:
        submit(table, seat, FREEZE, table.turn)


class Slumps(Reaction):
    """MM-42: Chute des cours likewise."""

    def __init__(self) -> None:
        super().__init__(SLUMP, "MM-42")

    def go_on(self, table: Position, rng: Rng) -> None:
        if not anything_brings(table, SLUMP) or not asks_others(table, NEWS, SLUMP):
            table.become(SURGES)

    def passes(self, table: Position, seat: i64) -> None:
        table.collection.step += 1

    def laid(self, table: Position, seat: i64) -> None:
        lay(table, seat, SLUMP + CARD_ITEM)


class Surges(Reaction):
    """MM-42: Hausse des cours is asked of the collector, then the bank pays."""

    def __init__(self) -> None:
        super().__init__(SURGE, "MM-42")

    def go_on(self, table: Position, rng: Rng) -> None:
        if table.players[table.turn].sizes[NEWS] > 0 and anything_brings(table, SURGE):
            table.awaited = 1 << table.turn
        else:
            bank_pays(table)

    def passes(self, table: Position, seat: i64) -> None:
        bank_pays(table)

    def laid(self, table: Position, seat: i64) -> None:
        lay(table, seat, SURGE + CARD_ITEM)


def asks_others(table: Position, deck: i64, card: i64) -> bool:
    """Asks the next player who might hold the card: what others can see of him alone decides that."""
    collection = table.collection
    while collection.step < table.seats - 1:
        seat = table.seat_after(table.turn, collection.step + 1)
        safe = table.box.harms[card] and table.in_asylum(seat)
        if table.players[seat].sizes[deck] > 0 and not safe:
            table.awaited = 1 << seat
            return True
        collection.step += 1
    collection.step = 0
    return False


def name_family(table: Position, seat: i64, card: i64, family: i64) -> None:
    """MM-27: Chute des cours and Hausse des cours."""
    table.put_back(card)
    table.teller.used(seat, card, family)
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
        table.teller.family_collected(table, family, amount)
        table.pay(BANK, table.turn, amount, "family")
    table.become(TAXES)


class Taxes(Phase):
    """MM-42: each payer from the collector's left; who might hold Amnistie fiscale is asked for it."""

    def go_on(self, table: Position, rng: Rng) -> None:
        collection = table.collection
        while collection.step < table.seats - 1:
            seat = table.seat_after(table.turn, collection.step + 1)
            if due(table, seat) > 0 and table.plays(seat):
                asks_for_tax(table, seat)
                return
            collection.step += 1
        table.teller.collected(table.turn)
        finish(table)


def asks_for_tax(table: Position, seat: i64) -> None:
    if table.players[seat].sizes[NEWS] > 0:
        table.become(AMNESTIES)
        table.awaited = 1 << seat
    else:
        pay_tax(table, seat)


class Amnesties(Reaction):
    """MM-27: Amnistie fiscale, else he pays."""

    def __init__(self) -> None:
        super().__init__(AMNESTY, "MM-42")

    def passes(self, table: Position, seat: i64) -> None:
        table.become(TAXES)
        pay_tax(table, seat)

    def laid(self, table: Position, seat: i64) -> None:
        table.become(TAXES)
        table.put_back(AMNESTY)
        table.collection.step += 1
        table.teller.used(seat, AMNESTY, NOTHING)


def pay_tax(table: Position, seat: i64) -> None:
    """MM-42: one sum, raising money where he must."""
    owed = due(table, seat)
    if table.players[seat].money < owed:
        table.push(DISTRESS)
        table.leave_pleas(MOST_OFFERS)
        shown = table.players[seat].money if table.open_money else NOTHING
        table.teller.distressed(seat, owed, shown)
        return
    table.pay(seat, table.turn, owed, "tax")
    table.collection.step += 1


def finish(table: Position) -> None:
    table.collection = NO_COLLECTION
    table.pop()
