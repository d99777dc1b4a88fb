# compiled with mypyc
"""The board: corridors, the spare, the dragon, and all that lies and stands on corridors."""

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.games.master_labyrinth.lines import EXIT, OPPOSITE, carried, ridden, slid
from maestri.games.master_labyrinth.material import FACED_SQUARE, HIGHEST, LAIR
from maestri.games.master_labyrinth.passages import flood, linked_down, linked_right
from maestri.games.master_labyrinth.squares import BIT, EAST, NORTH, SOUTH, WEST


def no_treasures() -> vec[i64]:
    """Where the treasures of each value lie: nowhere."""
    treasures = vec[i64](capacity=HIGHEST + 1)
    for _ in range(HIGHEST + 1):
        treasures = append(treasures, 0)
    return treasures


class Board:
    """Corridors as four sets of squares, those open to the north, east, south and west."""

    def __init__(
        self,
        north: i64,
        east: i64,
        south: i64,
        west: i64,
        spare: i64,
        forbidden: i64,
        facing: i64,
        white: i64,
        black: i64,
        treasures: vec[i64],
        adventurers: vec[i64],
    ) -> None:
        self.north: i64 = north
        self.east: i64 = east
        self.south: i64 = south
        self.west: i64 = west
        self.right: i64 = linked_right(east, west)
        self.down: i64 = linked_down(south, north)
        self.spare: i64 = spare  # the sides it opens to, as it lies
        self.forbidden: i64 = forbidden  # ML-18: the arrow at which the spare came out, or -1
        self.facing: i64 = facing  # the dragon: 0 north, 1 east, 2 south, 3 west
        self.white: i64 = white  # the guards' squares
        self.black: i64 = black
        self.treasures: vec[i64] = treasures  # by value, the squares on which they lie
        self.adventurers: vec[i64] = adventurers  # by seat, the squares on which they stand

    def copy(self) -> "Board":
        return Board(
            self.north,
            self.east,
            self.south,
            self.west,
            self.spare,
            self.forbidden,
            self.facing,
            self.white,
            self.black,
            self.treasures[:],
            self.adventurers[:],
        )

    # Corridors

    def corridor(self, square: i64) -> i64:
        """The sides to which the corridor on a square opens."""
        bit = BIT[square]
        sides: i64 = 0
        if self.north & bit:
            sides |= NORTH
        if self.east & bit:
            sides |= EAST
        if self.south & bit:
            sides |= SOUTH
        if self.west & bit:
            sides |= WEST
        return sides

    def lay(self, square: i64, sides: i64) -> None:
        """ML-9: a corridor on a square that has none."""
        bit = BIT[square]
        if sides & NORTH:
            self.north |= bit
        if sides & EAST:
            self.east |= bit
        if sides & SOUTH:
            self.south |= bit
        if sides & WEST:
            self.west |= bit
        self.link()

    def link(self) -> None:
        """ML-20: finds which neighbours are connected."""
        self.right = linked_right(self.east, self.west)
        self.down = linked_down(self.south, self.north)

    def push(self, arrow: i64, sides: i64) -> None:
        """ML-17 to ML-19: the spare goes in, the last corridor comes out, everything on the line rides."""
        out = self.corridor(EXIT[arrow])
        self.north = slid(self.north, arrow, sides & NORTH)
        self.east = slid(self.east, arrow, sides & EAST)
        self.south = slid(self.south, arrow, sides & SOUTH)
        self.west = slid(self.west, arrow, sides & WEST)
        self.link()
        self.spare = out
        self.forbidden = OPPOSITE[arrow]
        self.ride(arrow)

    def ride(self, arrow: i64) -> None:
        """ML-19: treasures, guards and adventurers ride on their corridors."""
        value: i64
        for value in range(1, HIGHEST + 1):
            if self.treasures[value]:
                self.treasures[value] = ridden(self.treasures[value], arrow)
        self.white = carried(self.white, arrow)
        self.black = carried(self.black, arrow)
        seat: i64
        for seat in range(len(self.adventurers)):
            self.adventurers[seat] = carried(self.adventurers[seat], arrow)

    def reachable(self, seat: i64) -> i64:
        """ML-20: the squares that a passage connects to the adventurer's, his own among them."""
        return flood(BIT[self.adventurers[seat]], self.right, self.down)

    # The dragon

    def faced(self) -> i64:
        """ML-10: the square that the dragon faces."""
        return FACED_SQUARE[self.facing]

    def turn_dragon(self, quarters: i64) -> None:
        """ML-26: quarter-turns clockwise."""
        self.facing = (self.facing + quarters) & 3

    # Treasures

    def wanted(self) -> i64:
        """ML-22: the lowest value still lying on the board, or 0."""
        value: i64
        for value in range(1, HIGHEST + 1):
            if self.treasures[value]:
                return value
        return 0

    def targets(self) -> i64:
        """ML-21, ML-22: the squares whose treasure can be taken now."""
        return self.treasures[self.wanted()] & ~BIT[LAIR]
