"""A bot that searches."""

from collections.abc import Sequence
from typing import NamedTuple

from maestri.bots import Past
from maestri.bots.glance import numbers
from maestri.bots.kit import Kit
from maestri.bots.search import Search
from maestri.core.game import AnyGame, View
from maestri.core.rng import Rng


class Thought(NamedTuple):
    """A move, the result it may expect (1: victory), and how many simulations looked into it."""

    move: str
    worth: float
    visits: int


class Thinker:
    """Imagines the position from the view, and searches until its simulations or its seconds are spent.

    The clock is a cap, not the measure: until it strikes, the same view and seed give the same choice.
    """

    def __init__(self, game: AnyGame, kit: Kit, simulations: int, seconds: float) -> None:
        self.game = game
        self.kit = kit
        self.simulations = simulations
        self.seconds = seconds

    def __call__(self, view: View, moves: Sequence[str], rng: Rng, past: Past = ()) -> str:
        return moves[0] if len(moves) == 1 else self.thoughts(view, moves, rng, past, choosing=True)[0].move

    def thoughts(
        self, view: View, moves: Sequence[str], rng: Rng, past: Past = (), *, choosing: bool = False
    ) -> list[Thought]:
        """The moves, best first; for who is only choosing, not much may be known of the others."""
        search = self.search(view, rng, past)
        search.run(self.simulations, self.seconds, choosing)
        ranking = search.ranking(numbers(self.game, moves))
        return [Thought(self.game.write(each.move), each.worth, each.visits) for each in ranking]

    def search(self, view: View, rng: Rng, past: Past) -> Search:
        """A search from what the seat sees, and from what the others may hold who played as they did."""
        assert view.seat is not None
        state = self.game.imagine(view, rng)
        kit, policy = self.kit, self.kit.roll_out()
        args = (policy, state, view.seat, view.seats, rng, kit.daring, kit.sharpness)
        search = Search(*args, by_habit=view.seats in kit.by_habit)
        if kit.believes and policy.recall(list(past), view.seat):
            search.believe(kit.tables)
        return search
