# compiled with mypyc
"""What is under way in Maître du Monde, as a seat observes it: a collection, a vote, a combat, a deal."""

from mypy_extensions import i64

from maestri.core.page import NONE, Page, counted_from
from maestri.games.maitre_du_monde.cards import (
    CARD_KINDS,
    COMBAT_KINDS,
    ITEMS,
    ON_FAMILY,
    ON_PLAYER,
    ON_REGION,
    SECRET_CARDS,
)
from maestri.games.maitre_du_monde.hidden import sees_vote
from maestri.games.maitre_du_monde.material import FAMILIES, HAS_NO_VOTE, REGIONS, UNIT, VOTES
from maestri.games.maitre_du_monde.position import Position
from maestri.games.maitre_du_monde.proceedings import NO_COLLECTION, NO_COMBAT, NO_DEAL, NO_RESOLUTION


def collection(table: Position, me: i64, page: Page) -> None:
    """MM-42."""
    noted = table.collection
    if noted is NO_COLLECTION:
        page.skip(len(FAMILIES) * (3 + table.seats) + 2)
        return
    for sum_owed in noted.bank:
        page.number(sum_owed // UNIT)
    for payers in noted.payers:
        page.seats(payers, me, table.seats)
    page.members(noted.fallen, len(FAMILIES))
    page.members(noted.doubled, len(FAMILIES))
    page.number(noted.step)
    page.flag(noted.frozen)


def resolution(table: Position, me: i64, page: Page) -> None:
    """MM-22."""
    proposed = table.resolution
    if proposed is NO_RESOLUTION:
        targets = table.seats + len(FAMILIES) + len(REGIONS)
        page.skip(table.seats + CARD_KINDS + targets + table.seats * (2 + len(VOTES)) + 1)
        return
    page.seat(proposed.proposer, me, table.seats)
    page.one_of(proposed.card, CARD_KINDS)
    strikes = SECRET_CARDS[proposed.card].strikes
    page.seat(proposed.target if strikes == ON_PLAYER else NONE, me, table.seats)
    page.one_of(proposed.target if strikes == ON_FAMILY else NONE, len(FAMILIES))
    page.one_of(proposed.target if strikes == ON_REGION else NONE, len(REGIONS))
    steps: i64
    for steps in range(table.seats):
        voter = counted_from(me, steps, table.seats)
        vote = proposed.votes[voter]
        page.flag(vote != HAS_NO_VOTE)
        page.flag(vote >= 0)
        page.one_of(vote if vote >= 0 and sees_vote(table, me, voter) else NONE, len(VOTES))
    page.number(proposed.step)


def combat(table: Position, me: i64, page: Page) -> None:
    """MM-28, MM-30."""
    fought = table.combat
    if fought is NO_COMBAT:
        page.skip(table.seats * (4 + COMBAT_KINDS + 1) + len(REGIONS) + 3 * COMBAT_KINDS + 2)
        return
    page.seat(fought.attacker, me, table.seats)
    page.seat(fought.defender, me, table.seats)
    page.seat(fought.fighter, me, table.seats)
    page.seats(fought.cancelled, me, table.seats)
    page.one_of(fought.region, len(REGIONS))
    page.one_of(fought.facing, COMBAT_KINDS)
    for card in fought.spent_in_attack:
        page.put(card, 1)
    page.skip(COMBAT_KINDS)
    for card in fought.spent_in_defence:
        page.put(card, 1)
    page.skip(COMBAT_KINDS)
    page.flag(fought.called)
    page.number(fought.step)
    steps: i64
    for steps in range(table.seats):
        seat = counted_from(me, steps, table.seats)
        page.one_of(fought.offers[seat], COMBAT_KINDS)
        page.number(fought.prices[seat] // UNIT)


def deal(table: Position, me: i64, page: Page) -> None:
    """MM-36."""
    proposed = table.deal
    if proposed is NO_DEAL:
        page.skip(2 * table.seats + len(ITEMS) + 3)
        return
    page.seat(proposed.proposer, me, table.seats)
    page.seat(proposed.partner, me, table.seats)
    page.one_of(proposed.item, len(ITEMS))
    page.flag(proposed.selling)
    page.flag(proposed.price >= 0)
    page.number(proposed.price // UNIT)
