"""How moves are written: `roll`, `die 4`, `buy alaska`, `use strike`, `name B`, `vote for`, `price 1500` …

Players are called by letters, A for seat 0. Sums are multiples of 500 (MM-41).
"""

from collections.abc import Iterator

from maestri.core.refusal import IllegalMove, Refusal
from maestri.games.maitre_du_monde.facts import WorldFacts
from maestri.games.maitre_du_monde.material import (
    BUYABLE,
    CARD_ITEM,
    CONTINENTS,
    DECK_OF,
    FAMILIES,
    ITEMS,
    MASTER_ITEM,
    MOST_SQUARES,
    REGIONS,
    SIZE,
    SUMS,
    UN,
    UNIT,
    USABLE,
)

KEY = "maitre-du-monde"
LETTERS = "ABCDEF"
COMBAT_CARDS = ITEMS[CARD_ITEM : CARD_ITEM + 7]
VOTES = ("for", "against", "abstain")
EXAMPLE = "roll"


def _verb(item: int) -> str:
    """ONU cards are submitted, Actualité cards used, bombs dropped."""
    if item >= MASTER_ITEM:
        return "bomb"
    return "submit" if DECK_OF[item - CARD_ITEM] == UN else "use"


def _notations() -> Iterator[str]:
    """Every move of the move table, in its order."""
    yield from ("roll", "end", "done", "pass", "give up", "call", "accept", "refuse")
    yield from (f"die {number}" for number in range(1, 7))
    yield from (f"go {number}" for number in range(1, MOST_SQUARES + 1))
    yield from (f"{_verb(item)} {ITEMS[item]}" for item in USABLE)
    yield from (f"name {letter}" for letter in LETTERS)
    yield from (f"family {family}" for family in FAMILIES)
    yield from (f"region {region}" for region in REGIONS)
    yield from (f"continent {continent}" for continent in CONTINENTS)
    yield from (f"vote {vote}" for vote in VOTES)
    yield from ("buy combat" if item == CARD_ITEM else f"buy {ITEMS[item]}" for item in BUYABLE)
    yield from (f"stake {amount * UNIT}" for amount in range(SUMS))
    yield "stake all"
    yield from (f"attack {region}" for region in REGIONS)
    yield from (f"play {card}" for card in COMBAT_CARDS)
    yield from (f"offer {card}" for card in COMBAT_CARDS)
    yield from (f"take {letter}" for letter in LETTERS)
    yield from (f"sell {item}" for item in ITEMS)
    yield from (f"ask {item}" for item in ITEMS[: CARD_ITEM + 7])
    yield from (f"with {partner}" for partner in (*LETTERS, "bank"))
    yield from (f"price {amount * UNIT}" for amount in range(SUMS))


NOTATION = tuple(_notations())
assert len(NOTATION) == SIZE
MOVE_OF = {notation.lower(): move for move, notation in enumerate(NOTATION)}

# The rule that a move breaks which names something that does not exist.
_RULE = {
    "die": "MM-9",
    "go": "MM-27",
    "name": "MM-1",
    "with": "MM-1",
    "take": "MM-1",
    "family": "MM-2",
    "region": "MM-2",
    "continent": "MM-2",
    "attack": "MM-2",
    "stake": "MM-41",
    "price": "MM-41",
    "submit": "MM-25",
    "use": "MM-27",
    "bomb": "MM-33",
    "vote": "MM-22",
    "buy": "MM-15",
    "play": "MM-29",
    "offer": "MM-29",
    "ask": "MM-37",
    "sell": "MM-14",
}


def write(move: int) -> str:
    """A move's notation."""
    return NOTATION[move]


def read(text: str) -> int:
    """The move that is written; case and spaces do not matter."""
    move = MOVE_OF.get(_tidy(text))
    if move is None:
        raise _refused(text)
    return move


def _tidy(text: str) -> str:
    """`Price 1,500` is read as `price 1500`."""
    return " ".join(text[:80].lower().replace(",", "").split())


def _refused(text: str) -> Refusal:
    """Which rule forbids a move that never can be made."""
    verb, _, rest = _tidy(text).partition(" ")
    number = rest.isascii() and rest.isdecimal()
    if verb in ("stake", "price", "die", "go") and not number:
        verb = ""
    rule = _RULE.get(verb) if rest else None
    if rule is None:
        return Refusal("notation", game=KEY, text=text[:60], example=EXAMPLE)
    return IllegalMove(KEY, rule, WorldFacts(named=rest[:40], why="unknown"))


"""The facts that the words of a refusal speak of, with nothing in them."""
