"""Every message, rendered with hostile values in every language, and read for what should not be there."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from maestri import AnyGame, all_games
from maestri.coach.because import reasons_of
from maestri.locales import LANGUAGES, Words, kinds, words
from tests.breadth import broad
from tests.words.hostile import NAMES, READERS, facts_of, made
from tests.words.readings import patterns, texts

GAMES = all_games()
GAPS = r"[ \u00a0\u202f\u3000]"
JOINERS = ("list-", "mark-")
"""Messages that stand between others."""

LEFT_OVER = {
    "a hole": r"[{}$]",
    "two spaces": rf"{GAPS}{{2}}",
    "empty brackets": r"\(\s*\)|（\s*）|«\s*»|“\s*”|「\s*」|\[\s*\]",
    "two stops": rf"\.{GAPS}?\.|。。|[.。]{GAPS}?[,、;；:：]|[,;:、：]{GAPS}?[.。]",
    "a word of Python": r"\b(?:None|True|False|null|undefined)\b",
    "a space before a stop": r" [,.)）。、]",
    "a space at an end": rf"^{GAPS}|{GAPS}$",
}
PLURALS = {
    # One of something in the plural; French has no plural of none either.
    "en": r"(?<![\d,.-])1 (?!(?:is|was|has|does|begins|lies|turns|as)\b)[a-z]+s\b",
    "fr": r"(?<![\d,.\u202f-])[01] (?!(?:fois|plus|dans|sans|des|vous)\b)[a-zéè]+s\b",
    "ja": r"(?!)",
}
NEVER_ONE = {
    *("arena-seats", "seats", "games-players", "games-players-just", "play-welcome", "web-players"),
    *("web-players-just", "deck-long", "deck-track", "deck-few", "head-long", "request-slow"),
}
"""What counts players, of whom there are at least two, or says a limit of ours."""
LOUD = {
    # The reader inside a line, in capitals: "to You".
    "en": r"[a-z,;:(] ?(?:You|Your)\b",
    "fr": r"[a-zéè,;:(\u202f] ?(?:Vous|Votre|Vos)\b",
    "ja": r"(?!)",
}
TELLS_WHAT_TO_TYPE = {"refused-ML-2", "refused-DM-7", "refused-MR-1"}
TYPED = TELLS_WHAT_TO_TYPE | {"example", "judge-form", "judge-card", "judge-cards"}
"""Messages of the terminal, where cards are typed."""
CODES = r"(?<![\w-])[RBYGP][1-9](?!\w)|\d\+\d|\bJ=\d|\^"
"""Cards as the engine writes them: `R7`, `5+5`, `J=4`, `7^`."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def faults(language: str, text: str) -> list[str]:
    """What is left over in a text, by name."""
    found = [name for name, pattern in LEFT_OVER.items() if re.search(pattern, text, re.MULTILINE)]
    return found + ["the plural of one"] * bool(re.search(PLURALS[language], text))


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def all_but_events(language: str) -> Iterator[tuple[str, str]]:
    """Every message that has no struct to be told from, with all that may be said in it."""
    say = {name: Words(language, [name]) for name in {one[0] for one in patterns(language)}}
    for catalogue, key, pattern in patterns(language):
        if key.startswith(("event-", "refused-", "because-", "web-event-", *JOINERS)):
            continue
        for facts in facts_of(pattern, variables(pattern)):
            plain = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
            yield key, say[catalogue].catalogue.told(pattern, plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over_in_a_message(language: str) -> None:
    spared = NEVER_ONE | {"monde-none-thanks"}  # None, thank you
    read = ((key, text) for key, text in all_but_events(language) if key not in spared)
    wrong = {key: (text, found) for key, text in read if (found := faults(language, text))}
    assert wrong == {}


def told(game: AnyGame, language: str) -> Iterator[tuple[str, msgspec.Struct, str]]:
    """Events, refusals and reasons with hostile facts, told to each reader."""
    say = words(language, game.key)
    structs = [(f"event-{event.__struct_config__.tag}", event) for event in game.event_types]
    refused = [(key, game.facts_type) for key in say.catalogue.messages if key.startswith("refused-")]
    reasons = reasons_of(game)
    assert reasons is not None
    why = [(key, reasons.facts_type) for key in say.catalogue.messages if key.startswith("because-")]
    for key, struct in (*structs, *refused, *why):
        for facts in made(struct, game.key, say):
            for me in READERS:
                yield key, facts, say.told(key, facts, NAMES, me)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", broad(GAMES, {"duel-of-magicians", "master-of-rules"}))
def test_nothing_is_left_over_in_an_event_or_a_refusal(game: AnyGame, language: str) -> None:
    wrong: dict[str, object] = {}
    for key, facts, text in told(game, language):
        found = faults(language, text)
        if re.search(LOUD[language], text):
            found.append("a loud you")
        if key not in TELLS_WHAT_TO_TYPE:
            found += [f"the notation {raw}" for raw in notation_in(facts, text, words(language, game.key))]
        if found:
            wrong[key] = (text, found)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_a_card_by_its_code(language: str) -> None:
    read = ((key, text) for _, key, text in texts(language) if key not in TYPED)
    assert [(key, text) for key, text in read if re.search(CODES, text)] == []
    assert re.search(CODES, "Beat 5+5 with R7, J=4 or 7^.")


def notation_in(facts: msgspec.Struct, text: str, say: Words) -> Iterator[str]:
    """What the engine writes, where the catalogue has a name for it."""
    for field, kind in kinds(type(facts)).items():
        value = getattr(facts, field)
        for raw in value if isinstance(value, tuple) else (value,):
            if (
                isinstance(raw, str)
                and kind
                and say.name(kind, raw) != raw
                and is_notation(raw, say.language)
            ):
                named = text.replace(say.name(kind, raw), "")
                if re.search(rf"(?<![\w-]){re.escape(raw)}(?![\w-])", named):
                    yield raw


def is_notation(raw: str, language: str) -> bool:
    """Letters alone may be an English word as well: `only`, `gold`."""
    return language != "en" or not raw.isalpha() or raw.isupper()


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "Ann takes 1 cards.", "the plural of one"),
        ("fr", "Ann ramasse 0 cartes.", "the plural of one"),
        ("en", "Spared: .", "two stops"),
        ("en", "You spy on Ann ().", "empty brackets"),
        ("ja", "Annが（）", "empty brackets"),
        ("en", "Ann draws None.", "a word of Python"),
        ("en", "Ann  draws.", "two spaces"),
    ],
)
def test_what_is_left_over_is_found(language: str, text: str, found: str) -> None:
    assert found in faults(language, text)
    assert re.search(LOUD["en"], "Ann sells Alaska to You for 500 MdM.")
