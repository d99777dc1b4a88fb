"""On every phone the board of a replay and all that steers it fit the first screen; the rest lies below."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.golden.files import FOLDER, golden_files, name_of
from tests.web.walker import LOCALES, STILL, Walker, size, told

PHONES = ("360x640", "390x664", "375x667", "360x740", "844x390")
WIDE = (
    "duel-of-magicians/4-players",
    "duel-of-magicians/6-players-stack",
    "master-of-rules/zman-5-players",
    "master-labyrinth/4-players",
    "maitre-du-monde/6-players-war-and-trade",
)
ALONE = "() => document.querySelector('aside').style.setProperty('display', 'none')"
"""What lies below the first screen is out of the way."""


def matches() -> list[Any]:
    """Every golden match of the rules as they are: all games, all seat counts; languages take turns."""
    paths = [path for path in golden_files() if not path.parent.name.startswith("rules-")]
    return [
        pytest.param(path, LOCALES[at % len(LOCALES)], id=name_of(path), marks=marks(name_of(path)))
        for at, path in enumerate(paths)
    ]


def marks(name: str) -> Any:
    return pytest.mark.wide if name in WIDE else pytest.mark.long


def brought(walker: Walker, golden: Path) -> tuple[str, int]:
    """A golden match, brought to the house: its table, and its last ply."""
    walker.go("#settings")
    expect(walker.page.locator("#nickname")).to_be_enabled()
    record = json.loads(golden.read_text())
    told = walker.ask("POST", "/api/records", {key: record[key] for key in record if key != "events"})
    return str(told["id"]), len(record["moves"])


OUTSIDE = """() => {
  const well = document.querySelector('.arena').getBoundingClientRect()
  return [...document.querySelectorAll('.arena small, .arena .num, .arena .card')]
    .filter((one) => one.getBoundingClientRect().bottom > well.bottom)
    .map((one) => one.textContent || one.dataset.card)
}"""


ARRIVED = "() => document.getAnimations().every((one) => one.playState !== 'running')"


@pytest.mark.wide
def test_on_a_desk_a_round_stays_within_its_well(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("1280x800"))
    table, last = brought(walker, FOLDER / "duel-of-magicians" / "4-players.json")
    assert last > 99  # what says where one is takes a line of its own
    for ply in (9, 30, 31, 32, 33, 60):
        walker.go("#settings").page.wait_for_selector("#nickname")
        walker.go(f"#replay={table}&ply={ply}").see("moves")
        walker.page.wait_for_function(ARRIVED)
        walker.page.evaluate(STILL)
        assert walker.page.evaluate(OUTSIDE) == [], ply


APART = """() => [...document.querySelectorAll('.seat')].map((seat) => {
  const [points, hand, many] = ['.points', '.back', '.back + b'].map((one) => seat.querySelector(one))
  const between = (one, other) => other.getBoundingClientRect().left - one.getBoundingClientRect().right
  return [between(points, hand), between(hand, many)]
})"""


@pytest.mark.wide
@pytest.mark.parametrize("golden", ["2-players", "4-players", "6-players-stack"])
def test_at_the_end_totals_stand_apart_from_what_is_left_in_hand(
    browser: Browser, house: str, golden: str
) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("390x844"))
    table, last = brought(walker, FOLDER / "duel-of-magicians" / f"{golden}.json")
    walker.go(f"#replay={table}&ply={last}").see("moves")
    walker.page.get_by_test_id("next-hand").click()
    for screen in ("390x844", "360x640"):
        walker.page.set_viewport_size(size(screen))
        gaps = walker.page.evaluate(APART)
        assert all(total >= max(10, 3 * own) for total, own in gaps), gaps


@pytest.mark.wide
def test_moves_of_which_nothing_is_told_take_no_room_in_the_list(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, viewport=size("1280x800"))
    table, _ = brought(walker, FOLDER / "maitre-du-monde" / "6-players-war-and-trade.json")
    walker.go(f"#replay={table}&ply=33").see("moves")  # everybody lets a veto pass
    moves = walker.page.locator("[data-testid=moves] .move")
    assert "" not in [move.strip() for move in moves.all_text_contents()]
    expect(walker.page.locator("[data-testid=moves] [aria-current]")).to_have_attribute("data-ply", "30")


@pytest.mark.wide
def test_the_title_of_a_review_has_room_in_the_bar_of_a_small_phone(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("360x640"))
    table, _ = brought(walker, FOLDER / "maitre-du-monde" / "sealed-3-players.json")
    walker.go(f"#review={table}")
    expect(walker.page.locator("header.bar h1")).to_contain_text("Maître du Monde")
    bar, title = (walker.page.locator(what).bounding_box() for what in ("header.bar", "header.bar h1"))
    assert bar
    assert title
    assert bar["y"] <= title["y"]
    assert title["y"] + title["height"] <= bar["y"] + bar["height"]


@pytest.mark.parametrize(("golden", "locale"), matches())
def test_a_replay_fits_the_first_screen(browser: Browser, house: str, golden: Path, locale: str) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size(PHONES[0]))
    table, last = brought(walker, golden)
    for ply in (1, last // 3, last * 2 // 3, last):
        walker.go("#settings").page.wait_for_selector("#nickname")
        walker.go(f"#replay={table}&ply={ply}").see("moves")
        walker.page.evaluate(ALONE)
        for screen in PHONES:
            walker.look(screen)
    assert not walker.faults, told(walker.faults)
