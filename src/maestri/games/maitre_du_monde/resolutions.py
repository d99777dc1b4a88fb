# compiled with mypyc
"""Resolutions of the ONU (MM-22 to MM-25): vote, veto, effect."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde import telling
from maestri.games.maitre_du_monde.knowledge import EVERYBODY
from maestri.games.maitre_du_monde.material import (
    ABSTAIN,
    AGAINST,
    AID,
    CARDS,
    COMBAT,
    DISARMAMENT,
    EMBARGO,
    FOR,
    FREEZE,
    INSPECTION,
    MORATORIUM,
    NATIONALISATION,
    NEWS,
    NON_PROLIFERATION,
    PASS,
    PEACEKEEPERS,
    SANCTIONS,
    USE,
    VETO,
    VOTE,
    filled,
    move_of,
)
from maestri.games.maitre_du_monde.phases import VETOES, VOTING
from maestri.games.maitre_du_monde.position import BANK, STOCK, Position
from maestri.games.maitre_du_monde.proceedings import NO_RESOLUTION, Resolution

NO_VOTE_YET = -1
HAS_NO_VOTE = -2


def submit(table: Position, proposer: i64, card: i64, target: i64) -> None:
    """MM-22: targets are named, then all who can vote do so together. MM-24: the proposer votes too."""
    votes = filled(table.seats, HAS_NO_VOTE)
    seat: i64
    table.push(VOTING)
    table.awaited = 0
    for seat in range(table.seats):
        player = table.players[seat]
        if player.out == 0 and player.muted == 0:
            votes[seat] = NO_VOTE_YET
            table.awaited |= 1 << seat
    table.resolution = Resolution(proposer, card, target, votes)
    if table.log is not None:
        telling.submitted(table)


def add_votes(moves: vec[i64]) -> vec[i64]:
    vote: i64
    for vote in range(FOR, ABSTAIN + 1):
        moves = append(moves, move_of(VOTE, vote))
    return moves


def vote(table: Position, seat: i64, choice: i64) -> None:
    table.resolution.votes[seat] = choice
    table.awaited &= ~(1 << seat)
    if table.log is not None:
        telling.voted(table, seat)


def count_votes(table: Position) -> None:
    """MM-22: it passes with more votes for than against; a tie fails."""
    balance: i64 = 0
    for choice in table.resolution.votes:
        if choice == FOR:
            balance += 1
        elif choice == AGAINST:
            balance -= 1
    if table.log is not None:
        telling.votes_shown(table, balance > 0)
    if balance > 0:
        table.become(VETOES)
    else:
        close(table)


def close(table: Position) -> None:
    """MM-22: used, the card goes back into the deck."""
    table.put_back(table.resolution.card)
    table.resolution = NO_RESOLUTION
    table.pop()


# Veto


def ask_for_veto(table: Position) -> None:
    """MM-22: from the proposer's left, the proposer last; whoever holds an Actualité card is asked."""
    resolution = table.resolution
    while resolution.step < table.seats:
        seat = table.left_of(resolution.proposer, resolution.step + 1)
        if table.players[seat].sizes[NEWS] > 0:
            table.awaited = 1 << seat
            return
        resolution.step += 1
    if table.log is not None:
        telling.adopted(table)
    take_effect(table)
    if not table.over:
        close(table)


VETO_MOVE: i64 = move_of(USE, VETO - FREEZE)


def add_vetoes(table: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    moves = append(moves, move_of(PASS, 0))
    if table.players[seat].hand[VETO] > 0:
        moves = append(moves, VETO_MOVE)
    return moves


def veto_refusal(table: Position, seat: i64, move: i64) -> str:
    if move == move_of(PASS, 0):
        return ""
    if move != VETO_MOVE:
        return "MM-22"
    return "" if table.players[seat].hand[VETO] > 0 else "MM-26"


def answer_veto(table: Position, seat: i64, move: i64) -> None:
    """MM-27: Veto makes a passed resolution fail; a veto can't be vetoed."""
    if move != VETO_MOVE:
        table.resolution.step += 1
        return
    table.lays(seat, VETO)
    table.put_back(VETO)
    if table.log is not None:
        telling.vetoed(table, seat)
    close(table)


# Effects


def take_effect(table: Position) -> None:
    """MM-25: what each card does once it has passed."""
    card, target = table.resolution.card, table.resolution.target
    mark: i64 = 1 << table.resolution.proposer  # lasts until the proposer's next turn begins
    if card == FREEZE:
        table.collection.frozen = True
    elif card == EMBARGO:
        table.embargo[target] |= mark
    elif card == SANCTIONS:
        fine(table, target, table.box.amounts[SANCTIONS], "sanctions")
    elif card == DISARMAMENT:
        disarm(table, target)
    elif card == PEACEKEEPERS:
        table.players[target].shielded |= mark
    elif card == NATIONALISATION:
        nationalise(table, target)
    elif card == AID:
        aid(table)
    elif card == NON_PROLIFERATION:
        table.no_bombs |= mark
    elif card == MORATORIUM:
        table.no_taxes |= mark
    elif card == INSPECTION:
        inspect(table, target)


def fine(table: Position, seat: i64, amount: i64, reason: str) -> None:
    """MM-25, MM-27: to the bank, or all he has."""
    if table.players[seat].money < amount:
        amount = table.players[seat].money
    table.pay(seat, BANK, amount, reason)


def disarm(table: Position, target: i64) -> None:
    if table.log is not None:
        telling.disarmed(table, target, table.players[target].sizes[COMBAT])
    table.returns(target, COMBAT)


def loses(table: Position, region: i64) -> None:
    """MM-25, MM-27: a wealth card goes to the stock."""
    if table.log is not None:
        telling.lost(table, table.owner[region], region)
    table.owner[region] = STOCK


def nationalise(table: Position, region: i64) -> None:
    owner = table.owner[region]
    loses(table, region)
    table.pay(BANK, owner, table.box.amounts[NATIONALISATION], "nationalisation")


def aid(table: Position) -> None:
    """The player or players with the fewest wealth cards are helped."""
    fewest: i64 = 1000
    seat: i64
    for seat in range(table.seats):
        if table.plays(seat) and table.wealth(seat) < fewest:
            fewest = table.wealth(seat)
    for seat in range(table.seats):
        if table.plays(seat) and table.wealth(seat) == fewest:
            table.pay(BANK, seat, table.box.amounts[AID], "aid")


def inspect(table: Position, target: i64) -> None:
    """Everybody sees his secret cards, not his money."""
    card: i64
    for card in range(len(CARDS)):
        table.knowledge.see(target, card, table.players[target].hand[card], EVERYBODY)
    if table.log is not None:
        telling.inspected(table, target)
