"""Hints: what a master thinks of the moves, from the view of the one who asks and nothing else."""

from typing import NamedTuple

from maestri.bots import Past
from maestri.bots.levels import master_of
from maestri.core.game import AnyGame, View
from maestri.core.rng import Rng


class Hint(NamedTuple):
    """A move, the result it may expect (1: victory), and how often it was looked into."""

    move: str
    worth: float
    visits: int


def hints(game: AnyGame, view: View, rng: Rng, simulations: int | None = None, past: Past = ()) -> list[Hint]:
    """The legal moves of the view's seat, best first."""
    assert view.seat is not None
    state = game.imagine(view, rng)
    moves = [game.write(move) for move in state.moves(view.seat)]
    thoughts = master_of(game, simulations).thoughts(view, moves, rng, past)
    return [Hint(*each) for each in thoughts]
