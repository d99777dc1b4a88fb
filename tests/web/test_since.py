"""Whoever waited for the others sees what they did since his last turn, and may have it told again."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import broad
from tests.web.browsers import DESK, PHONE
from tests.web.labyrinth import Adventurer
from tests.web.monde import Mogul
from tests.web.people import Person, at_a_table
from tests.web.test_story import BLINK, SHORTEST, WATCH
from tests.web.walker import Walker, told

PEOPLE: dict[str, type[Person]] = {
    "duel-of-magicians": Person,
    "master-of-rules": Person,
    "master-labyrinth": Adventurer,
    "maitre-du-monde": Mogul,
}
SPEED = "How fast the others’ moves are shown"
WIDE = {"width": 1440, "height": 900}
ONE_LINE = """speeds => speeds.map((one) => {
  const words = document.createRange()
  words.selectNodeContents(one)
  return words.getClientRects().length
})"""
FOLDS = ".card.last, .changed, .fold, [data-tile] > path[fill='var(--brass-fill)']"


def after_a_turn(browser: Browser, house: str, game: str, **viewport: int) -> Person:
    """Somebody at his second turn, after three bots had theirs."""
    person = PEOPLE[game](browser, house, viewport=viewport)
    at_a_table([person], game, bots=3)
    told = person.page.locator("[data-testid=since], [data-testid=since-here]")
    acted = 0
    while acted < 3 or not told.count():
        acted += bool(person.act())
        expect(person.page.locator("[data-sent]")).to_have_count(0)  # until then all stands as it was
        person.page.wait_for_timeout(40)
    return person


@pytest.mark.parametrize("game", broad(PEOPLE, (), wide={"duel-of-magicians"}))
def test_since_my_last_turn_is_marked_in_the_log_and_on_the_board(
    browser: Browser, house: str, game: str
) -> None:
    person = after_a_turn(browser, house, game, **DESK)
    page = person.page
    turns = page.locator("[data-testid=log] .turn.fresh b").all_inner_texts()
    assert "You" not in turns
    assert turns
    assert page.locator(FOLDS).count()
    page.locator("[data-testid=log] [data-testid=see-again]").click()
    expect(page.locator("[data-testid=recalling]")).to_be_visible()
    expect(page.locator(".lamp.lit")).to_have_count(0)
    expect(page.locator("[data-testid=recalling]")).to_have_count(0, timeout=60_000)
    expect(page.locator(".lamp.lit")).to_be_visible()
    assert page.locator("[data-testid=log] .turn.fresh b").all_inner_texts() == turns
    while page.locator("[data-testid=since-here]").count():
        person.act()
    assert not person.said_wrong()


@pytest.mark.parametrize("game", broad(PEOPLE, (), wide={"duel-of-magicians"}))
def test_on_a_desk_a_card_a_seat_says_what_was_done_and_shows_it_again(
    browser: Browser, house: str, game: str
) -> None:
    person = after_a_turn(browser, house, game, **DESK)
    page = person.page
    cards = page.locator("[data-testid=since-strip] .deed")
    seats = set(page.locator("[data-testid=log] .turn.fresh b").all_inner_texts()) - {"The table"}
    assert set(cards.locator("b").all_inner_texts()) == seats
    assert all(cards.locator(".line").all_inner_texts())
    if game == "maitre-du-monde":
        expect(cards.locator(".head i svg").first).to_be_visible()  # the dice that were rolled
    cards.first.click()
    expect(page.locator("[data-testid=recalling]")).to_be_visible()
    expect(page.locator("[data-testid=since-strip]")).to_have_count(0)
    page.locator("[data-testid=recalling]").click()
    expect(cards.first).to_be_visible()
    while page.locator("[data-testid=since-strip]").count():
        person.act()
    assert not person.said_wrong()


@pytest.mark.wide
def test_names_keep_their_room_beside_dice(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="ja-JP", viewport=WIDE)
    at_a_table([walker], "maitre-du-monde", bots=5)
    rolled = walker.page.locator("[data-testid=since-strip] .deed", has=walker.page.locator("svg[viewBox]"))
    assert any(rolled.count() == 5 for _ in walker.walk(60, ()))
    rolled.locator("b").evaluate_all("names => names.forEach((one) => (one.textContent = 'エミール'))")
    for screen in ("1280x800", "1440x900", "1920x1080"):
        walker.look(screen)
    assert not [fault for fault in walker.faults if "since-strip" in fault], told(walker.faults)


@pytest.mark.wide
def test_on_a_wide_desk_the_speed_is_chosen_beside_what_was_done(browser: Browser, house: str) -> None:
    person = after_a_turn(browser, house, "duel-of-magicians", **WIDE)
    page = person.page
    strip = page.get_by_test_id("since-strip")
    speeds = strip.get_by_role("group", name=SPEED)
    expect(speeds.get_by_role("button", pressed=True)).to_have_text("At once")
    assert len(set(speeds.get_by_role("button").evaluate_all(ONE_LINE))) == 1
    speeds.get_by_role("button", name="Calm").click()
    expect(speeds.get_by_role("button", pressed=True)).to_have_text("Calm")
    page.evaluate(WATCH)
    strip.get_by_test_id("since-again").click()
    expect(strip).to_have_count(0)
    expect(strip).to_be_visible(timeout=60_000)
    beats = page.evaluate("window.beats.map(({ at }) => at)")
    assert len(beats) > 2
    assert min(after - before for before, after in pairwise(beats)) > SHORTEST["calm"] - BLINK
    page.reload()
    page.goto(f"{house}/#settings")
    expect(page.get_by_role("group", name=SPEED).get_by_role("button", pressed=True)).to_have_text("Calm")


@pytest.mark.wide
def test_on_a_phone_the_event_line_opens_what_happened_since(browser: Browser, house: str) -> None:
    page = after_a_turn(browser, house, "duel-of-magicians", **PHONE).page
    page.locator("[data-testid=since]").click()
    turns = page.locator("[data-testid=since-turns] li")
    assert turns.count() >= 1
    page.get_by_role("button", name="Brisk").click()
    turns.first.get_by_role("button").click()
    expect(page.locator("[data-testid=recalling]")).to_be_visible()
    page.locator("[data-testid=recalling]").click()
    expect(page.locator("[data-testid=since]")).to_be_visible()
