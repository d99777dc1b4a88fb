"""What a person typed, in one form, before a game reads it."""

from unicodedata import decomposition, normalize

LONGEST = 80


def tidy(text: str) -> str:
    """Full-width signs as plain ones, small letters, single spaces; what is too long to be a move is cut.

    >>> tidy("　Ｒ７ ")
    'r7'
    >>> tidy("PUSH  d1  Nes")
    'push d1 nes'
    """
    return " ".join("".join(map(_plain, text[:LONGEST])).casefold().split())[:LONGEST]


def _plain(sign: str) -> str:
    """`７` is 7, but `²` is no 2."""
    is_a_width = decomposition(sign).startswith(("<wide>", "<narrow>"))
    return normalize("NFKC", sign) if is_a_width else sign
