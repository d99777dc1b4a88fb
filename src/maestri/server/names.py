"""Names that people can see and tell apart: by PRECIS (RFC 8266), and by what looks alike."""

from functools import cache
from typing import Any
from unicodedata import combining, normalize

from maestri.core.refusal import Refusal

BLANKS = frozenset("\u2800")
"""Seen as nothing, though Unicode counts them as symbols."""
MOST_MARKS = 2
"""Marks upon one letter: languages need no more."""


def nickname(text: str) -> str:
    """A nickname that can be shown.

    >>> nickname("  Zoë   of\u3000Kyoto ")
    'Zoë of Kyoto'
    """
    try:
        clean: str = _profile("NicknameCasePreserved").enforce(text)
    except UnicodeEncodeError:
        raise Refusal("nickname-bad") from None
    if not clean.isprintable() or not set(clean) - BLANKS - {" "} or _stacked(clean):
        raise Refusal("nickname-bad")
    return clean


def alike(name: str, other: str) -> bool:
    """Whether people would take one name for the other.

    >>> alike("Paul", "РAUL"), alike("Bob", "B0b"), alike("Ann", "Anna")
    (True, True, False)
    """
    return skeleton(name) == skeleton(other)


def skeleton(name: str) -> str:
    """What is left of a name when letters that look alike are one."""
    plain = normalize("NFKC", name).replace(" ", "")
    return normalize("NFKC", "".join(map(_looks_like, plain)).casefold())


def _stacked(name: str) -> bool:
    marks = [bool(combining(letter)) for letter in normalize("NFD", name)]
    return marks[0] or any(all(marks[n : n + MOST_MARKS + 1]) for n in range(len(marks) - MOST_MARKS))


@cache
def _profile(name: str) -> Any:
    from precis_i18n import get_profile  # its tables are read when somebody says his name first

    return get_profile(name)


def _looks_like(letter: str) -> str:
    """The first of all letters that look like this one."""
    found: list[str] = [each["c"] for each in _confusables().get(letter, ())]
    return min([letter, *(each for each in found if len(each) == 1)])


@cache
def _confusables() -> Any:
    from confusable_homoglyphs.confusables import confusables_data

    return confusables_data
