# compiled with mypyc
"""A game's own policy, helped by one that was learned."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.bots.learned import Learned
from maestri.bots.policy import Policy
from maestri.core.rng import Rng
from maestri.core.state import State


class Guided(Policy):
    """Plays on as the game's own policy does; first guesses, values of positions, or both are learned."""

    def __init__(self, own: Policy, learned: Learned, guesses: bool, values: bool, horizon: i64) -> None:
        super().__init__(own.whim, horizon)
        self.own: Policy = own
        self.learned: Learned = learned
        self.guesses: bool = guesses
        self.values: bool = values

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        return self.own.judge(state, seat, moves, rng)

    def guess(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        if self.guesses:
            return self.learned.judge(state, seat, moves, rng)
        return self.own.guess(state, seat, moves, rng)

    def pick(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        return self.own.pick(state, seat, moves, rng)

    def begin(self, state: State) -> None:
        self.own.begin(state)

    def settled(self, state: State) -> bool:
        return self.own.settled(state)

    def calm(self, state: State) -> bool:
        return self.own.calm(state)

    def value(self, state: State, seats: i64) -> vec[float]:
        if self.values:
            return self.learned.value(state, seats)
        return self.own.value(state, seats)
