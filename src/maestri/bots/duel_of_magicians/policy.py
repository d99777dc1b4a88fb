# compiled with mypyc
"""How a good player sees Duel of Magicians: what each card is worth keeping, when to press, when to take."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.duel_of_magicians.deeds import Deed, deeds_in
from maestri.bots.policy import Policy
from maestri.bots.shares import shares_of
from maestri.core.event import Event
from maestri.core.rng import Rng
from maestri.core.state import State
from maestri.games.duel_of_magicians.material import (
    BALL,
    BALLS,
    FROM_STACK,
    JOKER,
    JOKERS,
    KINDS,
    NATURALS,
    SIZE,
    TAKE,
    TOTAL,
    VALUE,
)
from maestri.games.duel_of_magicians.player import Player
from maestri.games.duel_of_magicians.state import Duel

# The places of a player's traits: what each kind of card is worth keeping while the pile lasts, then after …
PRESS: Final = 2 * KINDS  # for every point of the total announced
SIZE_EARLY: Final = PRESS + 1  # for every card played while the pile lasts
SIZE_LATE: Final = PRESS + 2  # and after
SPLIT: Final = PRESS + 3  # against every card of the value that stays in hand
TAKING: Final = PRESS + 4  # for taking at all
BURDEN: Final = PRESS + 5  # for every card taken
HURRY: Final = PRESS + 6  # against taking when somebody is about to end the hand
STACK: Final = PRESS + 7  # for a card from one's own stack
OPEN_PRESS: Final = PRESS + 8  # for every point of the total when opening
LAST_CARD: Final = 100.0

TRUST: Final = 0.5  # that others see a play as he does: a point makes it e to this as likely …
SLIPS: Final = 0.02  # … and everything happens
STAYS: Final = 0.6  # of a hand, what its holder will score in the end


def packed(numbers: list[float]) -> vec[float]:
    row = vec[float]()
    for number in numbers:
        row = append(row, number)
    return row


class Duellist(Policy):
    """Weighs the cards that a play gives up against the pressure it makes and the cards it gets rid of."""

    def __init__(self, traits: list[float], whim: float = 0.0, horizon: i64 = 2000) -> None:
        super().__init__(whim, horizon)
        self.traits: vec[float] = packed(traits)
        self.hand_number: i64 = 0
        self.deeds: list[Deed] = []

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, Duel)
        scores = vec[float](capacity=len(moves))
        for move in moves:
            scores = append(scores, self.score(state, seat, move))
        return scores

    def score(self, duel: Duel, seat: i64, move: i64) -> float:
        if move == TAKE:
            return self.taking(duel, seat)
        hand = duel.players[seat].hand
        from_hand = SIZE[move]
        score = 0.0
        if FROM_STACK[move] >= 0:
            from_hand -= 1
            score += self.traits[STACK]
        if from_hand == duel.players[seat].hand.size:
            return LAST_CARD
        late: i64 = 0
        if duel.pile.size == 0:
            late = KINDS
            score += self.traits[SIZE_LATE] * float(from_hand)
        else:
            score += self.traits[SIZE_EARLY] * float(from_hand)
        if BALLS[move]:
            return score - self.traits[late + BALL]
        value = VALUE[move]
        score -= self.traits[late + value] * float(NATURALS[move])
        score -= self.traits[late + JOKER] * float(JOKERS[move])
        score -= self.traits[SPLIT] * float(hand.count(value) - NATURALS[move])
        if len(duel.plays) == 0:
            return score + self.traits[OPEN_PRESS] * float(TOTAL[move])
        return score + self.traits[PRESS] * float(TOTAL[move])

    def taking(self, duel: Duel, seat: i64) -> float:
        """DM-12: what taking the round costs; near the end of the hand the more."""
        score = self.traits[TAKING] + self.traits[BURDEN] * float(duel.round_size())
        if duel.pile.size == 0:
            score -= self.traits[HURRY]
        return score

    # What others may hold

    def recall(self, past: list[Event], seat: i64) -> bool:
        self.deeds = deeds_in(past, seat)
        return len(self.deeds) > 0

    def likely(self, state: State, rng: Rng) -> float:
        assert isinstance(state, Duel)
        if state.stack:
            return 1.0  # DM-17: what lay in front of somebody then is not told
        chance = 1.0
        then = state.copy()
        for deed in self.deeds:
            then.total = deed.total
            then.plays = deed.plays
            then.players[deed.seat].hand = deed.hand(state.players[deed.seat].hand, rng)
            chance *= self.chance(then, deed)
        return chance

    def chance(self, duel: Duel, deed: Deed) -> float:
        """How likely somebody with that hand does it: what looks better is done more often."""
        moves = duel.moves(deed.seat)
        done = exp(TRUST * self.score(duel, deed.seat, deed.move))
        total = 0.0
        for move in moves:
            total += exp(TRUST * self.score(duel, deed.seat, move))
        return SLIPS + (1.0 - SLIPS) * done / total

    # What a position is worth

    def begin(self, state: State) -> None:
        assert isinstance(state, Duel)
        self.hand_number = state.hand_number

    def settled(self, state: State) -> bool:
        """At the end of the hand: later hands are as good for one as for another."""
        assert isinstance(state, Duel)
        return state.hand_number != self.hand_number

    def value(self, state: State, seats: i64) -> vec[float]:
        """DM-16: chances of the lowest sum, the surer the fewer hands are left."""
        assert isinstance(state, Duel)
        if state.over:
            return by_points(state, seats, 1.0)
        left = state.hands - state.hand_number + 1
        return by_points(state, seats, 2.0 + 3.0 * float(left))


class Beginner(Policy):
    """Plays the least that is enough, saves jokers and crystal balls, and takes only when he must."""

    def __init__(self) -> None:
        super().__init__(whim=3.0)

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        scores = vec[float](capacity=len(moves))
        for move in moves:
            scores = append(scores, -float(TOTAL[move] + 8 * JOKERS[move] + 12 * BALLS[move]))
            if move == TAKE:
                scores[len(scores) - 1] = -LAST_CARD
        return scores


def by_points(duel: Duel, seats: i64, spread: float) -> vec[float]:
    """The seats' shares of the victory, where a lead of `spread` points makes it e times as likely."""
    points = vec[float](capacity=seats)
    for player in duel.players:
        points = append(points, expected(player, duel.over))
    return lowest_of(points, spread)


def lowest_of(points: vec[float], spread: float) -> vec[float]:
    """Chances of the lowest sum, where each may still come so far off what is expected of him."""
    standings = vec[float](capacity=len(points))
    for each in points:
        standings = append(standings, -each)
    return shares_of(standings, spread)


def expected(player: Player, over: bool) -> float:
    """DM-15: the points so far, and in the middle of a hand what lies in front and may stay in hand."""
    points = float(player.total_points())
    if not over:
        points += float(len(player.front)) + STAYS * float(player.hand.size)
    return points
