# compiled with mypyc
"""Offers of Combat cards during a combat (MM-30)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import CARD_ITEM, COMBAT_KINDS
from maestri.games.maitre_du_monde.combat import may_offer
from maestri.games.maitre_du_monde.deals import price_refusal, prices
from maestri.games.maitre_du_monde.knowledge import EVERYBODY
from maestri.games.maitre_du_monde.material import UNIT
from maestri.games.maitre_du_monde.moves import OFFER, PASS, PRICED, TAKE, move_of
from maestri.games.maitre_du_monde.phases import OFFER_PRICE, TAKING, Phase
from maestri.games.maitre_du_monde.position import Position


def asked(table: Position) -> i64:
    """Each other player in turn, from the fighter's left."""
    return table.seat_after(table.combat.fighter, table.combat.step + 1)


class Offers(Phase):
    """MM-30: each other player may offer one card; then the fighter chooses, if there is a choice."""

    def go_on(self, table: Position, rng: Rng) -> None:
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

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        card: i64
        for card in range(COMBAT_KINDS):
            if table.players[seat].hand[card] > 0:
                moves = append(moves, move_of(OFFER, card))
        return append(moves, move_of(PASS, 0))

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == PASS:
            return ""
        return "" if kind == OFFER and table.players[seat].hand[argument] > 0 else "MM-30"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if kind == PASS:
            table.combat.step += 1
        else:
            offer(table, seat, argument)


def offer(table: Position, seat: i64, card: i64) -> None:
    """One card, named before everybody."""
    table.combat.offers[seat] = card
    table.knowledge.see(seat, card, 1, EVERYBODY)
    table.push(OFFER_PRICE)
    table.teller.offered(seat, card)


class OfferPrice(Phase):
    """MM-30: … and what he wants for it."""

    def decider(self, table: Position) -> i64:
        return asked(table)

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        return prices(table, seat, table.combat.fighter)

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        return price_refusal(table, seat, table.combat.fighter, argument) if kind == PRICED else "MM-30"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        combat = table.combat
        combat.prices[seat] = argument * UNIT
        combat.step += 1
        table.pop()
        table.teller.offer_priced(seat, combat.offers[seat], argument * UNIT)


class Taking(Phase):
    """MM-30: the fighter takes one offer or none."""

    def decider(self, table: Position) -> i64:
        return table.combat.fighter

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        seller: i64
        for seller in range(table.seats):
            if take_refusal(table, seat, seller) == "":
                moves = append(moves, move_of(TAKE, seller))
        return append(moves, move_of(PASS, 0))

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == PASS:
            return ""
        return take_refusal(table, seat, argument) if kind == TAKE else "MM-30"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        table.pop()
        if kind == TAKE:
            take(table, seat, argument)
        else:
            table.teller.offers_declined(seat)
        table.combat.clear_offers()


def take_refusal(table: Position, fighter: i64, seller: i64) -> str:
    """MM-30: an offer that was made; MM-36: and that he can pay."""
    if table.combat.offers[seller] < 0:
        return "MM-30"
    return "" if table.combat.prices[seller] <= table.players[fighter].money else "MM-36"


def take(table: Position, fighter: i64, seller: i64) -> None:
    item, price = table.combat.offers[seller] + CARD_ITEM, table.combat.prices[seller]
    table.pay(fighter, seller, price, "deal")
    table.hand_over(item, seller, fighter)
    table.teller.sold(seller, fighter, item, price)
