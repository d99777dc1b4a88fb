"""Becoming the same person on another device: it asks first, and the link is good once."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.browsers import PHONE
from tests.web.people import Person


def named(person: Person, name: str) -> str:
    """Takes a name, and gives a link to be that person elsewhere."""
    person.go("#settings")
    expect(person.page.locator("#nickname")).to_be_enabled()
    person.ask("PATCH", "/api/me", {"nickname": name})
    return str(person.ask("POST", "/api/me/recovery")["path"]).removeprefix("/")


def who(person: Person) -> str:
    return str(person.ask("GET", "/api/me")["nickname"])


@pytest.mark.wide
def test_a_link_asks_before_it_changes_who_one_is(browser: Browser, house: str) -> None:
    ann = Person(browser, house)
    bob = Person(browser, house, "fr-FR", viewport=PHONE, has_touch=True)
    link = named(ann, "Ann")
    named(bob, "Bob")
    bob.go(link)
    bob.see("recover-now")
    assert "Devenir Ann sur cet appareil" in bob.text("recover")
    assert "Bob" in bob.text("recover-now")
    assert who(bob) == "Bob"
    bob.page.locator("[data-testid=recover-no]").tap()
    expect(bob.page.locator("[data-testid=recover]")).to_have_count(0)
    assert "recover" not in bob.page.url
    assert who(bob) == "Bob"
    bob.go(link)
    bob.page.locator("[data-testid=recover-yes]").tap()
    expect(bob.page.locator("[data-testid=recover]")).to_have_count(0)
    assert who(bob) == "Ann"
    late = Person(browser, house, "fr-FR", viewport=PHONE).go(link)
    expect(late.page.get_by_role("alert")).to_contain_text("il sert une seule fois, pendant dix minutes")
    assert late.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.wide
def test_nothing_moves_under_the_finger_of_who_is_asked(browser: Browser, house: str) -> None:
    """Who one is now stands above the buttons, and may be known later than whose link it is."""
    ann, bob = (Person(browser, house) for _ in range(2))
    link = named(ann, "Ann")
    named(bob, "Bob")
    late: list[Route] = []
    bob.page.route("**/api/me", lambda route: late.append(route))
    with bob.page.expect_response("**/api/recover/whose"):
        bob.go(link)
    bob.page.wait_for_timeout(300)
    assert not bob.page.locator("[data-testid=recover-yes]").count()
    late.pop().continue_()
    bob.see("recover-yes")
    assert bob.page.locator("[data-testid=recover-now]").count()


@pytest.mark.wide
def test_a_first_visit_by_a_link_is_nobody_until_it_has_answered(browser: Browser, house: str) -> None:
    ann = Person(browser, house)
    link = named(ann, "Ann of two devices")
    phone = Person(browser, house, "ja-JP", viewport=PHONE).go(link)
    phone.see("recover-yes")
    assert phone.context.cookies() == []
    assert "「Ann of two devices」に切り替えますか" in phone.text("recover")
    phone.page.locator("[data-testid=recover-yes]").click()
    expect(phone.page.locator("[data-testid=recover]")).to_have_count(0)
    assert who(phone) == "Ann of two devices"
