"""Writes web/src/wire/*.ts from the msgspec structs that go over the wire: `python web/wire.py`."""

import inspect
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as look

from maestri import AnyGame, all_games
from maestri.coach.because import reasons_of
from maestri.coach.moments import Told
from maestri.core import record
from maestri.locales import kinds
from maestri.protocol import games, insights, live, people, problem, puzzles, tables

FOLDER = Path(__file__).parent / "src" / "wire"
HEAD = "// Written by web/wire.py from the server's structs. Do not edit.\n"


def files() -> dict[str, str]:
    """Every generated file, by name."""
    made = {
        "protocol.ts": _module(
            [*_structs(people, problem, games, tables, insights, live, puzzles), record.Record]
        )
    }
    made["review.ts"] = _module([Told])
    for game in all_games():
        made[f"{game.key}.ts"] = _module([game.view_type, *game.event_types, *game.preview_types])
    return made | {"kinds.ts": _kinds_module(all_games())}


def _structs(*modules: Any) -> list[type]:
    """The structs that a module defines itself, in its order."""
    return [
        found
        for module in modules
        for found in vars(module).values()
        if inspect.isclass(found) and _is_of(module, found)
    ]


def _is_of(module: Any, found: type) -> bool:
    return issubclass(found, msgspec.Struct) and found.__module__ == module.__name__


def _module(structs: Iterable[type]) -> str:
    known: dict[str, str] = {}
    for struct in structs:
        _struct(look.type_info(struct), known)
    return HEAD + "\n" + "\n\n".join(known.values()) + "\n"


def _struct(info: Any, known: dict[str, str]) -> str:
    name = str(info.cls.__name__)
    if name not in known:
        if info.array_like:
            items = ", ".join(_type(field.type, known) for field in info.fields)
            known[name] = f"export type {name} = [{items}]"
            return name
        known[name] = ""
        tag = [f"  {info.tag_field}: {_literal(info.tag)}"] if info.tag_field else []
        lines = tag + [f"  {_key(field, info.cls)}: {_type(field.type, known)}" for field in info.fields]
        known[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}"
    return name


def _key(field: Any, cls: Any) -> str:
    asked = issubclass(cls, live.Ask) or cls.__struct_config__.forbid_unknown_fields
    optional = not field.required and (asked or cls.__struct_config__.omit_defaults)
    return f"{field.encode_name}?" if optional else str(field.encode_name)


def _type(info: Any, known: dict[str, str]) -> str:
    match info:
        case look.Metadata():
            return _type(info.type, known)
        case look.StructType():
            return _struct(info, known)
        case look.UnionType():
            return " | ".join(dict.fromkeys(_type(one, known) for one in info.types))
        case look.ListType() | look.VarTupleType():
            item = _type(info.item_type, known)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case look.TupleType():
            return f"[{', '.join(_type(one, known) for one in info.item_types)}]"
        case look.DictType():
            return f"{{ [key: string]: {_type(info.value_type, known)} }}"
        case look.LiteralType():
            return " | ".join(_literal(value) for value in info.values)
    plain: dict[type, str] = {
        look.IntType: "number",
        look.FloatType: "number",
        look.StrType: "string",
        look.BoolType: "boolean",
        look.NoneType: "null",
        look.AnyType: "unknown",
    }
    return plain[type(info)]


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _kinds_module(games: Iterable[AnyGame]) -> str:
    """What each field of events, refusals and reasons speaks of, in order: see `maestri.core.event`."""
    events = ["export const KINDS: Record<string, Record<string, Record<string, string>>> = {"]
    facts = ["", "export const FACTS: Record<string, Record<string, string>> = {"]
    reasons = ["", "export const REASONS: Record<string, Record<string, string>> = {"]
    for game in games:
        events.append(f"  '{game.key}': {{")
        events += [f"    '{event.__struct_config__.tag}': {_fields(event)}," for event in game.event_types]
        events.append("  },")
        facts.append(f"  '{game.key}': {_fields(game.facts_type)},")
        if found := reasons_of(game):
            reasons.append(f"  '{game.key}': {_fields(found.facts_type)},")
    return HEAD + "\n" + "\n".join([*events, "}", *facts, "}", *reasons, "}"]) + "\n"


def _fields(struct: type[msgspec.Struct]) -> str:
    return "{ " + ", ".join(f"{name}: '{kind}'" for name, kind in kinds(struct).items()) + " }"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
