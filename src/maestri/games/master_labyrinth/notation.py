"""How moves are written: `push d1 NES`, `go e5`, `stay`, `coin`, `keep`, `reroll 3`, `double 9` …"""

from maestri.core.refusal import IllegalMove, Refusal, no_move
from maestri.core.spelling import tidy
from maestri.games.master_labyrinth.facts import LabyrinthFacts
from maestri.games.master_labyrinth.material import (
    ACCEPT,
    ARROWS,
    CARD,
    CHALLENGE,
    COIN,
    END,
    FACINGS,
    GO,
    HIGHEST,
    KEEP,
    LAST_REROLL,
    SHAPE_COUNT,
    SHAPES,
    STAY,
)
from maestri.games.master_labyrinth.squares import NAMES, NUMBER

KEY = "master-labyrinth"


def symbol(card: int) -> str:
    """ML-6: the word for playing a card for what it carries."""
    return "reroll" if card <= LAST_REROLL else "double"


NOTATION = (
    *(f"push {arrow} {shape}" for arrow in ARROWS for shape in SHAPES),
    *(f"go {square}" for square in NAMES),
    *("stay", "coin", "keep", "accept", "challenge", "end"),
    *(f"{symbol(card)} {card}" for card in range(1, HIGHEST + 1)),
)
MOVE_OF = {notation: move for move, notation in enumerate(NOTATION)}
assert [MOVE_OF[word] for word in ("stay", "coin", "keep", "accept", "challenge", "end")] == [
    *(STAY, COIN, KEEP, ACCEPT, CHALLENGE, END)
]
assert MOVE_OF["go a1"] == GO == len(ARROWS) * SHAPE_COUNT
assert MOVE_OF["double 12"] == CARD + HIGHEST


def write(move: int) -> str:
    """A move's notation."""
    return NOTATION[move]


def read(text: str) -> int:
    """The move that is written; the sides of a corridor may come in any order, and before the arrow too."""
    move = MOVE_OF.get(_tidy(text))
    if move is None:
        raise _refused(text)
    return move


def _tidy(text: str) -> str:
    """`PUSH D1 sen` and `push sen d1` are read as `push d1 NES`."""
    words = tidy(text).split()
    if len(words) == 3 and words[0] == "push":
        arrow, sides = words[1:] if words[1] in NUMBER else words[:0:-1]
        words[1:] = arrow, tidy_sides(sides)
    return " ".join(words)


def tidy_sides(sides: str) -> str:
    """The sides in the order of the compass."""
    return "".join(sorted(sides.upper(), key=FACINGS.find))


def _refused(text: str) -> Refusal:
    """Which rule forbids what is well written and yet never a move."""
    match _tidy(text).split():
        case ["push", square, sides] if square in NUMBER and set(sides) <= set(FACINGS):
            if square not in ARROWS:
                return IllegalMove(KEY, "ML-4", LabyrinthFacts(arrow=square, arrows=tuple(ARROWS)))
            return IllegalMove(KEY, "ML-2", LabyrinthFacts(sides=sides))
        case ["reroll" | "double", card] if card in CARDS:
            return IllegalMove(KEY, "ML-6", LabyrinthFacts(card=card))
    return no_move(KEY, text)


CARDS = tuple(str(card) for card in range(1, HIGHEST + 1))
