"""What stands in a printed rule book, as plain data: its design is in `design.typ`."""

from collections.abc import Iterator
from typing import Any

import msgspec

from maestri.book.chapter import LETTERS, Chapter, Example, chapter_of
from maestri.core.game import AnyGame
from maestri.locales import Words, words

SIGNS = " ◇▫:：\N{NARROW NO-BREAK SPACE}"
"""What stands around the name of a mark where no design sets it off."""


def contents(game: AnyGame, language: str) -> dict[str, Any]:
    """All words of the book and all that is drawn in it."""
    say, chapter = words(language, game.key), chapter_of(game)
    return {
        "language": language,
        "game": game.key,
        "title": say("title"),
        "blurb": say("blurb"),
        "players": say("games-players", fewest=game.seats.start, most=game.seats.stop - 1),
        "size": chapter.size,
        "notes": [_note("ruling", "book-note", say), _note("reconstructed", "book-note-reconstructed", say)],
        "pieces": say("book-pieces"),
        "example": say("book-example"),
        "names": {name: say(name) for name in chapter.names},
        "sections": [
            {
                "heading": say(f"section-{section.key}"),
                "rules": [_rule(rule, say, chapter) for rule in section.rules],
                "examples": [_example(one, say) for one in chapter.examples if one.section == section.key],
            }
            for section in game.rule_book
        ],
    }


def _note(mark: str, key: str, say: Words) -> dict[str, str]:
    name = say(f"mark-{mark}").strip(SIGNS)
    return {"mark": mark, "name": name, "text": say(key).strip(SIGNS).removeprefix(name).strip(SIGNS)}


def _rule(rule: str, say: Words, chapter: Chapter) -> dict[str, Any]:
    return {
        "id": rule,
        "text": say.part(rule, None, {}),
        "beside": chapter.beside.get(rule, ""),
        "marks": list(_marks(rule, say)),
    }


def _marks(rule: str, say: Words) -> Iterator[dict[str, str]]:
    """What was ruled or reconstructed; of several in a row, the first says which it is."""
    last = ""
    for attribute in say.attributes(rule):
        mark = attribute.split("-")[0]
        name = say(f"mark-{mark}").strip(SIGNS)
        yield {"mark": mark, "name": "" if mark == last else name, "text": say.part(rule, attribute, {})}
        last = mark


def _example(example: Example, say: Words) -> dict[str, Any]:
    scene = example.played()
    lines = [say.event(event, LETTERS) for event in scene.told]
    return {"title": say(example.title), "drawn": msgspec.to_builtins(scene.drawn), "lines": lines}
