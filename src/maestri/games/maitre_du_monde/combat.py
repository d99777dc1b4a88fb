# compiled with mypyc
"""Combat (MM-28, MM-29, MM-31): who can't or won't answer loses."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import (
    CARD_ITEM,
    COMBAT_KINDS,
    NOBEL,
    PEACE_MOVEMENT,
    RETREAT,
    SECRET_CARDS,
)
from maestri.games.maitre_du_monde.knowledge import EVERYBODY
from maestri.games.maitre_du_monde.material import COMBAT, NOTHING
from maestri.games.maitre_du_monde.moves import ATTACK, CALL, PASS, PLAY, move_of
from maestri.games.maitre_du_monde.phases import FIGHT, OFFERS, Phase
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.proceedings import NO_COMBAT, Combat

# Opening


def can_open(table: Position, seat: i64) -> bool:
    card: i64
    hand = table.players[seat].hand
    for card in range(COMBAT_KINDS):
        if hand[card] > 0 and SECRET_CARDS[card].opens:
            return True
    return False


def attack_refusal(table: Position, seat: i64, region: i64) -> str:
    """MM-28: another player's wealth; MM-19: neither in asylum; MM-25: not under peacekeepers."""
    owner = table.owner[region]
    if owner < 0 or owner == seat:
        return "MM-28"
    if table.in_asylum(seat) or table.in_asylum(owner):
        return "MM-19"
    if table.players[owner].shielded:
        return "MM-25"
    return "" if can_open(table, seat) else "MM-29"


def add_attacks(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    if not can_open(table, seat):
        return moves
    region: i64
    for region in range(CARD_ITEM):
        if table.owner[region] >= 0 and attack_refusal(table, seat, region) == "":
            moves = append(moves, move_of(ATTACK, region))
    return moves


def attack(table: Position, seat: i64, region: i64) -> None:
    table.combat = Combat(seat, table.owner[region], region)
    table.players[table.combat.defender].attacked += 1
    table.push(FIGHT)
    table.teller.attacked(table.combat)


# Answering


def is_first_card(combat: Combat) -> bool:
    return len(combat.spent_in_attack) == 0


def play_refusal(table: Position, seat: i64, card: i64) -> str:
    """MM-29: which card opens, and which answers which."""
    combat = table.combat
    if table.players[seat].hand[card] == 0:
        return "MM-28"
    if combat.facing == NOTHING:
        return "" if SECRET_CARDS[card].opens else "MM-29"
    if SECRET_CARDS[card].defends_only and seat != combat.defender:
        return "MM-29"
    return "" if (table.box.answers[card] >> combat.facing) & 1 else "MM-29"


def call_refusal(table: Position) -> str:
    """MM-30: once per answer, and somebody must have cards to sell."""
    if table.combat.called or is_first_card(table.combat):
        return "MM-30"
    seat: i64
    for seat in range(table.seats):
        if may_offer(table, seat):
            return ""
    return "MM-30"


def may_offer(table: Position, seat: i64) -> bool:
    """MM-30: the other players, as far as everybody knows that they have Combat cards."""
    fights = seat == table.combat.attacker or seat == table.combat.defender
    return not fights and table.players[seat].sizes[COMBAT] > 0


class Fight(Phase):
    """MM-28: a fighter opens or answers, calls for offers, or yields."""

    def decider(self, table: Position) -> i64:
        return table.combat.fighter

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        card: i64
        for card in range(COMBAT_KINDS):
            if play_refusal(table, seat, card) == "":
                moves = append(moves, move_of(PLAY, card))
        if call_refusal(table) == "":
            moves = append(moves, move_of(CALL, 0))
        if not is_first_card(table.combat):
            moves = append(moves, move_of(PASS, 0))
        return moves

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        if kind == PLAY:
            return play_refusal(table, seat, argument)
        if kind == CALL:
            return call_refusal(table)
        return "" if kind == PASS and not is_first_card(table.combat) else "MM-28"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        if kind == PLAY:
            play(table, seat, argument)
        elif kind == CALL:
            call(table)
        else:
            yields(table, seat)


def play(table: Position, seat: i64, card: i64) -> None:
    combat = table.combat
    table.lays(seat, card)
    if seat == combat.attacker:
        combat.spent_in_attack = append(combat.spent_in_attack, card)
    else:
        table.players[seat].answered += 1 if len(combat.spent_in_defence) == 0 else 0
        combat.spent_in_defence = append(combat.spent_in_defence, card)
    combat.called = False
    table.teller.played(seat, card, combat.facing)
    if not nobel_cancels(table, combat.opponent(seat), card):
        strike(table, seat, card)


def nobel_cancels(table: Position, owner: i64, card: i64) -> bool:
    """MM-31: the first card played against the owner is cancelled; another may be played in its place."""
    combat = table.combat
    if table.players[owner].masters[NOBEL] == 0 or (combat.cancelled >> owner) & 1:
        return False
    combat.cancelled |= 1 << owner
    table.teller.cancelled(owner, card)
    return True


def strike(table: Position, seat: i64, card: i64) -> None:
    """MM-29: most cards wait for an answer, two end the combat."""
    combat = table.combat
    if card == PEACE_MOVEMENT:
        end_combat(table, combat.defender, "peace-movement")
    elif card == RETREAT:
        take_back(table)
        end_combat(table, combat.defender, "retreat")
    else:
        combat.facing = card
        combat.fighter = combat.opponent(seat)


def take_back(table: Position) -> None:
    """MM-29: on Repli stratégique the attacker takes back the cards he played."""
    combat = table.combat
    for card in combat.spent_in_attack:
        table.players[combat.attacker].add(card)
        table.knowledge.gain(combat.attacker, card, EVERYBODY)
    combat.spent_in_attack = vec[i64]()


def yields(table: Position, seat: i64) -> None:
    """MM-28: who can't or won't answer loses; the attacker then takes the wealth card."""
    combat = table.combat
    winner = combat.opponent(seat)
    if winner == combat.attacker:
        table.owner[combat.region] = winner
    end_combat(table, winner, "no-answer")


def end_combat(table: Position, winner: i64, how: str) -> None:
    """MM-28: used cards go back into the deck when the combat is over."""
    combat = table.combat
    table.teller.combat_ended(combat, winner, how)
    for card in combat.spent_in_attack:
        table.put_back(card)
    for card in combat.spent_in_defence:
        table.put_back(card)
    table.combat = NO_COMBAT
    table.pop()


def call(table: Position) -> None:
    """MM-30."""
    combat = table.combat
    combat.called = True
    combat.step = 0
    combat.clear_offers()
    table.push(OFFERS)
    table.teller.called(combat.fighter)
