# compiled with mypyc
"""Master of Rules as a seat observes it (MR-34), in numbers: `observation.py` says what each means."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.page import NONE, Page, counted_from, counts_at, mark, members_at, number_at
from maestri.games.master_of_rules.cards import WIDTH, size, total
from maestri.games.master_of_rules.editions import JAPAN
from maestri.games.master_of_rules.material import CARDS, NUMBERS
from maestri.games.master_of_rules.player import Player
from maestri.games.master_of_rules.position import Position

TYPE_COUNT: Final = 5
PLAYER: Final = 2 + CARDS + CARDS + TYPE_COUNT
NO_TYPES: Final[i64] = 0  # nothing lies after the last deal; typed as `NONE` is


def encode(table: Position, me: i64, page: Page) -> None:
    """All that lies open, one's own hand, and what all know of the others'."""
    words = page.words
    cards(words, page.at, table.players[me].numbers, table.players[me].rules)
    cards(words, page.at + CARDS, table.refill_numbers, table.refill_rules)
    cards(words, page.at + 2 * CARDS, table.piles.number_discard, table.piles.rule_discard)
    page.skip(3 * CARDS)
    dummies(table, page)
    page.members(NO_TYPES if table.over else table.types_laid, TYPE_COUNT)
    page.number(table.piles.number_count)
    page.number(table.piles.rule_count)
    page.number(table.deal_number())
    page.number(table.deals - table.deal_number())
    page.one_of(table.turn - 1, 2)
    page.one_of(table.taking - 1, 2)
    page.flag(table.edition is JAPAN)
    page.seat(table.first, me, table.seats)
    page.seat(table.counter, me, table.seats)
    page.seat(NONE if table.over else table.actor, me, table.seats)
    steps: i64
    for steps in range(table.seats):
        player(table.players[counted_from(me, steps, table.seats)], words, page.at)
        page.skip(PLAYER)


def dummies(table: Position, page: Page) -> None:
    """MR-21 to MR-24."""
    for card in table.dummy_numbers:
        page.put(card, 1)
    page.skip(NUMBERS)
    page.one_of(table.dummy_rule, TYPE_COUNT)


# The cards are most of the page: here cells are counted without it, which is quicker


def cards(words: vec[i64], cell: i64, numbers: i64, rules: i64) -> None:
    if numbers:
        members_at(words, cell, numbers)
    if rules:
        counts_at(words, cell + NUMBERS, rules, WIDTH)


def player(player: Player, words: vec[i64], cell: i64) -> None:
    """What everybody sees of a seat."""
    if player.numbers:
        number_at(words, cell, size(player.numbers))
    if player.rules:
        number_at(words, cell + 1, total(player.rules))
    cards(words, cell + 2, player.known_numbers, player.known_rules)
    laid = cell + 2 + CARDS
    if player.number >= 0:
        mark(words, laid + player.number)
    if player.rule >= 0:
        mark(words, laid + NUMBERS + player.rule)
    if player.won:
        counts_at(words, laid + CARDS, player.won, WIDTH)
