# compiled with mypyc
"""One seat of Duel of Magicians, and cards counted by kind."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.duel_of_magicians.material import COPIES, KINDS


def fresh_pile() -> vec[i64]:
    """DM-2, DM-3: all cards, counted by kind."""
    pile = vec[i64](capacity=KINDS)
    for copies in COPIES:
        pile = append(pile, copies)
    return pile


def no_cards() -> vec[i64]:
    """An empty hand, counted by kind."""
    hand = vec[i64](capacity=KINDS)
    for _ in range(KINDS):
        hand = append(hand, 0)
    return hand


class Player:
    """One seat: a secret hand, the cards in front with the newest on top, and the points of hands played."""

    def __init__(self, hand: vec[i64], hand_size: i64, front: vec[i64], points: vec[i64]) -> None:
        self.hand: vec[i64] = hand  # how many of each kind
        self.hand_size: i64 = hand_size
        self.front: vec[i64] = front  # DM-17: a stack, the last one on top
        self.points: vec[i64] = points

    def copy(self) -> "Player":
        return Player(self.hand[:], self.hand_size, self.front[:], self.points[:])

    def add(self, kind: i64) -> None:
        self.hand[kind] += 1
        self.hand_size += 1

    def remove(self, kind: i64, count: i64) -> None:
        self.hand[kind] -= count
        self.hand_size -= count

    def top(self) -> i64:
        """The kind of the card on top of the stack, or -1."""
        return self.front[len(self.front) - 1] if len(self.front) else -1

    def total_points(self) -> i64:
        total: i64 = 0
        for points in self.points:
            total += points
        return total
