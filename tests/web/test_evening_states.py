"""In every state of an evening the keyboard reaches all that can be clicked, and nothing sticks out."""

import pytest
from playwright.sync_api import Browser

from tests.web.evening_tour import MY_CHOICE, visit_evening
from tests.web.people import Person, at_a_table
from tests.web.test_welcome import FITS

# What a mouse could use now. Of a group of radio buttons, or of things that arrow keys walk, one is a stop.
FIND = """() => {
  const modal = [...document.querySelectorAll('dialog[open]')].filter((one) => one.matches(':modal')).at(-1)
  const clickable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
  const walked = (one) => [...document.getElementsByClassName(one.classList[0] ?? '')]
    .some((other) => other.tabIndex >= 0)
  const found = [...(modal ?? document).querySelectorAll(clickable)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .filter((one) => one.type !== 'radio' || one.checked)
    .filter((one) => one.tabIndex >= 0 || !walked(one))
  document.querySelectorAll('[data-stop]').forEach((one) => delete one.dataset.stop)
  found.forEach((one, number) => (one.dataset.stop = number))
  document.activeElement?.blur()
  return found.length
}"""
AT = "() => document.activeElement?.dataset.stop ?? ''"
# A bot that stands in plays on meanwhile, and what it took away no mouse could use either.
MISSED = """(reached) => [...document.querySelectorAll('[data-stop]:not(:disabled)')]
  .filter((one) => !reached.includes(one.dataset.stop))
  .map((one) => one.outerHTML.slice(0, 120))"""


def unreached(person: Person) -> list[str]:
    """What can be clicked and the Tab key never comes to."""
    count = int(person.page.evaluate(FIND))
    assert count > 0
    reached = set()
    for _ in range(count + 8):
        person.page.keyboard.press("Tab")
        reached.add(person.page.evaluate(AT))
        if len(reached - {""}) == count:
            return []
    return list(person.page.evaluate(MISSED, list(reached)))


def test_at_ones_turn_the_tab_key_leads_round_the_whole_page(browser: Browser, house: str) -> None:
    person = Person(browser, house, "ja-JP", viewport={"width": 390, "height": 844})
    at_a_table([person], "duel-of-magicians", bots=1)
    person.page.locator(MY_CHOICE).first.wait_for()
    assert unreached(person) == []


@pytest.mark.long
def test_the_keyboard_reaches_everything_and_nothing_is_wider_than_the_screen(
    browser: Browser, house: str
) -> None:
    person = Person(browser, house, "fr-FR", viewport={"width": 360, "height": 640})
    found = {}
    for name in visit_evening(person):
        if missed := unreached(person):
            found[name] = missed
        if not person.page.evaluate(FITS):
            found[name] = ["wider than the screen"]
    assert found == {}
