"""Chance as nodes of a tree: what a move leaves to chance, draw by draw, and all that may come of it.

The rules draw from the generator that they are handed. One that draws what was decided on, and stops where
nothing was, shows every draw with its outcomes, without a rule knowing of it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from maestri.core.rng import Rng, scripted
from maestri.core.state import State
from maestri.core.undrawn import Undrawn

T = TypeVar("T")
Happening = Callable[[Rng], T]
"""Something that takes its chance from a generator, and can happen again: it changes nothing."""
MOST = 1000


class Outcome(NamedTuple):
    """A position that a move may lead to, and how likely it does."""

    chance: float
    state: State


def move_of(state: State, seat: int, move: int) -> Happening[State]:
    """A legal move, as something that can happen again and again."""

    def happens(rng: Rng) -> State:
        after = state.copy()
        after.play(seat, move, rng)
        return after

    return happens


def drawn(happens: Happening[T], draws: Sequence[int] = ()) -> T | int:
    """What comes of it with these draws; where one more is to be drawn, how many outcomes that has."""
    try:
        return happens(scripted(draws))
    except Undrawn as undrawn:
        return undrawn.outcomes


def outcomes(state: State, seat: int, move: int, most: int = MOST) -> list[Outcome] | None:
    """Every position that a move may lead to, equal ones put together; None where there are too many.

    `most` is how many ways are looked into. Where there are more, let chance be drawn.
    """
    found: dict[State, float] = {}
    for ways, (chance, after) in enumerate(_ways(move_of(state, seat, move), (), 1.0)):
        if ways == most:
            return None
        found[after] = found.get(after, 0.0) + chance
    return [Outcome(chance, after) for after, chance in found.items()]


def _ways(happens: Happening[T], draws: tuple[int, ...], chance: float) -> Iterator[tuple[float, T]]:
    try:
        yield chance, happens(scripted(draws))
    except Undrawn as undrawn:
        total = sum(undrawn.weights)
        for draw, weight in enumerate(undrawn.weights):
            yield from _ways(happens, (*draws, draw), chance * weight / total)
