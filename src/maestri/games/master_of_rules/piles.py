# compiled with mypyc
"""The two piles and their discards. A pile has no order: any of its cards is as likely to be the next."""

from typing import Final

from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.master_of_rules.cards import (
    ALL_NUMBERS,
    ALL_RULES,
    WIDTH,
    bit,
    nth_number,
    one_of,
    size,
    total,
)
from maestri.games.master_of_rules.material import TOY_NUMBERS, TOY_TYPES

NONE_LEFT: Final = -1


class Piles:
    """MR-4: number and rule cards, apart from each other, face down; and what was discarded of them."""

    def __init__(
        self,
        numbers: i64,
        number_count: i64,
        rules: i64,
        rule_count: i64,
        number_discard: i64,
        rule_discard: i64,
    ) -> None:
        self.numbers: i64 = numbers  # a set
        self.number_count: i64 = number_count
        self.rules: i64 = rules  # counted by type
        self.rule_count: i64 = rule_count
        self.number_discard: i64 = number_discard
        self.rule_discard: i64 = rule_discard

    def copy(self) -> "Piles":
        return Piles(
            self.numbers,
            self.number_count,
            self.rules,
            self.rule_count,
            self.number_discard,
            self.rule_discard,
        )

    def need_shuffle_of_numbers(self) -> bool:
        """MR-27: a card is needed, the pile is empty and the discard pile is not."""
        return self.number_count == 0 and self.number_discard != 0

    def need_shuffle_of_rules(self) -> bool:
        return self.rule_count == 0 and self.rule_discard != 0

    def shuffle_numbers(self) -> None:
        """MR-27: the discard pile becomes the pile."""
        self.numbers = self.number_discard
        self.number_count = size(self.number_discard)
        self.number_discard = 0

    def shuffle_rules(self) -> None:
        self.rules = self.rule_discard
        self.rule_count = total(self.rule_discard)
        self.rule_discard = 0

    def draw_number(self, rng: Rng) -> i64:
        if self.number_count == 0:
            return NONE_LEFT
        card = nth_number(self.numbers, rng.below(self.number_count))
        self.numbers &= ~bit(card)
        self.number_count -= 1
        return card

    def draw_rule(self, rng: Rng) -> i64:
        if self.rule_count == 0:
            return NONE_LEFT
        kind = rng.kind(self.rules, WIDTH, self.rule_count)
        self.rules -= one_of(kind)
        self.rule_count -= 1
        return kind

    def put_back(self, numbers: i64, rules: i64) -> None:
        """Cards of a hand go back into the piles, to be dealt anew."""
        self.numbers |= numbers
        self.number_count += size(numbers)
        self.rules += rules
        self.rule_count += total(rules)


def full_piles() -> Piles:
    """MR-1, MR-2: all cards."""
    return Piles(ALL_NUMBERS, size(ALL_NUMBERS), ALL_RULES, total(ALL_RULES), 0, 0)


def toy_piles(seats: i64) -> Piles:
    """The few cards of a toy."""
    numbers: i64 = 0
    for card in TOY_NUMBERS[:seats]:
        numbers |= bit(card)
    rules: i64 = 0
    for kind in TOY_TYPES:
        rules += one_of(kind) * seats
    return Piles(numbers, size(numbers), rules, total(rules), 0, 0)
