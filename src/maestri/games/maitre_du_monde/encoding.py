# compiled with mypyc
"""Maître du Monde as a seat observes it (MM-8), in numbers: `observation.py` says what each means."""

from typing import Final

from mypy_extensions import i64

from maestri.core.page import NONE, Page, away, counted_from, mark
from maestri.games.maitre_du_monde.cards import CARD_KINDS, ITEMS
from maestri.games.maitre_du_monde.encoding_of_proceedings import collection, combat, deal, resolution
from maestri.games.maitre_du_monde.knowledge import card_of, holder_of
from maestri.games.maitre_du_monde.material import DESTROYED, MOST_SQUARES
from maestri.games.maitre_du_monde.phases import DISTRESS, PHASES
from maestri.games.maitre_du_monde.player import Player
from maestri.games.maitre_du_monde.position import Position

THOUSAND: Final = 1000


def encode(table: Position, me: i64, page: Page) -> None:
    """All that lies open, one's own money and cards, and what one knows of others' cards."""
    page.row(table.players[me].hand)
    for size in table.pile_sizes:
        page.number(size)
    known(table, me, page)
    wealth(table, me, page)
    steps: i64
    for steps in range(table.seats):
        seat = counted_from(me, steps, table.seats)
        seen: i64 = -1
        if table.sees_money(me, seat):
            seen = table.players[seat].money
        player(table.players[seat], seen, me, table.seats, page)
    for until in table.embargo:
        page.seats(until, me, table.seats)
    page.seats(table.no_bombs, me, table.seats)
    page.seats(table.no_taxes, me, table.seats)
    the_turn(table, me, page)
    collection(table, me, page)
    resolution(table, me, page)
    combat(table, me, page)
    deal(table, me, page)


def known(table: Position, me: i64, page: Page) -> None:
    """The cards that I know others to hold."""
    for fact in table.knowledge.facts:
        if (fact >> me) & 1:
            page.put(away(holder_of(fact), me, table.seats) * CARD_KINDS + card_of(fact), 1)
    page.skip(table.seats * CARD_KINDS)


def wealth(table: Position, me: i64, page: Page) -> None:
    """For each region: who owns it; then whether it was destroyed."""
    words = page.words
    seats = table.seats
    first = page.at
    for owner in table.owner:
        if owner >= 0:
            mark(words, first + away(owner, me, seats))
        elif owner == DESTROYED:
            mark(words, first + seats)
        first += seats + 1
    page.at = first


def player(player: Player, money: i64, me: i64, seats: i64, page: Page) -> None:
    page.flag(money >= 0)
    page.number(money // THOUSAND)
    page.flag(money > 0 and money % THOUSAND > 0)
    page.one_of(player.square, MOST_SQUARES)
    page.row(player.masters)
    page.row(player.sizes)
    page.number(player.strikes)
    page.seats(player.muted, me, seats)
    page.seats(player.shielded, me, seats)
    page.number(player.out)


def the_turn(table: Position, me: i64, page: Page) -> None:
    """What is to be decided, by whom, and how far the turn has come."""
    page.one_of(NONE if len(table.stack) == 0 else table.phase(), len(PHASES))
    distress = False
    for phase in table.stack:
        page.put(phase, 1)
        distress = distress or phase == DISTRESS
    page.skip(len(PHASES))
    page.seat(table.turn, me, table.seats)
    page.seats(table.awaited, me, table.seats)
    page.number(table.turns)
    page.number(table.turn_limit - table.turns)
    number: i64
    for number in range(2):
        page.number(table.dice[number] if number < len(table.dice) else NONE)
    page.one_of(table.goal, MOST_SQUARES)
    page.number(table.bought)
    page.flag(table.buys_combat)
    page.flag(table.on_sale)
    page.one_of(table.using, len(ITEMS))
    page.number(table.pleas_left if distress else table.offers_left)
    page.flag(table.free_trade)
    page.flag(table.open_money)
