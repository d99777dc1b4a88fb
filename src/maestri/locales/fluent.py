"""Project Fluent's messages, put into words.

Its parser is a small package. Its Python runtime would bring all of Babel, thirty megabytes, for the plurals
and the separators of three languages.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser, ast

Fact = str | int | float
Facts = Mapping[str, Fact]
Expression = ast.InlineExpression | ast.SelectExpression | ast.Placeable

PLURALS: dict[str, Callable[[float], str]] = {
    "en": lambda count: "one" if count == 1 else "other",
    "fr": lambda count: "one" if int(count) < 2 else "other" if count % 1_000_000 else "many",
    "ja": lambda count: "other",
}
"""Which words go with a count, as Unicode's plural rules have it."""
SEPARATORS = {
    "en": str.maketrans({}),
    "fr": str.maketrans({",": "\N{NARROW NO-BREAK SPACE}", ".": ","}),
    "ja": str.maketrans({}),
}
"""What stands between thousands and before decimals, where it is not English's."""


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        self.plural = PLURALS[language]
        self.separators = SEPARATORS[language]
        self.messages: dict[str, ast.Message | ast.Term] = {}

    def add(self, source: str) -> None:
        """Reads a file of messages."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message | ast.Term):
                self.messages[f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"] = entry

    def pattern(self, key: str, attribute: str | None = None) -> ast.Pattern | None:
        """A message's value, or one of its attributes."""
        message = self.messages[key]
        return self.attributes(key)[attribute] if attribute else message.value

    def attributes(self, key: str) -> dict[str, ast.Pattern]:
        """A message's attributes by name, in the file's order."""
        return {one.id.name: one.value for one in self.messages[key].attributes}

    def told(self, pattern: ast.Pattern, facts: Facts) -> str:
        """A pattern with its facts put in."""
        return "".join(self._part(element, facts) for element in pattern.elements)

    def _part(self, element: ast.TextElement | ast.Placeable, facts: Facts) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        return self._written(self._value(element.expression, facts))

    def _written(self, value: Fact) -> str:
        if isinstance(value, str):
            return value
        number = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
        return number.translate(self.separators)

    def _value(self, expression: Expression, facts: Facts) -> Fact:
        """What stands between braces."""
        match expression:
            case ast.StringLiteral() | ast.NumberLiteral():
                return expression.parse()["value"]
            case ast.VariableReference():
                return facts[expression.id.name]
            case ast.SelectExpression():
                return self.told(self._chosen(expression, facts), facts)
            case ast.MessageReference():
                return self._referred(expression.id.name, expression, facts)
            case ast.TermReference():
                return self._referred(f"-{expression.id.name}", expression, _named(expression.arguments))
            case ast.Placeable():
                return self._value(expression.expression, facts)
        raise NotImplementedError(f"{type(expression).__name__} in a message")

    def _chosen(self, select: ast.SelectExpression, facts: Facts) -> ast.Pattern:
        """The variant that fits, or the one with the star."""
        value = self._value(select.selector, facts)
        default = next(variant for variant in select.variants if variant.default)
        return next((one for one in select.variants if self._fits(one.key, value)), default).value

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, value: Fact) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and key.parse()["value"] == value
        return key.name == (value if isinstance(value, str) else self.plural(abs(value)))

    def _referred(self, key: str, to: ast.MessageReference | ast.TermReference, facts: Facts) -> str:
        pattern = self.pattern(key, to.attribute.name if to.attribute else None)
        return self.told(pattern, facts) if pattern else ""


def _named(arguments: ast.CallArguments | None) -> Facts:
    """What a term is told: the arguments that are named, and nothing of the rest."""
    named = arguments.named if arguments else ()
    return defaultdict(str, {one.name.name: one.value.parse()["value"] for one in named})
