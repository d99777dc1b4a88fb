"""The coach: a hint asked and played; a review with its bar, its moments and its fork."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.breadth import only_long
from tests.web.browsers import DESK, PHONE
from tests.web.people import Person, at_a_table, play_out

LINES = "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
READERS = pytest.mark.parametrize(
    ("locale", "viewport"),
    [
        pytest.param("ja-JP", PHONE, id="phone ja", marks=pytest.mark.wide),
        only_long("fr-FR", DESK, id="desk fr"),
    ],
)


def alone(browser: Browser, house: str, locale: str, viewport: dict[str, int]) -> Person:
    """Somebody at a table of bots."""
    person = Person(browser, house, locale, viewport=viewport).go()
    at_a_table([person], "duel-of-magicians", bots=2, options={"hands": 1})
    return person


@READERS
def test_a_hint_is_asked_and_played(
    browser: Browser, house: str, locale: str, viewport: dict[str, int]
) -> None:
    person = alone(browser, house, locale, viewport)
    person.see("hand")
    page = person.page
    expect(page.get_by_test_id("hint")).to_be_enabled(timeout=60_000)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints")).to_be_visible(timeout=20_000)
    expect(page.locator("[data-mark='1']")).to_be_visible()
    expect(page.get_by_test_id("hints").locator("li .why").first).not_to_be_empty()
    expect(page.get_by_test_id("hints").locator("li").first).to_contain_text("%")
    page.get_by_test_id("play-hint").click()
    expect(page.get_by_test_id("hints")).to_be_hidden()
    assert not person.said_wrong()


@pytest.mark.wide
@READERS
def test_a_match_is_reviewed_at_once_and_played_from_a_moment(
    browser: Browser, house: str, locale: str, viewport: dict[str, int]
) -> None:
    person = alone(browser, house, locale, viewport)
    person.see("hand")
    play_out([person])
    page = person.page
    page.get_by_test_id("to-review").click()
    page.wait_for_selector("[data-testid=making] progress, [data-testid=review]")
    expect(page.get_by_test_id("review")).to_be_visible(timeout=180_000)
    moments = page.get_by_test_id("moment")
    assert 3 <= moments.count() <= 5
    expect(moments.first.locator("p").first).not_to_be_empty()
    page.reload()
    expect(page.get_by_test_id("review")).to_be_visible(timeout=20_000)
    moments.first.get_by_role("button").click()
    person.see("hand")
    assert not person.said_wrong()


def of_others(route: Route) -> None:
    """What was decided was decided by somebody with a name."""
    answer = route.fetch().json()
    for moment in (answer["review"] or {"moments": []})["moments"]:
        moment |= {"seat": 2, "kind": "decision"}
    route.fulfill(json=answer)


@pytest.mark.wide
def test_the_number_of_a_move_stands_beside_its_word(browser: Browser, house: str) -> None:
    person = alone(browser, house, "en-US", DESK)
    person.see("hand")
    play_out([person])
    page = person.page
    page.route("**/review", of_others)
    page.get_by_test_id("to-review").click()
    expect(page.get_by_test_id("review")).to_be_visible(timeout=180_000)
    for move in page.locator("[data-testid=moment] header > b:not(.number)").all():
        expect(move).to_contain_text("Move ")
        assert round(move.evaluate(LINES)) == 1
