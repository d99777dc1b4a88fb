# compiled with mypyc
"""Random play, the yardstick of every bench and the last resort of every search."""

from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.core.state import State


def random_step(state: State, rng: Rng) -> bool:
    """Plays one random legal move of the first seat to move; False when the match is over."""
    seats = state.to_move()
    if not seats:
        return False
    seat: i64 = seats[0]
    moves = state.moves(seat)
    state.play(seat, moves[rng.below(len(moves))], rng)
    return True


def random_playout(state: State, rng: Rng, most: i64 = 1_000_000) -> i64:
    """Plays at random to the end, or to `most` decisions; says how many were taken."""
    decisions: i64 = 0
    while decisions < most and random_step(state, rng):
        decisions += 1
    return decisions
