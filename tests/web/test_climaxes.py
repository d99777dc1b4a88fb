"""The great moments of Maître du Monde are seen whole: on a phone nobody has to scroll for how it ended."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import broad
from tests.web.monde_tour import visit_fall, visit_statement
from tests.web.people import Person
from tests.web.tour import visit
from tests.web.walker import Walker, size, told

SCROLLED = """() => [...document.querySelectorAll('[data-testid=board] *')]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className}: ${one.scrollHeight - one.clientHeight} px`)"""
BELOW = "scene => scene.scrollHeight - scene.clientHeight"
LINES = """title => {
  const words = document.createRange()
  words.selectNodeContents(title)
  return words.getClientRects().length
}"""
INCOMES = [
    ("3-players-elimination", 108, 4, "360x740 360x640 390x664 844x390 768x1024 1280x800"),
    ("3-players-hidden-money", 234, 7, "360x740 390x844 768x1024 1280x800"),
]
IN_FRENCH = broad(("en-GB", "fr-FR", "ja-JP"), (), wide={"fr-FR"})
GREAT = ("hands", "veto", "bomb", "combat-end", "out")


@pytest.mark.parametrize("locale", IN_FRENCH)
def test_a_great_moment_is_seen_whole(browser: Browser, house: str, locale: str) -> None:
    person = Person(browser, house, locale=locale, viewport=size("360x740"))
    scrolled = {}
    for scene in visit(person, "monde"):
        if scene.endswith(GREAT):
            person.page.wait_for_timeout(250)
            scrolled[scene] = person.page.evaluate(SCROLLED)
    assert len(scrolled) == len(GREAT)
    assert [scene for scene in scrolled.items() if scene[1]] == []


@pytest.mark.parametrize("locale", IN_FRENCH)
@pytest.mark.parametrize(("golden", "ply", "families", "screens"), INCOMES)
def test_an_income_of_many_families_is_seen_whole(
    browser: Browser, house: str, golden: str, ply: int, families: int, screens: str, locale: str
) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size(screens.split()[0]))
    scrolled = {}
    for _ in visit_statement(walker, golden, ply):
        for screen in screens.split():
            walker.look(screen)
            scrolled[screen] = walker.page.get_by_test_id("aftermath").evaluate(BELOW)
        assert walker.page.locator(".statement li").count() == families
    assert scrolled == dict.fromkeys(screens.split(), 0)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize(("locale", "word"), [("fr-FR", "maximum"), ("en-US", "that is the most")])
def test_who_is_out_and_may_not_play_again_is_told_why(
    browser: Browser, house: str, locale: str, word: str
) -> None:
    person = Person(browser, house, locale=locale, viewport=size("360x740"))
    refusal = {
        "type": "urn:maestri:tables-many",
        "title": "",
        "status": 409,
        "detail": "",
        "facts": {"most": 20},
    }
    for _ in visit_fall(person):
        person.page.route("**/rematch", lambda asked: asked.fulfill(status=409, json=refusal))
        person.page.get_by_test_id("again").click()
        line = person.page.get_by_test_id("line")
        expect(line).to_contain_text(word)
        expect(line).to_be_in_viewport(ratio=1)
        assert person.page.evaluate(SCROLLED) == []
        person.page.unroute("**/rematch")


@pytest.mark.wide
def test_who_is_out_plays_again_against_the_same_bots(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    for scene in visit_fall(person):
        assert scene.endswith("out")
        title = person.page.get_by_test_id("line").locator("h2")
        assert title.evaluate(LINES) == 1  # four buttons leave it its room
        first = person.table()
        person.page.get_by_role("button", name="Play again").click()
        expect(person.page).not_to_have_url(re.compile(first))
        second = person.table()
        old, new = (person.ask("GET", f"/api/tables/{table}") for table in (first, second))
        assert new["status"] == "playing"
        assert (new["game"], new["options"]) == (old["game"], old["options"])
        assert [(seat["kind"], seat["level"]) for seat in new["seats"]] == [
            (seat["kind"], seat["level"]) for seat in old["seats"]
        ]
        assert new["you"] == old["you"]
