"""Chance that has not been decided yet."""


class Undrawn(Exception):
    """A draw that nobody decided on: one of some outcomes, each with its weight."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(f"one of {len(weights)}")
        self.weights = weights

    @property
    def outcomes(self) -> int:
        return len(self.weights)
