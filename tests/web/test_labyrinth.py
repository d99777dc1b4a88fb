"""Master Labyrinth, through the interface, in real browsers."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import only_long
from tests.web.browsers import DESK, PHONE
from tests.web.labyrinth import Adventurer, Blind, challenge_the_dragon
from tests.web.people import (
    Person,
    at_a_table,
    events,
    leave_to_bots,
    on_a_phone,
    open_table,
    play_out,
    start_with,
)
from tests.web.test_matches import hidden_from, lose_connection, reload, speak_french

TURNS = 9
FRAMES = """maze => {
  const found = new Set()
  for (let one = maze.parentElement; !one.matches('main'); one = one.parentElement)
    for (const what of ['borderTopWidth', 'backgroundColor']) found.add(getComputedStyle(one)[what])
  return [...found]
}"""
INSIDE = "rows => rows.map((one) => one.getBoundingClientRect().width)"
ROLL = """document.querySelector('[data-move=accept]:not([data-sent])')?.click()"""
"""What was pressed already stays until its die has rolled."""
DUEL = """['.dragon svg', '.slots'].map((what) => Math.round(
  document.querySelector(`[data-testid=last-duel] ${what}`).getBoundingClientRect().y))"""


@pytest.mark.wide
def test_three_people_see_a_match_through(browser: Browser, house: str) -> None:
    people = sit_down(browser, house)
    host, guest, _ = people
    happenings = {
        2: lambda: reload(host),
        6: lambda: lose_connection(guest, 1_500),
        9: lambda: speak_french(guest),
    }
    play_out([*people], happenings)
    for seat, person in enumerate(people):
        assert not person.said_wrong()
        assert not hidden_from(seat, person)
        assert not [told for told in person.heard if told["is"] == "refused"]
        assert list(previews_that_came_true(seat, person))
    expect(guest.page.locator("[data-testid=end]")).to_contain_text("Trésors")
    for person in (host, guest):
        assert person.shifted() < 0.01, person.what_shifted()
    replay_and_verify(host)


def sit_down(browser: Browser, house: str) -> list[Person]:
    """A host lays a table for three with a turn limit; two come by the link, one of them with a keyboard."""
    host = Adventurer(browser, house).watching_shifts(".board, .choice").go("#new=master-labyrinth")
    host.page.get_by_label("Turn limit").fill(str(TURNS))
    link = open_table(host)
    small = on_a_phone(Adventurer, browser, house).watching_shifts(".board, .choice")
    guests = [small.go(link), Blind(browser, house).go(link)]
    start_with(host, guests)
    return [host, *guests]


def previews_that_came_true(seat: int, person: Person) -> Iterator[str]:
    """Each push of the seat, made after a preview: the board came to lie as it was shown."""
    shown: dict[str, Any] = {}
    for told in person.heard:
        if told["is"] == "preview" and told["move"].startswith("push"):
            shown[told["move"]] = told["preview"]["board"]
        for event in events([told]):
            push = f"push {event.get('arrow')} {event.get('corridor')}"
            if event["event"] == "pushed" and event["seat"] == seat and push in shown:
                if told["view"]["step"] == "move":
                    assert told["view"]["board"] == shown[push]
                yield push
                shown.clear()


def replay_and_verify(person: Person) -> None:
    person.page.goto(f"{person.house}/#replay={person.table()}&ply=2")
    person.page.wait_for_selector("[data-testid=fairness][data-holds=true]", timeout=60_000)
    person.see("maze")
    assert person.page.locator(".seat").count() == 3


@pytest.mark.wide
def test_the_crossed_arrow_says_why_and_nothing_is_shown_of_it(browser: Browser, house: str) -> None:
    person = Adventurer(browser, house).go()
    person.page.get_by_role("button", name="Play: Master Labyrinth").click()
    while not person.page.locator(".arrow.forbidden:enabled").count():
        person.act()
        person.page.wait_for_timeout(30)
    person.page.locator(".arrow.forbidden").click()
    expect(person.page.locator("dialog")).to_contain_text("ML-18")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-testid=preview]")).to_have_count(0)
    assert not [told for told in person.heard if told["is"] == "preview" and told["preview"] is None]


@pytest.mark.wide
@pytest.mark.parametrize("screen", [pytest.param(PHONE, id="phone"), only_long(DESK, id="desk")])
def test_the_last_duel_is_fought_on_the_page(browser: Browser, house: str, screen: dict[str, int]) -> None:
    person = Adventurer(browser, house, viewport=screen)
    page = person.page
    challenge_the_dragon(person)
    expect(page.locator("[data-testid=odds]")).to_be_visible()  # told before the die is rolled
    expect(page.locator("[data-testid=endings] li")).to_have_count(2)
    before = page.evaluate(DUEL)
    while not (end := decided(person)):
        page.evaluate(ROLL)
        page.wait_for_timeout(40)
    rolls = [event["roll"] for event in events(person.heard) if event["event"] == "last-duel-rolled"][:3]
    assert (sum(rolls) >= 12) == (end == "dragon-defeated")
    verdict = page.locator("[data-testid=duel-verdict]")
    expect(verdict).to_contain_text(str(sum(rolls)))
    expect(page.locator("[data-testid=last-duel] [data-die]")).to_have_count(len(rolls))
    assert page.evaluate(DUEL) == before, "dragon and dice stay where they are when the end is told"
    assert not page.locator("[data-testid=end]").count(), "the end waits for the die"
    told = verdict.inner_text()
    verdict.click()
    expect(verdict.filter(has_text=told)).to_have_count(0)  # a bot may fight its own now
    assert not person.said_wrong()


@pytest.mark.wide
def test_treasures_stay_in_their_row_whoever_is_to_move(browser: Browser, house: str) -> None:
    person = Adventurer(browser, house)
    at_a_table([person], "master-labyrinth", bots=3)
    expect(person.page.locator(".seat.turn")).to_have_count(1)
    assert len(set(person.page.locator(".seat .more").evaluate_all(INSIDE))) == 1


def decided(person: Person) -> str | None:
    tags = [event["event"] for event in events(person.heard)]
    return next((tag for tag in tags if tag in ("dragon-defeated", "last-duel-lost")), None)


@pytest.mark.wide
def test_the_rolls_that_decide_the_last_duel_are_seen_in_the_replay(browser: Browser, house: str) -> None:
    person = Adventurer(browser, house)
    table = at_a_table([person], "master-labyrinth", bots=1, stand_in="novice")
    leave_to_bots([person], table)
    last = len(person.ask("GET", f"/api/tables/{table}/record")["moves"])
    person.go(f"#replay={table}&ply={last - 1}")
    person.page.locator("[data-testid=next]").click()
    expect(person.page.locator("[data-testid=duel-verdict]")).to_be_visible()
    assert person.page.locator("[data-testid=last-duel] [data-die]").count() >= 2


@pytest.mark.wide
def test_the_maze_lies_on_the_table_itself(browser: Browser, house: str) -> None:
    person = Person(browser, house, viewport=PHONE)
    at_a_table([person], "master-labyrinth", bots=1)
    assert person.page.get_by_test_id("maze").evaluate(FRAMES) == ["0px", "rgba(0, 0, 0, 0)"]
