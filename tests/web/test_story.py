"""Who looks on can follow what bots do: every event is seen, and each beat has its time."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.people import Person, at_a_table

SHORTEST = {"calm": 1200, "brisk": 700}
BLINK = 20
"""Milliseconds by which clocks may differ."""
LONG_ENOUGH = 12_000
WATCH = """() => {
  window.beats = []
  const look = () => {
    const line = document.querySelector('[data-testid=event-line]')?.textContent
    if (line && window.beats.at(-1)?.line !== line) window.beats.push({ line, at: performance.now() })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""


def look_on(browser: Browser, house: str, speed: str, motion: Any, **table: Any) -> Person:
    """Somebody who watches bots alone, and has watched for a while."""
    host = Person(browser, house)
    at = at_a_table([host], bots=3, **table)
    looker = Person(browser, house, speed=speed, reduced_motion=motion).go(f"#table={at}")
    looker.see("event-line")
    looker.page.evaluate(WATCH)
    host.ask("POST", f"/api/tables/{at}/resign")
    looker.page.wait_for_timeout(LONG_ENOUGH)
    return looker


@pytest.mark.parametrize(
    ("speed", "motion", "game"),
    [
        ("brisk", "no-preference", "duel-of-magicians"),
        ("calm", "reduce", "master-labyrinth"),
        pytest.param("calm", "no-preference", "maitre-du-monde", marks=pytest.mark.long),
        pytest.param("brisk", "reduce", "master-of-rules", marks=pytest.mark.long),
    ],
)
def test_however_much_bots_do_each_beat_has_its_time_and_no_event_is_left_out(
    browser: Browser, house: str, speed: str, motion: str, game: str
) -> None:
    looker = look_on(browser, house, speed, motion, game=game)
    beats = looker.page.evaluate("window.beats")
    stood = [after["at"] - before["at"] for before, after in pairwise(beats[1:])]  # the first stood before
    assert len(stood) >= 4, beats
    assert min(stood) > SHORTEST[speed] - BLINK, beats
    seen = "\n".join(beat["line"] for beat in beats)
    told = looker.page.locator("[data-testid=log] .ply").all_inner_texts()
    lines = [line for ply in told for line in ply.splitlines() if line.strip()]
    first = next(at for at, line in enumerate(lines) if line in beats[0]["line"])
    last = max(at for at, line in enumerate(lines) if line in beats[-1]["line"])
    assert [line for line in lines[first:last] if line not in seen] == []
    assert not looker.said_wrong()


def test_a_tap_and_a_key_go_on_to_the_next_beat(browser: Browser, house: str) -> None:
    looker = look_on(browser, house, "calm", "reduce", game="duel-of-magicians")
    ahead = looker.page.evaluate("window.beats.length")
    for _ in range(3):
        looker.page.locator("[data-testid=event-line]").click()
        looker.page.keyboard.press("Space")
    looker.page.wait_for_timeout(100)
    assert looker.page.evaluate("window.beats.length") >= ahead + 5
