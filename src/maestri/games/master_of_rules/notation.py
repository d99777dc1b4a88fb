"""How cards and moves are written: `R7`, `trio` to lay, `+R7`, `+trio` to take from the refill."""

import re
from collections.abc import Iterable

from maestri.core.refusal import IllegalMove, Refusal
from maestri.games.master_of_rules.cards import count
from maestri.games.master_of_rules.material import CARDS, COLOURS, HIGHEST, NUMBERS, RULE, TAKE, TYPES

KEY = "master-of-rules"

NUMBER_NAMES = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, HIGHEST + 1))
NAMES = NUMBER_NAMES + TYPES
NOTATION = NAMES + tuple(f"+{card}" for card in NAMES)

# The names that are printed on the rule cards are understood too.
PRINTED = {"limit23": "limit", "bestofthebest": "best", "onlyone": "only", "supportright": "support"}
CARD_OF = {name.lower(): card for card, name in enumerate(NAMES)}
CARD_OF |= {printed: CARD_OF[name] for printed, name in PRINTED.items()}


def name(card: int) -> str:
    """A card: a colour's letter and a number, or a type."""
    return NAMES[card]


def numbers_in(cards: int) -> list[str]:
    """The number cards of a set, by colour."""
    return [NAMES[card] for card in range(NUMBERS) if cards >> card & 1]


def rules_in(rules: int) -> list[str]:
    """The rule cards of a count, by type."""
    return [TYPES[kind] for kind in range(len(TYPES)) for _ in range(count(rules, kind))]


def number_set(names: Iterable[str]) -> int:
    """The set of number cards; ValueError where one is there twice, or is none."""
    cards = 0
    for text in names:
        if text not in NUMBER_NAMES or cards >> NUMBER_NAMES.index(text) & 1:
            raise ValueError(f"number card {text}")
        cards |= 1 << NUMBER_NAMES.index(text)
    return cards


def rule_count(names: Iterable[str]) -> int:
    """The count of rule cards by type; ValueError where one is none."""
    kinds = [TYPES.index(text) for text in names]
    if any(kinds.count(kind) > 12 for kind in kinds):
        raise ValueError("more rule cards of a type than there are")
    return sum(1 << 4 * kind for kind in kinds)


def write(move: int) -> str:
    """A move's notation."""
    return NOTATION[move]


def read(text: str) -> int:
    """The move that is written, in capitals or not."""
    tidy = "".join(text[:80].split()).lower()
    card = CARD_OF.get(tidy.removeprefix("+"))
    if card is None:
        raise _refused(text, tidy.removeprefix("+"))
    return card + TAKE if tidy.startswith("+") else card


def _refused(text: str, card: str) -> Refusal:
    """A letter and a number might be a card, but there is no such card (MR-1)."""
    if re.fullmatch(r"[a-z][0-9]{1,9}", card):
        return IllegalMove(KEY, "MR-1", card=card.upper())
    return Refusal("notation", game=KEY, text=text[:60], example="R7")


assert len(NAMES) == CARDS and NAMES[RULE] == TYPES[0]
