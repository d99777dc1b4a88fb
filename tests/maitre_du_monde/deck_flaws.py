"""Decks in which one thing was changed, and what is said to be wrong with each.

python -m tests.maitre_du_monde.deck_flaws   looks for all kinds of flaws, and keeps one of each
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from maestri import Refusal
from maestri.games.maitre_du_monde.deck import checked, printed
from tests.attacks.spoiling import Path as Place
from tests.attacks.spoiling import paths

FLAWS = Path(__file__).with_name("deck_flaws.json")
VALUES: tuple[Any, ...] = (None, True, 0, 1, 21, 1.5, 100_500, "nothing", [], {})


class Flaw(msgspec.Struct, frozen=True, array_like=True):
    """A place, what stands there instead, and what is said: the line, the reason, its facts."""

    place: tuple[str | int, ...]
    value: Any
    said: dict[str, Any]


def kept() -> list[Flaw]:
    return msgspec.json.decode(FLAWS.read_bytes(), type=list[Flaw])


def said_of(place: Place, value: object) -> dict[str, Any]:
    """What is said of the printed deck with another value in one place; nothing where it is a good deck."""
    data = json.loads(printed())
    holder = data
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = value
    try:
        checked(json.dumps(data, indent=1))
    except Refusal as refusal:
        return {"reason": refusal.key, **refusal.facts}
    return {}


def changes() -> Iterator[tuple[Place, object]]:
    """Every place with every value, with one thing too many, with one too few."""
    data = json.loads(printed())
    for place in paths(data):
        held: Any = data
        for key in place:
            held = held[key]
        yield from ((place, value) for value in VALUES)
        match held:
            case list():
                yield from ((place, other) for other in ([*held, *held[-1:]], held[1:], [*held, "nothing"]))
            case dict():
                yield place, {**held, "nothing": 0}
                yield from ((place, {key: held[key] for key in held if key != gone}) for gone in held)


def kind(place: Place, said: dict[str, Any]) -> tuple[object, ...]:
    """The same flaw elsewhere is of the same kind."""
    where = tuple(each for each in place[:1] + place[2:] if isinstance(each, str))
    return said["reason"], where, len(place)


def main() -> None:
    found: dict[tuple[object, ...], Flaw] = {}
    for place, value in changes():
        if said := said_of(place, value):
            found.setdefault(kind(place, said), Flaw(place, value, said))
    lines = (msgspec.json.encode(flaw).decode() for flaw in found.values())
    FLAWS.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
