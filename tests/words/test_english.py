"""English: players are they or by name, sentences have their heads, and one word stands for a concept."""

import re

import pytest

from tests.words.readings import texts

FAULTS: dict[str, tuple[str, set[str]]] = {
    "no he or his for a player": (r"\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b", set()),
    # A question or a short title may begin with it.
    "no headless who": (
        r"(?:^|[.:;] |\b(?:Even|Only|only from|to|but) )[Ww]ho (?!.*\?)",
        {"guide-wealth-title", "web-who-sits"},
    ),
    "one word for sustainable development": (r"\bworks of sustainable\b", set()),
    "American aid by its name": (
        r"\bUS Aid\b|Strategic Retreat|Universal Vaccine|Fair Trade|Prix Nobel",
        set(),
    ),
    "no seats that speak": (r"this seat's turn", set()),
    "one space between words": (r"  ", set()),
    "no exclamation": (r"!", set()),
}


@pytest.mark.parametrize("rule", FAULTS)
def test_english_reads_as_a_publisher_would_print_it(rule: str) -> None:
    fault, allowed = FAULTS[rule]
    held = {key: text for _, key, text in texts("en") if re.search(fault, text)}
    assert held.keys() == allowed, held
