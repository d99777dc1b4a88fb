# compiled with mypyc
"""What a card or a bomb may strike, which is named once it is out (MM-22, MM-25, MM-27, MM-34)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde.cards import (
    CARD_ITEM,
    DECK_OF,
    EMBARGO,
    MASTER_ITEM,
    ON_FAMILY,
    ON_PLAYER,
    ON_REGION,
    PEACEKEEPERS,
    SLUMP,
    STRIKES,
    SURGE,
)
from maestri.games.maitre_du_monde.material import FAMILIES, NEWS
from maestri.games.maitre_du_monde.moves import CONTINENT, FAMILY, NAME, REGION, choices, move_of
from maestri.games.maitre_du_monde.phases import NAMING
from maestri.games.maitre_du_monde.position import Position


def kind_that_names(item: i64) -> i64:
    """The kind of move that names what an item strikes."""
    strikes = STRIKES[item]
    if strikes == ON_PLAYER:
        return NAME
    if strikes == ON_FAMILY:
        return FAMILY
    return REGION if strikes == ON_REGION else CONTINENT


def rule_of(item: i64) -> str:
    """The rule that says what may be named."""
    if item >= MASTER_ITEM:
        return "MM-34"
    return "MM-27" if DECK_OF[item - CARD_ITEM] == NEWS else "MM-25"


def lay(table: Position, seat: i64, item: i64) -> None:
    """It is out; what it strikes is named next."""
    table.using = item
    table.push(NAMING)
    table.teller.laid(seat, item)


def namer(table: Position) -> i64:
    """The player in turn; Chute des cours is another player's, who was asked for it."""
    if table.using == SLUMP + CARD_ITEM:
        return table.seat_after(table.turn, table.collection.step + 1)
    return table.turn


def targets(table: Position, seat: i64, item: i64) -> vec[i64]:
    """The moves that name what an item may strike."""
    moves = vec[i64](capacity=8)
    kind = kind_that_names(item)
    argument: i64
    for argument in range(choices(kind)):
        if target_refusal(table, seat, item, argument) == "":
            moves = append(moves, move_of(kind, argument))
    return moves


def has_target(table: Position, seat: i64, item: i64) -> bool:
    """Whether there is anything that the card could strike."""
    argument: i64
    for argument in range(choices(kind_that_names(item))):
        if target_refusal(table, seat, item, argument) == "":
            return True
    return False


def target_refusal(table: Position, seat: i64, item: i64, argument: i64) -> str:
    if item >= MASTER_ITEM:
        return ""  # MM-34: any continent, any family
    card = item - CARD_ITEM
    strikes = STRIKES[item]
    if strikes == ON_PLAYER:
        return player_refusal(table, seat, card, argument)
    if strikes == ON_REGION:
        owner = table.owner[argument]
        return player_refusal(table, seat, card, owner) if owner >= 0 else rule_of(item)
    if card == EMBARGO:
        return ""
    return "" if brings(table, argument, card) else rule_of(item)


def player_refusal(table: Position, seat: i64, card: i64, target: i64) -> str:
    """MM-25: another player, except for Casques bleus. MM-19: nobody in asylum, where the card harms."""
    if target >= table.seats:
        return "MM-1"
    if not table.plays(target):
        return "MM-14"
    if target == seat and card != PEACEKEEPERS:
        return rule_of(card + CARD_ITEM)
    return "MM-19" if table.box.harms[card] and table.in_asylum(target) else ""


def brings(table: Position, family: i64, card: i64) -> bool:
    """MM-27: only what still brings something falls; only what the bank pays rises, once a family."""
    collection = table.collection
    if (collection.fallen >> family) & 1:
        return False
    if card == SURGE:
        return collection.bank[family] > 0 and not (collection.doubled >> family) & 1
    return collection.bank[family] > 0 or collection.payers[family] != 0


def anything_brings(table: Position, card: i64) -> bool:
    family: i64
    for family in range(len(FAMILIES)):
        if brings(table, family, card):
            return True
    return False
