"""What a position of Maître du Monde that came from outside must keep to: else it contradicts itself."""

from itertools import pairwise
from typing import Final

from maestri.core.rng import seeded
from maestri.games.maitre_du_monde import phases
from maestri.games.maitre_du_monde.cards import CARD_ITEM, DECK_OF, FREEZE, MASTER_ITEM, ON_NOTHING, STRIKES
from maestri.games.maitre_du_monde.deals import price_refusal
from maestri.games.maitre_du_monde.distress import payer
from maestri.games.maitre_du_monde.knowledge import EVERYBODY, card_of, holder_of, knowers_of
from maestri.games.maitre_du_monde.material import (
    COMBAT,
    DESTROYED,
    MOST,
    MOST_BOUGHT,
    MOST_OFFERS,
    MOST_SEATS,
    NEWS,
    NO_VOTE_YET,
    NOTHING,
    STOCK,
    UN,
    UNIT,
)
from maestri.games.maitre_du_monde.naming import target_refusal
from maestri.games.maitre_du_monde.proceedings import (
    NO_COLLECTION,
    NO_COMBAT,
    NO_DEAL,
    NO_RESOLUTION,
    Resolution,
)
from maestri.games.maitre_du_monde.state import RULES_OF, World

MOST_STRIKES: Final = 9
TURN: Final = range(phases.BEFORE, phases.AFTER + 1)
WINDOWS: Final = (phases.BEFORE, phases.AFTER)
COLLECTING: Final = range(phases.FREEZES, phases.AMNESTIES + 1)
DEALING: Final = (phases.PARTNER, phases.PRICING, phases.ANSWER)
UPON: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys(COLLECTING, (phases.ARRIVE,)),
    **dict.fromkeys(DEALING, (*WINDOWS, phases.DISTRESS)),
    phases.DISTRESS: (phases.TAXES,),
    phases.NAMING: (*WINDOWS, phases.SLUMPS, phases.SURGES),
    phases.VOTING: (*WINDOWS, phases.FREEZES),
    phases.VETOES: (*WINDOWS, phases.FREEZES),
    phases.FIGHT: WINDOWS,
    phases.OFFERS: (phases.FIGHT,),
    phases.TAKING: (phases.FIGHT,),
    phases.OFFER_PRICE: (phases.OFFERS,),
}
"""What may be to be decided before something else goes on."""


def check(world: World) -> None:
    """Raises a ValueError at the first thing that can't be."""
    for flaw, holds in (
        ("players", _players),
        ("turns", _turns),
        ("wealth", _wealth),
        ("what is known", _known),
        ("what is to be decided", _stack),
        ("what is under way", _under_way),
        ("the collection", _collection),
        ("the resolution", _resolution),
        ("the combat", _combat),
        ("the deal", _deal),
        ("who is to move", _at_rest),
    ):
        if not holds(world):
            raise ValueError(f"{flaw} can't be so")


def _players(world: World) -> bool:
    """MM-14: who is out has no place on the board, and went out in an order; sums are multiples of 500."""
    out = sorted(player.out for player in world.players if player.out)
    left = len(world.players) - len(out)
    return (
        out == list(range(1, len(out) + 1))
        and (left > 1 or world.over)
        and all(
            player.money >= 0
            and player.money % UNIT == 0
            and 0 <= player.strikes <= MOST_STRIKES
            and (player.square == NOTHING) == (player.out > 0 or _moves(world, seat))
            and NOTHING <= player.square < world.box.squares
            for seat, player in enumerate(world.players)
        )
    )


def _moves(world: World, seat: int) -> bool:
    """MM-10: who moves stands on no square."""
    return seat == world.turn and phases.ARRIVE in list(world.stack)


def _turns(world: World) -> bool:
    """MM-9, MM-15, MM-37, MM-40."""
    limit = world.turn_limit
    return (
        world.turns >= 0
        and (limit == 0 or world.turns < limit or (world.over and world.turns == limit))
        and (world.over or world.plays(world.turn))
        and 0 <= world.bought <= MOST_BOUGHT
        and 0 <= world.offers_left <= MOST_OFFERS
        and 0 <= world.pleas_left <= MOST_OFFERS
    )


def _wealth(world: World) -> bool:
    """MM-12: a region belongs to somebody who plays, to the stock or to nobody any more."""
    return all(
        owner in (STOCK, DESTROYED) or (0 <= owner < world.seats and world.plays(owner))
        for owner in world.owner
    )


def _known(world: World) -> bool:
    """MM-8: what anybody knows of a hand is in it, and nobody needs to be told of his own."""
    return all(
        fact & EVERYBODY and not fact >> holder_of(fact) & 1 and _is_held(world, fact)
        for fact in world.knowledge.facts
    )


def _is_held(world: World, fact: int) -> bool:
    """Two who learned of one card at different times know of one card."""
    holder, card = holder_of(fact), card_of(fact)
    most = max(world.knowledge.count(knower, holder, card) for knower in knowers_of(fact))
    return most <= int(world.players[holder].hand[card])


def _stack(world: World) -> bool:
    """Everything that is to be decided stands upon what led to it."""
    stack = list(world.stack)
    return (
        bool(stack)
        and stack[0] in TURN
        and all(below in UPON.get(above, ()) for below, above in pairwise(stack))
    )


def _under_way(world: World) -> bool:
    """What is to be decided has what it is about, and nothing is there that nobody decides about."""
    stack = set(world.stack)
    if world.over:
        return True
    dice = list(world.dice)
    return (
        (phases.DICE in stack) == (len(dice) == 2) == bool(dice)
        and all(1 <= die <= 6 for die in dice)
        and (phases.ARRIVE in stack) == (world.goal != NOTHING)
        and NOTHING <= world.goal < world.box.squares
        and (phases.NAMING in stack) == (world.using != NOTHING)
        and stack.isdisjoint(COLLECTING) == (world.collection is NO_COLLECTION)
        and stack.isdisjoint((phases.VOTING, phases.VETOES)) == (world.resolution is NO_RESOLUTION)
        and (phases.FIGHT in stack) == (world.combat is not NO_COMBAT)
        and stack.isdisjoint(DEALING) == (world.deal is NO_DEAL)
    )


def _collection(world: World) -> bool:
    """MM-42."""
    collection = world.collection
    return (
        0 <= collection.step < world.seats
        and all(amount >= 0 and amount % UNIT == 0 for amount in collection.bank)
        and all(not payers >> world.turn & 1 for payers in collection.payers)
    )


def _resolution(world: World) -> bool:
    """MM-22, MM-25: somebody who plays proposed it, upon something that it can strike."""
    resolution = world.resolution
    if resolution is NO_RESOLUTION or world.over:
        return True
    return (
        DECK_OF[resolution.card] == UN
        and world.plays(resolution.proposer)
        and 0 <= resolution.step < world.seats
        and _strikes(world, resolution)
    )


def _strikes(world: World, resolution: Resolution) -> bool:
    """MM-25: Gel des avoirs strikes who collects; others what they can, or nothing."""
    item, target = resolution.card + CARD_ITEM, resolution.target
    if STRIKES[item] == ON_NOTHING:
        return target == (world.turn if resolution.card == FREEZE else NOTHING)
    return target >= 0 and target_refusal(world, resolution.proposer, item, target) == ""


def _combat(world: World) -> bool:
    """MM-28, MM-30: two who play, about a region of the one who defends it."""
    combat = world.combat
    if combat is NO_COMBAT or world.over:
        return True
    spent = [*combat.spent_in_attack, *combat.spent_in_defence]
    sellers = [seat for seat, card in enumerate(combat.offers) if card != NOTHING]
    return (
        combat.attacker == world.turn != combat.defender
        and combat.fighter in (combat.attacker, combat.defender)
        and world.owner[combat.region] == combat.defender
        and all(DECK_OF[card] == COMBAT for card in spent)
        and (combat.facing == NOTHING or combat.facing in spent)
        and 0 <= combat.step < world.seats
        and len(combat.offers) == len(combat.prices) == MOST_SEATS
        and all(world.has(seat, combat.offers[seat] + CARD_ITEM) for seat in sellers)
        and all(_nameable(world, seat, combat.fighter, price) for seat, price in enumerate(combat.prices))
    )


def _deal(world: World) -> bool:
    """MM-36: one card of the one who sells, and a price that the other can pay."""
    deal, phase = world.deal, world.phase()
    if deal is NO_DEAL or world.over:
        return True
    partner = deal.partner
    return (
        world.plays(deal.proposer)
        and partner != deal.proposer
        and (partner == NOTHING) == (phase == phases.PARTNER)
        and (deal.price == NOTHING) == (phase != phases.ANSWER)
        and (partner == NOTHING or world.plays(partner))
        and (not deal.selling or world.has(deal.proposer, deal.item))
        and (deal.selling or deal.item < MASTER_ITEM)
        and (deal.price == NOTHING or _nameable(world, deal.proposer, deal.buyer(), deal.price))
    )


def _nameable(world: World, seat: int, buyer: int, price: int) -> bool:
    """MM-41: prices are multiples of 500; MM-36: the seat can't see that the buyer lacks the money."""
    payable = price_refusal(world, seat, buyer, price // UNIT) == ""
    return 0 <= price <= MOST and price % UNIT == 0 and payable


def _at_rest(world: World) -> bool:
    """Whoever is to move is the one who would be asked: nothing goes on by itself."""
    if world.over:
        return world.awaited == 0
    phase = world.phase()
    if phase == phases.VOTING:
        votes = list(world.resolution.votes)
        return world.awaited == sum(1 << seat for seat in range(world.seats) if votes[seat] == NO_VOTE_YET)
    if phase == phases.AMNESTIES:
        return world.awaited == 1 << payer(world) and world.players[payer(world)].sizes[NEWS] > 0
    again = world.copy()
    again.awaited = 0
    RULES_OF[phase].go_on(again, seeded("at rest"))
    return again.awaited == world.awaited and list(again.stack) == list(world.stack)
