"""Chance that has not been decided yet."""


class Undrawn(Exception):
    """A draw that nobody decided on: any of so many outcomes, all alike."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes}")
        self.outcomes = outcomes
