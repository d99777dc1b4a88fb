"""Board, regions, families and the three decks as data: `deck.json`, or the file of an owner of the box."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any

from maestri.core.packing import packed
from maestri.core.refusal import Refusal
from maestri.core.strict_json import NotStrict, strict_json
from maestri.games.maitre_du_monde.box import Box
from maestri.games.maitre_du_monde.cards import CARDS, COMBAT_KINDS, FIRST_CARD
from maestri.games.maitre_du_monde.json_lines import line_of
from maestri.games.maitre_du_monde.material import (
    CONTINENTS,
    DEALT,
    DECKS,
    FAMILIES,
    FAMILY_SIZE,
    MOST_SEATS,
    MOST_SQUARES,
    REGIONS,
    SQUARES,
    UNIT,
)

KEY = "maitre-du-monde"
LARGEST = 100_000
MOST_BOXES = 32
"""Kept ready; those that nobody asked for the longest are made anew when somebody does."""
MOST_COPIES = 20
FEWEST_SQUARES = 8
AMOUNTS = ("sanctions", "nationalisation", "aid", "scandal", "subsidy", "tourist-boom", "sale")
"""The cards with a sum printed on them."""
COMBAT_CARDS = CARDS[:COMBAT_KINDS]

Path = tuple[str | int, ...]


def printed() -> str:
    """The deck that comes with Maestri, as text: what `--export` writes."""
    return files(__package__).joinpath("deck.json").read_text(encoding="utf-8")


@lru_cache(MOST_BOXES)
def box_of(text: str) -> Box:
    """The box that a deck file describes; "" is the one that comes with Maestri."""
    box = _box(checked(text or printed()))
    box.text = text
    return box


def checked(text: str) -> dict[str, Any]:
    """The data of a deck file; a Refusal names the line and the reason where it is not one."""
    if len(text) > LARGEST:
        raise _refused(1, "long", most=LARGEST)
    try:
        data = strict_json(text)
    except NotStrict as error:
        raise _refused(error.line, "json", found=error.found) from None
    for path, reason, facts in _flaws(data):
        raise _refused(line_of(text, path), reason, **facts)
    return dict(data)


def tidy(text: str) -> str | None:
    """The text of a good deck file as options and records carry it; None where it says nothing new."""
    data = checked(text)
    same = data == json.loads(printed())
    return None if same else json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _refused(line: int, reason: str, **facts: object) -> Refusal:
    return Refusal(f"deck-{reason}", game=KEY, line=line, **facts)


Flaw = tuple[Path, str, dict[str, object]]


def _flaws(data: object) -> Iterator[Flaw]:
    """What is wrong, the first thing first."""
    fields = ("track", "continents", "families", *DECKS)
    if not isinstance(data, dict):
        yield (), "shape", {"allowed": "{…}"}
        return
    for field in data:
        if field not in (*fields, "about"):
            yield (field,), "field", {"found": field, "allowed": ", ".join(fields)}
    for field in fields:
        if field not in data:
            yield (), "missing", {"found": field}
    if not isinstance(data.get("about", ""), str):
        yield ("about",), "shape", {"allowed": "“…”"}
    yield from _track_flaws(data["track"])
    yield from _region_flaws("continents", data["continents"], CONTINENTS)
    yield from _region_flaws("families", data["families"], FAMILIES)
    for number, deck in enumerate(DECKS):
        yield from _deck_flaws(deck, data[deck], CARDS[FIRST_CARD[number] : FIRST_CARD[number + 1]])


def _track_flaws(track: object) -> Iterator[Flaw]:
    """MM-4: a ring from OMC, with a place to buy on."""
    if not isinstance(track, list) or not FEWEST_SQUARES <= len(track) <= MOST_SQUARES:
        yield ("track",), "track", {"most": MOST_SQUARES}
        return
    for place, square in enumerate(track):
        if square not in SQUARES:
            yield ("track", place), "name", {"found": _shown(square), "allowed": ", ".join(SQUARES)}
    if track[0] != "omc" or track.count("omc") != 1:
        yield ("track", 0), "omc", {}


def _region_flaws(field: str, groups: object, names: list[str]) -> Iterator[Flaw]:
    """MM-2: every region in one continent and in one family; MM-3: five regions a family."""
    if not isinstance(groups, dict):
        yield (field,), "shape", {"allowed": "{…}"}
        return
    for name, regions in groups.items():
        if name not in names:
            yield (field, name), "name", {"found": name, "allowed": ", ".join(names)}
        if not isinstance(regions, list):
            yield (field, name), "shape", {"allowed": "[…]"}
            return
        for place, region in enumerate(regions):
            if region not in REGIONS:
                yield (field, name, place), "name", {"found": _shown(region), "allowed": ", ".join(REGIONS)}
        if field == "families" and len(regions) != FAMILY_SIZE:
            yield (field, name), "five", {"found": name}
    listed = Counter(region for regions in groups.values() for region in regions)
    for name, regions in groups.items():
        for place, region in enumerate(regions):
            if listed[region] > 1:
                yield (field, name, place), "twice", {"found": region}
    for region in REGIONS:
        if region not in listed:
            yield (field,), "missing", {"found": region}


def _deck_flaws(deck: str, entries: object, names: list[str]) -> Iterator[Flaw]:
    """MM-25, MM-27, MM-29: every card once, with its copies; 0 copies leave it out."""
    if not isinstance(entries, list):
        yield (deck,), "shape", {"allowed": "[…]"}
        return
    seen: set[str] = set()
    for place, entry in enumerate(entries):
        if not isinstance(entry, dict) or entry.get("card") not in names:
            found = _shown(entry.get("card") if isinstance(entry, dict) else entry)
            yield (deck, place), "name", {"found": found, "allowed": ", ".join(names)}
            return
        if entry["card"] in seen:
            yield (deck, place), "twice", {"found": entry["card"]}
        seen.add(entry["card"])
        yield from _card_flaws((deck, place), deck, entry)
    for name in names:
        if name not in seen:
            yield (deck,), "missing", {"found": name}
    # MM-6: six players get two Actualité cards each.
    if deck == "news" and sum(entry["copies"] for entry in entries) < DEALT * MOST_SEATS:
        yield (deck,), "few", {"most": DEALT * MOST_SEATS}


def _card_flaws(path: Path, deck: str, entry: dict[str, object]) -> Iterator[Flaw]:
    card = entry["card"]
    fields = {"card", "copies", "answers"} if deck == "combat" else {"card", "copies", "harms"}
    if card in AMOUNTS:
        fields.add("amount")
    for field in entry:
        if field not in fields:
            yield (*path, field), "field", {"found": field, "allowed": ", ".join(sorted(fields))}
    for field in sorted(fields):
        if field not in entry:
            yield path, "missing", {"found": f"{card}: {field}"}
            return
    copies = entry["copies"]
    if type(copies) is not int or not 0 <= copies <= MOST_COPIES:
        yield (*path, "copies"), "number", {"found": _shown(copies), "most": MOST_COPIES}
    amount = entry.get("amount", UNIT)
    if type(amount) is not int or not 0 < amount <= LARGEST or amount % UNIT:
        yield (*path, "amount"), "amount", {"found": _shown(amount), "most": LARGEST}
    if deck != "combat" and type(entry["harms"]) is not bool:
        yield (*path, "harms"), "name", {"found": _shown(entry["harms"]), "allowed": "true, false"}
    if deck == "combat":
        yield from _answer_flaws((*path, "answers"), entry["answers"])


def _answer_flaws(path: Path, answers: object) -> Iterator[Flaw]:
    if not isinstance(answers, list):
        yield path, "shape", {"allowed": "[…]"}
        return
    for place, card in enumerate(answers):
        if card not in COMBAT_CARDS:
            yield (*path, place), "name", {"found": _shown(card), "allowed": ", ".join(COMBAT_CARDS)}
        if card in answers[:place]:
            yield (*path, place), "twice", {"found": card}


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:40]


def _box(data: dict[str, Any]) -> Box:
    entries = {entry["card"]: entry for deck in DECKS for entry in data[deck]}
    family_of = _group_of(FAMILIES, data["families"])
    continent_of = _group_of(CONTINENTS, data["continents"])
    return Box(
        packed([SQUARES.index(square) for square in data["track"]]),
        packed([family_of[region] for region in REGIONS]),
        packed([continent_of[region] for region in REGIONS]),
        packed([entries[card]["copies"] for card in CARDS]),
        packed([entries[card].get("amount", 0) for card in CARDS]),
        packed([int(entries[card].get("harms", False)) for card in CARDS]),
        packed([_set(entries[card]["answers"]) for card in COMBAT_CARDS]),
    )


def _group_of(names: list[str], groups: dict[str, list[str]]) -> dict[str, int]:
    """The number of the group that each region is in."""
    return {region: number for number, name in enumerate(names) for region in groups.get(name, ())}


def _set(cards: list[str]) -> int:
    return sum(1 << COMBAT_CARDS.index(card) for card in set(cards))
