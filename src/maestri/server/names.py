"""Names that people can see and tell apart: by PRECIS (RFC 8266), and by what looks alike."""

from functools import cache
from typing import Any
from unicodedata import category, combining, normalize

from maestri.core.refusal import Refusal

BLANKS = frozenset("\u2800")
"""Seen as nothing, though Unicode counts them as symbols."""
UNSEEN = ("\ufe0e", "\ufe0f", "\u200d")
PICTURES = ("So", "Sk")
MOST_MARKS = 2
"""Marks upon one letter: languages need no more."""


def nickname(text: str) -> str:
    """A nickname that can be shown.

    >>> nickname("  Zoë   of\u3000Kyoto "), nickname("❤\ufe0f\u200d🔥 Ann")
    ('Zoë of Kyoto', '❤🔥 Ann')
    """
    try:
        clean: str = _profile("NicknameCasePreserved").enforce(_pictures_apart(text))
    except UnicodeEncodeError:
        raise Refusal("nickname-bad") from None
    if not clean.isprintable() or not set(clean) - BLANKS - {" "} or _stacked(clean):
        raise Refusal("nickname-bad")
    return clean


def _pictures_apart(text: str) -> str:
    """Keyboards join pictures, and ask for colours, by letters that nobody sees; each picture stays one."""
    kept = ""
    for letter in text:
        if letter not in UNSEEN or not kept or category(kept[-1]) not in PICTURES:
            kept += letter
    return kept


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
    """The first of all letters that look like this one, great or small."""
    forms = {letter, letter.lower(), letter.upper()}
    found = {each["c"] for form in forms for each in _confusables().get(form, ())}
    return min(each for each in forms | found if len(each) == 1)


@cache
def _confusables() -> Any:
    from confusable_homoglyphs.confusables import confusables_data

    return confusables_data
