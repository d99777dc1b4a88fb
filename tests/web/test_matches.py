"""Whole matches, through the interface, in real browsers."""

import json
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import only_long
from tests.web.people import Person, events, on_a_phone, open_table, play_out, start_with
from tests.web.typist import Typist

PRIVATE = ("hand", "numbers", "rules")
DEALING = {"hand-dealt": "cards", "dealt": "hands"}


def test_a_match_against_bots_is_one_click_from_the_front_page(browser: Browser, house: str) -> None:
    person = Person(browser, house).go()
    person.page.get_by_role("button", name="Play: Duel of Magicians").click()
    person.see("hand")
    play_out([person])
    person.page.wait_for_selector("[data-testid=fairness][data-holds=true]", timeout=30_000)
    assert not person.said_wrong()


@pytest.mark.wide
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("duel-of-magicians", {"hands": 1}),
        only_long("master-of-rules", {}),
    ],
)
def test_four_people_and_a_spectator_see_a_match_through(
    browser: Browser, house: str, game: str, options: dict[str, Any]
) -> None:
    people = sit_down(browser, house, game, options)
    reloads, offline, switches, _ = people
    spectator = Person(browser, house).go(f"#table={people[0].table()}")
    happenings = {
        3: lambda: reload(reloads),
        8: lambda: lose_connection(offline, 10_000),
        12: lambda: speak_french(switches),
    }
    play_out([*people, spectator], happenings)
    for seat, person in enumerate(people):
        assert not person.said_wrong()
        assert not hidden_from(seat, person)
    assert not hidden_from(None, spectator)
    assert hidden_from(None, people[0]), "a seat sees more than a spectator, and the check must notice"
    replay_fork_and_verify(people[0])


def sit_down(browser: Browser, house: str, game: str, options: dict[str, Any]) -> list[Person]:
    """A host lays a table for four; three come by the link: two on phones, one with a keyboard."""
    host = Person(browser, house).go(f"#new={game}")
    host.page.get_by_role("button", name="Open the table").wait_for()
    if "hands" in options:
        host.page.get_by_label("Hands").select_option(str(options["hands"]))
    link = open_table(host)
    phones = [on_a_phone(Person, browser, house) for _ in range(2)]
    guests = [guest.go(link) for guest in (*phones, Typist(browser, house))]
    start_with(host, guests)
    return [host, *guests]


def reload(person: Person) -> None:
    person.page.reload()
    person.page.wait_for_selector("[data-testid=hand], [data-testid=end]")


def lose_connection(person: Person, milliseconds: int) -> None:
    """Offline for a while: the page says so, and goes on afterwards."""
    person.context.set_offline(True)
    person.see("away")
    person.page.wait_for_timeout(milliseconds)
    person.context.set_offline(False)
    person.page.locator("[data-testid=away]").wait_for(state="detached")


def speak_french(person: Person) -> None:
    person.page.get_by_role("button", name="Menu", exact=True).click()
    person.page.locator("dialog button[lang=fr]").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    person.page.keyboard.press("Escape")


def replay_fork_and_verify(person: Person) -> None:
    person.page.goto(f"{person.house}/#replay={person.table()}&ply=5")
    person.page.wait_for_selector("[data-testid=fairness][data-holds=true]", timeout=60_000)
    assert person.text("ply").startswith("Move 5 of")
    person.page.locator("[data-testid=next]").click()
    expect(person.page.locator("[data-testid=ply]")).to_contain_text("Move 6 of")
    person.page.locator("[data-testid=fork]").click()
    person.page.locator("[data-testid=fork-open]").click()
    person.see("hand")


def hidden_from(seat: int | None, person: Person) -> list[str]:
    """What a browser got, or kept, that its seat may not see while the match goes on."""
    found = [text for state in states(person) for text in told_too_much(state, seat)]
    kept = person.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    return found + [key for key in json.loads(kept) if not key.startswith("maestri-")]


def states(person: Person) -> Iterable[dict[str, Any]]:
    return (told for told in person.states if told["result"] is None)


def told_too_much(state: dict[str, Any], seat: int | None) -> list[str]:
    players = enumerate(state["view"]["players"])
    seen = [
        f"{other} {name}"
        for other, player in players
        for name in PRIVATE
        if player.get(name) and other != seat
    ]
    for event in events([state]):
        hands = event.get(DEALING.get(event["event"], ""), [])
        seen += [f"{event}" for other, hand in enumerate(hands) if hand is not None and other != seat]
        if event["event"] == "drew" and event["seat"] != seat and event["cards"] is not None:
            seen.append(f"{event}")
    return seen
