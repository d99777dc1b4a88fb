"""Who is new here finds what to do on the filled button, and what things are called beside them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.breadth import broad
from tests.web.monde_tour import sit_at, until
from tests.web.people import Person, at_a_table
from tests.web.walker import size


def telling(change: Callable[[dict[str, Any]], None]) -> Callable[[WebSocketRoute], None]:
    """A house that tells of another position than there is."""

    def opens(page: WebSocketRoute) -> None:
        def told(text: Any) -> None:
            one = json.loads(text)
            if one["is"] == "state":
                change(one)
            page.send(json.dumps(one))

        page.connect_to_server().on_message(told)

    return opens


def nothing_beats_it(state: dict[str, Any]) -> None:
    if "take" in state["moves"]:
        state["moves"] = ["take"]


def without_money(state: dict[str, Any]) -> None:
    for way_on in ("done", "stake 0"):
        if way_on in state["moves"]:
            state["moves"] = [way_on]
            state["view"]["players"][0]["money"] = 0
            state["outlook"]["room"] = dict.fromkeys(state["outlook"]["room"], 0)


@pytest.mark.wide
def test_who_can_only_take_is_offered_that(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    person.page.route_web_socket("**/api/live", telling(nothing_beats_it))
    at_a_table([person], "duel-of-magicians", bots=2)
    take = person.page.locator("[data-testid=take]:enabled")
    for _ in range(200):
        if take.count():
            break
        person.act()
        person.page.wait_for_timeout(50)
    assert person.page.locator(".acts .primary").all_inner_texts() == [take.inner_text()]


@pytest.mark.wide
@pytest.mark.parametrize(
    ("square", "scene", "way_on"),
    [("shop", "shop", "done"), ("laundering", "stake", "stake 0")],
)
def test_who_has_no_money_is_shown_the_way_on(
    browser: Browser, house: str, square: str, scene: str, way_on: str
) -> None:
    person = Person(browser, house)
    person.page.route_web_socket("**/api/live", telling(without_money))
    page = sit_at(person, "omc" + f" {square}" * 7)
    until(person, f"[data-testid={scene}]", "roll", "die", "pass", "vote")
    expect(page.locator(".dock .acts .primary")).to_have_attribute("data-move", way_on)
    expect(page.locator(".dock .line")).to_contain_text("You have 0 MdM.")


@pytest.mark.wide
def test_rules_have_their_names_where_a_phone_is_high_enough(browser: Browser, house: str) -> None:
    person = Person(browser, house, viewport=size("390x844"))
    at_a_table([person], "master-of-rules", bots=3)
    name = person.page.locator("[data-testid=hand] small").first
    expect(name).to_be_visible()
    person.page.set_viewport_size(size("360x640"))
    expect(name).to_be_hidden()


def at_the_dragon(state: dict[str, Any]) -> None:
    state["view"] |= {"wanted": 0, "turns": 52}


@pytest.mark.parametrize("language", broad(["en", "fr", "ja"], quick=()))
def test_title_and_note_stand_within_the_bar_of_a_narrow_phone(
    browser: Browser, house: str, language: str
) -> None:
    person = Person(browser, house, language, viewport=size("360x640"))
    person.page.route_web_socket("**/api/live", telling(at_the_dragon))
    at_a_table([person], "master-labyrinth", bots=1)
    person.page.locator(".bar .title span").wait_for()
    tops = person.page.evaluate(
        "[...document.querySelectorAll('.bar, .bar .title > *')].map((one) => one.getBoundingClientRect())"
        ".map(({ top, bottom }) => [top, bottom])"
    )
    (top, bottom), *inside = tops
    assert all(top <= begin and end <= bottom for begin, end in inside), tops
