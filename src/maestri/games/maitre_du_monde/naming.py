# compiled with mypyc
"""A card or a bomb is out: what it strikes is named (MM-22, MM-25, MM-27, MM-34)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.games.maitre_du_monde.material import (
    CARD_ITEM,
    CONTINENT,
    CONTINENTS,
    DECK_OF,
    EMBARGO,
    FAMILIES,
    FAMILY,
    MASTER_ITEM,
    NAME,
    NEWS,
    PEACEKEEPERS,
    REGION,
    SLUMP,
    SURGE,
    move_of,
)
from maestri.games.maitre_du_monde.position import NOTHING, Position

# What kind of move names the target of each card; -1: it has none. The bombs come last.
NAMED_BY: Final[vec[i64]] = packed(
    [-1] * 7
    + [-1, FAMILY, NAME, NAME, NAME, REGION, -1, -1, -1, NAME]
    + [NAME, NAME, -1, FAMILY, FAMILY, NAME, REGION, -1, -1, -1, -1, -1]
    + [-1, -1, -1, -1, CONTINENT, FAMILY]
)
COUNT: Final[list[i64]] = [6, len(FAMILIES), CARD_ITEM, len(CONTINENTS)]


def named_by(item: i64) -> i64:
    return NAMED_BY[item - CARD_ITEM]


def rule_of(item: i64) -> str:
    """The rule that says what may be named."""
    if item >= MASTER_ITEM:
        return "MM-34"
    return "MM-27" if DECK_OF[item - CARD_ITEM] == NEWS else "MM-25"


def add_targets(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    kind = named_by(table.using)
    argument: i64
    for argument in range(COUNT[kind - NAME]):
        if target_refusal(table, seat, table.using, argument) == "":
            moves = append(moves, move_of(kind, argument))
    return moves


def naming_refusal(table: Position, seat: i64, kind: i64, argument: i64) -> str:
    if kind != named_by(table.using):
        return rule_of(table.using)
    return target_refusal(table, seat, table.using, argument)


def has_target(table: Position, seat: i64, item: i64) -> bool:
    """Whether there is anything that the card could strike."""
    argument: i64
    for argument in range(COUNT[named_by(item) - NAME]):
        if target_refusal(table, seat, item, argument) == "":
            return True
    return False


def target_refusal(table: Position, seat: i64, item: i64, argument: i64) -> str:
    kind = named_by(item)
    if item >= MASTER_ITEM:
        return ""  # MM-34: any continent, any family
    card = item - CARD_ITEM
    if kind == NAME:
        return player_refusal(table, seat, card, argument)
    if kind == REGION:
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


def namer(table: Position) -> i64:
    """The player in turn; Chute des cours is another player's, who was asked for it."""
    if table.using == SLUMP + CARD_ITEM:
        return table.left_of(table.turn, table.collection.step + 1)
    return table.turn


def named(table: Position) -> i64:
    """The item in use, which from now on is used."""
    item = table.using
    table.using = NOTHING
    table.pop()
    return item
