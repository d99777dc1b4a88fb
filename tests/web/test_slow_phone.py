"""Nothing moves under a finger, on a slow phone either. How soon the pages are there: see `slow_phone.py`."""

import pytest
from playwright.sync_api import Browser

from tests.web.people import Person, at_a_table
from tests.web.slow_phone import SCREEN, STEADY, TABLES, places, seen

DRAWN_LATER = {"master-labyrinth": "[data-testid=maze]", "maitre-du-monde": "[data-testid=ring]"}
FRAMES = """
window.framesUntil = {}
let frames = 0
const count = () => {
  frames += 1
  for (const one of SELECTORS) if (document.querySelector(one)) window.framesUntil[one] ??= frames
  requestAnimationFrame(count)
}
requestAnimationFrame(count)
"""


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_nothing_moves_unasked_on_a_slow_phone(browser: Browser, house: str, language: str) -> None:
    moved = {place.name: seen(browser, house, place, language).shifted for place in places(browser, house)}
    assert {name: shifted for name, shifted in moved.items() if shifted >= STEADY} == {}


@pytest.mark.wide
@pytest.mark.parametrize("game", DRAWN_LATER)
def test_buttons_do_not_wait_for_a_large_board(browser: Browser, house: str, game: str) -> None:
    people = [Person(browser, house, viewport=SCREEN) for _ in range(3)]  # a bot might ask for a vote first
    table = at_a_table(people, game)
    button, board = TABLES[game], DRAWN_LATER[game]
    phone = people[0]
    phone.page.add_init_script(FRAMES.replace("SELECTORS", str([button, board])))
    phone.page.goto("about:blank")
    phone.go(f"#table={table}")
    phone.page.locator(board).first.wait_for()
    frames = phone.page.wait_for_function(
        "(all) => all.every((one) => one in framesUntil) && framesUntil", arg=[button, board]
    ).json_value()
    assert frames[button] < frames[board]
