"""How cards and moves are written: `7`, `3+3`, `5+5+J`, `J=4`, `ball`, `take`, and `5+5^` from the stack."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.refusal import IllegalMove, Refusal
from maestri.games.duel_of_magicians.material import (
    BALL,
    FROM_STACK,
    JOKER,
    JOKER_MOST,
    KINDS,
    PLAYS,
    TAKE,
    put_on,
)

KEY = "duel-of-magicians"


NAMES = tuple({JOKER: "J", BALL: "ball"}.get(kind) or str(kind) for kind in range(KINDS))
ORDER = (*range(1, BALL), JOKER, BALL)


def name(kind: int) -> str:
    """A card: a value, `J` or `ball`."""
    return NAMES[kind]


KIND_OF = {name(kind): kind for kind in range(KINDS)}


def names(counts: Iterable[int]) -> tuple[str, ...]:
    """The cards that a count by kind holds, jokers and crystal balls last."""
    counted = list(counts)
    return tuple([NAMES[kind] for kind in ORDER for _ in range(counted[kind])])


def cards_of(move: int) -> tuple[str, ...]:
    """The cards of a play in the order they lie: naturals, then jokers."""
    return tuple(name(kind) for kind in put_on(vec[i64](), move))


def _written(move: int) -> str:
    if move == TAKE:
        return "take"
    cards = list(cards_of(move))
    if FROM_STACK[move] >= 0:
        last = len(cards) - 1 - cards[::-1].index(name(FROM_STACK[move]))
        cards[last] += "^"
    play = PLAYS[move]
    return "+".join(cards) + (f"={play.value}" if play.jokers and not play.naturals else "")


NOTATION = tuple(_written(move) for move in range(len(PLAYS)))
MOVE_OF = {notation: move for move, notation in enumerate(NOTATION)}


def write(move: int) -> str:
    """A move's notation."""
    return NOTATION[move]


def read(text: str) -> int:
    """The move that is written; cards may come in any order."""
    move = MOVE_OF.get(_tidy(text))
    if move is None:
        raise _refused(text)
    return move


def _tidy(text: str) -> str:
    """`j + 5^` is read as `5^+J`."""
    cards, _, value = "".join(text[:80].split()).lower().replace("j", "J").partition("=")
    ordered = sorted(cards.split("+"), key=lambda card: (card.startswith("J"), card.endswith("^")))
    return "+".join(ordered) + (f"={value}" if value else "")


def _refused(text: str) -> Refusal:
    """Which rule forbids cards that never make a play together."""
    cards, _, value = _tidy(text).partition("=")
    kinds = [card.rstrip("^") for card in cards.split("+")]
    if not all(kind in KIND_OF for kind in kinds) or (value and not value.isdecimal()):
        return Refusal("notation", game=KEY, text=text[:60], example="3+3")
    return IllegalMove(KEY, _rule_against(kinds, cards.count("^"), value))


def _rule_against(kinds: list[str], from_stack: int, value: str) -> str:
    naturals = set(kinds) - {"J", "ball"}
    if "ball" in kinds:
        return "DM-9"
    if len(naturals) > 1:
        return "DM-6"
    joker_value = int(value or next(iter(naturals), 0))
    if "J" in kinds and not 1 <= joker_value <= JOKER_MOST:
        return "DM-7"
    if value and naturals and naturals != {value}:
        return "DM-7"
    return "DM-18" if from_stack else "DM-3"
