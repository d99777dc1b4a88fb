# compiled with mypyc
"""Many matches of a game, stepped together: positions, masks and rewards lie in rows that others share."""

from collections.abc import Callable
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from maestri.bots.policy import Policy
from maestri.core.page import Page, blank
from maestri.core.result import Result
from maestri.core.rng import Rng
from maestri.core.state import State

NUMBER: Final = 8  # bytes of a move

Bot = Callable[[State, int, Rng], int]
"""Chooses a move for a seat; it may be as slow as it likes."""


class Whoever(Policy):
    """Plays any legal move, all alike."""

    def pick(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        return moves[rng.below(len(moves))]


class Illegal(Exception):
    """A move that its mask does not allow: which match it was meant for, and the move."""


class Stepper:
    """The rows of all matches. `begin` gives the first position of a match, and its chance."""

    def __init__(
        self,
        count: i64,
        seats: i64,
        width: i64,
        size: i64,
        begin: Callable[[int], tuple[State, Rng]],
        policies: list[Policy | None],
        bots: list[Bot | None],
    ) -> None:
        self.count: i64 = count
        self.players: i64 = seats
        self.width: i64 = width
        self.size: i64 = size
        self.begin: Callable[[int], tuple[State, Rng]] = begin
        self.policies: list[Policy | None] = policies  # who plays a seat inside; None: whoever steps …
        self.bots: list[Bot | None] = bots  # … or a slow bot
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.observations: vec[i64] = blank(count * width)
        self.masks: vec[u8] = vec[u8](capacity=count * size)
        self.moves: vec[i16] = vec[i16](capacity=count * size)
        self.ends: vec[u8] = vec[u8](capacity=count)
        self.seats: vec[i32] = vec[i32](capacity=count)
        self.choices: vec[i32] = vec[i32](capacity=count)
        self.rewards: vec[float] = vec[float](capacity=count * seats)
        self.seen: list[Page] = []
        number: i64
        for number in range(count):
            self.ends = append(self.ends, u8(0))
            self.seats = append(self.seats, i32(0))
            self.choices = append(self.choices, i32(0))
            self.seen.append(Page(self.observations, number * width, width))
        for _ in range(count * size):
            self.moves = append(self.moves, i16(0))
            self.masks = append(self.masks, u8(0))
        for _ in range(count * seats):
            self.rewards = append(self.rewards, 0.0)

    def reset(self) -> None:
        """All matches begin."""
        self.states = []
        self.rngs = []
        number: i64
        for number in range(self.count):
            state, rng = self.begin(number)
            self.states.append(state)
            self.rngs.append(rng)
            self.forget(number)
            self.go_on(number)
            self.ends[number] = u8(0)

    def step(self, moves: bytes) -> None:
        """Plays a move in each match; what is over begins anew. Where one is illegal, none is played."""
        self.check(moves)
        number: i64
        for number in range(self.count):
            if self.ends[number]:
                self.forget(number)
            move = read_i64_le(moves, number * NUMBER)
            self.states[number].play(i64(self.seats[number]), move, self.rngs[number])
            self.go_on(number)

    def check(self, moves: bytes) -> None:
        number: i64
        for number in range(self.count):
            move = read_i64_le(moves, number * NUMBER)
            if move < 0 or move >= self.size or not self.masks[number * self.size + move]:
                raise Illegal(number, move)

    def go_on(self, number: i64) -> None:
        """Those who play inside play on, and matches begin anew, until somebody outside is to move."""
        while True:
            state = self.states[number]
            awaited = state.to_move()
            if not awaited:
                self.ended(number, state)
                continue
            seat: i64 = awaited[0]
            moves = state.moves(seat)
            move = self.answer(state, seat, moves, self.rngs[number])
            if move < 0:
                self.show(number, state, seat, moves)
                return
            state.play(seat, move, self.rngs[number])

    def answer(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """What the seat plays, where somebody inside plays it. He sees the table as his seat does."""
        policy = self.policies[seat]
        if policy is not None:
            if len(moves) == 1:
                return moves[0]
            imagined = state.copy()
            imagined.redeal(seat, rng)
            return policy.pick(imagined, seat, moves, rng)
        bot = self.bots[seat]
        if bot is not None:
            return bot(state, seat, rng)
        return -1

    def show(self, number: i64, state: State, seat: i64, moves: vec[i64]) -> None:
        """What the seat that is to move observes, and what it may play."""
        self.seats[number] = i32(seat)
        page = self.seen[number]
        page.clear()
        state.encode(seat, page)
        self.allow(number * self.size, i64(self.choices[number]), moves)
        self.choices[number] = i32(len(moves))

    def allow(self, first: i64, before: i64, moves: vec[i64]) -> None:
        """Marks the moves that are legal now, in place of the few that were."""
        masks = self.masks
        listed = self.moves
        place: i64
        for place in range(first, first + before):
            masks[first + i64(listed[place])] = u8(0)
        place = first
        for move in moves:
            masks[first + move] = u8(1)
            listed[place] = i16(move)
            place += 1

    def ended(self, number: i64, state: State) -> None:
        """What each seat gets, and the next match."""
        result = state.result()
        assert result is not None
        seat: i64
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = reward(result, seat, self.players)
        self.ends[number] = u8(1)
        self.states[number], self.rngs[number] = self.begin(number)

    def forget(self, number: i64) -> None:
        """The end of the match before is told once."""
        self.ends[number] = u8(0)
        seat: i64
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = 0.0


def reward(result: Result, seat: i64, seats: i64) -> float:
    """What a result is worth to a seat: 1 for a victory alone, and together nothing.

    The losers share the loss alike; those who share a victory share its worth.
    """
    share = 1.0 / len(result.winners) if result.places[seat] == 1 else 0.0
    return (share * float(seats) - 1.0) / float(seats - 1)
