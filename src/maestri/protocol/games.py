"""The games on the shelf, as REST shows them."""

from msgspec import Struct

from maestri.core.option import Value


class OptionShown(Struct):
    """An option of a game, with every value it may have."""

    key: str
    default: Value
    choices: list[Value]


class SectionShown(Struct):
    """A chapter of the rule book."""

    key: str
    rules: list[str]


class KindsShown(Struct):
    """What each field of a game's events, by tag, and of its view speaks of: "seat", "card" … or ""."""

    events: dict[str, dict[str, str]]
    view: dict[str, str]


class GameShown(Struct):
    """A game on the shelf."""

    key: str
    fewest: int
    most: int
    rules: int
    options: list[OptionShown]
    rule_book: list[SectionShown]
    levels: dict[int, list[str]]
    """Those that sit down with so many players."""
    ratings: dict[str, int]
    """What the levels are worth, where measured: 1500 a regular; 400 more come before ten to one."""
    kinds: KindsShown | None
    """For a game that the web client was not built with; its words are at `/api/words`."""
