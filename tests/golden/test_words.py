"""What people read of golden matches, at the terminal and in the log: names, and no notation."""

import re
from itertools import product
from pathlib import Path
from typing import Any

from maestri import Match, Record
from maestri.locales import LANGUAGES, Words, words
from tests.golden.each import golden_by_size

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
CODES = [
    r"\b[RBYGP][1-9]\b",  # R8
    r"\d\^|\d\+|\+\d|\+J|J\+|\bJ=|\bJ\b",  # 7+7^, J=4
    r"\b(?:NS|EW|NE|ES|SW|NW|NES|ESW|NSW|NEW)\b",  # corridors
    r"\b[a-z]+(?:-[a-z]+)?-(?:africa|america|lakes|coast|guinea|zealand|aid|movement|trade|boom)\b",
    r"\b(?:refused|event|card|item)-\w",
]
WORDS_OF_THE_ENGINE = {
    "fr": r"\b(?:limit|best|only|support|squadron|strike|slump|surge|oil|timber|farming|omc|shop|ball)\b",
    "ja": r"\b(?:limit|best|only|trio|support|squadron|missile|drone|strike|slump|surge|oil|omc|shop|ball)\b",
    "en": r"\b(?:omc|us-aid)\b",
}


def typed_apart(text: str) -> str:
    """The terminal's tables say behind a name what is typed for it, in brackets: that stays."""
    return re.sub(r" ?[(（][^()（）]*[)）]|\[[^\]]*\]", "", text)


def codes_in(text: str, language: str) -> list[str]:
    return [found[0] for code in (*CODES, WORDS_OF_THE_ENGINE[language]) for found in re.finditer(code, text)]


def log(match: Match[Any], say: Words) -> set[str]:
    """Every line that anybody reads."""
    readers = (*range(match.seats), None)
    seen = ((event.seen_by(me), me) for event in match.events for me in readers)
    return {say.event(event, NAMES, me) for event, me in seen if event is not None}


@golden_by_size
def test_no_notation_reaches_a_person(path: Path) -> None:
    match = Record.load(path).replay()
    for language in LANGUAGES:
        read = {line: codes_in(line, language) for line in log(match, words(language, match.game.key))}
        assert {line: found for line, found in read.items() if found} == {}
        assert "" not in read


@golden_by_size
def test_a_table_as_text_has_names_and_what_is_typed_in_brackets(path: Path) -> None:
    record = Record.load(path)
    for ply in (len(record.moves) // 3, len(record.moves) - 2):
        match = record.replay(ply)
        for language, seat in product(LANGUAGES, (0, None)):
            say = words(language, match.game.key)
            table = match.game.sketch(match.view(seat), say, NAMES[: match.seats])
            assert codes_in(typed_apart(table), language) == [], table


def test_codes_are_found() -> None:
    assert codes_in("Ann lays R8.", "en") == ["R8"]
    assert codes_in("Ann plays 7+7^: 14.", "en")
    assert codes_in("Ann utilise strike.", "fr") == ["strike"]
    assert codes_in(typed_apart("red 8 (R8), 2 [3]"), "en") == []
