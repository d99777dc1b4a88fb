"""The catalogues: complete in every language, with the same facts and the same marks."""

from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from maestri import AnyGame, all_games
from maestri.core.event import Event
from maestri.locales import LANGUAGES, SHARED, source, words

GAMES = all_games()
CATALOGUES = tuple(sorted(file.name[:-4] for file in files("maestri.locales").joinpath("en").iterdir()))


class Facts(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def shape(language: str, catalogue: str) -> dict[str, tuple[bool, tuple[str, ...]]]:
    """Each message's key, whether it has a value, and its attributes."""
    resource = FluentParser().parse(source(language, catalogue))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages]
    assert len(set(keys)) == len(keys), "a key is there twice"
    return {
        m.id.name: (m.value is not None, tuple(attribute.id.name for attribute in m.attributes))
        for m in messages
    }


@cache
def facts(language: str, catalogue: str) -> dict[str, set[str]]:
    """The variables of each message."""
    found = {}
    for entry in FluentParser().parse(source(language, catalogue)).body:
        if isinstance(entry, ast.Message):
            visitor = Facts()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_has_the_same_messages_and_marks(language: str, catalogue: str) -> None:
    assert shape(language, catalogue) == shape("en", catalogue)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_key_stands_in_two_catalogues_that_are_used_together(game: AnyGame) -> None:
    together = [key for catalogue in (*SHARED, game.key) for key in shape("en", catalogue)]
    assert sorted(set(together)) == sorted(together)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_language_uses_a_fact_that_english_does_not_have(language: str, catalogue: str) -> None:
    english = facts("en", catalogue)
    assert {key: names - english[key] for key, names in facts(language, catalogue).items()} == {
        key: set() for key in english
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_rule_book_holds_every_rule_and_no_other(game: AnyGame) -> None:
    say = words("en", game.key)
    prefix = game.rules[0].split("-")[0] + "-"
    in_catalogue = [key for key in shape("en", game.key) if key.startswith(prefix)]
    assert tuple(in_catalogue) == game.rules
    assert all(f"section-{section.key}" in say for section in game.rule_book)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_rule_is_marked_as_nothing_but_ruling_or_reconstructed(game: AnyGame) -> None:
    say = words("en", game.key)
    marks = {name.split("-")[0] for rule in game.rules for name in say.attributes(rule)}
    assert marks <= {"ruling", "reconstructed"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_event_has_words_for_its_facts_only(game: AnyGame) -> None:
    english = facts("en", game.key)
    for event in game.event_types:
        fields = event.__struct_fields__
        chosen_by = {f"{field}_{fact}" for field in fields for fact in ("is", "count")}
        assert english[f"event-{_tag(event)}"] <= {"who", *fields, *chosen_by}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_says_what_it_is(game: AnyGame) -> None:
    say = words("en", game.key)
    assert all(key in say for key in ("title", "byline", "blurb", "example"))
    assert all(f"option-{option.key}" in say for option in game.options)


def test_a_missing_fact_is_an_error_and_not_a_hole_in_the_text() -> None:
    with pytest.raises(Exception, match="fewest"):
        words()("games-players", most=4)


def _tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)
