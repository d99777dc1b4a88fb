"""Every message is said somewhere: by the rules, at the terminal, by the server or in the browser."""

import re
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from maestri import all_games
from maestri.locales import kinds
from tests.words.readings import catalogues, patterns

ROOT = Path(__file__).parents[2]
CODE = [
    path
    for folder, endings in (("src/maestri", ("*.py",)), ("web/src", ("*.ts", "*.svelte")))
    for ending in endings
    for path in sorted((ROOT / folder).rglob(ending))
]
KEY = r"[a-zA-Z][\w.-]*"
WRITTEN = re.compile(rf"""["'`]({KEY})["'`]""")
MADE = re.compile(r"""f(["'])([^"'\n]*\{[^"'\n]*)\1|`([^`\n]*\$\{[^`\n]*)`|`([a-z]+-[\w-]+-\$\{)""")
NAMED = re.compile(r"""\b(?:name|named|typed|called)\((?:say, )?["']([\w-]+)["']""")
HOLE = re.compile(r"\$?\{(?:[^{}]|\{[^{}]*\})*(?:\}|$)")


@cache
def written() -> frozenset[str]:
    """The keys that stand whole in the code."""
    return frozenset(key for path in CODE for key in WRITTEN.findall(path.read_text(encoding="utf-8")))


@cache
def made() -> re.Pattern[str]:
    """The keys that are put together: `option-${key}-short`. What has no words of its own is none."""
    found = {
        text for path in CODE for pair in MADE.findall(path.read_text(encoding="utf-8")) for text in pair
    }
    shapes = {_shape(text) for text in found}
    keys = {shape for shape in shapes if re.match(r"[a-z]{2,}\w*\\-", shape) and " " not in shape}
    return re.compile("|".join(sorted(keys - {r"event\-[^-]+", r"refused\-[^-]+"})))


def _shape(text: str) -> str:
    """A key with holes. Behind a first word alone, as in `monde-${owner}`, fits no more than one word."""
    first, *others = map(re.escape, HOLE.split(text))
    narrow = first.count("-") == 1
    return ("[^-]+" if narrow and len(others) == 1 else ".+").join([first, *others])


@cache
def things() -> frozenset[str]:
    """What is called by a name: `card`, `item`, `side` …"""
    games = all_games()
    structs: list[type[Struct]] = [
        struct for game in games for struct in (*game.event_types, game.facts_type, game.view_type)
    ]
    typed = {kind for struct in structs for kind in kinds(struct).values()}
    called = {kind for path in CODE for kind in NAMED.findall(path.read_text(encoding="utf-8"))}
    return frozenset({*typed, *called} - {""})


@cache
def known() -> frozenset[str]:
    """Events, rules and what forbids a move."""
    games = all_games()
    rules = {rule for game in games for rule in game.rules}
    events = {f"event-{event.__struct_config__.tag}" for game in games for event in game.event_types}
    sections = {f"section-{section.key}" for game in games for section in game.rule_book}
    return frozenset(
        {
            *rules,
            *sections,
            *(f"refused-{rule}" for rule in rules),
            *events,
            *(f"web-{key}" for key in events),
            *(f"web-refused-{rule}" for rule in rules),
        }
    )


BESIDE = ("-note", "-unknown")
"""Behind the key of another message: what explains it, and what is said where it can't be known."""


def is_used(key: str) -> bool:
    stem = next((key.removesuffix(ending) for ending in BESIDE if key.endswith(ending)), key)
    return (
        key in written()
        or stem in written()
        or key in known()
        or any(key.startswith(f"{kind}-") for kind in things())
        or made().fullmatch(key) is not None
    )


@pytest.mark.parametrize("catalogue", catalogues("en"))
def test_every_message_is_said_somewhere(catalogue: str) -> None:
    keys = {key.partition(".")[0] for where, key, _ in patterns("en") if where == catalogue}
    assert sorted(key for key in keys if not is_used(key)) == []


def test_what_nobody_says_is_found() -> None:
    assert not is_used("web-nobody-says-this")
    assert is_used("web-close")
    assert is_used("card-J")
