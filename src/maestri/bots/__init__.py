"""Bots. A bot sees a view and the legal moves, as a person in its seat would, and nothing else."""

from collections.abc import Sequence
from typing import Protocol

from maestri.core.event import Event
from maestri.core.game import View
from maestri.core.rng import Rng, seeded

Past = Sequence[Event]
"""What a seat saw happen, oldest first."""


class Choose(Protocol):
    """A bot: from what it may see, what it may play and what it saw, one move.

    Same view, same past and same seed, same choice.
    """

    def __call__(self, view: View, moves: Sequence[str], rng: Rng, past: Past = (), /) -> str: ...


def at_random(view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
    """Any legal move, all alike."""
    return moves[rng.below(len(moves))]


def rng_for_bot(seed: str, ply: int) -> Rng:
    """The generator of the bot that makes the move after a ply: with it a choice can be checked later."""
    return seeded(f"bot {seed} {ply}")
