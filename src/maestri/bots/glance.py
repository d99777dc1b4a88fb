"""A bot that plays what looks best at a glance."""

from collections.abc import Sequence

from maestri.bots import Past
from maestri.bots.policy import Policy
from maestri.core.game import AnyGame, View
from maestri.core.rng import Rng


class Glance:
    """Looks at the position once, with a policy's eyes."""

    def __init__(self, game: AnyGame, policy: Policy) -> None:
        self.game = game
        self.policy = policy

    def __call__(self, view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
        assert view.seat is not None
        if len(moves) == 1:
            return moves[0]
        state = self.game.imagine(view, rng)
        return self.game.write(self.policy.picked(state, view.seat, numbers(self.game, moves), rng))


def numbers(game: AnyGame, moves: Sequence[str]) -> list[int]:
    """Moves as numbers of the move table."""
    return [game.read(move) for move in moves]
