"""Hands: wheel, pointer, drag and keys do what hands expect of them."""

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browsers import DESK, PHONE
from tests.web.people import Person, at_a_table, events

REST = 900
"""Milliseconds after which a pointer has surely come to rest."""
ON_BOTH = pytest.mark.parametrize("screen", [DESK, pytest.param(PHONE, marks=pytest.mark.wide)])


def pushing(browser: Browser, house: str, **more: Any) -> Person:
    """Somebody who is to push."""
    person = Person(browser, house, **more)
    at_a_table([person], "master-labyrinth", bots=1)
    person.page.locator(".arrow.legal").first.wait_for(timeout=60_000)
    return person


def sides(person: Person) -> str:
    return str(person.page.locator("[data-testid=spare] .tile").get_attribute("aria-label"))


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.wide
def test_a_flick_of_the_wheel_turns_the_spare_by_a_quarter(browser: Browser, house: str) -> None:
    person = pushing(browser, house)
    page = person.page
    spare = page.locator("[data-testid=spare] .tile")
    page.get_by_test_id("turn-right").click()
    once = sides(person)
    page.get_by_test_id("turn-left").click()
    page.mouse.move(*middle(spare))
    page.evaluate(
        """() => {
          const tile = document.querySelector('[data-testid=spare] .tile')
          for (let n = 0; n < 12; n++) tile.dispatchEvent(new WheelEvent('wheel', { deltaY: 9 }))
        }"""
    )
    page.wait_for_timeout(100)
    assert sides(person) == once


@pytest.mark.wide
def test_a_push_is_shown_where_the_pointer_rests_and_not_on_its_way(browser: Browser, house: str) -> None:
    person = pushing(browser, house)
    page, preview = person.page, person.page.locator("[data-testid=preview]")
    first, second = page.locator(".arrow.legal").nth(1), page.locator(".arrow.legal").nth(4)
    page.clock.install()  # on a busy machine the pointer would rest there for as long as it took to move it
    page.clock.pause_at(time.time() + 60)
    page.mouse.move(*middle(first))
    page.clock.run_for(60)
    page.mouse.move(5, 5)
    page.clock.run_for(REST)
    page.clock.resume()
    expect(preview).to_have_count(0)
    assert not [told for told in person.heard if told["is"] == "preview"], "nobody asked"
    page.mouse.move(*middle(first))
    expect(preview).to_have_count(1)
    page.mouse.move(5, 5)
    first.evaluate("arrow => arrow.click()")
    armed = page.get_by_test_id("play").inner_text()
    page.mouse.move(*middle(second))
    page.wait_for_timeout(REST)
    assert page.get_by_test_id("play").inner_text() == armed, "what was chosen stays chosen"


@pytest.mark.wide
@ON_BOTH
def test_the_spare_is_dragged_to_an_arrow(browser: Browser, house: str, screen: Any) -> None:
    person = pushing(browser, house, viewport=screen)
    goal = person.page.locator(".arrow.legal").nth(2)
    arrow = str(goal.get_attribute("data-arrow"))
    drag(person, middle(person.page.locator("[data-testid=spare] .tile")), middle(goal))
    assert pushed(person) == [arrow]


@pytest.mark.wide
def test_a_corridor_is_swiped_in(browser: Browser, house: str) -> None:
    person = pushing(browser, house)
    east = person.page.locator(".arrow.legal.E").first
    arrow = str(east.get_attribute("data-arrow"))
    x, y = middle(east)
    drag(person, (x, y), (x - 120, y))
    expect(person.page.locator(f"[data-arrow={arrow}].legal")).to_be_visible()  # that way it is not pushed
    drag(person, (x, y), (x + 120, y))
    assert pushed(person) == [arrow]


def drag(person: Person, start: tuple[float, float], goal: tuple[float, float]) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*goal, steps=8)
    mouse.up()


def pushed(person: Person) -> list[str]:
    """Where this seat has pushed, once the house has answered."""
    person.page.wait_for_selector("[data-move=stay]")
    told = events(person.heard)
    return [event["arrow"] for event in told if event["event"] == "pushed" and event["seat"] == 0]


@pytest.mark.wide
def test_a_click_where_the_push_was_shown_pushes_and_a_click_on_a_square_goes(
    browser: Browser, house: str
) -> None:
    person = pushing(browser, house)
    page, stay = person.page, person.page.locator("[data-move=stay]")
    for _ in range(8):
        page.mouse.move(*middle(page.locator(".arrow.legal").nth(3)))
        person.see("preview")
        page.mouse.down()
        page.mouse.up()
        stay.wait_for()
        if page.locator(".choosable").count():
            break
        stay.click()  # walls all around: nowhere to go this turn
        page.locator(".arrow.legal, [data-move=end]").first.wait_for(timeout=60_000)
        if page.locator("[data-move=end]").count():
            page.locator("[data-move=end]").click()
        page.locator(".arrow.legal").first.wait_for(timeout=60_000)
    page.locator(".choosable").first.click()
    expect(stay).to_have_count(0)


def asked_why(person: Person) -> Locator:
    """Plays until a card can't be played, and asks why with the keyboard."""
    page = person.page
    while not page.locator("[data-testid=hand] .card.off").count():
        person.act()
        page.wait_for_timeout(40)
    card = page.locator("[data-testid=hand] .card.off").first
    card.focus()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    return card


@pytest.mark.wide
def test_after_escape_from_a_why_the_focus_is_where_it_was(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    at_a_table([person], "duel-of-magicians", bots=1)
    card = asked_why(person)
    person.page.keyboard.press("Escape")
    expect(card).to_be_focused()


@pytest.mark.wide
@ON_BOTH
def test_a_why_stands_beside_its_card_and_not_over_it(browser: Browser, house: str, screen: Any) -> None:
    person = Person(browser, house, viewport=screen)
    at_a_table([person], "duel-of-magicians", bots=1)
    card = asked_why(person).bounding_box()
    person.page.wait_for_timeout(300)
    why = person.page.locator("dialog").bounding_box()
    assert card
    assert why
    beside = why["x"] >= card["x"] + card["width"] or why["x"] + why["width"] <= card["x"]
    above = why["y"] + why["height"] <= card["y"] or why["y"] >= card["y"] + card["height"]
    assert beside or above, (card, why)
    assert abs(why["y"] + why["height"] - card["y"]) < 40, "it points at the card"


def test_a_card_is_dragged_onto_the_table(browser: Browser, house: str) -> None:
    person = Person(browser, house, viewport=PHONE)
    at_a_table([person], "duel-of-magicians", bots=1)
    page = person.page
    legal = page.locator("[data-testid=hand] .card.legal:not([data-card=J])")
    while not legal.count():
        person.act()
        page.wait_for_timeout(40)
    before = person.text("event-line")
    drag(person, middle(legal.last), (180, 300))
    expect(page.locator("[data-testid=event-line]")).not_to_have_text(before)
    laid = [event["seat"] for event in events(person.heard) if event["event"] in ("played", "ball-played")]
    assert 0 in laid
