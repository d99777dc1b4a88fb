# compiled with mypyc
"""Who plays Master of Rules for victory and not for points, and forgets no card that was seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.pairs import Pairs, fits, seen_by
from maestri.bots.master_of_rules.policy import FORESIGHT, PICKS, SPITE, Judge
from maestri.bots.master_of_rules.stakes import Stakes
from maestri.bots.master_of_rules.standing import Standing
from maestri.core.rng import Rng
from maestri.core.seating import left_of
from maestri.core.state import State
from maestri.games.master_of_rules.cards import bit, nth_number, one_of, size
from maestri.games.master_of_rules.material import TAKE
from maestri.games.master_of_rules.position import NOTHING
from maestri.games.master_of_rules.state import Rules

LONG_RUN: Final = 0.3  # what a card is worth in later deals, beside the next one
LOOKS: Final = 4  # of so many tables that a laid card is judged on, one does for a card that is taken


class Champion(Judge):
    """Judges as a regular does, but for victory, and by what all know of the hands (MR-34)."""

    def __init__(self, samples: i64, whim: float = 0.0, deals: i64 = 1, closer: i64 = 1) -> None:
        super().__init__(samples, whim, deals, closer)
        self.standing: Standing | None = None  # of the deal that was last looked at: a search looks at few
        self.first_guess: bool = True

    def begin(self, state: State) -> None:
        super().begin(state)
        self.first_guess = True

    def guess(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        """A search begins with what it is about to take: only there a close look is worth its time."""
        assert isinstance(state, Rules)
        first = self.first_guess
        self.first_guess = False
        if state.taking != NOTHING and not first:
            return self.judge_taking(state, seat, moves, 0, rng)
        return super().guess(state, seat, moves, rng)

    def pairs(self, rules: Rules, seat: i64) -> Pairs:
        standing = self.standing
        if standing is None or not standing.is_of(rules):
            standing = Standing(rules)
            self.standing = standing
        return Stakes(rules, seat, self.types_open(rules, seat), SPITE, standing)

    def judge_taking(self, rules: Rules, seat: i64, moves: vec[i64], samples: i64, rng: Rng) -> vec[float]:
        """By what each card would make of the hand in the next deal, and in the long run."""
        scores = super().judge_taking(rules, seat, moves, samples, rng)
        looks = samples // LOOKS
        if looks == 0:
            return scores
        tables = self.tables_of(next_deal(rules), seat, looks, rng)
        number: i64
        for number in range(len(moves)):
            then = next_deal(rules)
            then.takes(seat, moves[number] - TAKE)
            best = self.best_of_hand(then, seat, tables) / float(looks)
            scores[number] = best + LONG_RUN * scores[number]
        return scores

    def tables_of(self, rules: Rules, seat: i64, amount: i64, rng: Rng) -> list[vec[i64]]:
        laid, unseen = seen_by(rules, seat)
        return [self.completed(rules, laid, unseen, size(unseen), rng) for _ in range(amount)]

    def best_of_hand(self, rules: Rules, seat: i64, tables: list[vec[i64]]) -> float:
        """What the best card of a hand promises over all tables."""
        pairs = self.pairs(rules, seat)
        for table in tables:
            pairs.add(table)
        best = 0.0
        for move in rules.moves(seat):
            best = max(best, pairs.score(move, FORESIGHT))
        return best

    def completed(self, rules: Rules, laid: vec[i64], unseen: i64, amount: i64, rng: Rng) -> vec[i64]:
        table = laid[:]
        hidden = unseen
        for player in rules.players:
            hidden &= ~player.known_numbers
        if hidden == 0:
            hidden = rules.piles.number_discard  # MR-27
        place: i64
        for place in range(len(table)):
            if table[place] < 0 and place < rules.seats:
                table[place] = self.picks(rules, place, table, hidden, rng)
            elif table[place] < 0:
                table[place] = nth_number(hidden, rng.below(size(hidden)))
        return table

    def picks(self, rules: Rules, place: i64, table: vec[i64], hidden: i64, rng: Rng) -> i64:
        """A card that somebody may hold; who has laid his rule picks one that fits."""
        player = rules.players[place]
        cards = size(player.numbers)
        card = held(player.known_numbers, cards, hidden, rng)
        if player.rule >= 0:
            for _ in range(PICKS):
                other = held(player.known_numbers, cards, hidden, rng)
                if fits(player.rule, other, table) > fits(player.rule, card, table):
                    card = other
        return card


def next_deal(rules: Rules) -> Rules:
    """Before the next deal, as if this one brought nobody anything: what lies there is discarded."""
    then = rules.copy()
    for player in then.players:
        if player.number >= 0:
            then.piles.number_discard |= bit(player.number)
        if player.rule >= 0:
            then.piles.rule_discard += one_of(player.rule)
        player.number = -1
        player.rule = -1
    then.discard_dummies()
    then.types_laid = 0
    then.taking = NOTHING
    then.turn = 1
    then.first = left_of(then.first, then.seats)
    if then.first == then.counter:
        then.round += 1
    return then


def held(known: i64, cards: i64, hidden: i64, rng: Rng) -> i64:
    """Any card of a hand of so many, of which some are known."""
    nth = rng.below(cards)
    if nth < size(known):
        return nth_number(known, nth)
    return nth_number(hidden, rng.below(size(hidden)))
