# compiled with mypyc
"""The end: points, bonuses and ties (MR-30 to MR-33)."""

from typing import Final

from mypy_extensions import i64

from maestri.core.result import Result, ranked
from maestri.games.master_of_rules.cards import ALL_TYPES, count, total, types_in
from maestri.games.master_of_rules.editions import Edition
from maestri.games.master_of_rules.material import SUPPORT, TYPES

BONUS: Final = 2
THREE: Final = 3


def points(won: i64, edition: Edition) -> i64:
    """MR-30: a point for each rule card won; and the bonuses."""
    return total(won) + BONUS * threes(won, edition) + BONUS * int(has_all_types(won))


def threes(won: i64, edition: Edition) -> i64:
    """MR-31: how many types earn the bonus for three or more."""
    types: i64 = 0
    kind: i64
    for kind in range(len(TYPES)):
        if earns_three(won, kind, edition):
            types += 1
    return types


def earns_three(won: i64, kind: i64, edition: Edition) -> bool:
    """MR-31: three or more of a type, once; Support Right in one edition only."""
    return count(won, kind) >= THREE and (kind != SUPPORT or edition.support_bonus)


def has_all_types(won: i64) -> bool:
    """MR-32: at least one of each of the five types."""
    return types_in(won) == ALL_TYPES


def rank_key(won: i64, edition: Edition) -> int:
    """MR-33: points first, then the counts of the types in the edition's order, as one number."""
    key = int(points(won, edition))
    for kind in edition.tie_break:
        key = key * 16 + int(count(won, kind))
    return key


def final_result(won: list[int], edition: Edition) -> Result:
    """MR-33: the most points win; ties are broken for every place, and what stays tied is shared."""
    places = ranked([rank_key(rules, edition) for rules in won], "MR-29")
    scores = tuple([int(points(rules, edition)) for rules in won])
    return Result(places.winners, scores, places.places, places.reason)


def deciding_type(won: i64, other: i64, edition: Edition) -> int:
    """MR-33: the type in which two with equal points first differ, or -1."""
    for kind in edition.tie_break:
        if count(won, kind) != count(other, kind):
            return kind
    return -1
