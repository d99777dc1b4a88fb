# compiled with mypyc
"""What is in the box of Master Labyrinth (ML-2 to ML-8), where it starts (ML-10 to ML-13), and all moves.

What the rule sheet shows only in pictures is marked `reconstructed`. It comes from reviews of the 2007
edition and from its sister editions; an owner of the box can correct it here, and nowhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.games.master_labyrinth.squares import EAST, NORTH, NUMBER, SOUTH, WEST

# ML-2, reconstructed (the sister editions' 7x7 board): how many movable corridors of each kind there are.
STRAIGHT: Final = 0
CORNER: Final = 1
T: Final = 2
COPIES: Final[list[int]] = [13, 15, 6]

# ML-3, reconstructed (the sister editions' 7x7 board): to which sides the fixed corridors open.
# fmt: off
FIXED: Final[dict[str, str]] = {
    "a1": "ES",  "c1": "ESW", "e1": "ESW", "g1": "SW",
    "a3": "NES", "c3": "NES", "e3": "ESW", "g3": "NSW",
    "a5": "NES", "c5": "NEW", "e5": "NSW", "g5": "NSW",
    "a7": "NE",  "c7": "NEW", "e7": "NEW", "g7": "NW",
}
# fmt: on

# ML-4, reconstructed for the places (the sister editions): clockwise from the top left.
ARROWS: Final[list[str]] = ["b1", "d1", "f1", "g2", "g4", "g6", "f7", "d7", "b7", "a6", "a4", "a2"]

# ML-5, ML-6: treasures and cards have these values, two of each.
HIGHEST: Final = 12
FIRST_PHASE: Final = 6  # ML-12, ML-25: treasures above this value wait for the second phase
# ML-6, reconstructed (reviews): cards up to this one carry the re-roll, those above it the double turn.
LAST_REROLL: Final = 6

# ML-7, reconstructed (reviews): the faces of the dragon die.
DRAGON_DIE: Final[list[str]] = ["1", "2", "3", "4", "white", "black"]
ARROWS_ON_FACE: Final[vec[i64]] = packed([int(face) if face.isdigit() else 0 for face in DRAGON_DIE])

# ML-10: the lair is the centre; the dragon faces one of these, clockwise from north.
LAIR: Final = 24
FACED: Final[list[str]] = ["d3", "e4", "d5", "c4"]
FACINGS: Final = "NESW"

# ML-26: who threatens.
DRAGON: Final = 0
WHITE: Final = 1
BLACK: Final = 2
MENACES: Final[list[str]] = ["dragon", "white", "black"]

# ML-11, reconstructed (reviews): the start squares, by seat.
STARTS: Final[dict[int, list[str]]] = {
    2: ["c3", "e5"],
    3: ["c3", "e3", "e5"],
    4: ["c3", "e3", "e5", "c5"],
}

# ML-12, reconstructed (reviews): the treasure squares.
# fmt: off
TREASURE_SQUARES: Final[list[str]] = [
    "b1", "d1", "f1", "g2", "g4", "g6", "f7", "d7", "b7", "a6", "a4", "a2",
]
# fmt: on

# ML-13, reconstructed (reviews): where the white and the black guard start.
GUARDS: Final[list[str]] = ["b4", "f4"]

COIN_POINTS: Final = 5
DRAGON_POINTS: Final = 15
TO_DEFEAT: Final = 12
LAST_DUEL_ROLLS: Final = 3

# All shapes, each kind's together: ML-2 knows no dead end and no crossing.
SHAPES: Final[list[str]] = ["NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW"]
FIRST_OF_KIND: Final[vec[i64]] = packed([0, 2, 6, 10])


def sides_of(shape: str) -> int:
    """A shape as the bits of the sides it opens to."""
    bits = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
    return sum([bits[side] for side in shape])


SHAPE_OF: Final[dict[int, str]] = {sides_of(shape): shape for shape in SHAPES}


def _kinds() -> list[int]:
    """The kind of corridor by its sides; -1 where there is no such corridor."""
    kinds = [-1] * 16
    for number, shape in enumerate(SHAPES):
        kinds[sides_of(shape)] = STRAIGHT if number < 2 else CORNER if number < 6 else T
    return kinds


KIND: Final[vec[i64]] = packed(_kinds())
SIDES: Final[vec[i64]] = packed([sides_of(shape) for shape in SHAPES])

# The move table.
ARROW_COUNT: Final = 12
SHAPE_COUNT: Final = 10
PUSH: Final = 0  # push 10 * arrow + shape
GO: Final = ARROW_COUNT * SHAPE_COUNT
STAY: Final = GO + 49
COIN: Final = STAY + 1
KEEP: Final = STAY + 2
ACCEPT: Final = STAY + 3
CHALLENGE: Final = STAY + 4
END: Final = STAY + 5
CARD: Final = STAY + 5  # playing a card for its symbol: CARD + 1 to CARD + 12
SIZE: Final = CARD + HIGHEST + 1

PUSH_ARROW: Final[vec[i64]] = packed([push // SHAPE_COUNT for push in range(GO)])
PUSH_SIDES: Final[vec[i64]] = packed([sides_of(SHAPES[push % SHAPE_COUNT]) for push in range(GO)])

FACED_SQUARE: Final[vec[i64]] = packed([NUMBER[name] for name in FACED])
