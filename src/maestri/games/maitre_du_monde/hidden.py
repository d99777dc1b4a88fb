# compiled with mypyc
"""What a seat can't see (MM-8): others' money, their secret cards but those it knows of, and votes until all
are given."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.cards import CARD_KINDS
from maestri.games.maitre_du_monde.distress import payer
from maestri.games.maitre_du_monde.holdings import due
from maestri.games.maitre_du_monde.knowledge import SPECTATORS
from maestri.games.maitre_du_monde.material import PURSE, UNIT, VOTES
from maestri.games.maitre_du_monde.phases import ANSWER, DISTRESS, VOTING
from maestri.games.maitre_du_monde.position import Position


def known(table: Position, knower: i64, holder: i64, card: i64) -> i64:
    """How many of a card a seat, or the spectators, know a player to have: of one's own hand, all."""
    if knower == holder:
        return table.players[holder].hand[card]
    return table.knowledge.count(knower, holder, card)


def sees_vote(table: Position, knower: i64, voter: i64) -> bool:
    """MM-22: votes are hidden until all have voted, but for one's own."""
    return knower == voter or table.phase() != VOTING


# Dealt anew


def redeal(table: Position, seat: i64, rng: Rng) -> None:
    """Whatever the seat (-1: a spectator) can't see may be anything else that looks the same to it."""
    knower = seat
    if seat < 0:
        knower = SPECTATORS
    table.knowledge.keep(knower)
    sizes: list[vec[i64]] = []
    holder: i64
    for holder in range(table.seats):
        sizes.append(table.players[holder].sizes[:])
        put_unknown_back(table, knower, holder)
    for holder in range(table.seats):
        draw_up_to(table, holder, sizes[holder], rng)
    vote_anew(table, knower, rng)
    fill_purses(table, knower, rng)


def put_unknown_back(table: Position, knower: i64, holder: i64) -> None:
    player = table.players[holder]
    card: i64
    for card in range(CARD_KINDS):
        while player.hand[card] > 0 and player.hand[card] > known(table, knower, holder, card):
            player.remove(card)
            table.put_back(card)


def draw_up_to(table: Position, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    deck: i64
    for deck in range(len(sizes)):
        while table.players[seat].sizes[deck] < sizes[deck]:
            table.draw(seat, deck, rng)


def vote_anew(table: Position, knower: i64, rng: Rng) -> None:
    """A vote that is given and not shown may be any."""
    votes = table.resolution.votes
    voter: i64
    for voter in range(len(votes)):
        if votes[voter] >= 0 and not sees_vote(table, knower, voter):
            votes[voter] = rng.below(len(VOTES))


# Money


def fill_purses(table: Position, knower: i64, rng: Rng) -> None:
    """Money behind a screen may be any that fits what is seen, unless it was counted."""
    if table.counted:
        return
    owner: i64
    for owner in range(table.seats):
        if not table.sees_money(knower, owner):
            least = least_money(table, owner)
            table.players[owner].money = least + UNIT * rng.below(
                1 + (most_money(table, owner) - least) // UNIT
            )


def least_money(table: Position, owner: i64) -> i64:
    """MM-36: who names a price to pay has it."""
    deal = table.deal
    pays = table.phase() == ANSWER and not deal.selling and deal.proposer == owner
    return deal.price if pays else 0


def most_money(table: Position, owner: i64) -> i64:
    """MM-14: who has to sell is short; others hardly have more than twice what they began with."""
    for phase in table.stack:
        if phase == DISTRESS and payer(table) == owner:
            return due(table, owner) - UNIT
    return max(2 * PURSE, least_money(table, owner))
