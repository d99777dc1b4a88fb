"""The great moments of Maître du Monde are seen whole: on a phone nobody has to scroll for how it ended."""

import pytest
from playwright.sync_api import Browser

from tests.web.people import Person
from tests.web.tour import visit
from tests.web.walker import size

SCROLLED = """() => [...document.querySelectorAll('[data-testid=board] *')]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className}: ${one.scrollHeight - one.clientHeight} px`)"""
GREAT = ("hands", "veto", "bomb", "combat-end", "out")


@pytest.mark.parametrize(
    "locale",
    [
        pytest.param("fr-FR", marks=pytest.mark.wide),
        *(pytest.param(locale, marks=pytest.mark.long) for locale in ("en-GB", "ja-JP")),
    ],
)
def test_a_great_moment_is_seen_whole(browser: Browser, house: str, locale: str) -> None:
    person = Person(browser, house, locale=locale, viewport=size("360x740"))
    scrolled = {}
    for scene in visit(person, "monde"):
        if scene.endswith(GREAT):
            person.page.wait_for_timeout(250)
            scrolled[scene] = person.page.evaluate(SCROLLED)
    assert len(scrolled) == len(GREAT)
    assert [scene for scene in scrolled.items() if scene[1]] == []
