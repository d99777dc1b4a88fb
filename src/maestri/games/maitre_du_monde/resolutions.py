# compiled with mypyc
"""Resolutions of the ONU (MM-22 to MM-25): vote, veto, effect."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import (
    AID,
    CARD_KINDS,
    DISARMAMENT,
    EMBARGO,
    FREEZE,
    INSPECTION,
    MORATORIUM,
    NATIONALISATION,
    NON_PROLIFERATION,
    PEACEKEEPERS,
    SANCTIONS,
    VETO,
)
from maestri.games.maitre_du_monde.knowledge import EVERYBODY
from maestri.games.maitre_du_monde.material import (
    AGAINST,
    BANK,
    COMBAT,
    FOR,
    HAS_NO_VOTE,
    NEWS,
    NO_VOTE_YET,
    REGIONS,
    STOCK,
    VOTES,
    filled,
)
from maestri.games.maitre_du_monde.moves import VOTE, move_of
from maestri.games.maitre_du_monde.phases import VETOES, VOTING, Phase
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.proceedings import NO_RESOLUTION, Resolution
from maestri.games.maitre_du_monde.reactions import Reaction


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
    table.teller.submitted(table.resolution)


class Voting(Phase):
    """MM-22: all vote together; then the votes are shown."""

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=len(VOTES))
        vote: i64
        for vote in range(len(VOTES)):
            moves = append(moves, move_of(VOTE, vote))
        return moves

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        return "" if kind == VOTE else "MM-22"

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        table.resolution.votes[seat] = argument
        table.teller.voted(seat)

    def go_on(self, table: Position, rng: Rng) -> None:
        passed = has_majority(table.resolution)
        table.teller.votes_shown(table.resolution, passed)
        if passed:
            table.become(VETOES)
        else:
            close(table)


def has_majority(resolution: Resolution) -> bool:
    """MM-22: it passes with more votes for than against; a tie fails."""
    balance: i64 = 0
    for choice in resolution.votes:
        if choice == FOR:
            balance += 1
        elif choice == AGAINST:
            balance -= 1
    return balance > 0


def close(table: Position) -> None:
    """MM-22: used, the card goes back into the deck."""
    table.put_back(table.resolution.card)
    table.resolution = NO_RESOLUTION
    table.pop()


class Vetoes(Reaction):
    """MM-22: from the proposer's left, the proposer last; whoever holds an Actualité card is asked."""

    def __init__(self) -> None:
        super().__init__(VETO, "MM-22")

    def go_on(self, table: Position, rng: Rng) -> None:
        resolution = table.resolution
        while resolution.step < table.seats:
            seat = table.seat_after(resolution.proposer, resolution.step + 1)
            if table.players[seat].sizes[NEWS] > 0:
                table.awaited = 1 << seat
                return
            resolution.step += 1
        table.teller.adopted(resolution.card)
        take_effect(table)
        if not table.over:
            close(table)

    def passes(self, table: Position, seat: i64) -> None:
        table.resolution.step += 1

    def laid(self, table: Position, seat: i64) -> None:
        """MM-27: Veto makes a passed resolution fail; a veto can't be vetoed."""
        table.put_back(VETO)
        table.teller.vetoed(seat, table.resolution.card)
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
    table.teller.disarmed(target, table.players[target].sizes[COMBAT])
    table.returns(target, COMBAT)


def loses(table: Position, region: i64) -> None:
    """MM-25, MM-27: a wealth card goes to the stock."""
    table.teller.lost(table.owner[region], region)
    table.owner[region] = STOCK


def nationalise(table: Position, region: i64) -> None:
    owner = table.owner[region]
    loses(table, region)
    table.pay(BANK, owner, table.box.amounts[NATIONALISATION], "nationalisation")


def aid(table: Position) -> None:
    """The player or players with the fewest wealth cards are helped."""
    fewest: i64 = len(REGIONS)
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
    for card in range(CARD_KINDS):
        table.knowledge.see(target, card, table.players[target].hand[card], EVERYBODY)
    table.teller.inspected(target, table.players[target].hand)
