"""How moves are written: `roll`, `die 4`, `buy alaska`, `use strike`, `name B`, `vote for`, `price 1500` …

Players are called by letters, A for seat 0. Sums are multiples of 500 (MM-41).
"""

from maestri.core.refusal import IllegalMove, Refusal, no_move
from maestri.core.spelling import tidy
from maestri.games.maitre_du_monde.cards import CARD_ITEM, CARDS, COMBAT_KINDS, DECK_OF, ITEMS, MASTER_ITEM
from maestri.games.maitre_du_monde.facts import WorldFacts
from maestri.games.maitre_du_monde.material import (
    CONTINENTS,
    FAMILIES,
    MOST_SQUARES,
    REGIONS,
    UN,
    UNIT,
    VOTES,
)
from maestri.games.maitre_du_monde.moves import (
    ACCEPT,
    ASK,
    ATTACK,
    BUY,
    BUYABLE,
    CALL,
    CHOICES,
    CONTINENT,
    DIE,
    DONE,
    END,
    FAMILY,
    GIVE_UP,
    GO,
    NAME,
    OFFER,
    PASS,
    PLAY,
    PRICED,
    REFUSE,
    REGION,
    ROLL,
    SELL,
    STAKE,
    SUMS,
    TAKE,
    TRADED,
    USABLE,
    USE,
    VOTE,
    WITH,
)

KEY = "maitre-du-monde"
LETTERS = "ABCDEF"


def _verb(item: int) -> str:
    """ONU cards are submitted, Actualité cards used, bombs dropped."""
    if item >= MASTER_ITEM:
        return "bomb"
    return "submit" if DECK_OF[item - CARD_ITEM] == UN else "use"


WRITTEN: dict[int, list[str]] = {
    ROLL: ["roll"],
    END: ["end"],
    DONE: ["done"],
    PASS: ["pass"],
    GIVE_UP: ["give up"],
    CALL: ["call"],
    ACCEPT: ["accept"],
    REFUSE: ["refuse"],
    DIE: [f"die {pips}" for pips in range(1, 7)],
    GO: [f"go {steps}" for steps in range(1, MOST_SQUARES + 1)],
    USE: [f"{_verb(item)} {ITEMS[item]}" for item in USABLE],
    NAME: [f"name {letter}" for letter in LETTERS],
    FAMILY: [f"family {family}" for family in FAMILIES],
    REGION: [f"region {region}" for region in REGIONS],
    CONTINENT: [f"continent {continent}" for continent in CONTINENTS],
    VOTE: [f"vote {vote}" for vote in VOTES],
    BUY: ["buy combat" if item == CARD_ITEM else f"buy {ITEMS[item]}" for item in BUYABLE],
    STAKE: [*(f"stake {amount * UNIT}" for amount in range(SUMS)), "stake all"],
    ATTACK: [f"attack {region}" for region in REGIONS],
    PLAY: [f"play {card}" for card in CARDS[:COMBAT_KINDS]],
    OFFER: [f"offer {card}" for card in CARDS[:COMBAT_KINDS]],
    TAKE: [f"take {letter}" for letter in LETTERS],
    SELL: [f"sell {item}" for item in ITEMS],
    ASK: [f"ask {item}" for item in ITEMS[:TRADED]],
    WITH: [f"with {partner}" for partner in (*LETTERS, "bank")],
    PRICED: [f"price {amount * UNIT}" for amount in range(SUMS)],
}
"""How the moves of each kind are written, by their arguments."""
assert {kind: len(written) for kind, written in WRITTEN.items()} == CHOICES

NOTATION = tuple(text for kind in CHOICES for text in WRITTEN[kind])
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
    """`Price 1,500` is read as `price 1500`, `attack South Africa` as `attack south-africa`."""
    verb, _, rest = tidy(text).replace(",", "").partition(" ")
    if verb in ("stake", "price"):
        rest = rest.replace(" ", "")
    return " ".join([verb, rest if verb == "give" else rest.replace(" ", "-")]).rstrip()


def _refused(text: str) -> Refusal:
    """Which rule forbids a move that never can be made."""
    verb, _, rest = _tidy(text).partition(" ")
    number = rest.isascii() and rest.isdecimal()
    if verb in ("stake", "price", "die", "go") and not number:
        verb = ""
    rule = _RULE.get(verb) if rest else None
    if rule is None:
        return no_move(KEY, text)
    return IllegalMove(KEY, rule, WorldFacts(named=rest[:40], why="unknown"))
