"""Values that a sentence must stand: the reader, a long name, nothing, one thing, five things, a million."""

from collections.abc import Iterator
from typing import Any

import msgspec
from fluent.syntax import ast
from msgspec import inspect as look

from maestri.locales import Words
from tests.words.readings import patterns, selectors

LONG = "Maximiliane-Anastasia Featherstonehaugh"
NAMES = [LONG, "Ann", "Ödön"]
NUMBERS = (0, 1, 2, 1_000_000)
READERS = (0, None)
TEXTS = {
    *("address", "allowed", "arrow", "attacker", "card", "code", "commitment", "defender", "dice", "example"),
    *("extra", "facing", "family", "found", "game", "game_key", "host", "item", "kind", "language", "level"),
    *("moves", "name", "names", "option", "owner", "partner", "path", "play", "plays", "problem", "prospect"),
    *("reason", "region", "rolls", "rule", "score", "seat", "seed", "sides", "spare", "square", "squares"),
    *("store", "table", "text", "time", "typed", "url", "vote", "way", "whose", "winners"),
}
"""What is never a number."""
BOTH = {
    "cards",
    "first",
    "flavour",
    "last",
    "regions",
    "rules",
    "secret",
    "treasures",
    "value",
    "version",
    "what",
}
"""What is a number in one message and a text in another."""

Facts = dict[str, object]


def made(struct: type[msgspec.Struct], game: str, say: Words) -> Iterator[msgspec.Struct]:
    """Structs with hostile values: each field through all of its own, beside three sorts of the rest."""
    fields = {field.name: list(_values(field, game, say)) for field in msgspec.structs.fields(struct)}
    for base in range(3):
        plain = {name: values[min(base, len(values) - 1)] for name, values in fields.items()}
        for name, values in fields.items():
            for value in values:
                yield struct(**{**plain, name: value})


def _values(field: msgspec.structs.FieldInfo, game: str, say: Words) -> Iterator[Any]:
    yield from _of(look.type_info(field.type), "", field.name, game, say)


def _of(info: look.Type, kind: str, name: str, game: str, say: Words) -> Iterator[Any]:
    match info:
        case look.Metadata():
            yield from _of(
                info.type, str((info.extra_json_schema or {}).get("format", kind)), name, game, say
            )
        case look.UnionType():
            for one in info.types:
                yield from _of(one, kind, name, game, say)
        case look.VarTupleType() | look.ListType() if kind.endswith("by-seat"):
            yield from ((0, 0, 0), (0, 1, 1_000_000))
        case look.VarTupleType() | look.ListType():
            items = list(_of(info.item_type, kind, name, game, say))
            yield from ((), tuple(items[:1]), tuple((items * 5)[:5]))
        case look.NoneType():
            yield None
        case look.BoolType():
            yield from (False, True)
        case look.IntType():
            yield from range(len(NAMES)) if kind == "seat" else NUMBERS
        case look.LiteralType():
            yield from info.values
        case look.StrType():
            yield from _texts(kind, name, game, say)


def _texts(kind: str, name: str, game: str, say: Words) -> list[str]:
    called = [key.removeprefix(f"{kind}-") for key in names_in(say) if key.startswith(f"{kind}-")]
    if kind:
        return called[:: max(1, len(called) // 4)] or ["d4"]
    return sorted({key for one in patterns("en") if one[0] == game for key in _chosen(one[2], name)}) or ["x"]


def names_in(say: Words) -> list[str]:
    """The keys of messages that are a name: a text without facts, and no sentence."""
    messages = say.catalogue.messages.items()
    return [key for key, one in messages if one.value and all(map(_is_name, one.value.elements))]


def _is_name(element: object) -> bool:
    return isinstance(element, ast.TextElement) and not element.value.endswith((".", "。"))


def _chosen(pattern: Any, name: str) -> Iterator[str]:
    for fact, variants in selectors(pattern):
        if fact == name:
            yield from variants


def facts_of(pattern: Any, names: set[str]) -> Iterator[Facts]:
    """Facts for any message: each variable through all that may be said of it."""
    values = {name: list(_any(pattern, name)) for name in sorted(names)}
    if not values:
        yield {}
    for base in range(3):
        plain = {name: of[min(base, len(of) - 1)] for name, of in values.items()}
        for name, of in values.items():
            for value in of:
                yield {**plain, name: value}


def _any(pattern: Any, name: str) -> Iterator[object]:
    keys = set(_chosen(pattern, name))
    counted = keys & {"one", "many"} or any(key.isdecimal() for key in keys)
    if keys and not counted:
        yield from sorted(keys)
        return
    if name in TEXTS or name in BOTH:
        yield from (LONG, "Ann, Bob, Cid, Dan and Eve", "d4")
    if name not in TEXTS:
        yield from NUMBERS
