"""Facts, told: what the fields of an event or of a refusal are called, and what a sentence may choose by."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Protocol

import msgspec

BY_SEAT = "by-seat"
"""A row of numbers, one for each seat. `money-by-seat` is told with the message `money-pair`, if any."""
ROLLED_BY_SEAT = "rolled-by-seat"
"""The same for dice: 0 stands for a seat that did not roll, and is not told."""


class Speaker(Protocol):
    """What it takes to call things by their names: see `Words`."""

    def __call__(self, key: str, **facts: object) -> str: ...
    def name(self, kind: str, value: object) -> str: ...
    def both(self, items: Sequence[str]) -> str: ...
    def __contains__(self, key: str) -> bool: ...


def told_facts(
    say: Speaker, facts: msgspec.Struct, names: Sequence[str], me: int | None
) -> dict[str, object]:
    """The fields of a struct in words, and beside them what a sentence chooses by.

    The first seat that is named is the one who acts: `who` is "me" where that is the reader. Inside the line
    the reader is "you" in small letters. Of a field `x`, `x_is` is "me" or "other" for a seat, and else the
    thing as the engine writes it; of a row, `x_count` is its length, and `x_is` its item where there is but
    one.
    """
    return dict(Telling(say, names, me).all_of(facts))


class Telling:
    """One reader's way to call things."""

    def __init__(self, say: Speaker, names: Sequence[str], me: int | None) -> None:
        self.say = say
        self.names = names
        self.me = me

    def all_of(self, facts: msgspec.Struct) -> Iterator[tuple[str, object]]:
        fields = kinds(type(facts))
        actor = next((field for field, kind in fields.items() if kind == "seat"), None)
        yield "who", self.who(getattr(facts, actor)) if actor else "other"
        for field, kind in fields.items():
            value = getattr(facts, field)
            acts = field == actor and self.who(value) == "me"
            yield field, self.say("you") if acts else self.fact(kind, value)
            yield f"{field}_is", self.choice(kind, value)
            if isinstance(value, list | tuple):
                yield f"{field}_count", len(value)

    def choice(self, kind: str, value: object) -> object:
        if isinstance(value, list | tuple):
            return self.choice(kind, value[0]) if len(value) == 1 else "several"
        return self.who(value) if kind == "seat" and value is not None else self.fact("", value)

    def who(self, seat: object) -> str:
        return "me" if seat == self.me is not None else "other"

    def fact(self, kind: str, value: object) -> object:
        if isinstance(value, list | tuple):
            return self.row(kind, value)
        if value is None or isinstance(value, bool):
            return {None: "none", True: "yes", False: "no"}[value]
        if kind == "seat" and isinstance(value, int):
            return self.say("you-inside") if value == self.me else self.called(value)
        return self.say.name(kind, value) if kind else value

    def row(self, kind: str, values: Sequence[object]) -> str:
        if kind.endswith(BY_SEAT):
            told = [(seat, number) for seat, number in enumerate(values) if number or kind != ROLLED_BY_SEAT]
            return self.pairs(kind.removesuffix(BY_SEAT), told)
        if not values and kind == "seat":
            return self.say("list-nobody")
        return self.say.both([str(self.fact(kind, item)) for item in values])

    def pairs(self, kind: str, told: Sequence[tuple[int, object]]) -> str:
        """Names with their numbers: `Ann (12), Bob (9)`; a game may have a message of its own for a kind."""
        key = f"{kind}pair" if f"{kind}pair" in self.say else "list-pair"
        pairs = [self.say(key, name=self.fact("seat", seat), number=number) for seat, number in told]
        return self.say("list-comma").join(pairs) or self.say("list-nobody")

    def called(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)


@cache
def kinds(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What each field of an event, a refusal or a view speaks of: "seat", "card" … or "" for plain values."""
    fields = msgspec.structs.fields(struct)
    return {field.name: _kind(msgspec.inspect.type_info(field.type)) for field in fields}


def _kind(info: msgspec.inspect.Type) -> str:
    if isinstance(info, msgspec.inspect.Metadata):
        return str((info.extra_json_schema or {}).get("format", "")) or _kind(info.type)
    if isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        return _kind(info.item_type)
    if isinstance(info, msgspec.inspect.UnionType):
        return next((kind for kind in map(_kind, info.types) if kind), "")
    return ""
