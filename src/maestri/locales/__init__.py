"""The words of Maestri: Fluent catalogues by language, one shared and one a game."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from maestri.locales.fluent import Catalogue
from maestri.locales.telling import kinds, told_facts

__all__ = ["LANGUAGES", "SHARED", "Words", "is_in_client", "kinds", "put_beside", "source", "words"]

LANGUAGES = ("en", "fr", "ja")
SHARED = ("maestri", "tables", "bots")


class Words:
    """One language's catalogue for one game (or for none)."""

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        self.language = language
        self.catalogue = Catalogue(language)
        for name in catalogues:
            self.catalogue.add(source(language, name))

    def __contains__(self, key: str) -> bool:
        return key in self.catalogue.messages

    def __call__(self, key: str, **facts: Any) -> str:
        """The message of a key, with its facts put in."""
        return self.part(key, None, facts)

    def part(self, key: str, attribute: str | None, facts: Mapping[str, Any]) -> str:
        """The message's value, or one of its attributes."""
        pattern = self.catalogue.pattern(key, attribute)
        plain = {name: _plain(fact) for name, fact in facts.items()}
        return self.catalogue.told(pattern, plain) if pattern else ""

    def attributes(self, key: str) -> list[str]:
        """The names of a message's attributes, in the catalogue's order."""
        return list(self.catalogue.attributes(key))

    def name(self, kind: str, value: object) -> str:
        """What a thing is called: `card` and `J` give the message `card-J`; without one, the value itself."""
        key = f"{kind}-{value}"
        return self(key) if key in self else str(value)

    def both(self, items: Sequence[str]) -> str:
        """Items in a row, as the language joins them; of none, the word for nothing."""
        *others, last = items or [self("list-nothing")]
        return self("list-last").join([self("list-comma").join(others), last]) if others else last

    def event(self, event: msgspec.Struct, names: Sequence[str], me: int | None = None) -> str:
        """An event in words. `names` are the players' names by seat, `me` is the reader's seat."""
        return self.told(f"event-{event.__struct_config__.tag}", event, names, me)

    def told(self, key: str, facts: msgspec.Struct, names: Sequence[str], me: int | None = None) -> str:
        """The message of a key, with the fields of a struct called by their names.

        A field's meaning is in its type: see `maestri.core.event`, and `maestri.locales.telling` for what
        a sentence may choose by.
        """
        return self(key, **told_facts(self, facts, names, me))


_beside: dict[str, Path] = {}
"""Where the words of games lie that are not part of the package: beside their code, as `<language>.ftl`."""


def put_beside(game: str, folder: Path) -> None:
    """Says in which folder a game's words may lie."""
    if (folder / f"{LANGUAGES[0]}.ftl").is_file():
        _beside[game] = folder


def is_in_client(game: str) -> bool:
    """Whether the web client is built with a game: with its words, and with what its fields speak of."""
    return files(__name__).joinpath(LANGUAGES[0], f"web-{game}.ftl").is_file()


def source(language: str, catalogue: str) -> str:
    """The text of a catalogue."""
    if catalogue in _beside:
        return (_beside[catalogue] / f"{language}.ftl").read_text(encoding="utf-8")
    return files(__name__).joinpath(language, f"{catalogue}.ftl").read_text(encoding="utf-8")


def words(language: str = "en", game: str | None = None) -> Words:
    """The words of a language, with those of a game where one is named."""
    return _words(language, game)


@cache
def _words(language: str, game: str | None) -> Words:
    return Words(language, SHARED + ((game,) if game else ()))


def _plain(fact: object) -> str | int | float:
    return fact if isinstance(fact, int | float | str) else str(fact)
