"""Lines at the terminal: measured in cells, broken as a printer would."""

from collections.abc import Iterator

import pytest

from maestri.core.cells import cells
from maestri.locales import LANGUAGES, words
from maestri.terminal.page import CLOSING, OPENING, wrapped
from tests.breadth import broad
from tests.words.readings import texts

NARROW = "\N{NARROW NO-BREAK SPACE}"


def paragraphs(language: str) -> Iterator[tuple[str, str]]:
    """Every text but those that stand between others."""
    read = ((key, text) for _, key, text in texts(language) if not key.startswith(("list-", "mark-")))
    return ((key, text) for key, text in read if text == text.strip())


@pytest.mark.parametrize("language", broad(LANGUAGES, {"ja"}))
@pytest.mark.parametrize("width", broad([40, 57, 79], {57}))
def test_no_line_is_too_wide_and_none_begins_with_a_sign_of_the_line_before(
    language: str, width: int
) -> None:
    for key, text in paragraphs(language):
        lines = wrapped(text, width)
        assert [line for line in lines if cells(line) > width] == [], key
        assert [line for line in lines[1:] if line[:1] and line[0] in f"{CLOSING}{NARROW};:!?»),."] == [], key
        assert [line for line in lines[:-1] if line[-1:] and line[-1] in f"{OPENING}{NARROW}«("] == [], key


@pytest.mark.parametrize("language", broad(LANGUAGES, {"fr"}))
def test_nothing_is_lost_and_words_stay_whole(language: str) -> None:
    for key, text in paragraphs(language):
        lines = wrapped(text, 60)
        glue = "" if language == "ja" else " "
        assert glue.join(lines).replace(" ", "") == text.replace("\n", glue).replace(" ", ""), key
        if language != "ja":
            assert " ".join(lines).split(" ") == text.replace("\n", " ").split(" "), key


def test_a_hanging_line_is_set_in() -> None:
    assert wrapped("DM-9  one two three four", 16, hang=6) == ["DM-9  one two", "      three four"]
    assert wrapped("  indented", 30) == ["  indented"]
    assert wrapped("", 30) == [""]
    assert wrapped("one\ntwo", 30) == ["one", "two"]


def test_what_is_wider_than_a_line_is_cut() -> None:
    assert wrapped("abcdefgh", 3) == ["abc", "def", "gh"]
    assert wrapped("あいうえ", 5) == ["あい", "うえ"]


def test_a_mark_and_a_sum_stay_with_what_belongs_to_them() -> None:
    assert wrapped("銀行に5,000 MdMを払いました。", 14) == ["銀行に", "5,000 MdMを払", "いました。"]
    lines = wrapped(words("ja")("mark-ruling") + "これ", 6)
    assert lines[0].startswith("◇ 裁")
