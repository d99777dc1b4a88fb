# compiled with mypyc
"""What players of Maître du Monde go by."""

from typing import Final

from mypy_extensions import i64


class Traits:
    """What tells players from each other who know the same."""

    def __init__(self, progress: float, eager: float, savings: i64, guard: i64) -> None:
        self.progress: float = progress  # what a pair of cards of a family is worth for every lap to come
        self.eager: float = eager  # how much more than it brings he gives for wealth that is for sale
        self.savings: i64 = savings  # money beyond the price of a work that makes it worth going to buy one
        self.guard: i64 = guard  # the last Combat cards, for who attacks him, or for a dear prize


BY_REASONING: Final = Traits(0.15, 1.0, 3000, 2)
"""Set by hand, as a good player would explain them."""

BY_EXPERIENCE: Final = Traits(0.5, 4.0, 12000, 4)
"""From 24,000 matches in which everybody went by traits of his own: who won most. The guard by trial."""
