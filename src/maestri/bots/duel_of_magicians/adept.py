# compiled with mypyc
"""Who counts cards in Duel of Magicians: those that nobody has shown tell how sure a play is."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.duel_of_magicians.policy import LAST_CARD, Duellist, lowest_of
from maestri.bots.duel_of_magicians.prospects import DECIDED, prospect, spread_of
from maestri.bots.duel_of_magicians.traits import BY_SEARCH
from maestri.core.rng import Rng
from maestri.core.seating import left_of
from maestri.core.state import State
from maestri.games.duel_of_magicians.cards import LAID, WIDTH, count_of
from maestri.games.duel_of_magicians.material import (
    BALL,
    BALLS,
    FROM_STACK,
    HAND,
    JOKER,
    JOKER_MOST,
    JOKERS,
    KINDS,
    NATURALS,
    SIZE,
    STRONGEST,
    TAKE,
    TOTAL,
    VALUE,
)
from maestri.games.duel_of_magicians.state import Duel

# The places of an adept's traits. Most are there twice, for while the pile lasts and for after it.
KEPT: Final = 0  # what each kind of card is worth keeping
STRONG: Final = 2 * KINDS  # a card that few others beat
SPLIT: Final = STRONG + 2  # against every card of the value that stays in hand
SURE: Final = SPLIT + 2  # that nobody beats it: when opening, then in answer
SURE_ROUND: Final = SURE + 4  # the same, for every card of the round
PRESS: Final = SURE_ROUND + 2  # how high the total is: when opening, then in answer
STEPS: Final = 10
SHED: Final = PRESS + 2 * STEPS  # for every card played while the pile lasts
LEFT: Final = SHED + 1  # to have so many cards left after it
CHASED: Final = LEFT + HAND + 1  # for every card played when somebody has so many left
TAKING: Final = CHASED + HAND + 1  # a round of so many cards
LONGEST: Final = 12
TAKING_CHASED: Final = TAKING + 2 * (LONGEST + 1)  # taking when somebody has so many left
TAKING_LEFT: Final = TAKING_CHASED + HAND + 1  # taking with so many cards in hand
STACK: Final = TAKING_LEFT + HAND + 2  # for a card from one's own stack
GUARD: Final = STACK + 1  # how few others beat the strongest card that stays in hand
TAKING_GUARD: Final = GUARD + 2  # the same when taking
TRAITS: Final = TAKING_GUARD + 2

EVERY_OTHER: Final[i64] = 0x0F0F0F0F0F0F0F0F  # kind


def cards_in(counts: i64) -> i64:
    """How many cards there are of all kinds."""
    sums: i64 = (counts & EVERY_OTHER) + ((counts >> WIDTH) & EVERY_OTHER)
    sums += sums >> 32
    sums += sums >> 16
    sums += sums >> 8
    return sums & 255


class Count:
    """What a player knows of the cards that he does not see, and of how near the end is."""

    def __init__(self, duel: Duel, seat: i64) -> None:
        self.unseen: i64 = duel.pile.counts
        self.late: i64 = 1 if duel.pile.size == 0 else 0
        self.fewest: i64 = HAND
        cards = duel.pile.size
        other: i64 = 0
        for player in duel.players:
            if other != seat:
                self.unseen += player.hand.counts
                cards += player.hand.size
                self.fewest = min(self.fewest, player.hand.size)
            other += 1
        next_one = duel.players[left_of(seat, duel.seats)]
        self.odds: float = float(next_one.hand.size) / float(max(1, cards))

    def sure(self, total: i64) -> float:
        """How likely the next player holds no single card that beats a total. A crystal ball answers all."""
        beating: i64
        if total >= STRONGEST:
            beating = count_of(self.unseen, BALL)
        else:
            beating = cards_in(self.unseen >> WIDTH * (total + 1))
            if total < JOKER_MOST:
                beating += count_of(self.unseen, JOKER)
        return exp(-self.odds * float(beating))


class Adept(Duellist):
    """Weighs a play by how likely the next player can't answer it, and by what stays in hand."""

    def __init__(self, whim: float = 0.0, horizon: i64 = 2000) -> None:
        super().__init__(BY_SEARCH, whim, horizon)

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, Duel)
        count = Count(state, seat)
        scores = vec[float](capacity=len(moves))
        for move in moves:
            if move == TAKE:
                scores = append(scores, self.to_take(state, seat, count))
            else:
                scores = append(scores, self.to_play(state, seat, move, count))
        return scores

    def score(self, duel: Duel, seat: i64, move: i64) -> float:
        count = Count(duel, seat)
        return self.to_take(duel, seat, count) if move == TAKE else self.to_play(duel, seat, move, count)

    def to_take(self, duel: Duel, seat: i64, count: Count) -> float:
        """DM-12: what taking the round costs, which lets one open the next."""
        hand = duel.players[seat].hand
        score = self.traits[TAKING + count.late * (LONGEST + 1) + min(LONGEST, duel.round_size())]
        score += self.traits[TAKING_GUARD + count.late] * count.sure(strongest_of(hand.counts))
        if count.late:
            score += self.traits[TAKING_CHASED + count.fewest] + self.traits[TAKING_LEFT + hand.size]
        return score

    def to_play(self, duel: Duel, seat: i64, move: i64, count: Count) -> float:
        traits, late = self.traits, count.late
        hand = duel.players[seat].hand
        from_hand, held = SIZE[move], hand.counts
        score = 0.0
        top = FROM_STACK[move]
        if top >= 0:
            from_hand -= 1
            held += i64(1) << WIDTH * top
            score += traits[STACK]
        if from_hand == hand.size:
            return LAST_CARD
        score += self.to_give_up(held, move, count)
        if late:
            score += traits[LEFT + hand.size - from_hand] + traits[CHASED + count.fewest] * float(from_hand)
        else:
            score += traits[SHED] * float(from_hand)
        total = duel.total if BALLS[move] else TOTAL[move]
        opening: i64 = 1 if duel.is_opening() else 0
        sure = count.sure(total)
        score += traits[SURE + 2 * late + opening] * sure
        score += traits[SURE_ROUND + late] * sure * float(duel.round_size() + SIZE[move])
        return score + traits[PRESS + opening * STEPS + step_of(total)]

    def to_give_up(self, held: i64, move: i64, count: Count) -> float:
        """What the cards of a play would be worth later, and the rest of the hand without them."""
        traits, late = self.traits, count.late
        kept = KEPT + late * KINDS
        score = traits[GUARD + late] * count.sure(strongest_of(held - LAID[move]))
        if BALLS[move]:
            return score - traits[kept + BALL]
        value, naturals = VALUE[move], float(NATURALS[move])
        score -= traits[kept + JOKER] * float(JOKERS[move])
        score -= (traits[kept + value] + traits[STRONG + late] * count.sure(value)) * naturals
        return score - traits[SPLIT + late] * (float(count_of(held, value)) - naturals)

    def value(self, state: State, seats: i64) -> vec[float]:
        """DM-16: chances of the lowest sum, by what each may still expect of this hand."""
        assert isinstance(state, Duel)
        dealt = state.hand_number == self.hand_number  # of what was dealt anew nothing is told yet
        points = vec[float](capacity=seats)
        seat: i64
        for seat in range(seats):
            player = state.players[seat]
            expected = float(player.total_points())
            if dealt and not state.over:
                expected += float(len(player.front)) + prospect(state, seat)
            points = append(points, expected)
        return lowest_of(points, DECIDED if state.over else spread_of(state, dealt))


def strongest_of(hand: i64) -> i64:
    """The value of the strongest magician in a hand, or nothing."""
    value: i64 = STRONGEST
    while value > 0 and count_of(hand, value) == 0:
        value -= 1
    return value


def step_of(total: i64) -> i64:
    """In which of the steps a total lies."""
    if total <= STRONGEST:
        return total // 2
    if total <= 16:
        return 7
    return 8 if total <= 22 else 9
