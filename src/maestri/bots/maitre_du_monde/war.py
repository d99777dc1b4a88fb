# compiled with mypyc
"""War in Maître du Monde (MM-28 to MM-30): what is worth the cards, which card fits, and who sells one."""

from typing import Final

from mypy_extensions import i64

from maestri.bots.maitre_du_monde.traits import Traits
from maestri.bots.maitre_du_monde.worth import item_worth
from maestri.games.maitre_du_monde.cards import COMBAT_KINDS, SECRET_CARDS
from maestri.games.maitre_du_monde.material import COMBAT, NOTHING
from maestri.games.maitre_du_monde.moves import CALL, PLAY
from maestri.games.maitre_du_monde.position import Position

CARD_PRICE: Final = 2.0  # what a Combat card costs
ARSENAL: Final = 6  # so many of them he wants to have …
WAR_CHEST: Final = 4000  # … and buys from so much money on …
ARMED: Final = 2.0  # … where no wealth is better
KEPT: Final = 4.0  # what a card of the guard is worth more than another
STUBBORN: Final = 0.85  # of what he defends, what he gives for it
RIVAL: Final = 0.3  # of what another loses, what it is worth
UNARMED: Final = 0.9  # how likely one without cards loses what is attacked …
SUPPLIED: Final = 0.6  # … and one who can buy an answer
AGAINST_CARDS: Final = 0.8  # of his part of all cards of both, how likely the attacker of one with cards wins
WILLING: Final = 0.9  # how likely somebody answers at all of whom nothing is known …
UNABLE: Final = 0.58  # … and how likely one who does has no card that answers
SURER: Final = 0.05  # for every kind of card that can't answer one's own
SALE: Final = 2.5  # what a Combat card is offered for in a combat of others
SPARE: Final = 0.2  # to sell what one can do without


def attacking(table: Position, seat: i64, region: i64, by: Traits) -> float:
    """What the region brings against the cards it takes, by who has more of them."""
    owner = table.owner[region]
    own = table.players[seat].sizes[COMBAT]
    theirs = table.players[owner].sizes[COMBAT]
    prize = item_worth(table, seat, region, by) + RIVAL * item_worth(table, owner, region, by)
    cost = CARD_PRICE if own > by.guard else KEPT * CARD_PRICE
    if theirs > 0:
        resisted = AGAINST_CARDS * float(own) / float(own + theirs)
    else:
        resisted = SUPPLIED if is_supplied(table, seat, owner, region, by) else UNARMED
    return (UNARMED + resolve(table, owner) * (resisted - UNARMED)) * prize - cost


def resolve(table: Position, owner: i64) -> float:
    """How likely a player is one who answers: who did once is, who lets every attack pass is not."""
    player = table.players[owner]
    if player.answered > 0:
        return 1.0
    likely = WILLING
    for _ in range(player.attacked):
        likely *= UNABLE
    return likely / (likely + 1.0 - WILLING)


def is_supplied(table: Position, attacker: i64, owner: i64, region: i64, by: Traits) -> bool:
    """MM-30: whether the owner would buy an answer, and somebody has one to spare."""
    if buying_answer(table, owner, region, by) <= 0.0:
        return False
    seat: i64
    for seat in range(table.seats):
        if seat != attacker and seat != owner and can_spare(table, seat):
            return True
    return False


def can_spare(table: Position, seat: i64) -> bool:
    return table.players[seat].sizes[COMBAT] > 1


def fighting(table: Position, seat: i64, kind: i64, card: i64, by: Traits) -> float:
    """MM-28: one answers for what is worth a card; who has no answer pays for one."""
    region = table.combat.region
    if kind == PLAY:
        defended = STUBBORN * item_worth(table, seat, region, by)
        return defended - 0.6 * CARD_PRICE + surety(table, seat, card)
    return buying_answer(table, seat, region, by) if kind == CALL else 0.0


def buying_answer(table: Position, seat: i64, region: i64, by: Traits) -> float:
    """MM-30: if what is fought for is worth the price."""
    if 0.001 * float(table.players[seat].money) < SALE:
        return -0.5
    return STUBBORN * item_worth(table, seat, region, by) - SALE


def surety(table: Position, seat: i64, card: i64) -> float:
    """MM-29: hard to answer is good against who has cards, and too good against who has none."""
    silent: i64 = 0
    other: i64
    for other in range(COMBAT_KINDS):
        if not (table.box.answers[other] >> card) & 1:
            silent += 1
    armed = table.players[table.combat.opponent(seat)].sizes[COMBAT] > 0
    return SURER * float(silent if armed else -silent)


def arming(table: Position, seat: i64) -> float:
    """MM-15, MM-28: cards to attack and to answer with are worth more than most of the stock."""
    player = table.players[seat]
    return ARMED if player.money >= WAR_CHEST and player.sizes[COMBAT] < ARSENAL else -1.0


# What others sell (MM-30)


def helps(table: Position, card: i64) -> bool:
    """MM-29: whether the one who asks could answer with it."""
    combat = table.combat
    if combat.facing == NOTHING:  # MM-31: an opening that was cancelled
        return SECRET_CARDS[card].opens
    if SECRET_CARDS[card].defends_only and combat.fighter != combat.defender:
        return False
    return bool((table.box.answers[card] >> combat.facing) & 1)


def offering(table: Position, seat: i64, card: i64) -> float:
    """Nobody buys what is no answer."""
    return SPARE if can_spare(table, seat) and helps(table, card) else -SPARE


def taking(table: Position, seat: i64, seller: i64, by: Traits) -> float:
    """A card in a combat is worth what is fought for, and no more."""
    if not helps(table, table.combat.offers[seller]):
        return -SPARE
    price = 0.001 * float(table.combat.prices[seller])
    return 0.7 * item_worth(table, seat, table.combat.region, by) - price
