# compiled with mypyc
"""The cards of Master of Rules, and every move that can be made with them (MR-1, MR-2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import packed

# MR-1: 45 number cards, written and numbered by colour: R1 is 0, R9 is 8, B1 is 9 …
COLOURS: Final = "RBYGP"
HIGHEST: Final = 9
NUMBERS: Final = 45

# MR-2: 60 rule cards, twelve of each type.
TYPES: Final = ("limit", "best", "only", "trio", "support")
LIMIT: Final = 0
BEST: Final = 1
ONLY: Final = 2
TRIO: Final = 3
SUPPORT: Final = 4
COPIES: Final = 12

# A move is the card that is laid (MR-7) or, from TAKE on, the card that is taken (MR-13).
RULE: Final = NUMBERS  # cards from here on are rule cards
CARDS: Final = NUMBERS + 5
TAKE: Final = CARDS
MOVES: Final = 2 * CARDS

NUMBER_HAND: Final = 4  # MR-4
RULE_HAND: Final = 3
ROUNDS: Final[list[int]] = [0, 0, 0, 4, 3, 2]  # MR-29, by the number of players
NUMBERS_JUDGED: Final = 5  # those of the players and of the dummies
SUM_LIMIT: Final = 23  # MR-15

# A toy for research, which can be solved: one deal without dummies, a number card and two rule cards a hand.
TOY_NUMBERS: Final = (0, 1, HIGHEST + 2, HIGHEST + 3, 2 * HIGHEST + 4)  # R1 R2 B3 B4 Y5: one for each player
TOY_TYPES: Final = (BEST, SUPPORT)
TOY_NUMBER_HAND: Final = 1
TOY_RULE_HAND: Final = 2


COLOUR_OF: Final[vec[i64]] = packed([card // HIGHEST for card in range(NUMBERS)])
NUMBER_OF: Final[vec[i64]] = packed([card % HIGHEST + 1 for card in range(NUMBERS)])
