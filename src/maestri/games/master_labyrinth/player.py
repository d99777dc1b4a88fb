# compiled with mypyc
"""One seat of Master Labyrinth. Its adventurer stands on the board."""

from mypy_extensions import i64

from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.material import COIN_POINTS


class Player:
    """A secret hand of treasure cards, the treasures won, and the gold coins."""

    def __init__(self, hand: i64, treasures: i64, coins: i64) -> None:
        self.hand: i64 = hand
        self.treasures: i64 = treasures
        self.coins: i64 = coins

    def copy(self) -> "Player":
        return Player(self.hand, self.treasures, self.coins)

    def points(self) -> i64:
        """ML-33: the treasures' values and 5 a coin."""
        return bag.total(self.treasures) + COIN_POINTS * self.coins
