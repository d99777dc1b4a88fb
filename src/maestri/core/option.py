"""A game's options, and the check that what was asked for is allowed."""

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from maestri.core.refusal import Refusal

Value = int | bool | str | None


class TextFile(msgspec.Struct, frozen=True):
    """A value that is the text of a file.

    `kept` gives the text back as the match keeps it (None: it says the same as `printed`), or refuses it.
    """

    kept: Callable[[str], str | None]
    printed: Callable[[], str]
    """The text that the game uses by default, for people to write their own after."""


class Option(msgspec.Struct, frozen=True):
    """One choice that a table makes before it starts.

    `choices` names what is allowed: a range of numbers, or the values one by one. A default of None stands
    for a value that the game chooses, such as the number of players.

    With `text`, the value is a text instead, which a command line reads from a file.
    """

    key: str
    default: Value
    choices: range | tuple[Value, ...] = ()
    text: TextFile | None = None

    def allows(self, value: object) -> bool:
        """Whether the value is one of the choices, and of their type: True is not 1."""
        if self.text and isinstance(value, str):
            return True
        return value is self.default or any(value == c and type(value) is type(c) for c in self.choices)

    def kept(self, value: Value) -> Value:
        """An allowed value as the match keeps it."""
        return self.text.kept(value) if self.text and isinstance(value, str) else value

    @property
    def allowed(self) -> str:
        """The choices as they are written on a command line."""
        if self.text:
            return "FILE"
        if isinstance(self.choices, range):
            return f"{self.choices.start}–{self.choices.stop - 1}"
        return ", ".join(written(choice) for choice in self.choices)


def written(value: Value) -> str:
    """A value as JSON and command lines write it.

    >>> written(True), written(3), written("japan")
    ('true', '3', 'japan')
    """
    return msgspec.json.encode(value).decode().strip('"')


def read(option: Option, text: str) -> Value:
    """The value that a command line means."""
    if option.text:
        return option.kept(_contents(text))
    for choice in option.choices:
        if written(choice) == text:
            return choice
    raise Refusal("option-value", option=option.key, value=text[:60], allowed=option.allowed)


def named(options: tuple[Option, ...], text: str) -> tuple[str, Value]:
    """An option and its value, written NAME=VALUE on a command line."""
    key, equals, value = text.partition("=")
    known = {option.key: option for option in options}
    if not equals:
        raise Refusal("option-form", text=text[:60], allowed=_keys(options))
    if key not in known:
        raise Refusal("option-unknown", option=key[:60], allowed=_keys(options))
    return key, read(known[key], value)


def _keys(options: tuple[Option, ...]) -> str:
    return ", ".join(option.key for option in options)


def settled(options: tuple[Option, ...], asked: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values: those asked for, checked, and the defaults of the others."""
    known = {option.key: option for option in options}
    for key, value in asked.items():
        if key not in known:
            raise Refusal("option-unknown", option=str(key)[:60], allowed=_keys(options))
        if not known[key].allows(value):
            raise Refusal("option-value", option=key, value=_shown(value), allowed=known[key].allowed)
    return {key: option.kept(asked.get(key, option.default)) for key, option in known.items()}  # type: ignore[arg-type]


def _contents(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal("file", path=path[:60], problem=error.strerror or "") from None
    except UnicodeDecodeError:
        raise Refusal("file", path=path[:60], problem="UTF-8") from None


def _shown(value: object) -> str:
    return repr(value)[:60]
