# compiled with mypyc
"""What lies on the table of Master of Rules: players, piles, refill and dummies."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.games.master_of_rules.cards import bit, one_of, size, total
from maestri.games.master_of_rules.editions import Edition
from maestri.games.master_of_rules.material import (
    NUMBER_HAND,
    NUMBERS_JUDGED,
    ROUNDS,
    RULE_HAND,
    TOY_NUMBER_HAND,
    TOY_RULE_HAND,
)
from maestri.games.master_of_rules.piles import Piles
from maestri.games.master_of_rules.player import Player, newcomer
from maestri.games.master_of_rules.teller import SILENT, Teller
from maestri.games.master_of_rules.telling import Telling

NOTHING: Final = 0
NUMBER: Final = 1
RULE_CARD: Final = 2


class Position(State):
    """The cards that all can see, the hands, and whose turn it is."""

    def __init__(self, seats: i64, edition: Edition, piles: Piles, toy: bool = False) -> None:
        super().__init__()
        self.teller: Teller = SILENT
        self.seats: i64 = seats
        self.edition: Edition = edition
        self.toy: bool = toy
        self.deals: i64 = 1 if toy else ROUNDS[seats] * seats  # MR-29
        self.players: list[Player] = []
        self.piles: Piles = piles
        self.refill_numbers: i64 = 0  # a set
        self.refill_rules: i64 = 0  # counted by type
        self.dummy_numbers: vec[i64] = vec[i64]()  # Dummy-1's, then Dummy-2's
        self.dummy_rule: i64 = -1  # Dummy-1's type
        self.types_laid: i64 = 0  # MR-9: the types on the table in this deal, a set
        self.round: i64 = 1
        self.first: i64 = 0  # who has the first-player card …
        self.counter: i64 = 0  # … and who the round counter
        self.turn: i64 = 1  # of the deal, 1 or 2
        self.actor: i64 = 0
        self.taking: i64 = NOTHING  # MR-13: the kind of card that the actor must take
        self.over: bool = False

    def listen(self, log: list[Event] | None) -> None:
        self.teller = SILENT if log is None else Telling(log)

    def sit_down(self) -> None:
        """Empty hands around the table."""
        for _ in range(self.seats):
            self.players.append(newcomer())

    def copy_into(self, other: "Position") -> None:
        other.players = [player.copy() for player in self.players]
        other.refill_numbers = self.refill_numbers
        other.refill_rules = self.refill_rules
        other.dummy_numbers = self.dummy_numbers[:]
        other.dummy_rule = self.dummy_rule
        other.types_laid = self.types_laid
        other.round = self.round
        other.first = self.first
        other.counter = self.counter
        other.turn = self.turn
        other.actor = self.actor
        other.taking = self.taking
        other.over = self.over

    def number_hand(self) -> i64:
        """MR-4: how many number cards a full hand has."""
        return TOY_NUMBER_HAND if self.toy else NUMBER_HAND

    def rule_hand(self) -> i64:
        return TOY_RULE_HAND if self.toy else RULE_HAND

    def is_last_deal(self) -> bool:
        """MR-29: all rounds are played when it is over."""
        return self.deal_number() == self.deals

    def rounds(self) -> i64:
        """MR-29: how many rounds there are, the last of a toy not being whole."""
        return (self.deals + self.seats - 1) // self.seats

    def deal_number(self) -> i64:
        """Which deal of the match this is, from 1 on."""
        passed = self.first - self.counter
        if passed < 0:
            passed += self.seats
        return (self.round - 1) * self.seats + passed + 1

    # Cards from the piles

    def next_number(self, rng: Rng) -> i64:
        """MR-27: the next card of the pile; its discards are shuffled first if it is empty. Or -1: none."""
        if self.piles.need_shuffle_of_numbers():
            self.piles.shuffle_numbers()
            self.teller.numbers_shuffled(self)
        return self.piles.draw_number(rng)

    def next_rule(self, rng: Rng) -> i64:
        if self.piles.need_shuffle_of_rules():
            self.piles.shuffle_rules()
            self.teller.rules_shuffled(self)
        return self.piles.draw_rule(rng)

    def lay_refill(self, rng: Rng) -> None:
        """MR-6, MR-26: as many cards of each kind as there are players; MR-27: fewer if there are no more."""
        for _ in range(self.seats):
            card = self.next_number(rng)
            if card >= 0:
                self.refill_numbers |= bit(card)
        for _ in range(self.seats):
            kind = self.next_rule(rng)
            if kind >= 0:
                self.refill_rules += one_of(kind)
        self.teller.refill_laid(self)

    # Dummies

    def lay_dummies_of_turn_1(self, rng: Rng) -> None:
        """MR-21 to MR-24: Dummy-1's number card and, with three players, a rule card that blocks its type."""
        if self.seats == 5 or self.toy:
            return
        self.dummy_numbers = append(self.dummy_numbers, self.next_number(rng))
        if self.seats == 3:
            self.dummy_rule = self.next_rule(rng)
            self.types_laid |= bit(self.dummy_rule)
        self.teller.dummy_laid(self)

    def lay_dummies_of_turn_2(self, rng: Rng) -> None:
        """MR-23: with three players, Dummy-2's number card."""
        if self.seats == 3 and not self.toy:
            self.dummy_numbers = append(self.dummy_numbers, self.next_number(rng))
            self.teller.dummy_laid(self)

    def discard_dummies(self) -> None:
        """MR-20, MR-25: a dummy never scores."""
        for card in self.dummy_numbers:
            self.piles.number_discard |= bit(card)
        if self.dummy_rule >= 0:
            self.piles.rule_discard += one_of(self.dummy_rule)
        self.dummy_numbers = vec[i64](capacity=NUMBERS_JUDGED)
        self.dummy_rule = -1

    # What is judged

    def numbers_judged(self) -> vec[i64]:
        """The five number cards: the players' clockwise, then the dummies'."""
        numbers = vec[i64](capacity=NUMBERS_JUDGED)
        for player in self.players:
            numbers = append(numbers, player.number)
        for card in self.dummy_numbers:
            numbers = append(numbers, card)
        return numbers

    def types_judged(self) -> vec[i64]:
        types = vec[i64](capacity=NUMBERS_JUDGED)
        for player in self.players:
            types = append(types, player.rule)
        return types

    # What a seat can't see

    def sees_hand(self, seat: i64, other: i64) -> bool:
        """MR-34: everybody's hand is his secret, but for the cards that all saw go into it."""
        return other == seat

    def redeal(self, seat: i64, rng: Rng) -> None:
        """MR-34: what nobody saw of the hands not shown goes back into the piles and is dealt again."""
        missing_numbers = vec[i64](capacity=NUMBERS_JUDGED)
        missing_rules = vec[i64](capacity=NUMBERS_JUDGED)
        other: i64
        for other in range(self.seats):
            numbers: i64 = 0
            rules: i64 = 0
            if not self.sees_hand(seat, other):
                player = self.players[other]
                numbers = player.numbers & ~player.known_numbers
                rules = player.rules - player.known_rules
                player.numbers = player.known_numbers
                player.rules = player.known_rules
                self.piles.put_back(numbers, rules)
            missing_numbers = append(missing_numbers, size(numbers))
            missing_rules = append(missing_rules, total(rules))
        self.deal_hands(missing_numbers, missing_rules, rng)

    def deal_hands(self, numbers: vec[i64], rules: vec[i64], rng: Rng) -> None:
        """Gives each player as many cards from the piles as he is missing."""
        seat: i64
        for seat in range(self.seats):
            player = self.players[seat]
            for _ in range(numbers[seat]):
                player.numbers |= bit(self.piles.draw_number(rng))
            for _ in range(rules[seat]):
                player.rules += one_of(self.piles.draw_rule(rng))
