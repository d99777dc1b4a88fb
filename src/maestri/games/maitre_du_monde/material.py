# compiled with mypyc
"""What lies on the table of Maître du Monde: names, prices, and every move that can be made.

What is printed on board and cards is data: see `deck.json` and `deck.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.packing import packed

MOST_SEATS: Final = 6

# MM-2: 40 regions, continent by continent, as the sheet lists them.
REGIONS: Final[list[str]] = [
    *["maghreb", "senegal", "sahara", "suez", "horn-of-africa", "great-lakes", "south-africa"],
    *["alaska", "canada", "greenland", "california", "east-coast", "texas", "mexico"],
    *["panama", "venezuela", "andes", "amazon", "brazil", "argentina"],
    *["gulf", "iran", "pakistan", "india", "china", "vietnam", "japan"],
    *["eu", "baltic", "balkans", "bosphorus", "russia", "siberia", "bering"],
    *["philippines", "indonesia", "new-guinea", "australia", "tasmania", "new-zealand"],
]
CONTINENTS: Final[list[str]] = ["africa", "north-america", "south-america", "asia", "europe", "oceania"]
FAMILIES: Final[list[str]] = ["farming", "gold", "timber", "oil", "strait", "show", "tech", "tourism"]
FAMILY_SIZE: Final = 5
TOURISM: Final = 7

# MM-4: the kinds of squares.
SQUARES: Final[list[str]] = ["omc", "shop", "news", "un", "charity", "masters", "asylum", "laundering"]
OMC: Final = 0
SHOP_SQUARE: Final = 1
NEWS_SQUARE: Final = 2
UN_SQUARE: Final = 3
CHARITY: Final = 4
MASTERS_SQUARE: Final = 5
ASYLUM: Final = 6
LAUNDERING: Final = 7

# MM-5: three decks; MM-25, MM-27, MM-29: their cards.
DECKS: Final[list[str]] = ["combat", "un", "news"]
COMBAT: Final = 0
UN: Final = 1
NEWS: Final = 2
CARDS: Final[list[str]] = [
    *["squadron", "missile", "drone", "us-aid", "peace-movement", "retreat", "revolution"],
    *["freeze", "embargo", "sanctions", "disarmament", "peacekeepers", "nationalisation", "aid"],
    *["non-proliferation", "moratorium", "inspection"],
    *["strike", "scandal", "veto", "slump", "surge", "spying", "disaster", "amnesty", "subsidy"],
    *["tourist-boom", "summit", "sale"],
]
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
FIRST_CARD: Final[list[i64]] = [0, 7, 17, 29]  # of each deck, and the end

# MM-31, MM-33: the Maître du Monde cards.
MASTERS: Final[list[str]] = ["nobel", "vaccine", "fair-trade", "scientist", "atomic", "chemical"]
NOBEL: Final = 0
VACCINE: Final = 1
FAIR_TRADE: Final = 2
SCIENTIST: Final = 3
ATOMIC: Final = 4
CHEMICAL: Final = 5

# Whatever can be bought, sold or used has a number: wealth, then secret cards, then Maître du Monde cards.
ITEMS: Final[list[str]] = [*REGIONS, *CARDS, *MASTERS]
CARD_ITEM: Final = 40
MASTER_ITEM: Final = 69

WEALTH_PRICE: Final = 1000  # MM-15
COMBAT_PRICE: Final = 2000
UNIT: Final = 500  # MM-41
MOST: Final = 100_000
"""MM-41: the highest sum that a move can name; a stake may also be all one has."""


def filled(size: i64, value: i64) -> vec[i64]:
    """As many of one number."""
    row = vec[i64](capacity=size)
    for _ in range(size):
        row = append(row, value)
    return row


DECK_OF: Final[vec[i64]] = packed([COMBAT] * 7 + [UN] * 10 + [NEWS] * 12)

# MM-15, MM-31, MM-33: what each thing costs; ONU and Actualité cards have no price.
PRICE: Final[vec[i64]] = packed(
    [WEALTH_PRICE] * 40 + [COMBAT_PRICE] * 7 + [0] * 22 + [15_000, 15_000, 15_000, 5_000, 10_000, 10_000]
)

# The move table: kinds of moves, each with its arguments.
ROLL: Final = 0
END: Final = 1
DONE: Final = 2
PASS: Final = 3
GIVE_UP: Final = 4
CALL: Final = 5
ACCEPT: Final = 6
REFUSE: Final = 7
DIE: Final = 8
GO: Final = 9
USE: Final = 10  # an ONU card, an Actualité card or a bomb: see USABLE
NAME: Final = 11
FAMILY: Final = 12
REGION: Final = 13
CONTINENT: Final = 14
VOTE: Final = 15
BUY: Final = 16  # wealth, a Combat card drawn unseen, or a Maître du Monde card: see BUYABLE
STAKE: Final = 17
ATTACK: Final = 18
PLAY: Final = 19
OFFER: Final = 20
TAKE: Final = 21
SELL: Final = 22
ASK: Final = 23
WITH: Final = 24
PRICED: Final = 25
MOST_SQUARES: Final = 40
SUMS: Final = MOST // UNIT + 1
ALL_IN: Final = SUMS
"""The argument of the stake that is all one has."""
USABLE: Final[vec[i64]] = packed([*range(CARD_ITEM + 7, MASTER_ITEM), MASTER_ITEM + 4, MASTER_ITEM + 5])
"""The items that a move uses, by its argument."""
BUYABLE: Final[vec[i64]] = packed([*range(CARD_ITEM + 1), *range(MASTER_ITEM, MASTER_ITEM + 6)])
"""The items that a move buys, by its argument; the first Combat card stands for all."""
BUY_COMBAT: Final = 40
BUY_MASTER: Final = 41
BANK_PARTNER: Final = MOST_SEATS
ARGUMENTS: Final[list[int]] = [
    *[1] * 8,
    *[6, MOST_SQUARES, 24, MOST_SEATS, len(FAMILIES), len(REGIONS), len(CONTINENTS), 3, 47],
    *[SUMS + 1, len(REGIONS), 7, 7, MOST_SEATS, len(ITEMS), CARD_ITEM + 7, MOST_SEATS + 1, SUMS],
]
FOR: Final = 0
AGAINST: Final = 1
ABSTAIN: Final = 2


def _firsts() -> list[int]:
    firsts = [0]
    for count in ARGUMENTS:
        firsts.append(firsts[-1] + count)
    return firsts


FIRST: Final[vec[i64]] = packed(_firsts())
SIZE: Final = sum(ARGUMENTS)
KIND: Final[vec[i64]] = packed([kind for kind, count in enumerate(ARGUMENTS) for _ in range(count)])
ARGUMENT: Final[vec[i64]] = packed([argument for count in ARGUMENTS for argument in range(count)])


def move_of(kind: i64, argument: i64) -> i64:
    """The number of a move in the move table."""
    return FIRST[kind] + argument
