# compiled with mypyc
"""How a good player sees Master of Rules: what each rule still needs, counted over the cards not seen yet."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.worth import deals_left, gain, prospects
from maestri.bots.policy import Policy
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.games.master_of_rules.adjudication import does_own, right_of
from maestri.games.master_of_rules.cards import ALL_NUMBERS, bit, count, nth_number, size
from maestri.games.master_of_rules.material import (
    LIMIT,
    NUMBER_OF,
    NUMBERS_JUDGED,
    RULE,
    SUPPORT,
    TAKE,
    TYPES,
)
from maestri.games.master_of_rules.position import NOTHING
from maestri.games.master_of_rules.state import Rules

SUPPORT_CHANCE: Final = 0.45  # that somebody whose rule is not laid yet does it
SPITE: Final = 0.35  # what another's success counts against one's own
RULE_LATER: Final = 0.06  # for laying the number first: the rule can wait and see
DUPLICATE: Final = 0.25  # against a rule card of a type that is in hand already
EXTREME: Final = 0.03  # for numbers far from the middle: more rules have a use for them


class Judge(Policy):
    """Completes the table at random, over and over, from cards not seen yet, and counts what is done."""

    def __init__(self, samples: i64, whim: float = 0.0, deals: i64 = 1) -> None:
        super().__init__(whim)
        self.samples: i64 = samples
        self.deals: i64 = deals  # how many a roll-out goes on for
        self.last_deal: i64 = 0

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, Rules)
        if state.taking != NOTHING:
            return self.judge_taking(state, seat, moves)
        return self.judge_laying(state, seat, moves, rng)

    # What to take (MR-13)

    def judge_taking(self, rules: Rules, seat: i64, moves: vec[i64]) -> vec[float]:
        player = rules.players[seat]
        left = deals_left(rules.deal_number(), rules.seats)
        scores = vec[float](capacity=len(moves))
        for move in moves:
            card = move - TAKE
            if card < RULE:
                scores = append(scores, EXTREME * abs(float(NUMBER_OF[card] - 5)))
            else:
                held = float(count(player.rules, card - RULE))
                scores = append(scores, gain(player.won, card - RULE, rules.edition, left) - DUPLICATE * held)
        return scores

    # What to lay (MR-7, MR-8)

    def judge_laying(self, rules: Rules, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        """Each move is as good as the best pair of number and rule that it leads to."""
        scores = vec[float](capacity=len(moves))
        for _ in range(len(moves)):
            scores = append(scores, -1e9)
        player = rules.players[seat]
        numbers = player.numbers
        if player.number >= 0:
            numbers = bit(player.number)
        while numbers:
            card = nth_number(numbers, 0)
            numbers &= numbers - 1
            self.judge_number(rules, seat, card, moves, scores, rng)
        return scores

    def judge_number(
        self, rules: Rules, seat: i64, card: i64, moves: vec[i64], scores: vec[float], rng: Rng
    ) -> None:
        """Raises the moves that go with one number card to what it promises with the best rule."""
        player = rules.players[seat]
        done, spite = self.chances(rules, seat, card, rng)
        left = deals_left(rules.deal_number(), rules.seats)
        types = self.types_open(rules, seat)
        best = -1e9
        kind: i64
        number: i64
        for kind in range(len(TYPES)):
            if types & bit(kind):
                worth = done[kind] * gain(player.won, kind, rules.edition, left) - SPITE * spite
                if worth > best:
                    best = worth
                for number in range(len(moves)):
                    if moves[number] == RULE + kind and worth > scores[number]:
                        scores[number] = worth
        for number in range(len(moves)):
            if moves[number] == card:
                scores[number] = best + RULE_LATER - 0.5 * EXTREME * abs(float(NUMBER_OF[card] - 5))

    def types_open(self, rules: Rules, seat: i64) -> i64:
        """The types that the seat can have in front of it in the end."""
        player = rules.players[seat]
        if player.rule >= 0:
            return bit(player.rule)
        return rules.playable_types(player.rules)

    def chances(self, rules: Rules, seat: i64, card: i64, rng: Rng) -> tuple[vec[float], float]:
        """How likely each type is done if the seat lays a number; and what the others may expect to win."""
        laid = vec[i64](capacity=NUMBERS_JUDGED)
        unseen = ALL_NUMBERS & ~(
            rules.piles.number_discard | rules.refill_numbers | rules.players[seat].numbers
        )
        other: i64
        for other in range(rules.seats):
            shown = rules.players[other].number
            if other == seat:
                shown = card
            laid = append(laid, shown)
        for shown in rules.dummy_numbers:
            laid = append(laid, shown)
        while len(laid) < NUMBERS_JUDGED:
            laid = append(laid, -1)
        for shown in laid:
            if shown >= 0:
                unseen &= ~bit(shown)
        return self.counted(rules, seat, laid, unseen, rng)

    def counted(
        self, rules: Rules, seat: i64, laid: vec[i64], unseen: i64, rng: Rng
    ) -> tuple[vec[float], float]:
        done = vec[float](capacity=5)
        kind: i64
        for _ in range(len(TYPES)):
            done = append(done, 0.0)
        spite = 0.0
        share = 1.0 / float(self.samples)
        amount = size(unseen)
        for _ in range(self.samples):
            table = self.completed(rules, laid, unseen, amount, rng)
            for kind in range(SUPPORT):
                if does_own(table, seat, kind):
                    done[kind] += share
            done[SUPPORT] += share * supported(rules, seat, table)
            spite += share * self.others_gain(rules, seat, table)
        return done, spite

    def completed(self, rules: Rules, laid: vec[i64], unseen: i64, amount: i64, rng: Rng) -> vec[i64]:
        """The table with cards from the unseen ones in the empty places."""
        table = laid[:]
        place: i64
        for place in range(len(table)):
            if table[place] < 0:
                card = nth_number(unseen, rng.below(amount))
                if place < rules.seats and rules.players[place].rule == LIMIT:
                    lower = nth_number(unseen, rng.below(amount))
                    if NUMBER_OF[lower] < NUMBER_OF[card]:
                        card = lower
                table[place] = card
        return table

    def others_gain(self, rules: Rules, seat: i64, table: vec[i64]) -> float:
        """What the others win, those whose rules are laid, on the mean."""
        total = 0.0
        other: i64
        for other in range(rules.seats):
            kind = rules.players[other].rule
            if other != seat and kind >= 0 and kind != SUPPORT and does_own(table, other, kind):
                total += 1.0
        return total / float(rules.seats - 1)

    # What a position is worth

    def begin(self, state: State) -> None:
        assert isinstance(state, Rules)
        self.last_deal = state.deal_number() + self.deals

    def settled(self, state: State) -> bool:
        """When so many deals were judged."""
        assert isinstance(state, Rules)
        return state.deal_number() >= self.last_deal

    def value(self, state: State, seats: i64) -> vec[float]:
        """MR-33: chances of the most points, the surer the fewer deals are left."""
        assert isinstance(state, Rules)
        left = 0.0
        if not state.over:
            left = deals_left(state.deal_number() - 1, seats)
        spread = 0.4 + 3.0 * left
        shares = vec[float](capacity=seats)
        total = 0.0
        for player in state.players:
            share = exp((prospects(player.won, state.edition, left) - 12.0) / spread)
            shares = append(shares, share)
            total += share
        seat: i64
        for seat in range(seats):
            shares[seat] /= total
        return shares

    def reason(self, state: State, seat: i64, move: i64) -> str:
        """MR-31, MR-32: a rule card that would earn a bonus; otherwise what the number is good for."""
        assert isinstance(state, Rules)
        if move >= TAKE:
            return ""
        if move >= RULE:
            bonus = gain(state.players[seat].won, move - RULE, state.edition, 0.0) > 1.5
            return "reason-bonus" if bonus else ""
        kind = state.players[seat].rule
        if kind >= 0 and kind != SUPPORT:
            done, _ = self.chances(state, seat, move, Rng(bytes(range(16))))
            return "reason-likely" if done[kind] > 0.6 else ""
        return ""


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


class Beginner(Policy):
    """Looks at the cards on the table as if no more would come, and at nobody's rule but his own."""

    def __init__(self) -> None:
        super().__init__(whim=0.8)

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, Rules)
        scores = vec[float](capacity=len(moves))
        player = state.players[seat]
        for move in moves:
            score = 0.0
            if move < RULE and player.rule == LIMIT:
                score = -0.2 * float(NUMBER_OF[move])
            elif move < RULE and player.rule >= 0:
                score = 0.1 * float(NUMBER_OF[move])
            elif RULE <= move < TAKE and player.number >= 0 and move - RULE != SUPPORT:
                score = looks_done(state, seat, move - RULE)
            scores = append(scores, score)
        return scores


def looks_done(rules: Rules, seat: i64, kind: i64) -> float:
    """Whether a rule would be done by the numbers that lie there now."""
    shown = vec[i64](capacity=NUMBERS_JUDGED)
    place: i64 = 0
    other: i64
    for other in range(rules.seats):
        card = rules.players[other].number
        if other == seat:
            place = len(shown)
        if card >= 0:
            shown = append(shown, card)
    for card in rules.dummy_numbers:
        shown = append(shown, card)
    return 1.0 if does_own(shown, place, kind) else 0.0
