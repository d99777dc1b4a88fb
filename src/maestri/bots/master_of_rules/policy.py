# compiled with mypyc
"""How a good player sees Master of Rules: what each rule still needs, counted over the cards not seen yet."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.deeds import Deed, deeds_in, take_back
from maestri.bots.master_of_rules.pairs import Pairs, done, fits, seen_by
from maestri.bots.master_of_rules.worth import deals_left, gain, prospects, spread
from maestri.bots.policy import Policy
from maestri.core.event import Event
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.games.master_of_rules.adjudication import does_own
from maestri.games.master_of_rules.cards import bit, count, nth_number, size
from maestri.games.master_of_rules.material import (
    LIMIT,
    NUMBER_OF,
    NUMBERS_JUDGED,
    RULE,
    SUPPORT,
    TAKE,
)
from maestri.games.master_of_rules.position import NOTHING
from maestri.games.master_of_rules.state import Rules

SPITE: Final = 0.35  # what another's success counts against one's own
FORESIGHT: Final = 0.5  # how much of the table one will know when one lays the second card
PICKS: Final = 2  # cards beside the first that somebody looks at who needs one for his rule
DUPLICATE: Final = 0.25  # against a rule card of a type that is in hand already
EXTREME: Final = 0.03  # for numbers far from the middle: more rules have a use for them
TRUST: Final = 2.0  # that others judge as he does: a point makes a card e to this as likely …
SLIPS: Final = 0.05  # … and everything happens


class Judge(Policy):
    """Completes the table at random, over and over, from cards not seen yet, and counts what is done."""

    def __init__(self, samples: i64, whim: float = 0.0, deals: i64 = 1, closer: i64 = 1) -> None:
        super().__init__(whim)
        self.samples: i64 = samples
        self.closer: i64 = closer  # how many times as many tables a search's first guess looks at
        self.deals: i64 = deals  # how many a roll-out goes on for
        self.last_deal: i64 = 0
        self.deeds: list[Deed] = []
        self.seat: i64 = 0

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, Rules)
        if state.taking != NOTHING:
            return self.judge_taking(state, seat, moves, self.samples, rng)
        return self.judge_laying(state, seat, moves, self.samples, rng)

    def guess(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, Rules)
        if state.taking != NOTHING:
            return self.judge_taking(state, seat, moves, self.samples * self.closer, rng)
        return self.judge_laying(state, seat, moves, self.samples * self.closer, rng)

    # What to take (MR-13)

    def judge_taking(self, rules: Rules, seat: i64, moves: vec[i64], samples: i64, rng: Rng) -> vec[float]:
        """In the long run."""
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

    def judge_laying(self, rules: Rules, seat: i64, moves: vec[i64], samples: i64, rng: Rng) -> vec[float]:
        """Over some tables as they may become: what each move brings with the best that can go with it.

        Who lays one card now chooses the other when he has seen more: the best is taken table by table. He
        will not see all: what is best over all tables counts as well.
        """
        pairs = self.pairs(rules, seat)
        laid, unseen = seen_by(rules, seat)
        amount = size(unseen)
        for _ in range(samples):
            pairs.add(self.completed(rules, laid, unseen, amount, rng))
        scores = vec[float](capacity=len(moves))
        for move in moves:
            score = pairs.score(move, FORESIGHT) / float(samples)
            if move < RULE:
                score -= 0.5 * EXTREME * abs(float(NUMBER_OF[move] - 5))
            scores = append(scores, score)
        return scores

    def pairs(self, rules: Rules, seat: i64) -> Pairs:
        return Pairs(rules, seat, self.types_open(rules, seat), SPITE)

    def types_open(self, rules: Rules, seat: i64) -> i64:
        """The types that the seat can have in front of it in the end."""
        player = rules.players[seat]
        if player.rule >= 0:
            return bit(player.rule)
        return rules.playable_types(player.rules)

    def completed(self, rules: Rules, laid: vec[i64], unseen: i64, amount: i64, rng: Rng) -> vec[i64]:
        """The table with unseen cards in the empty places; who has laid his rule picks one that fits."""
        table = laid[:]
        place: i64
        for place in range(len(table)):
            if table[place] < 0:
                card = nth_number(unseen, rng.below(amount))
                if place < rules.seats and rules.players[place].rule >= 0:
                    kind = rules.players[place].rule
                    for _ in range(PICKS):
                        other = nth_number(unseen, rng.below(amount))
                        if fits(kind, other, table) > fits(kind, card, table):
                            card = other
                table[place] = card
        return table

    # What others may hold

    def recall(self, past: list[Event], seat: i64) -> bool:
        self.deeds = deeds_in(past)
        self.seat = seat
        return len(self.deeds) > 0

    def likely(self, state: State, rng: Rng) -> float:
        """Deal by deal from the last card back: whether everybody would have laid what he laid."""
        assert isinstance(state, Rules)
        chance = 1.0
        then = state.copy()
        for deed in self.deeds:
            take_back(then, deed)
            if deed.move < TAKE and deed.seat != self.seat:
                chance *= self.chance(then, deed, rng)
        return chance

    def chance(self, rules: Rules, deed: Deed, rng: Rng) -> float:
        """How likely somebody with that hand lays it: what looks better is laid more often."""
        moves = rules.moves(deed.seat)
        scores = self.judge_laying(rules, deed.seat, moves, self.samples, rng)
        total = 0.0
        done = 0.0
        number: i64
        for number in range(len(moves)):
            share = exp(TRUST * scores[number])
            total += share
            if moves[number] == deed.move:
                done = share
        return SLIPS + (1.0 - SLIPS) * done / total

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
        apart = spread(left)
        shares = vec[float](capacity=seats)
        total = 0.0
        for player in state.players:
            share = exp((prospects(player.won, state.edition, left) - 12.0) / apart)
            shares = append(shares, share)
            total += share
        seat: i64
        for seat in range(seats):
            shares[seat] /= total
        return shares

    def share_done(self, rules: Rules, seat: i64, card: i64, kind: i64) -> float:
        """How likely a rule is done with a number."""
        laid, unseen = seen_by(rules, seat)
        laid[seat] = card
        rng = Rng(bytes(range(16)))
        share = 0.0
        for _ in range(self.samples):
            table = self.completed(rules, laid, unseen, size(unseen), rng)
            share += done(rules, seat, kind, table) / float(self.samples)
        return share


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
