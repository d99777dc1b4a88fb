# compiled with mypyc
"""What a search keeps: how every move went so far, and how far apart results lie."""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SEATS: Final = 8  # an edge is a move and the seat that makes it, in one number
FEW: Final = 8.0  # results tell nothing of how far apart they lie …
USUAL: Final = 0.1  # … so that it is taken to be so much
LEAST: Final = 1e-12  # the square of what they lie apart at least


class Node:
    """What is known of a row of moves since the root: for every move from here, how it went."""

    def __init__(self) -> None:
        self.edges: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()  # in how many simulations the move was legal here
        self.worth: vec[float] = vec[float]()  # summed, to the seat that makes the move
        self.guess: vec[float] = vec[float]()
        self.next: list[Node | None] = []
        self.passed: i64 = 0
        self.earned: float = 0.0

    def place_of(self, edge: i64, near: i64) -> i64:
        """Where an edge is kept, or -1. Moves come in much the same order: it looks nearby first."""
        size: i64 = len(self.edges)
        place = near
        tried: i64 = 0
        while tried < size:
            if place >= size:
                place = 0
            if self.edges[place] == edge:
                return place
            place += 1
            tried += 1
        return -1

    def place_for(self, edge: i64) -> i64:
        """Where an edge is kept; a new one gets a place."""
        place = self.place_of(edge, 0)
        if place < 0:
            place = len(self.edges)
            self.add(edge, 0.0)
        return place

    def add(self, edge: i64, guess: float) -> None:
        self.edges = append(self.edges, edge)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.worth = append(self.worth, 0.0)
        self.guess = append(self.guess, guess)
        self.next.append(None)

    def lead(self) -> i64:
        """By how many visits the move looked into most is ahead of all others."""
        most: i64 = 0
        second: i64 = 0
        for visits in self.visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def knows(self, seat: i64, moves: vec[i64]) -> bool:
        """Whether every move has its place here."""
        near: i64 = 0
        for move in moves:
            near = self.place_of(move * SEATS + seat, near) + 1
            if near == 0:
                return False
        return True

    def choose(self, seat: i64, moves: vec[i64], daring: float) -> i64:
        """The place of the move to look into next: what went well, or looked good and was tried little."""
        usual = 0.5
        if self.passed > 0:
            usual = self.earned / float(self.passed)
        best: i64 = 0
        highest = -1e30
        near: i64 = 0
        for move in moves:
            place = self.place_of(move * SEATS + seat, near)
            near = place + 1
            self.chances[place] += 1
            visits = self.visits[place]
            mean = usual
            if visits > 0:
                mean = self.worth[place] / float(visits)
            reach = daring * self.guess[place] * sqrt(float(self.chances[place])) / float(1 + visits)
            if mean + reach > highest:
                highest = mean + reach
                best = place
        return best


class Scatter:
    """How far apart results lie for each seat. Daring is measured by that: who can hardly win any more, or
    hardly lose, would otherwise stray from what went well as if there were much to be found."""

    def __init__(self, seats: i64) -> None:
        self.results: float = 0.0
        self.sums: vec[float] = vec[float](capacity=seats)
        self.squares: vec[float] = vec[float](capacity=seats)
        for _ in range(seats):
            self.sums = append(self.sums, 0.0)
            self.squares = append(self.squares, 0.0)

    def add(self, values: vec[float]) -> None:
        self.results += 1.0
        seat: i64
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]

    def of(self, seat: i64) -> float:
        """The standard deviation of a seat's results."""
        if self.results < FEW:
            return USUAL
        mean = self.sums[seat] / self.results
        return sqrt(max(LEAST, self.squares[seat] / self.results - mean * mean))
