"""Whoever asks what something is, or what a rule says, is told in place: the table stays."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from tests.web.labyrinth import Adventurer
from tests.web.people import Person, at_a_table


@pytest.mark.wide
def test_a_piece_says_what_it_is_how_it_stands_and_its_rule_beside_the_table(
    browser: Browser, house: str
) -> None:
    person = Person(browser, house)
    at_a_table([person], "master-labyrinth", bots=1)
    page = person.page
    expect(page.locator("[data-testid=coordinates]")).to_have_text(re.compile(r"\s*".join("a1b2c3d4e5f6g7")))
    page.locator("[data-square=d4]").evaluate("square => square.click()")
    what = page.locator("dialog:has([data-testid=what])")
    expect(what).to_contain_text("The dragon")
    expect(what).to_contain_text("d4, the lair")
    expect(what).to_contain_text("ML-26")
    what.get_by_role("link").click()
    book = page.locator("[data-testid=rule-sheet]")
    expect(book.locator("article.here")).to_be_in_viewport()
    expect(book.locator("article.here")).to_contain_text("ML-26")
    expect(page.locator("[data-testid=maze]")).to_be_visible()
    back = page.get_by_role("button", name="Back to the table")
    expect(back).to_be_in_viewport(ratio=1)  # far down the book, too
    back.click()
    expect(book).to_have_count(0)
    assert len(person.context.pages) == 1
    assert not person.said_wrong()


@pytest.mark.wide
def test_cards_and_numbers_say_what_they_are(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    at_a_table([person], "duel-of-magicians", bots=1)
    page = person.page
    page.locator("[data-anchor=pile]").click()
    expect(page.locator("[data-testid=what]")).to_contain_text("DM-11")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rule book").click()
    expect(page.locator("[data-testid=rule-sheet]")).to_be_visible()
    assert len(person.context.pages) == 1


@pytest.mark.wide
def test_on_a_desk_the_rule_book_stands_in_three_columns(browser: Browser, house: str) -> None:
    page = Person(browser, house).go("#rules=duel-of-magicians&at=DM-9").page
    expect(page.locator("article.here")).to_be_in_viewport()
    boxes = [
        page.locator(what).bounding_box() for what in ("[data-testid=contents]", "article.here", ".look")
    ]
    for left, right in pairwise(filter(None, boxes)):
        assert left["x"] + left["width"] <= right["x"]
    expect(page.get_by_label("Find a rule")).to_be_in_viewport()  # beside the rule, far down the book
    expect(page.locator("[data-testid=contents]")).to_be_in_viewport()


@pytest.mark.wide
def test_the_rule_book_is_searched_and_filtered_and_has_pictures(browser: Browser, house: str) -> None:
    person = Person(browser, house).go("#rules=duel-of-magicians&at=DM-9")
    page = person.page
    rules = page.locator("article h3")
    expect(page.locator("article.here")).to_be_in_viewport()
    expect(page.locator("[data-testid=gallery] li")).to_have_count(15)
    every = rules.count()
    page.get_by_label("Find a rule").fill("joker")
    assert 0 < rules.count() < every
    page.get_by_label("Find a rule").fill("no such word")
    expect(page.locator("[data-testid=no-rule]")).to_be_visible()
    page.get_by_label("Find a rule").fill("")
    assert page.locator("article .ruling").count()
    page.locator("[data-testid=show-ruling]").uncheck()
    expect(page.locator("article .ruling")).to_have_count(0)
    contents = page.locator("[data-testid=contents] button")
    contents.last.click()
    expect(page.locator("section[id^=section-]").last).to_be_in_viewport()
    assert not person.said_wrong()


@pytest.mark.wide
def test_what_a_thing_is_is_told_to_a_pointer_that_rests_and_to_a_key(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    at_a_table([person], "duel-of-magicians", bots=1)
    page = person.page
    pile = page.locator("[data-anchor=pile]")
    pile.hover()
    expect(pile).to_have_attribute("title", re.compile(r"pile\s+DM-11: .+"))
    page.locator("body").press("?")
    what = page.locator("dialog:has([data-testid=what])")
    expect(what).to_be_visible()
    first = what.locator("h2").inner_text()
    expect(page.locator("[data-asked]")).to_have_count(1)
    page.keyboard.press("?")
    expect(what.locator("h2")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(what).to_have_count(0)
    expect(page.locator("[data-asked]")).to_have_count(0)
    assert not person.said_wrong()


@pytest.mark.wide
def test_why_not_points_at_the_arrow_and_rings_it(browser: Browser, house: str) -> None:
    person = Adventurer(browser, house)
    at_a_table([person], "master-labyrinth", bots=1)
    page = person.page
    refused = page.locator(".pushing .arrow.forbidden")
    while not refused.count():
        person.act()
        page.wait_for_timeout(40)
    refused.click()
    why = page.locator("dialog.pointing")
    expect(why).to_contain_text("may not go back in there")
    expect(page.locator("[data-asked]")).to_have_class(re.compile("forbidden"))
    reason = why.locator(".reason").inner_text()
    why.get_by_role("link").click()
    book = page.get_by_test_id("rule-sheet")
    expect(book.get_by_text(reason)).to_be_in_viewport(ratio=1)  # beside its rule, far down the book
    expect(book.locator("article.here")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-asked]")).to_have_count(0)
    page.get_by_role("link", name="Rule book").click()
    expect(book).to_be_visible()
    expect(book.get_by_text(reason)).to_have_count(0)


def test_why_not_says_what_may_be_played_instead_and_plays_it(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    at_a_table([person], "duel-of-magicians", bots=1)
    page = person.page
    instead = page.locator("[data-testid=instead] button")
    for _ in range(400):
        refused = page.locator("[data-testid=hand] .card.off")
        if refused.count():
            refused.first.click()
            page.locator("dialog").wait_for()
            if instead.filter(has_text="Take").count():
                break
            page.keyboard.press("Escape")
        person.act()
        page.wait_for_timeout(40)
    expect(page.locator("dialog h2")).to_have_text(re.compile(r"\d+ is not enough|Nothing to repeat yet"))
    moves = [one.get_attribute("data-instead") for one in instead.all()]
    assert moves == person.states[-1]["moves"]
    instead.filter(has_text="Take").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-testid=log]")).to_contain_text("You take")
