"""After the match: one click for who asks for another, one for who follows."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsers import PHONE
from tests.web.people import Person, open_table, play_out, start_with


def finished_by_link(browser: Browser, house: str) -> tuple[Person, Person]:
    """A host at a desk and a guest on a phone, in French, who came by the link; their match is over."""
    host = Person(browser, house).go("#new=duel-of-magicians")
    host.page.get_by_label("Hands").select_option("1")
    for _ in range(2):
        host.page.get_by_role("button", name="One seat fewer").click()
    guest = Person(browser, house, "fr-FR", viewport=PHONE).go(open_table(host))
    start_with(host, [guest])
    play_out([host, guest])
    return host, guest


@pytest.mark.wide
def test_host_and_guest_play_again_with_one_click_each(browser: Browser, house: str) -> None:
    host, guest = finished_by_link(browser, house)
    first = host.table()
    host.page.locator("[data-testid=rematch]").click()
    expect(host.page.get_by_test_id("seat-me")).to_contain_text("You")
    expect(host.page.locator("main")).not_to_contain_text("Link")
    expect(guest.page.get_by_test_id("rematch")).to_have_text("Rejouer aussi")
    guest.page.reload()
    guest.page.locator("[data-testid=rematch]").click()
    for person in (host, guest):
        person.see("hand")
        assert person.table() != first
        assert not person.said_wrong()
    assert host.table() == guest.table()
    play_out([host, guest])

    guest.page.locator("[data-testid=rematch]").click()
    guest.page.get_by_test_id("seat-me").wait_for()
    guest.page.reload()
    expect(guest.page.get_by_test_id("seat-me")).to_contain_text("Vous")
    host.page.locator("[data-testid=rematch]").click()
    for person in (host, guest):
        person.see("hand")


@pytest.mark.wide
def test_at_the_end_the_last_of_the_log_is_in_sight_and_who_plays_again(browser: Browser, house: str) -> None:
    host, guest = finished_by_link(browser, house)
    expect(host.page.locator(".beside li")).to_have_count(3)  # great moments, which leave less room
    expect(host.page.locator("[data-testid=log] li").last).to_be_in_viewport(ratio=0.95)
    host.page.locator("[data-testid=rematch]").click()
    expect(guest.page.locator(".end .back")).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_the_match_starts_also_when_all_click_in_the_same_moment(browser: Browser, house: str) -> None:
    host, guest = finished_by_link(browser, house)
    for person in (host, guest):
        person.see("rematch")
    for person in (host, guest):
        person.page.evaluate("document.querySelector('[data-testid=rematch]').click()")
    for person in (host, guest):
        person.see("hand")
    assert host.table() == guest.table()


@pytest.mark.wide
def test_against_bots_one_click_starts_the_next_match(browser: Browser, house: str) -> None:
    person = Person(browser, house).go()
    person.page.get_by_role("button", name="Play: Duel of Magicians").click()
    person.see("hand")
    play_out([person])
    first = person.table()
    person.page.locator("[data-testid=rematch]").click()
    person.see("hand")
    assert person.table() != first
    assert not person.said_wrong()


@pytest.mark.long
def test_a_bot_takes_the_place_of_who_does_not_follow(browser: Browser, house: str) -> None:
    host, guest = finished_by_link(browser, house)
    host.page.locator("[data-testid=rematch]").click()
    host.page.get_by_test_id("seat-me").wait_for()
    guest.go("")
    host.page.get_by_role("button", name="Start with a bot in the empty seat").click()
    host.see("hand")
    assert not host.said_wrong()
