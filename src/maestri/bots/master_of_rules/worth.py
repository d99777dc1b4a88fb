# compiled with mypyc
"""What rules that were done are worth in the end, and what they may still become (MR-30 to MR-32)."""

from typing import Final

from mypy_extensions import i64

from maestri.games.master_of_rules.cards import count, one_of
from maestri.games.master_of_rules.editions import Edition
from maestri.games.master_of_rules.material import ROUNDS, SUPPORT, TYPES
from maestri.games.master_of_rules.scoring import points

BONUS: Final = 2.0
# The shares of bonuses below were measured over some hundreds of matches among regulars.


def prospects(won: i64, edition: Edition, left: float) -> float:
    """Points so far, and a share of the bonuses in reach; `left` is how much of the match is to come."""
    worth = float(points(won, edition))
    kind: i64
    missing: i64 = 0
    for kind in range(len(TYPES)):
        have = count(won, kind)
        if have == 0:
            missing += 1
        if kind != SUPPORT or edition.support_bonus:
            if have == 2:
                worth += BONUS * left * (1.2 - 0.65 * left)
            elif have == 1:
                worth += BONUS * 0.3 * left * left
    if missing == 1:
        worth += BONUS * min(1.0, 1.3 * left)
    elif missing == 2:
        worth += BONUS * 0.45 * left
    return worth


def gain(won: i64, kind: i64, edition: Edition, left: float) -> float:
    """What one more rule of a type adds."""
    return prospects(won + one_of(kind), edition, left) - prospects(won, edition, left)


def deals_left(deal: i64, seats: i64) -> float:
    """How much of the match is still to come after this deal, from 1 to 0."""
    deals = ROUNDS[seats] * seats
    return float(deals - deal) / float(deals)


def spread(left: float) -> float:
    """How many points make somebody e times as likely to win: the fewer, the less of the match is to come."""
    return 0.6 + 2.0 * left
