# compiled with mypyc
"""Master of Rules as a seat observes it (MR-34), in numbers: `observation.py` says what each means."""

from typing import Final

from mypy_extensions import i64

from maestri.core.page import NONE, Page, counted_from
from maestri.games.master_of_rules.cards import WIDTH, size, total
from maestri.games.master_of_rules.editions import JAPAN
from maestri.games.master_of_rules.material import NUMBERS
from maestri.games.master_of_rules.player import Player
from maestri.games.master_of_rules.position import Position

TYPE_COUNT: Final = 5
NO_TYPES: Final[i64] = 0  # nothing lies after the last deal; typed as `NONE` is


def encode(table: Position, me: i64, page: Page) -> None:
    """All that lies open, one's own hand, and what all know of the others'."""
    cards(table.players[me].numbers, table.players[me].rules, page)
    cards(table.refill_numbers, table.refill_rules, page)
    cards(table.piles.number_discard, table.piles.rule_discard, page)
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
        player(table.players[counted_from(me, steps, table.seats)], page)


def cards(numbers: i64, rules: i64, page: Page) -> None:
    page.members(numbers, NUMBERS)
    page.counts(rules, WIDTH, TYPE_COUNT)


def dummies(table: Position, page: Page) -> None:
    """MR-21 to MR-24."""
    for card in table.dummy_numbers:
        page.put(card, 1)
    page.skip(NUMBERS)
    page.one_of(table.dummy_rule, TYPE_COUNT)


def player(player: Player, page: Page) -> None:
    """What everybody sees of a seat."""
    page.number(size(player.numbers))
    page.number(total(player.rules))
    cards(player.known_numbers, player.known_rules, page)
    page.one_of(player.number, NUMBERS)
    page.one_of(player.rule, TYPE_COUNT)
    page.counts(player.won, WIDTH, TYPE_COUNT)
