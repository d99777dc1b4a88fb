# compiled with mypyc
"""Information-set Monte Carlo tree search, once for all games.

Every simulation deals anew what the seat can't see, walks down one tree that all deals share, and plays on by
the game's policy. Each seat goes for its own result. Draws and dice are rolled anew in every simulation.
"""

import gc
import time
from collections.abc import Iterable
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.policy import WORDS, Policy
from maestri.bots.tree import SEATS, Node, Scatter
from maestri.core.rng import Rng
from maestri.core.state import State

LOOK_AT_THE_CLOCK: Final = 16  # simulations; and at whether all is decided


class Ranked:
    """A move, how often the search looked into it, and the result it may expect (1: victory)."""

    def __init__(self, move: i64, visits: i64, worth: float) -> None:
        self.move: i64 = move
        self.visits: i64 = visits
        self.worth: float = worth


class Search:
    """One search from a position that a seat imagines. `see_all` deals nothing anew: that is cheating.

    Who thinks that the others play `by_habit`, as the policy does, looks for what is best against that. Those
    who look for their own best in a tree that all deals share find it as if they saw his cards.
    """

    def __init__(
        self,
        policy: Policy,
        state: State,
        seat: i64,
        seats: i64,
        rng: Rng,
        daring: float = 3.0,
        sharpness: float = 1.0,
        see_all: bool = False,
        by_habit: bool = False,
    ) -> None:
        self.policy: Policy = policy
        self.state: State = state
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.daring: float = daring
        self.sharpness: float = sharpness
        self.see_all: bool = see_all
        self.by_habit: bool = by_habit
        self.root: Node = Node()
        self.simulations: i64 = 0
        self.tables: list[State] = []
        self.likely_so_far: vec[float] = vec[float]()  # summed up from the first table on
        self.scatter: Scatter = Scatter(seats)
        policy.begin(state)

    def run(self, simulations: i64, seconds: float, choosing: bool = False) -> None:
        """Simulates until a budget is spent; who is only choosing, until no other move can come to lead."""
        end = time.monotonic() + seconds
        goal = self.simulations + simulations
        collecting = gc.isenabled()
        gc.disable()  # a tree has no rings, so that the collector would look through it for nothing
        try:
            while self.simulations < goal:
                self.simulate()
                if self.simulations % LOOK_AT_THE_CLOCK:
                    continue
                if time.monotonic() >= end or (choosing and self.root.lead() > goal - self.simulations):
                    return
        finally:
            if collecting:
                gc.enable()

    def follow(self, seat: i64, move: i64, state: State) -> None:
        """The move was made: what the tree knows of what comes after it is kept."""
        place = self.root.place_of(move * SEATS + seat, 0)
        kept = self.root.next[place] if place >= 0 else None
        self.root = Node() if kept is None else kept
        self.state = state
        self.simulations = 0
        self.scatter = Scatter(self.seats)
        self.policy.begin(state)

    def ranking(self, moves: Iterable[int]) -> list[Ranked]:
        """The moves of the root, those looked into most first."""
        ranked: list[Ranked] = []
        for move in moves:
            place = self.root.place_of(move * SEATS + self.seat, 0)
            if place < 0 or self.root.visits[place] == 0:
                ranked.append(Ranked(move, 0, 0.0))
            else:
                visits = self.root.visits[place]
                ranked.append(Ranked(move, visits, self.root.worth[place] / float(visits)))
        ranked.sort(key=by_visits)
        return ranked

    def believe(self, tables: i64) -> None:
        """Imagines so many positions, weighed by how likely the others would have played as they did."""
        imagined: list[State] = []
        total = 0.0
        for _ in range(tables):
            imagined.append(self.deal())
            total += self.policy.likely(imagined[len(imagined) - 1], self.rng)
            self.likely_so_far = append(self.likely_so_far, total)
        self.tables = imagined

    def deal(self) -> State:
        """A position that looks the same to the seat: one of those it believes in, where it has any."""
        if self.tables:
            return self.tables[self.drawn()].copy()
        state = self.state.copy()
        if not self.see_all:
            state.redeal(self.seat, self.rng)
        return state

    def drawn(self) -> i64:
        """The place of a table drawn by its weight."""
        low: i64 = 0
        high: i64 = len(self.likely_so_far) - 1
        mark = self.likely_so_far[high] * float(self.rng.word()) / WORDS
        while low < high:
            middle = (low + high) // 2
            if self.likely_so_far[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return low

    def simulate(self) -> None:
        """One walk: down the tree, one step beyond it, on by the policy, and back with the result."""
        self.simulations += 1
        state = self.deal()
        nodes: list[Node] = []
        places = vec[i64](capacity=32)
        node = self.root
        while True:
            seats = state.to_move()
            if not seats or (nodes and self.policy.settled(state)):
                break
            mover: i64 = seats[0]
            if not nodes:
                mover = self.seat
            place = self.place_to_go(node, state, mover)
            nodes.append(node)
            places = append(places, place)
            state.play(mover, node.edges[place] // SEATS, self.rng)
            further = node.next[place]
            if further is None:
                node.next[place] = Node()
                self.roll_out(state)
                break
            node = further
        self.back_up(nodes, places, self.policy.value(state, self.seats))

    def place_to_go(self, node: Node, state: State, mover: i64) -> i64:
        """The place in the node of the move that this walk takes."""
        moves = state.moves(mover)
        if self.by_habit and mover != self.seat:
            return node.place_for(self.policy.pick(state, mover, moves, self.rng) * SEATS + mover)
        if not node.knows(mover, moves):
            self.expand(node, state, mover, moves)
        return node.choose(mover, moves, self.daring * self.scatter.of(mover))

    def expand(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> None:
        """Gives new moves their places, with the policy's judgement as first guess."""
        scores = self.policy.guess(state, seat, moves, self.rng)
        highest = -1e30
        for score in scores:
            if score > highest:
                highest = score
        total = 0.0
        for score in scores:
            total += exp((score - highest) * self.sharpness)
        number: i64
        near: i64 = 0
        for number in range(len(moves)):
            edge = moves[number] * SEATS + seat
            place = node.place_of(edge, near)
            near = place + 1
            if place < 0:
                node.add(edge, exp((scores[number] - highest) * self.sharpness) / total)

    def roll_out(self, state: State) -> None:
        """On to where the policy can judge."""
        policy = self.policy
        left = policy.horizon
        while True:
            seats = state.to_move()
            if not seats or policy.settled(state) or (left <= 0 and policy.calm(state)):
                return
            seat: i64 = seats[0]
            state.play(seat, policy.pick(state, seat, state.moves(seat), self.rng), self.rng)
            left -= 1

    def back_up(self, nodes: list[Node], places: vec[i64], values: vec[float]) -> None:
        self.scatter.add(values)
        number: i64
        for number in range(len(nodes)):
            node = nodes[number]
            place = places[number]
            worth = values[node.edges[place] % SEATS]
            node.visits[place] += 1
            node.worth[place] += worth
            node.passed += 1
            node.earned += worth


def by_visits(ranked: Ranked) -> tuple[int, float]:
    """The order of a ranking: visits, then worth."""
    return (-ranked.visits, -ranked.worth)
