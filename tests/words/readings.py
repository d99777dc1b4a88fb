"""Every way a message can be read: its selectors played through, its facts left as `{fact}`."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

Text = tuple[str, str, str]
"""A catalogue, the key of one of its texts (`DM-4.ruling` for an attribute), and a reading of it."""


@cache
def texts(language: str) -> tuple[Text, ...]:
    """All readings of all texts of a language."""
    return tuple(
        (catalogue, key, reading)
        for catalogue, key, pattern in patterns(language)
        for reading in readings(pattern)
    )


def catalogues(language: str) -> list[str]:
    """The names of the files of a language."""
    return sorted(file.name[:-4] for file in files("maestri.locales").joinpath(language).iterdir())


@cache
def patterns(language: str) -> tuple[tuple[str, str, ast.Pattern], ...]:
    """All texts of a language as they were parsed."""
    folder = files("maestri.locales").joinpath(language)
    return tuple(
        (catalogue, key, pattern)
        for catalogue in catalogues(language)
        for entry in FluentParser().parse(folder.joinpath(f"{catalogue}.ftl").read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for key, pattern in _parts(entry)
    )


def readings(pattern: ast.Pattern) -> list[str]:
    """A pattern's readings, one for each choice of variants."""
    found = [""]
    for element in pattern.elements:
        found = [text + part for text in found for part in _readings(element)]
    return found


def selectors(pattern: ast.Pattern) -> Iterator[tuple[str, dict[str, ast.Pattern]]]:
    """The selectors of a pattern, nested ones too: the fact and its variants."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            variants = {_key(variant): variant.value for variant in element.expression.variants}
            yield _fact(element.expression.selector), variants
            for value in variants.values():
                yield from selectors(value)


def _parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _readings(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in readings(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    return [f"{{{_fact(expression)}}}"]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _fact(expression: object) -> str:
    assert isinstance(expression, ast.VariableReference)
    return expression.id.name
