# compiled with mypyc
"""The two windows of a turn (MM-9): resolutions, Actualité cards, attacks, bombs and trade, as one likes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.collecting import name_family
from maestri.games.maitre_du_monde.combat import add_attacks, attack, attack_refusal
from maestri.games.maitre_du_monde.deals import add_trades, propose, trade_refusal
from maestri.games.maitre_du_monde.masters import bomb_refusal, explode
from maestri.games.maitre_du_monde.material import (
    AMNESTY,
    ASK,
    ATTACK,
    CARD_ITEM,
    DECK_OF,
    END,
    FREEZE,
    MASTER_ITEM,
    NEWS,
    ROLL,
    SALE,
    SELL,
    SLUMP,
    SUMMIT,
    SURGE,
    UN,
    USABLE,
    USE,
    VETO,
    move_of,
)
from maestri.games.maitre_du_monde.naming import has_target, named, named_by, rule_of
from maestri.games.maitre_du_monde.news import use as use_news
from maestri.games.maitre_du_monde.phases import BEFORE, NAMING, SUMMIT_MOVE
from maestri.games.maitre_du_monde.position import NOTHING, Position
from maestri.games.maitre_du_monde.resolutions import submit
from maestri.games.maitre_du_monde.turn import end_turn, roll


def add_window(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    moves = append(moves, move_of(ROLL if table.phase() == BEFORE else END, 0))
    argument: i64
    for argument in range(len(USABLE)):
        if table.has(seat, USABLE[argument]) and use_refusal(table, seat, USABLE[argument]) == "":
            moves = append(moves, move_of(USE, argument))
    moves = add_attacks(table, seat, moves)
    return add_trades(table, seat, moves)


def window_refusal(table: Position, seat: i64, kind: i64, argument: i64) -> str:
    if kind == ROLL:
        return "" if table.phase() == BEFORE else "MM-9"
    if kind == END:
        return "MM-9" if table.phase() == BEFORE else ""
    if kind == USE:
        return use_refusal(table, seat, USABLE[argument])
    if kind == ATTACK:
        return attack_refusal(table, seat, argument)
    if kind in (SELL, ASK):
        return trade_refusal(table, seat, kind, argument)
    return "MM-9"


def use_refusal(table: Position, seat: i64, item: i64) -> str:
    """MM-26: cards one has, at their time; MM-19: none that harms from asylum, and something to strike."""
    if item >= MASTER_ITEM:
        return bomb_refusal(table, seat, item)
    card = item - CARD_ITEM
    if table.players[seat].hand[card] == 0:
        return "MM-22" if DECK_OF[card] == UN else "MM-26"
    if not is_own_turn_card(card) or (card == SUMMIT and table.phase() != BEFORE):
        return rule_of(item)
    if table.box.harms[card] and table.in_asylum(seat):
        return "MM-19"
    return "" if named_by(item) < 0 or has_target(table, seat, item) else rule_of(item)


def is_own_turn_card(card: i64) -> bool:
    """MM-25, MM-27: the others are reactions, or for Achat."""
    reaction = card in (FREEZE, VETO, SLUMP, SURGE, AMNESTY)
    return not reaction and card != SALE


def act(table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
    if kind == ROLL:
        roll(table, rng)
    elif kind == END:
        end_turn(table)
    elif kind == USE:
        use(table, seat, USABLE[argument], rng)
    elif kind == ATTACK:
        attack(table, seat, argument)
    else:
        propose(table, seat, argument, kind == SELL)


def use(table: Position, seat: i64, item: i64, rng: Rng) -> None:
    """The card is out; what it strikes is named next, where it strikes something."""
    if item >= MASTER_ITEM:
        table.players[seat].masters[item - MASTER_ITEM] -= 1
    else:
        table.lays(seat, item - CARD_ITEM)
    if named_by(item) >= 0:
        table.using = item
        table.push(NAMING)
        if table.log is not None:
            telling.laid(table, seat, item)
    else:
        apply(table, seat, item, NOTHING, rng)


def name(table: Position, seat: i64, target: i64, rng: Rng) -> None:
    """MM-22: targets are named before the vote."""
    apply(table, seat, named(table), target, rng)


def apply(table: Position, seat: i64, item: i64, target: i64, rng: Rng) -> None:
    card = item - CARD_ITEM
    if item >= MASTER_ITEM:
        explode(table, seat, item, target)
    elif DECK_OF[card] != NEWS:
        submit(table, seat, card, target)
    elif card in (SLUMP, SURGE):
        name_family(table, seat, card, target)
    else:
        use_news(table, seat, card, target, rng)
        if card == SUMMIT:
            table.become(SUMMIT_MOVE)
