"""Puzzles: missed and solved on the real table, and still solved when somebody comes back."""

import pytest
from playwright.sync_api import Browser, Page, expect

import maestri.games  # noqa: F401  (puts the games on the shelf)
from maestri.coach.puzzles import Puzzle, shipped
from tests.breadth import only_long
from tests.web.browsers import DESK
from tests.web.people import Person
from tests.web.test_axe import violations

SMALL = {"width": 360, "height": 640}
READERS = pytest.mark.parametrize(
    ("locale", "viewport"),
    [
        pytest.param("ja-JP", SMALL, id="phone ja", marks=pytest.mark.wide),
        only_long("fr-FR", DESK, id="desk fr"),
    ],
)


def with_plain_cards() -> tuple[Puzzle, str]:
    """A puzzle of a duel where one card is right and another one wrong."""
    for puzzle in shipped().values():
        wrong = [move for move in puzzle.losses if move.isdecimal() and move not in puzzle.right]
        if puzzle.game == "duel-of-magicians" and puzzle.best.isdecimal() and wrong:
            return puzzle, wrong[0]
    raise AssertionError("there is none")


def put(page: Page, card: str) -> None:
    page.locator(f"button.card[data-card='{card}']").first.click()
    page.get_by_test_id("play").click()


@READERS
def test_a_puzzle_is_missed_then_solved_and_stays_so(
    browser: Browser, house: str, locale: str, viewport: dict[str, int]
) -> None:
    puzzle, wrong = with_plain_cards()
    person = Person(browser, house, locale, viewport=viewport, bypass_csp=True).go("#puzzles")
    page = person.page
    tile = page.locator(f"[data-puzzle='{puzzle.id}']")
    expect(tile).to_have_attribute("data-done", "")
    assert violations(person) == []
    tile.click()
    verdict, right = page.get_by_test_id("verdict"), page.locator("[data-testid=verdict][data-right=true]")
    put(page, wrong)
    expect(verdict).to_have_attribute("data-right", "false")
    expect(verdict.locator("p")).to_contain_text(str(round(puzzle.losses[wrong].value / 1000)))
    assert violations(person) == []
    page.get_by_test_id("puzzle-again").click()
    expect(verdict).to_be_hidden()
    put(page, puzzle.best)
    expect(right).to_be_visible()
    expect(page.get_by_test_id("puzzle-why")).not_to_be_empty()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-done", "solved")
    expect(page.get_by_test_id("puzzle-next")).to_be_visible(timeout=60_000)
    assert violations(person) == []
    page.reload()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-done", "solved")
    person.go("#me")
    page.get_by_test_id("my-puzzles").click()
    expect(tile).to_have_attribute("data-done", "solved")
    assert not person.said_wrong()


@pytest.mark.wide
def test_the_puzzle_of_the_day_is_on_the_front_page_and_its_answer_can_be_looked_up(
    browser: Browser, house: str
) -> None:
    person = Person(browser, house).go()
    page = person.page
    page.get_by_test_id("front-puzzle").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-done", "")
    page.get_by_test_id("puzzle-show").click()
    expect(page.get_by_test_id("verdict").locator(".move")).not_to_be_empty()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-done", "seen")
    page.get_by_test_id("puzzle-next").click(timeout=60_000)
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-done", "")
    expect(page.get_by_test_id("verdict")).to_be_hidden()
    assert not person.said_wrong()


@pytest.mark.wide
def test_from_a_puzzle_it_is_played_on_against_bots(browser: Browser, house: str) -> None:
    puzzle, _ = with_plain_cards()
    person = Person(browser, house).go(f"#puzzle={puzzle.id}")
    page = person.page
    page.get_by_test_id("puzzle-show").click()
    page.get_by_test_id("puzzle-play").click(timeout=60_000)
    expect(page.get_by_test_id("puzzle")).to_be_hidden()
    put(page, puzzle.best)
    assert not person.said_wrong()


@pytest.mark.wide
def test_on_the_smallest_phone_the_table_has_its_whole_height(browser: Browser, house: str) -> None:
    puzzle = next(each for each in shipped().values() if each.game == "master-of-rules")
    page = Person(browser, house, viewport=SMALL).go(f"#puzzle={puzzle.id}").page
    button = page.get_by_test_id("play")
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SMALL["height"]
