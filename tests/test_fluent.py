"""Our small reading of Project Fluent, beside its own runtime."""

from importlib.resources import files
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from maestri.locales import LANGUAGES
from maestri.locales.fluent import Catalogue
from tests.breadth import broad

NUMBERS = (0, 1, 2, 5, 21, 1_000, 1_000_000, 2.5, 1.5, -1)
TEXTS = ("me", "none", "yes", "no", "Ana, Bo")
CATALOGUES = sorted(file.name for file in files("maestri.locales").joinpath("en").iterdir())
TRICKS = """
-brand = { $case ->
       *[plain] Maestri
        [of] of Maestri
    }
    .kind = house
hello = { -brand(case: "of") } and { -brand }, { sum }, { sum.half }{"\\u00A0"}{ "{" }
sum = { 1 } or { $count ->
        [0] nothing
        [1.5] half
        [one] one
        [many] many
       *[other] { $count }
    }
    .half = { 0.5 } of { $count }
"""


class Choices(Visitor):
    """The variables of a message, and what they are compared with."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()
        self.counts = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        else:
            self.counts = True
        self.generic_visit(node)

    def values(self) -> list[str | int | float]:
        """What to try. To the runtime the text "other" is like a number; nobody says it."""
        return [*NUMBERS, *(() if self.counts else (*TEXTS, *sorted(self.keys)))]


def compared(language: str, source: str) -> int:
    """Every pattern of a file says the same in both, whatever it is told; how many were compared."""
    ours, theirs = Catalogue(language), FluentBundle([language], use_isolating=False)
    ours.add(source)
    theirs.add_resource(FluentResource(source))
    done = 0
    for key in [key for key in ours.messages if not key.startswith("-")]:
        choices = Choices()
        choices.visit(ours.messages[key])
        message = theirs.get_message(key)
        patterns = [(ours.pattern(key), message.value)]
        patterns += [(ours.pattern(key, name), message.attributes[name]) for name in ours.attributes(key)]
        for value, (mine, other) in product(choices.values(), patterns):
            told = dict.fromkeys(("count", *choices.names), value)
            if mine is not None and other is not None:
                assert ours.told(mine, told) == theirs.format_pattern(other, told)[0], (key, value)
                done += 1
    return done


@pytest.mark.parametrize("language", broad(LANGUAGES, {"fr"}))
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_says_what_the_runtime_of_fluent_says(language: str, catalogue: str) -> None:
    source = files("maestri.locales").joinpath(language, catalogue).read_text(encoding="utf-8")
    assert compared(language, source) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_references_and_numbers_are_read_as_the_runtime_reads_them(language: str) -> None:
    assert compared(language, TRICKS) == 3 * len(NUMBERS) + len(TEXTS)


def test_a_function_is_refused_and_not_left_out() -> None:
    catalogue = Catalogue("en")
    catalogue.add("price = { NUMBER($amount) }\n")
    pattern = catalogue.pattern("price")
    assert pattern is not None
    with pytest.raises(NotImplementedError, match="FunctionReference"):
        catalogue.told(pattern, {"amount": 1})
