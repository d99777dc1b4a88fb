# compiled with mypyc
"""What the table waits for. A position holds a stack of these: the last one is decided first."""

from typing import Final

PHASES: Final[list[str]] = [
    "before",
    "dice",
    "summit",
    "arrive",
    "shop",
    "stake",
    "masters",
    "after",
    "naming",
    "vote",
    "veto",
    "freeze",
    "slump",
    "surge",
    "tax",
    "amnesty",
    "distress",
    "fight",
    "offers",
    "offer-price",
    "take",
    "partner",
    "price",
    "answer",
]
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
