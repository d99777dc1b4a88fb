"""How wide a text is at a terminal: a Japanese sign takes two cells, a mark above a letter none."""

from unicodedata import category, east_asian_width


def cells(text: str) -> int:
    """The cells that a text takes.

    >>> cells("Duel"), cells("決闘"), cells("é")
    (4, 4, 1)
    """
    return sum(map(_cells, text))


def _cells(sign: str) -> int:
    if category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(sign) in "WF" else 1


def padded(text: str, width: int) -> str:
    """The text with spaces behind it, up to so many cells."""
    return text + " " * (width - cells(text))
