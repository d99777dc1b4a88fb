# compiled with mypyc
"""A policy that was learned: a network judges moves and positions, from what a seat observes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.network import Network
from maestri.bots.policy import Policy
from maestri.core.page import Page, blank
from maestri.core.rng import Rng
from maestri.core.state import State


class Learned(Policy):
    """Sees of a position what the seat to move observes. A search with it judges without roll-outs."""

    def __init__(self, network: Network, cells: i64) -> None:
        super().__init__(horizon=0)
        self.network: Network = network
        self.words: vec[i64] = blank(cells)
        self.page: Page = Page(self.words, 0, cells)

    def look(self, state: State, seat: i64) -> vec[i64]:
        self.page.clear()
        state.encode(seat, self.page)
        return self.network.look(self.words)

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        seen = self.look(state, seat)
        scores = vec[float](capacity=len(moves))
        for move in moves:
            scores = append(scores, self.network.moves.tell(seen, move))
        return scores

    def value(self, state: State, seats: i64) -> vec[float]:
        """Each seat's share of the victory, as the seat to move sees it."""
        awaited = state.to_move()
        if not awaited:
            return shares(state, seats)
        me: i64 = awaited[0]
        seen = self.look(state, me)
        values = vec[float](capacity=seats)
        seat: i64
        for seat in range(seats):
            away = seat - me if seat >= me else seat - me + seats
            told = self.network.values.tell(seen, away)
            values = append(values, min(1.0, max(0.0, (told * float(seats - 1) + 1.0) / float(seats))))
        return values


def shares(state: State, seats: i64) -> vec[float]:
    """Of the victory, what each seat has won."""
    result = state.result()
    assert result is not None
    won = vec[float](capacity=seats)
    seat: i64
    for seat in range(seats):
        won = append(won, 1.0 / len(result.winners) if result.places[seat] == 1 else 0.0)
    return won
