"""How cards and moves are written: `7`, `3+3`, `5+5+J`, `J=4`, `ball`, `take`, and `5+5^` from the stack."""

from functools import lru_cache
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.refusal import IllegalMove, Refusal, no_move
from maestri.core.spelling import tidy
from maestri.games.duel_of_magicians.cards import by_kind
from maestri.games.duel_of_magicians.facts import DuelFacts
from maestri.games.duel_of_magicians.material import (
    BALL,
    COPIES,
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


@lru_cache(maxsize=1 << 14)  # every view of a hand asks, and most hands were seen before
def names(counts: int) -> tuple[str, ...]:
    """The cards of a hand or a pile, jokers and crystal balls last."""
    counted = by_kind(counts)
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
    """The move that is written; cards may come in any order, and what follows from them may be said too."""
    move = MOVE_OF.get(text)
    return _read_freely(text) if move is None else move


def _read_freely(text: str) -> int:
    written = Written.of(text)
    move = MOVE_OF.get(str(written))
    if move is None:
        raise _refused(text, written)
    return move


class Written(NamedTuple):
    """Cards as somebody wrote them, and what stands behind the `=`."""

    cards: tuple[str, ...]
    value: str

    @classmethod
    def of(cls, text: str) -> "Written":
        """`j + ５^` is read as `5^+J`."""
        plain = tidy(text).replace(" ", "").replace("joker", "j").replace("crystalball", "ball")
        cards, _, value = plain.replace("j", "J").partition("=")
        ordered = sorted(cards.split("+"), key=lambda card: (card.startswith("J"), card.endswith("^")))
        return cls(tuple(ordered), value)

    @property
    def kinds(self) -> list[str]:
        return [card.removesuffix("^") for card in self.cards]

    @property
    def naturals(self) -> set[str]:
        return set(self.kinds) - {"J", "ball"}

    def says_again(self) -> bool:
        """Behind cards that show their value, that value or their total: `4+J=4`, `5+5=10`."""
        shown = [int(kind) for kind in self.naturals if kind in KIND_OF]
        return self.value in {str(number) for value in shown for number in (value, value * len(self.cards))}

    def __str__(self) -> str:
        behind = f"={self.value}" if self.value and not self.says_again() else ""
        return "+".join(self.cards) + behind


def _refused(text: str, written: Written) -> Refusal:
    """Which rule forbids cards that never make a play together."""
    value = written.value
    if not all(kind in KIND_OF for kind in written.kinds) or not (value.isdecimal() or not value):
        return no_move(KEY, text)
    rule, reason = _rule_against(written)
    return IllegalMove(KEY, rule, DuelFacts(why=reason))


def _rule_against(written: Written) -> tuple[str, str]:
    """The rule, and the nearest cause where it has several."""
    kinds, naturals = written.kinds, written.naturals
    if "ball" in kinds:
        return "DM-9", "value" if len(kinds) == 1 else "together"
    if len(naturals) > 1:
        return "DM-6", ""
    if written.value and not written.says_again() and "J" not in kinds:
        return "DM-7", "shown"
    if "J" in kinds and not 1 <= _joker_value(written) <= JOKER_MOST:
        return "DM-7", "range"
    if written.value and naturals and not written.says_again():
        return "DM-7", "beside"
    return _too_many(written)


def _joker_value(written: Written) -> int:
    return int(next(iter(written.naturals), "") or written.value or 0)


def _too_many(written: Written) -> tuple[str, str]:
    """DM-3, DM-4, DM-18: more than there are, than a hand holds, or than the stack gives."""
    counts = {kind: written.kinds.count(kind) for kind in written.kinds}
    if any(count > COPIES[KIND_OF[kind]] for kind, count in counts.items()):
        return "DM-3", ""
    from_stack = sum(card.endswith("^") for card in written.cards)
    return ("DM-18", "") if from_stack > 1 else ("DM-4", "six")
