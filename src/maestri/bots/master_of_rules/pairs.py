# compiled with mypyc
"""What the cards of a hand bring together, on tables of Master of Rules as they may become."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.worth import deals_left, gain
from maestri.games.master_of_rules.adjudication import does_own, right_of
from maestri.games.master_of_rules.cards import ALL_NUMBERS, bit, nth_number
from maestri.games.master_of_rules.material import (
    BEST,
    COLOUR_OF,
    LIMIT,
    NUMBER_OF,
    NUMBERS_JUDGED,
    ONLY,
    RULE,
    SUPPORT,
    TRIO,
    TYPES,
)
from maestri.games.master_of_rules.state import Rules

SUPPORT_CHANCE: Final = 0.45  # that somebody whose rule is not laid yet does it


class Pairs:
    """What a player's numbers bring with his rules: pair by pair, and each with its best partner."""

    def __init__(self, rules: Rules, seat: i64, types: i64, spite: float) -> None:
        self.rules: Rules = rules
        self.seat: i64 = seat
        player = rules.players[seat]
        self.numbers: vec[i64] = vec[i64](capacity=8)
        numbers = player.numbers if player.number < 0 else bit(player.number)
        while numbers:
            self.numbers = append(self.numbers, nth_number(numbers, 0))
            numbers &= numbers - 1
        self.types: i64 = types  # those that he can have in front of him in the end
        self.spite: float = spite
        self.against: float = 0.0
        self.gains: vec[float] = vec[float](capacity=5)
        left = deals_left(rules.deal_number(), rules.seats)
        kind: i64
        for kind in range(len(TYPES)):
            worth = gain(player.won, kind, rules.edition, left) if self.types & bit(kind) else 0.0
            self.gains = append(self.gains, worth)
        self.pairs: vec[float] = zeros(len(self.numbers) * len(TYPES))
        self.best_of_number: vec[float] = zeros(len(self.numbers))
        self.best_of_type: vec[float] = zeros(len(TYPES))

    def add(self, table: vec[i64]) -> None:
        """One more table."""
        best_of_type = zeros(len(TYPES))
        kind: i64
        number: i64
        for kind in range(len(TYPES)):
            best_of_type[kind] = -1e9
        for number in range(len(self.numbers)):
            table[self.seat] = self.numbers[number]
            self.look_at(table)
            best = -1e9
            for kind in range(len(TYPES)):
                if self.types & bit(kind):
                    worth = self.worth(kind, done(self.rules, self.seat, kind, table))
                    self.pairs[number * len(TYPES) + kind] += worth
                    best = max(best, worth)
                    best_of_type[kind] = max(best_of_type[kind], worth)
            self.best_of_number[number] += best
        for kind in range(len(TYPES)):
            self.best_of_type[kind] += best_of_type[kind]

    def look_at(self, table: vec[i64]) -> None:
        """What the others win there counts against all pairs."""
        self.against = self.spite * others_gain(self.rules, self.seat, table)

    def worth(self, kind: i64, share: float) -> float:
        """What a rule brings that is done for that share, in points."""
        return self.gains[kind] * share - self.against

    def score(self, move: i64, foresight: float) -> float:
        """What a card promised over all tables."""
        flat = -1e9
        number: i64
        kind: i64
        if move >= RULE:
            kind = move - RULE
            best = self.best_of_type[kind]
            for number in range(len(self.numbers)):
                flat = max(flat, self.pairs[number * len(TYPES) + kind])
        else:
            number = 0
            while self.numbers[number] != move:
                number += 1
            best = self.best_of_number[number]
            for kind in range(len(TYPES)):
                if self.types & bit(kind):
                    flat = max(flat, self.pairs[number * len(TYPES) + kind])
        return foresight * best + (1.0 - foresight) * flat


def zeros(amount: i64) -> vec[float]:
    row = vec[float](capacity=amount)
    for _ in range(amount):
        row = append(row, 0.0)
    return row


def seen_by(rules: Rules, seat: i64) -> tuple[vec[i64], i64]:
    """The numbers on the table, with -1 for those to come, and the cards that may still come."""
    laid = vec[i64](capacity=NUMBERS_JUDGED)
    unseen = ALL_NUMBERS & ~(rules.piles.number_discard | rules.refill_numbers | rules.players[seat].numbers)
    for player in rules.players:
        laid = append(laid, player.number)
    for shown in rules.dummy_numbers:
        laid = append(laid, shown)
    while len(laid) < NUMBERS_JUDGED:
        laid = append(laid, -1)
    for shown in laid:
        if shown >= 0:
            unseen &= ~bit(shown)
    return laid, unseen


def fits(kind: i64, card: i64, table: vec[i64]) -> float:
    """How well a number goes with a rule on a table that is not full yet."""
    number = NUMBER_OF[card]
    if kind == LIMIT:
        return -float(number)
    alike: i64 = 0
    for other in table:
        if other >= 0 and (NUMBER_OF[other] == number or COLOUR_OF[other] == COLOUR_OF[card]):
            alike += 1
    if kind == BEST:
        return float(number) + 2.0 * float(alike)
    if kind == ONLY:
        return -float(alike)
    if kind == TRIO:
        return float(alike)
    return 0.0


def done(rules: Rules, seat: i64, kind: i64, table: vec[i64]) -> float:
    """MR-15 to MR-19: whether a rule would be done on a table."""
    if kind == SUPPORT:
        return supported(rules, seat, table)
    return 1.0 if does_own(table, seat, kind) else 0.0


def others_gain(rules: Rules, seat: i64, table: vec[i64]) -> float:
    """What the others win, those whose rules are laid, on the mean."""
    total = 0.0
    other: i64
    for other in range(rules.seats):
        kind = rules.players[other].rule
        if other != seat and kind >= 0 and kind != SUPPORT and does_own(table, other, kind):
            total += 1.0
    return total / float(rules.seats - 1)


def supported(rules: Rules, seat: i64, table: vec[i64]) -> float:
    """MR-19: whether the one to the right does his rule; a guess where it is not laid yet."""
    right = right_of(seat, rules.seats)
    while right != seat:
        kind = rules.players[right].rule
        if kind < 0:
            return SUPPORT_CHANCE
        if kind != SUPPORT:
            return 1.0 if does_own(table, right, kind) else 0.0
        right = right_of(right, rules.seats)
    return 1.0
