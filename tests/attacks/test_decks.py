"""Decks of an owner's own that break a table, fill the memory, or take their time."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from maestri import Match, Refusal, game_called
from maestri.core.option import settled
from maestri.core.trial import try_out
from maestri.games.maitre_du_monde import deck
from maestri.games.maitre_du_monde.deck import AMOUNTS, box_of, printed
from maestri.locales import LANGUAGES
from maestri.protocol.tables import NewSeat, NewTable
from maestri.server.house import House, laying, trials
from maestri.server.store.people import Person
from tests.server.inside import inside, refused

WORLD = game_called("maitre-du-monde")
SOON = 1.0
"""Seconds in which any text is refused or taken, on a slow machine."""


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(printed()), **fields})


def with_sum(card: str, amount: object) -> str:
    box = json.loads(printed())
    for entry in (*box["un"], *box["news"]):
        if entry["card"] == card:
            entry["amount"] = amount
    return json.dumps(box)


HUGE = "9" * 50_000
ODD = {
    **{f"{card} for nothing": with_sum(card, 0) for card in AMOUNTS},
    "less than nothing": with_sum("sale", -500),
    "NaN": with_sum("sale", float("nan")),
    "NaN where nobody looks": changed(about=float("nan")),
    "infinity": changed(about=float("inf")),
    "a number without end": with_sum("sale", "HUGE").replace('"HUGE"', HUGE),
    "a number without end where nobody looks": changed(about="HUGE").replace('"HUGE"', HUGE),
    "a fraction without end": changed(about="HUGE").replace('"HUGE"', "1e999"),
    "half of a letter": changed(about="\ud800"),
    "half of a letter in a name": changed(track=["\udfff"] * 8),
    "a field twice": printed().replace('"copies": 6', '"copies": 6, "copies": 7', 1),
    "no text about it": changed(about=["x"] * 1000),
    "too short a way": changed(track=["omc"]),
    "an answer a thousand times": printed().replace('["drone"]', json.dumps(["drone"] * 1000), 1),
    "very deep": "[" * 900 + "1," * 45_000 + "1" + "]" * 900,
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD.keys())
def test_an_odd_deck_is_refused_at_once_in_one_line(text: str) -> None:
    began = time.perf_counter()
    with pytest.raises(Refusal) as refusal:
        Match(WORLD, 3, "odd", {"deck": text})
    assert time.perf_counter() - began < SOON
    for language in LANGUAGES:
        told = refusal.value.told(language)
        told.encode()
        assert "\n" not in told
        assert len(told) < 2000


def test_decks_that_nobody_uses_any_more_are_forgotten() -> None:
    for number in range(deck.MOST_BOXES + 20):
        box_of(changed(about=f"number {number}"))
    assert box_of.cache_info().currsize <= deck.MOST_BOXES


class Broken(type(WORLD)):  # type: ignore[misc]
    """A game whose rules divide by what a deck says."""

    def outlook(self, view: Any) -> dict[str, Any]:
        return {"share": 1 // (len(view.players) - 3)}


def test_what_the_rules_do_not_bear_is_found_before_a_table_is_laid() -> None:
    options = settled(WORLD.options, {"deck": changed(about="mine")})
    try_out(WORLD, 3, options)
    with pytest.raises(Refusal, match="Nobody can play with this option “deck”: ZeroDivisionError"):
        try_out(Broken(), 3, options)


@inside
async def test_a_table_is_laid_with_a_deck_that_was_tried_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def remember(game: Any, seats: int, options: Any) -> None:
        tried.append(str(options["deck"]))
        if "bad" in tried[-1]:
            raise Refusal("option-unplayable", option="deck", problem="bad")

    monkeypatch.setattr(trials, "try_out", remember)
    seats = [NewSeat(), NewSeat("bot"), NewSeat("bot")]
    ann = Person("ann", "Ann", 0)

    def lay(**options: Any) -> Any:
        return laying.lay(house.rooms, ann, NewTable(game=WORLD.key, seats=seats, options=options))

    await lay()
    assert tried == []
    for _ in range(2):
        await lay(deck=changed(about="good"))
    assert len(tried) == 1, "once is enough"
    assert await refused(lay(deck=changed(about="bad"))) == "option-unplayable"
    for number in range(trials.MOST_KNOWN + 5):
        await house.rooms.trials.check(f"person {number}", WORLD, 3, {"deck": f"number {number}"})
    assert len(house.rooms.trials.good) <= trials.MOST_KNOWN


@inside
async def test_whoever_has_decks_tried_all_the_time_waits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "try_out", lambda *_: None)
    check = house.rooms.trials.check
    for number in range(trials.TRIALS_AT_ONCE):
        await check("mallory", WORLD, 3, {"deck": f"number {number}"})
    assert await refused(check("mallory", WORLD, 3, {"deck": "one more"})) == "too-fast"
    await check("ann", WORLD, 3, {"deck": "one more"})


def test_the_printed_deck_and_the_golden_one_are_good(tmp_path: Path) -> None:
    assert settled(WORLD.options, {"deck": printed()})["deck"] is None
