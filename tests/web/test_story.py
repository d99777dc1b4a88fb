"""Who looks on can follow what bots do: every event is seen, and each beat has its time."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from maestri.core.registry import all_games
from tests.breadth import only_long
from tests.web.monde import Mogul
from tests.web.people import Person, at_a_table, leave_to_bots
from tests.web.rare import LIVE, Elimination

SHORTEST = {"calm": 1200, "brisk": 700}
GAMES = sorted(game.key for game in all_games())
STILL = 0.05
BLINK = 20
"""Milliseconds by which clocks may differ."""
SEEN = """[
  window.beats,
  [...document.querySelectorAll('[data-testid=log] .ply')].slice(window.told).map((line) => line.textContent),
]"""
"""The beats, and what the log of that very moment says since the first."""
ENOUGH = 7
"""Beats that are watched."""
PATIENCE = 600
"""Tenths of a second that they may take, dice and stages included."""
WATCH = """() => {
  window.beats = []
  window.told = document.querySelectorAll('[data-testid=log] .ply').length
  const look = () => {
    const line = document.querySelector('[data-testid=event-line]')?.textContent
    if (line && window.beats.at(-1)?.line !== line) window.beats.push({ line, at: performance.now() })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""
# Notes whatever moves and is stopped, or taken off the page, before it has come to its end.
CUTS = """(() => {
  window.cuts = []
  window.moved = 0
  const running = new Set()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const moves = animate.apply(this, how)
    window.moved += 1
    running.add({ moves, node: this })
    return moves
  }
  const left = ({ moves }) => moves.effect.getComputedTiming().endTime - (moves.currentTime ?? 0)
  const look = () => {
    for (const one of running) {
      if (one.moves.playState === 'finished') running.delete(one)
      else if (one.moves.playState === 'idle' || !one.node.isConnected) {
        running.delete(one)
        if (left(one) > 50) window.cuts.push(`${one.node.outerHTML.slice(0, 90)}: ${left(one)} ms`)
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const cut = ({ target }) => window.cuts.push(target.outerHTML.slice(0, 90))
  document.addEventListener('animationcancel', cut)
  document.addEventListener('animationstart', () => (window.moved += 1))
})()"""


def look_on(browser: Browser, house: str, speed: str, motion: Any, **table: Any) -> Person:
    """Somebody who watches bots alone, and has watched some beats."""
    host = Person(browser, house)
    at = at_a_table([host], bots=3, **table)
    looker = Person(browser, house, speed=speed, reduced_motion=motion)
    looker.page.add_init_script(CUTS)
    looker.watching_shifts("main")
    looker.go(f"#table={at}")
    looker.see("event-line")
    looker.page.evaluate(WATCH)
    host.ask("POST", f"/api/tables/{at}/resign")
    for _ in range(PATIENCE):
        if looker.page.evaluate("window.beats.length") > ENOUGH:
            break
        looker.page.wait_for_timeout(100)
    return looker


@pytest.mark.parametrize(
    ("speed", "motion", "game"),
    [
        ("brisk", "no-preference", "duel-of-magicians"),
        pytest.param("brisk", "reduce", "master-labyrinth", marks=pytest.mark.wide),
        *(
            only_long(speed, motion, game)
            for game in GAMES
            for speed in SHORTEST
            for motion in ("no-preference", "reduce")
        ),
    ],
)
def test_however_much_bots_do_each_beat_has_its_time_and_no_event_is_left_out(
    browser: Browser, house: str, speed: str, motion: str, game: str
) -> None:
    looker = look_on(browser, house, speed, motion, game=game)
    beats, told = looker.page.evaluate(SEEN)
    stood = [after["at"] - before["at"] for before, after in pairwise(beats[1:])]  # the first stood before
    assert len(stood) >= 4, beats
    assert min(stood) > SHORTEST[speed] - BLINK, beats
    seen = "\n".join(beat["line"] for beat in beats)
    lines = [line.strip() for line in told]
    last = max(at for at, line in enumerate(lines) if line in beats[-1]["line"])
    assert last
    assert [line for line in lines[:last] if line not in seen] == []
    assert looker.page.evaluate("window.cuts") == []
    assert looker.shifted() < STILL, looker.what_shifted()
    assert looker.page.evaluate("window.moved") > 0 or motion == "reduce"
    assert not looker.said_wrong()


@pytest.mark.wide
def test_a_tap_and_a_key_go_on_to_the_next_beat(browser: Browser, house: str) -> None:
    looker = look_on(browser, house, "calm", "reduce", game="duel-of-magicians")
    ahead = looker.page.evaluate("window.beats.length")
    for _ in range(3):
        looker.page.locator("[data-testid=event-line]").click()
        looker.page.keyboard.press("Space")
    looker.page.wait_for_timeout(100)
    assert looker.page.evaluate("window.beats.length") >= ahead + 5


@pytest.mark.wide
def test_who_is_eliminated_sees_it_and_may_watch_on_see_the_result_or_leave(
    browser: Browser, house: str
) -> None:
    person = Mogul(browser, house)
    person.page.route_web_socket(LIVE, Elimination())
    at_a_table([person], "maitre-du-monde", bots=2)
    page = person.page
    scene = page.locator("[data-testid=aftermath][data-scene=eliminated]")
    while not scene.count():
        person.act()
        page.wait_for_timeout(40)
    page.wait_for_timeout(2_000)
    expect(scene).to_contain_text("You are out, third.")
    expect(scene).to_contain_text("4,000 MdM of taxes: you had 1,000, and your last 3 cards brought 1,500.")
    expect(scene.locator("[data-testid=went] li")).to_have_text(
        ["China", "Sahara", "Suez", "Veto", "Embargo"]
    )
    expect(scene).to_contain_text("To their decks, unseen.")
    for name in ("Watch on", "Straight to the result"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    expect(page.locator("[data-testid=leave]")).to_be_visible()
    page.get_by_role("button", name="Watch on").click()
    expect(scene).to_have_count(0)
    expect(page.locator("[data-testid=to-end]")).to_be_visible()


@pytest.mark.wide
def test_a_replay_that_plays_by_itself_goes_on_after_the_end_of_a_hand(browser: Browser, house: str) -> None:
    person = Person(browser, house, speed="brisk")
    table = at_a_table([person], "duel-of-magicians", bots=1, options={"hands": 2})
    leave_to_bots([person], table)
    shown = person.past(table, "moments")
    ends = next(one["ply"] for one in shown if "hand-ended" in [event["event"] for event in one["events"]])
    person.go(f"#replay={table}&ply={ends - 1}")
    page = person.page
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-testid=next-hand]")).to_be_visible()
    expect(page.locator("[data-testid=ply]")).to_contain_text(f"Move {ends + 2} of", timeout=15_000)
