# compiled with mypyc
"""Every move that can be made, as kinds of moves with their choices: the move table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.games.maitre_du_monde.cards import (
    ATOMIC,
    CARD_ITEM,
    CHEMICAL,
    COMBAT_KINDS,
    FREEZE,
    ITEMS,
    MASTER_ITEM,
    MASTER_KINDS,
)
from maestri.games.maitre_du_monde.material import (
    CONTINENTS,
    FAMILIES,
    MOST,
    MOST_SEATS,
    MOST_SQUARES,
    REGIONS,
    UNIT,
    VOTES,
)

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

SUMS: Final = MOST // UNIT + 1
ALL_IN: Final = SUMS
"""The argument of the stake that is all one has."""
USABLE: Final[vec[i64]] = packed(
    [*range(CARD_ITEM + FREEZE, MASTER_ITEM), MASTER_ITEM + ATOMIC, MASTER_ITEM + CHEMICAL]
)
"""The items that a move uses, by its argument."""
BUY_COMBAT: Final = CARD_ITEM
BUY_MASTER: Final = BUY_COMBAT + 1
BUYABLE: Final[vec[i64]] = packed(
    [*range(CARD_ITEM), CARD_ITEM, *range(MASTER_ITEM, MASTER_ITEM + MASTER_KINDS)]
)
"""The items that a move buys, by its argument; the first Combat card stands for all."""
TRADED: Final = CARD_ITEM + COMBAT_KINDS
"""MM-37: wealth and Combat cards are the items before this one."""
BANK_PARTNER: Final = MOST_SEATS

CHOICES: Final[dict[int, int]] = {
    ROLL: 1,
    END: 1,
    DONE: 1,
    PASS: 1,
    GIVE_UP: 1,
    CALL: 1,
    ACCEPT: 1,
    REFUSE: 1,
    DIE: 6,
    GO: MOST_SQUARES,
    USE: len(USABLE),
    NAME: MOST_SEATS,
    FAMILY: len(FAMILIES),
    REGION: len(REGIONS),
    CONTINENT: len(CONTINENTS),
    VOTE: len(VOTES),
    BUY: len(BUYABLE),
    STAKE: SUMS + 1,
    ATTACK: len(REGIONS),
    PLAY: COMBAT_KINDS,
    OFFER: COMBAT_KINDS,
    TAKE: MOST_SEATS,
    SELL: len(ITEMS),
    ASK: TRADED,
    WITH: MOST_SEATS + 1,
    PRICED: SUMS,
}
"""How many moves there are of each kind, in the order of the move table."""
assert list(CHOICES) == list(range(len(CHOICES)))


def _firsts() -> list[int]:
    firsts = [0]
    for count in CHOICES.values():
        firsts.append(firsts[-1] + count)
    return firsts


FIRST: Final[vec[i64]] = packed(_firsts())
SIZE: Final = sum(CHOICES.values())
KIND: Final[vec[i64]] = packed([kind for kind, count in CHOICES.items() for _ in range(count)])
ARGUMENT: Final[vec[i64]] = packed([argument for count in CHOICES.values() for argument in range(count)])


def move_of(kind: i64, argument: i64) -> i64:
    """The number of a move in the move table."""
    return FIRST[kind] + argument


def choices(kind: i64) -> i64:
    """How many moves there are of a kind."""
    return FIRST[kind + 1] - FIRST[kind]


def use_of(card: i64) -> i64:
    """The move that uses an ONU or Actualité card."""
    return FIRST[USE] + card - FREEZE
