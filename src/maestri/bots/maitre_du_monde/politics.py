# compiled with mypyc
"""Cards, votes and vetoes of Maître du Monde: whom they help and whom they harm."""

from typing import Final

from mypy_extensions import i64

from maestri.bots.maitre_du_monde import bombs
from maestri.bots.maitre_du_monde.rounds import (
    best_embargo,
    embargo,
    is_threatened,
    moratorium,
)
from maestri.bots.maitre_du_monde.traits import Traits
from maestri.bots.maitre_du_monde.worth import bits, income, item_worth, strongest_other, worth
from maestri.games.maitre_du_monde.cards import (
    AID,
    CARD_ITEM,
    DISARMAMENT,
    DISASTER,
    EMBARGO,
    INSPECTION,
    MASTER_ITEM,
    MORATORIUM,
    NATIONALISATION,
    NON_PROLIFERATION,
    PEACEKEEPERS,
    SANCTIONS,
    SCANDAL,
    SPYING,
    STRIKE,
    SUBSIDY,
    SUMMIT,
    SURGE,
    TOURIST_BOOM,
)
from maestri.games.maitre_du_monde.holdings import due
from maestri.games.maitre_du_monde.material import AGAINST, FAMILIES, FOR, TOURISM
from maestri.games.maitre_du_monde.moves import NAME, REGION
from maestri.games.maitre_du_monde.phases import AFTER, AMNESTIES, FREEZES, SURGES
from maestri.games.maitre_du_monde.position import Position

WORTH_A_CARD: Final = 4.0  # another's collection from here on is worth a card of one's own
HARDLY: Final = 0.1  # what is hardly worth doing, and done where nothing is to be lost
STAGED: Final = 0.8  # a card in hand, what it should bring to be played


def using(table: Position, seat: i64, item: i64) -> float:
    """MM-25 to MM-27: what a card of one's own turn brings, less what it is worth to keep it."""
    if item >= MASTER_ITEM:
        return bombs.using(table, seat, item - MASTER_ITEM)
    card = item - CARD_ITEM
    if card == SUBSIDY:
        return 3.0
    if card == TOURIST_BOOM:
        return 2.0 * float(table.count(seat, TOURISM)) - STAGED
    if card == AID:
        return 4.0 if has_fewest(table, seat) else -1.0
    if card == SUMMIT:
        return 0.3 * income(table, seat) - STAGED
    if card in (STRIKE, SCANDAL, SPYING, SANCTIONS, DISASTER):
        return 0.8
    if card in (NATIONALISATION, DISARMAMENT):
        return 0.2
    return until_next_turn(table, seat, card) if table.phase() == AFTER else -0.2


def until_next_turn(table: Position, seat: i64, card: i64) -> float:
    """MM-25: resolutions that hold until his next turn are for the end of this one."""
    if card == EMBARGO:
        return best_embargo(table, seat) - HARDLY
    if card == MORATORIUM:
        return moratorium(table, seat) - HARDLY
    if card == PEACEKEEPERS:
        return HARDLY if is_threatened(table, seat) else -HARDLY
    return HARDLY if card in (NON_PROLIFERATION, INSPECTION) else -HARDLY


def has_fewest(table: Position, seat: i64) -> bool:
    """MM-25: whom Aide au développement helps."""
    own = table.wealth(seat)
    other: i64
    for other in range(table.seats):
        if table.plays(other) and table.wealth(other) < own:
            return False
    return True


def naming(table: Position, seat: i64, kind: i64, argument: i64, by: Traits) -> float:
    """Strikes go against the strongest, and where they take most."""
    if table.using >= MASTER_ITEM:
        return bombs.explosion(table, seat, table.using - MASTER_ITEM, argument)
    card = table.using - CARD_ITEM
    if kind == NAME:
        if card == PEACEKEEPERS:
            return 100.0 if argument == seat else 0.0
        return worth(table, argument)
    if kind == REGION:
        return item_worth(table, table.owner[argument], argument, by)
    collection = table.collection
    if card == SURGE:
        return 0.001 * float(collection.bank[argument])
    if card == EMBARGO:
        return embargo(table, seat, argument)
    return 0.001 * float(collection.bank[argument]) + float(bits(collection.payers[argument]))


def benefit(table: Position, seat: i64) -> float:
    """What a resolution changes for a player, if it passes."""
    resolution = table.resolution
    card = resolution.card
    target = resolution.target
    if card == EMBARGO:
        return embargo(table, seat, target)
    if card == AID:
        return 5.0 if has_fewest(table, seat) else -1.5
    if card == MORATORIUM:
        return moratorium(table, seat)
    if card == PEACEKEEPERS:
        return 0.5 if target == seat else -0.1
    if card == NATIONALISATION:
        target = table.owner[target]
    if not table.box.harms[card]:
        return 0.1 if resolution.proposer == seat else 0.0
    if target == seat:
        return -3.0
    return 1.5 if target == strongest_other(table, seat) else 0.3


def voting(table: Position, seat: i64, vote: i64) -> float:
    """MM-22: for what helps, against what harms."""
    if vote == FOR:
        return benefit(table, seat)
    return -benefit(table, seat) if vote == AGAINST else 0.0


def veto(table: Position, seat: i64) -> float:
    """MM-27: a veto is kept for what harms much."""
    return -benefit(table, seat) - 1.5


def reacting(table: Position, seat: i64, phase: i64) -> float:
    """MM-42: whether a card is worth playing on this collection."""
    if phase == AMNESTIES:
        return 0.001 * float(due(table, seat)) - 1.5
    total = 0.0
    most = 0.0
    family: i64
    for family in range(len(FAMILIES)):
        brings = 0.001 * float(table.collection.bank[family])
        if phase != SURGES:
            brings += float(bits(table.collection.payers[family]))
        total += brings
        if brings > most:
            most = brings
    if phase == FREEZES:
        return total - WORTH_A_CARD
    return most - WORTH_A_CARD
