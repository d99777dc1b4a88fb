"""The levels of bots that a table may choose. A level joins by being put here."""

from maestri.bots import Choose, at_random

LEVELS: dict[str, Choose] = {"novice": at_random, "regular": at_random, "master": at_random}
"""From the weakest to the strongest."""


def bot_of(level: str) -> Choose:
    """The bot of a level."""
    return LEVELS[level]


def below(level: str) -> str | None:
    """The next lower level, which plays where a bot fails; None below the lowest."""
    names = list(LEVELS)
    place = names.index(level)
    return names[place - 1] if place else None
