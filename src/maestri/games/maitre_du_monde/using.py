# compiled with mypyc
"""Cards and bombs of one's own turn (MM-22, MM-26, MM-35): which may be used, and what comes of it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import (
    CARD_ITEM,
    DECK_OF,
    MASTER_ITEM,
    ON_NOTHING,
    SECRET_CARDS,
    SLUMP,
    STRIKES,
    SUMMIT,
    SURGE,
)
from maestri.games.maitre_du_monde.collecting import name_family
from maestri.games.maitre_du_monde.masters import bomb_refusal, explode
from maestri.games.maitre_du_monde.material import NOTHING, UN
from maestri.games.maitre_du_monde.moves import USABLE, USE, move_of
from maestri.games.maitre_du_monde.naming import (
    has_target,
    kind_that_names,
    lay,
    namer,
    rule_of,
    target_refusal,
    targets,
)
from maestri.games.maitre_du_monde.news import use_news
from maestri.games.maitre_du_monde.phases import BEFORE, SUMMIT_MOVE, Phase
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.resolutions import submit


def add_uses(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    hand = table.players[seat].hand
    masters = table.players[seat].masters
    argument: i64
    for argument in range(len(USABLE)):
        item = USABLE[argument]
        held = hand[item - CARD_ITEM] if item < MASTER_ITEM else masters[item - MASTER_ITEM]
        if held > 0 and use_refusal(table, seat, item) == "":
            moves = append(moves, move_of(USE, argument))
    return moves


def use_refusal(table: Position, seat: i64, item: i64) -> str:
    """MM-26: cards one has, at their time; MM-19: none that harms from asylum, and something to strike."""
    if item >= MASTER_ITEM:
        return bomb_refusal(table, seat, item)
    card = item - CARD_ITEM
    if table.players[seat].hand[card] == 0:
        return "MM-22" if DECK_OF[card] == UN else "MM-26"
    if not SECRET_CARDS[card].own_turn or (card == SUMMIT and table.phase() != BEFORE):
        return rule_of(item)
    if table.box.harms[card] and table.in_asylum(seat):
        return "MM-19"
    return "" if STRIKES[item] == ON_NOTHING or has_target(table, seat, item) else rule_of(item)


def use(table: Position, seat: i64, item: i64, rng: Rng) -> None:
    """The card is out; what it strikes is named next, where it strikes something."""
    if item >= MASTER_ITEM:
        table.players[seat].masters[item - MASTER_ITEM] -= 1
    else:
        table.lays(seat, item - CARD_ITEM)
    if STRIKES[item] == ON_NOTHING:
        take_effect(table, seat, item, NOTHING, rng)
    else:
        lay(table, seat, item)


def take_effect(table: Position, seat: i64, item: i64, target: i64, rng: Rng) -> None:
    card = item - CARD_ITEM
    if item >= MASTER_ITEM:
        explode(table, seat, item - MASTER_ITEM, target)
    elif DECK_OF[card] == UN:
        submit(table, seat, card, target)
    elif card in (SLUMP, SURGE):
        name_family(table, seat, card, target)
    else:
        use_news(table, seat, card, target, rng)
        if card == SUMMIT:
            table.become(SUMMIT_MOVE)


class Naming(Phase):
    """MM-22: a card or bomb is out, and what it strikes is named before anything else happens."""

    def decider(self, table: Position) -> i64:
        return namer(table)

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        return targets(table, seat, table.using)

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind != kind_that_names(table.using):
            return rule_of(table.using)
        return target_refusal(table, seat, table.using, argument)

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        item = table.using
        table.using = NOTHING
        table.pop()
        take_effect(table, seat, item, argument, rng)
