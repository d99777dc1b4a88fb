# compiled with mypyc
"""One seat of Duel of Magicians."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.games.duel_of_magicians.cards import Cards


class Player:
    """A secret hand, the cards in front with the newest on top, and the points of the hands played."""

    def __init__(self, hand: Cards, front: vec[i64], points: vec[i64]) -> None:
        self.hand: Cards = hand
        self.front: vec[i64] = front  # DM-17: a stack, the last one on top
        self.points: vec[i64] = points

    def copy(self) -> "Player":
        return Player(self.hand.copy(), self.front[:], self.points[:])

    def top(self) -> i64:
        """The kind of the card on top of the stack, or -1."""
        if len(self.front) == 0:
            return -1
        return self.front[len(self.front) - 1]

    def total_points(self) -> i64:
        total: i64 = 0
        for points in self.points:
            total += points
        return total
