# compiled with mypyc
"""Every card of Maître du Monde, and what the rules say of each: when it is used, what it strikes, its price.

Copies, sums and marks are printed on the cards: see `deck.json`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.games.maitre_du_monde.material import (
    BOMB_PRICE,
    COMBAT,
    COMBAT_PRICE,
    DEVELOPMENT_PRICE,
    NEWS,
    REGIONS,
    SCIENTIST_PRICE,
    UN,
    WEALTH_PRICE,
)

# MM-22, MM-27, MM-34: what a card strikes, which is named when it is used.
ON_NOTHING: Final = -1
ON_PLAYER: Final = 0
ON_FAMILY: Final = 1
ON_REGION: Final = 2
ON_CONTINENT: Final = 3

# The secret cards, deck by deck.
SQUADRON: Final = 0
MISSILE: Final = 1
DRONE: Final = 2
US_AID: Final = 3
PEACE_MOVEMENT: Final = 4
RETREAT: Final = 5
REVOLUTION: Final = 6
FREEZE: Final = 7
EMBARGO: Final = 8
SANCTIONS: Final = 9
DISARMAMENT: Final = 10
PEACEKEEPERS: Final = 11
NATIONALISATION: Final = 12
AID: Final = 13
NON_PROLIFERATION: Final = 14
MORATORIUM: Final = 15
INSPECTION: Final = 16
STRIKE: Final = 17
SCANDAL: Final = 18
VETO: Final = 19
SLUMP: Final = 20
SURGE: Final = 21
SPYING: Final = 22
DISASTER: Final = 23
AMNESTY: Final = 24
SUBSIDY: Final = 25
TOURIST_BOOM: Final = 26
SUMMIT: Final = 27
SALE: Final = 28
COMBAT_KINDS: Final = REVOLUTION + 1
CARD_KINDS: Final = SALE + 1
FIRST_CARD: Final[list[i64]] = [SQUADRON, FREEZE, STRIKE, CARD_KINDS]  # of each deck, and the end


class Card:
    """A secret card: its deck, when it is used and on what."""

    def __init__(
        self,
        number: i64,
        name: str,
        deck: i64,
        *,
        strikes: i64 = ON_NOTHING,
        own_turn: bool = True,
        opens: bool = False,
        defends_only: bool = False,
    ) -> None:
        self.number: i64 = number
        self.name: str = name
        self.deck: i64 = deck
        self.strikes: i64 = strikes
        self.own_turn: bool = own_turn  # MM-25, MM-27: the others answer something, or are for Achat
        self.opens: bool = opens  # MM-29: opens a combat
        self.defends_only: bool = defends_only


SECRET_CARDS: Final[list[Card]] = [
    # MM-29
    Card(SQUADRON, "squadron", COMBAT, opens=True),
    Card(MISSILE, "missile", COMBAT, opens=True),
    Card(DRONE, "drone", COMBAT, opens=True),
    Card(US_AID, "us-aid", COMBAT, opens=True),
    Card(PEACE_MOVEMENT, "peace-movement", COMBAT, defends_only=True),
    Card(RETREAT, "retreat", COMBAT, defends_only=True),
    Card(REVOLUTION, "revolution", COMBAT, opens=True),
    # MM-25
    Card(FREEZE, "freeze", UN, own_turn=False),
    Card(EMBARGO, "embargo", UN, strikes=ON_FAMILY),
    Card(SANCTIONS, "sanctions", UN, strikes=ON_PLAYER),
    Card(DISARMAMENT, "disarmament", UN, strikes=ON_PLAYER),
    Card(PEACEKEEPERS, "peacekeepers", UN, strikes=ON_PLAYER),
    Card(NATIONALISATION, "nationalisation", UN, strikes=ON_REGION),
    Card(AID, "aid", UN),
    Card(NON_PROLIFERATION, "non-proliferation", UN),
    Card(MORATORIUM, "moratorium", UN),
    Card(INSPECTION, "inspection", UN, strikes=ON_PLAYER),
    # MM-27
    Card(STRIKE, "strike", NEWS, strikes=ON_PLAYER),
    Card(SCANDAL, "scandal", NEWS, strikes=ON_PLAYER),
    Card(VETO, "veto", NEWS, own_turn=False),
    Card(SLUMP, "slump", NEWS, strikes=ON_FAMILY, own_turn=False),
    Card(SURGE, "surge", NEWS, strikes=ON_FAMILY, own_turn=False),
    Card(SPYING, "spying", NEWS, strikes=ON_PLAYER),
    Card(DISASTER, "disaster", NEWS, strikes=ON_REGION),
    Card(AMNESTY, "amnesty", NEWS, own_turn=False),
    Card(SUBSIDY, "subsidy", NEWS),
    Card(TOURIST_BOOM, "tourist-boom", NEWS),
    Card(SUMMIT, "summit", NEWS),
    Card(SALE, "sale", NEWS, own_turn=False),
]
assert [card.number for card in SECRET_CARDS] == list(range(CARD_KINDS))
CARDS: Final[list[str]] = [card.name for card in SECRET_CARDS]
DECK_OF: Final[vec[i64]] = packed([card.deck for card in SECRET_CARDS])

# MM-31, MM-33: the Maître du Monde cards.
NOBEL: Final = 0
VACCINE: Final = 1
FAIR_TRADE: Final = 2
SCIENTIST: Final = 3
ATOMIC: Final = 4
CHEMICAL: Final = 5
MASTER_KINDS: Final = CHEMICAL + 1


class Master:
    """A Maître du Monde card: its price, and what it strikes where it is a bomb."""

    def __init__(self, number: i64, name: str, price: i64, strikes: i64 = ON_NOTHING) -> None:
        self.number: i64 = number
        self.name: str = name
        self.price: i64 = price
        self.strikes: i64 = strikes


MASTER_CARDS: Final[list[Master]] = [
    Master(NOBEL, "nobel", DEVELOPMENT_PRICE),
    Master(VACCINE, "vaccine", DEVELOPMENT_PRICE),
    Master(FAIR_TRADE, "fair-trade", DEVELOPMENT_PRICE),
    Master(SCIENTIST, "scientist", SCIENTIST_PRICE),
    Master(ATOMIC, "atomic", BOMB_PRICE, ON_CONTINENT),
    Master(CHEMICAL, "chemical", BOMB_PRICE, ON_FAMILY),
]
assert [master.number for master in MASTER_CARDS] == list(range(MASTER_KINDS))
MASTERS: Final[list[str]] = [master.name for master in MASTER_CARDS]


def is_development(master: i64) -> bool:
    """MM-31: sustainable development, of which each player can own one of each."""
    return master <= FAIR_TRADE


def is_bomb(master: i64) -> bool:
    """MM-33."""
    return master >= ATOMIC


# Whatever can be bought, sold or used has a number: wealth, then secret cards, then Maître du Monde cards.
CARD_ITEM: Final = 40
MASTER_ITEM: Final = CARD_ITEM + CARD_KINDS
ITEMS: Final[list[str]] = [*REGIONS, *CARDS, *MASTERS]
assert ITEMS[CARD_ITEM] == CARDS[0]


def _price_of(card: Card) -> int:
    return COMBAT_PRICE if card.deck == COMBAT else 0


PRICE: Final[vec[i64]] = packed(
    [
        *[WEALTH_PRICE for _ in REGIONS],
        *[_price_of(card) for card in SECRET_CARDS],
        *[master.price for master in MASTER_CARDS],
    ]
)
"""MM-15, MM-31, MM-33: what each thing costs; ONU and Actualité cards have no price."""


def half_price(item: i64) -> i64:
    """MM-14: what the bank pays for it to a player in distress."""
    return PRICE[item] >> 1


STRIKES: Final[vec[i64]] = packed(
    [
        *[ON_NOTHING for _ in REGIONS],
        *[card.strikes for card in SECRET_CARDS],
        *[master.strikes for master in MASTER_CARDS],
    ]
)
"""What each thing strikes when it is used."""


def cards_in(counts: vec[i64]) -> tuple[str, ...]:
    """The names of the cards that a count by kind holds."""
    return tuple([CARDS[card] for card in range(CARD_KINDS) for _ in range(counts[card])])
