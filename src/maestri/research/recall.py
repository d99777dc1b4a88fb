"""A seat's information state in numbers: what it observes now, and what it decided on before."""

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from maestri.core.game import AnyGame
from maestri.core.state import State
from maestri.research.batch import observation

DECISIONS = 4
MOVE = 2
"""Cells of a move: what it has of 128, and the rest."""


class Decision(NamedTuple):
    """A position, the seat that moved there, and its move."""

    state: State
    seat: int
    move: int


class Recall:
    """The row that a seat observes, then its last decisions, newest first: the row of then, and the move.

    Where there were fewer decisions, the cells are 0. What others did in between it holds as far as the rows
    show it; `history` has all of it.
    """

    def __init__(self, game: str | AnyGame, seats: int, decisions: int = DECISIONS) -> None:
        self.layout = observation(game, seats)
        self.decisions = decisions

    @property
    def size(self) -> int:
        """How many cells it has."""
        return self.layout.size + self.decisions * (self.layout.size + MOVE)

    def encode(self, state: State, seat: int, past: Iterable[Decision]) -> bytes:
        """What a seat knows of a position and of the way there; `past` has the newest decision first."""
        own = islice((each for each in past if each.seat == seat), self.decisions)
        rows = [self.layout.encode(state, seat), *(self._decided(each) for each in own)]
        return b"".join(rows).ljust(self.size, b"\0")

    def _decided(self, decision: Decision) -> bytes:
        return self.layout.encode(decision.state, decision.seat) + bytes(divmod(decision.move, 128))
