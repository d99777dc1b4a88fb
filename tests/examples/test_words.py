"""The trial game has its words beside its code, in every language, and is shown in them."""

import pytest

from maestri import AnyGame, Match
from maestri.locales import LANGUAGES, words
from tests import test_words as asked

SKETCH = """\
▸ Ann   Hand  [2] [5] [6] [9] [12]
  Bob   Hand  ▒×5

Ladder  [7]
Discards  –
Passes  0
Pile  ▒×9"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_complete(ladder: AnyGame, language: str) -> None:
    asked.test_every_language_has_the_same_messages_and_marks(language, ladder.key)
    asked.test_no_language_uses_a_fact_that_english_does_not_have(language, ladder.key)


def test_its_words_are_all_that_is_asked_of_a_game(ladder: AnyGame) -> None:
    asked.test_no_key_stands_in_two_catalogues_that_are_used_together(ladder)
    asked.test_the_rule_book_holds_every_rule_and_no_other(ladder)
    asked.test_a_rule_is_marked_as_nothing_but_ruling_or_reconstructed(ladder)
    asked.test_every_event_has_words_for_its_facts_only(ladder)
    asked.test_every_game_says_what_it_is(ladder)


def test_a_view_is_drawn_as_text_from_its_fields(ladder: AnyGame) -> None:
    view = Match(ladder, 2, "x").view(0)
    assert ladder.sketch(view, words("en", ladder.key), ["Ann", "Bob"]) == SKETCH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_its_table_has_a_name_in_every_language(ladder: AnyGame, language: str) -> None:
    say = words(language, ladder.key)
    fields = {"ladder", "discards", "passes", "hands", "pile"}
    assert all(f"field-{name}" in say for name in fields)
    assert all(f"act-{play}" in say for play in ("draw", "pass"))
