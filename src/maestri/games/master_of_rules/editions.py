# compiled with mypyc
"""All that differs between the two editions."""

from typing import Final

from maestri.games.master_of_rules.material import BEST, LIMIT, ONLY, SUPPORT, TRIO


class Edition:
    """What one edition's sheet says where the other's says something else."""

    def __init__(
        self, key: str, shows_hand: bool, last_refill: bool, support_bonus: bool, tie_break: list[int]
    ) -> None:
        self.key: str = key
        self.shows_hand: bool = shows_hand  # MR-11: who lays a type that is there already shows his rule hand
        self.last_refill: bool = last_refill  # MR-14: a refill is laid out for the last deal too
        self.support_bonus: bool = support_bonus  # MR-31: three Support Right earn a bonus
        self.tie_break: list[int] = tie_break  # MR-33: which type is compared first, and which then


ZMAN: Final = Edition(
    "zman",
    shows_hand=False,
    last_refill=True,
    support_bonus=False,
    tie_break=[SUPPORT, TRIO, ONLY, BEST, LIMIT],
)
JAPAN: Final = Edition(
    "japan",
    shows_hand=True,
    last_refill=False,
    support_bonus=True,
    tie_break=[TRIO, ONLY, BEST, LIMIT, SUPPORT],
)
EDITIONS: Final[dict[str, Edition]] = {"zman": ZMAN, "japan": JAPAN}
