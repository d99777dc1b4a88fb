"""How cards and moves are written: `R7`, `trio` to lay, `+R7`, `+trio` to take from the refill."""

import re
from collections.abc import Iterable

from maestri.core.packing import lowest
from maestri.core.refusal import IllegalMove, Refusal, no_move
from maestri.core.spelling import tidy
from maestri.games.master_of_rules.cards import bit
from maestri.games.master_of_rules.facts import RulesFacts
from maestri.games.master_of_rules.material import COLOURS, COPIES, HIGHEST, TAKE, TYPES

KEY = "master-of-rules"

NUMBER_NAMES = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, HIGHEST + 1))
NAMES = NUMBER_NAMES + TYPES
NUMBER_CARD = {name: card for card, name in enumerate(NUMBER_NAMES)}
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
    names = []
    while cards:
        names.append(NAMES[lowest(cards)])
        cards &= cards - 1
    return names


def rules_in(rules: int) -> list[str]:
    """The rule cards of a count, by type."""
    return [name for kind, name in enumerate(TYPES) for _ in range(rules >> 4 * kind & 15)]


def number_set(names: Iterable[str]) -> int:
    """The set of number cards; ValueError where one is there twice, or is none."""
    cards = 0
    for text in names:
        card = NUMBER_CARD.get(text)
        if card is None or cards & bit(card):
            raise ValueError(f"number card {text}")
        cards |= bit(card)
    return cards


def rule_count(names: Iterable[str]) -> int:
    """The count of rule cards by type; ValueError where one is none, or where there are too many."""
    cards = list(names)
    counts = [cards.count(name) for name in TYPES]
    if sum(counts) != len(cards) or max(counts) > COPIES:
        raise ValueError("rule cards that there are not")
    return sum(count << 4 * kind for kind, count in enumerate(counts))


def write(move: int) -> str:
    """A move's notation."""
    return NOTATION[move]


def read(text: str) -> int:
    """The move that is written: in capitals or not, the colour before the number or behind it."""
    written = tidy(text).replace(" ", "")
    named = re.sub(r"^([0-9]+)([a-z])$", r"\2\1", written.removeprefix("+"))
    card = CARD_OF.get(named)
    if card is None:
        raise _refused(text, named)
    return card + TAKE if written.startswith("+") else card


def _refused(text: str, card: str) -> Refusal:
    """A letter and a number might be a card, but there is no such card (MR-1)."""
    if re.fullmatch(r"[a-z][0-9]{1,9}", card):
        return IllegalMove(KEY, "MR-1", RulesFacts(card=card.upper()))
    return no_move(KEY, text)
