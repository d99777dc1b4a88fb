"""Bots. A bot sees a view and the legal moves, as a person in its seat would, and nothing else."""

from collections.abc import Callable, Sequence

from maestri.core.game import View
from maestri.core.rng import Rng, seeded

Choose = Callable[[View, Sequence[str], Rng], str]
"""A bot: from what it may see and what it may play, one move. Same view and seed, same choice."""


def at_random(view: View, moves: Sequence[str], rng: Rng) -> str:
    """Any legal move, all alike."""
    return moves[rng.below(len(moves))]


def rng_for_bot(seed: str, ply: int) -> Rng:
    """The generator of the bot that makes the move after a ply: with it a choice can be checked later."""
    return seeded(f"bot {seed} {ply}")
