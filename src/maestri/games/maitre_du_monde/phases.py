# compiled with mypyc
"""What the table waits for. A position holds a stack of these: the last one is decided first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.material import named
from maestri.games.maitre_du_monde.position import Position

BEFORE: Final = 0  # MM-9: the window before rolling
DICE: Final = 1  # choose one of two dice
SUMMIT_MOVE: Final = 2  # MM-27: choose how far
ARRIVE: Final = 3  # nobody decides: the square is settled once collecting is over
SHOP: Final = 4  # MM-15
STAKES: Final = 5  # MM-18
MASTERS_SHOP: Final = 6  # MM-20
AFTER: Final = 7  # MM-9: the window after the square
NAMING: Final = 8  # a card or bomb is out, its target is to be named
VOTING: Final = 9  # MM-22
VETOES: Final = 10
FREEZES: Final = 11  # MM-42, step by step
SLUMPS: Final = 12
SURGES: Final = 13
TAXES: Final = 14
AMNESTIES: Final = 15
DISTRESS: Final = 16  # MM-14
FIGHT: Final = 17  # MM-28
OFFERS: Final = 18  # MM-30
OFFER_PRICE: Final = 19
TAKING: Final = 20
PARTNER: Final = 21  # MM-36
PRICING: Final = 22
ANSWER: Final = 23

PHASES: Final[list[str]] = named(
    {
        BEFORE: "before",
        DICE: "dice",
        SUMMIT_MOVE: "summit",
        ARRIVE: "arrive",
        SHOP: "shop",
        STAKES: "stake",
        MASTERS_SHOP: "masters",
        AFTER: "after",
        NAMING: "naming",
        VOTING: "vote",
        VETOES: "veto",
        FREEZES: "freeze",
        SLUMPS: "slump",
        SURGES: "surge",
        TAXES: "tax",
        AMNESTIES: "amnesty",
        DISTRESS: "distress",
        FIGHT: "fight",
        OFFERS: "offers",
        OFFER_PRICE: "offer-price",
        TAKING: "take",
        PARTNER: "partner",
        PRICING: "price",
        ANSWER: "answer",
    }
)
"""What they are called in views."""


class Phase:
    """One thing to be decided, and the rules on it. It holds nothing of a match: the position does."""

    def decider(self, table: Position) -> i64:
        """Who decides: the player in turn, where nothing else is said."""
        return table.turn

    def moves(self, table: Position, seat: i64) -> vec[i64]:
        """What the one who decides may play."""
        raise NotImplementedError

    def refusal(self, table: Position, seat: i64, kind: i64, argument: i64) -> str:
        """The rule that forbids a move to the one who decides, or "" when it is legal."""
        raise NotImplementedError

    def decide(self, table: Position, seat: i64, kind: i64, argument: i64, rng: Rng) -> None:
        """What comes of a legal move."""
        raise NotImplementedError

    def go_on(self, table: Position, rng: Rng) -> None:
        """One step that needs no decision, or the question who decides."""
        table.awaited = 1 << self.decider(table)
