# compiled with mypyc
"""Passages (ML-20, ML-21): which squares are linked, how far an adventurer gets, and how near somebody is.

Links are two sets of squares: `right` holds those linked to their right neighbour, `down` those linked to
the one below. A whole set of squares takes one step to all four sides with a few shifts.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth.material import LAIR
from maestri.games.master_labyrinth.squares import BIT, SIDE, SQUARES, squares_in

# ML-21: the lair is connected to nothing. The last column has no right neighbour, the last row none below.
MAY_LINK_RIGHT: Final[i64] = sum([1 << square for square in range(SQUARES) if square % SIDE < SIDE - 1]) & ~(
    1 << LAIR | 1 << LAIR - 1
)
MAY_LINK_DOWN: Final[i64] = ((1 << SQUARES - SIDE) - 1) & ~(1 << LAIR | 1 << LAIR - SIDE)


def linked_right(east: i64, west: i64) -> i64:
    """ML-20: neighbours are connected when both corridors open towards each other."""
    return east & (west >> 1) & MAY_LINK_RIGHT


def linked_down(south: i64, north: i64) -> i64:
    """ML-20: the same, one above the other."""
    return south & (north >> SIDE) & MAY_LINK_DOWN


def step(mask: i64, right: i64, down: i64) -> i64:
    """The set, and all squares one step away from it."""
    return (
        mask
        | ((mask & right) << 1)
        | ((mask >> 1) & right)
        | ((mask & down) << SIDE)
        | ((mask >> SIDE) & down)
    )


def flood(mask: i64, right: i64, down: i64) -> i64:
    """ML-20: all squares that an unbroken passage connects to the set."""
    while True:
        grown = step(mask, right, down)
        if grown == mask:
            return mask
        mask = grown


def distance(start: i64, goals: i64, right: i64, down: i64) -> i64:
    """ML-27: steps on the shortest way from a square to the nearest of the goals, or -1."""
    mask = BIT[start]
    steps: i64 = 0
    while not mask & goals:
        grown = step(mask, right, down)
        if grown == mask:
            return -1
        mask = grown
        steps += 1
    return steps


def within(start: i64, steps: i64, right: i64, down: i64) -> i64:
    """All squares at most so many steps from a square."""
    mask = BIT[start]
    for _ in range(steps):
        mask = step(mask, right, down)
    return mask


def path(start: i64, goal: i64, right: i64, down: i64) -> vec[i64]:
    """A shortest way from square to square, both included; the goal must be reachable."""
    way = vec[i64]()
    way = append(way, start)
    here = start
    left = distance(start, BIT[goal], right, down)
    while left > 0:
        left -= 1
        nearer = step(BIT[here], right, down) & within(goal, left, right, down)
        here = squares_in(nearer)[0]
        way = append(way, here)
    return way
