# compiled with mypyc
"""What lies on the table of Maître du Monde: regions, squares, decks, and the sums that the sheet names.

What is printed on board and cards is data: see `deck.json` and `deck.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_SEATS: Final = 6

# Who has something, where it is no player.
BANK: Final = -1
STOCK: Final = -1
DESTROYED: Final = -2
NOTHING: Final = -1  # no card, no square, no target


def named(names: dict[int, str]) -> list[str]:
    """Names by their numbers, none of which is left out."""
    assert list(names) == list(range(len(names)))
    return list(names.values())


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
TOURISM: Final[i64] = FAMILIES.index("tourism")

# MM-4: the kinds of squares.
OMC: Final = 0
SHOP_SQUARE: Final = 1
NEWS_SQUARE: Final = 2
UN_SQUARE: Final = 3
CHARITY: Final = 4
MASTERS_SQUARE: Final = 5
ASYLUM: Final = 6
LAUNDERING: Final = 7
SQUARES: Final[list[str]] = named(
    {
        OMC: "omc",
        SHOP_SQUARE: "shop",
        NEWS_SQUARE: "news",
        UN_SQUARE: "un",
        CHARITY: "charity",
        MASTERS_SQUARE: "masters",
        ASYLUM: "asylum",
        LAUNDERING: "laundering",
    }
)
MOST_SQUARES: Final = 40

# MM-5: three decks.
COMBAT: Final = 0
UN: Final = 1
NEWS: Final = 2
DECKS: Final[list[str]] = named({COMBAT: "combat", UN: "un", NEWS: "news"})

# MM-22: votes.
FOR: Final = 0
AGAINST: Final = 1
ABSTAIN: Final = 2
VOTES: Final[list[str]] = named({FOR: "for", AGAINST: "against", ABSTAIN: "abstain"})
NO_VOTE_YET: Final = -1
HAS_NO_VOTE: Final = -2

# What the sheet says of money and cards.
PURSE: Final = 15_000  # MM-6
DEALT: Final = 2  # MM-6: Actualité cards for each player
ALL_FIVE: Final = 10_000  # MM-11
MAJORITY: Final = 5_000
TAX: Final = 1_000  # MM-12
MOST_BOUGHT: Final = 3  # MM-15
WEALTH_PRICE: Final = 1_000
COMBAT_PRICE: Final = 2_000
CHARITY_PAYS: Final = 1_000  # MM-17: times the roll
LAST_LOSING_ROLL: Final = 3  # MM-18
DEVELOPMENT_PRICE: Final = 15_000  # MM-31
SCIENTIST_PRICE: Final = 5_000  # MM-33
BOMB_PRICE: Final = 10_000
MOST_OFFERS: Final = 3  # MM-37: in a turn; MM-36: refused in a row, in distress
UNIT: Final = 500  # MM-41
RULES: Final = 3
"""Their version. By version 2 money lay open; by version 1 pleas counted as offers, and sales lasted."""
MOST: Final = 100_000
"""MM-41: the highest sum that a move can name; a stake may also be all one has."""


def filled(size: i64, value: i64) -> vec[i64]:
    """As many of one number."""
    row = vec[i64](capacity=size)
    for _ in range(size):
        row = append(row, value)
    return row
