"""The fourth level is offered where it sits down, and nowhere else."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.people import Person, open_table


def offered(host: Person, seat: int) -> int:
    host.page.locator(".place").nth(seat).click()
    expect(host.page.locator(".fill b", has_text="Novice")).to_have_count(1)
    return host.page.locator(".fill b", has_text="Grandmaster").count()


@pytest.mark.wide
def test_who_lays_a_larger_table_or_goes_to_another_game_takes_no_grandmaster_along(
    browser: Browser, house: str
) -> None:
    host = Person(browser, house).go("#new=master-labyrinth")
    stand_in, places = host.page.locator("#stand-in"), host.page.locator(".place")
    expect(places).to_have_count(3)
    assert offered(host, 1) == 0
    host.page.keyboard.press("Escape")
    host.page.get_by_label("One seat fewer").click()
    assert offered(host, 1) == 1
    host.page.locator(".fill button", has_text="Grandmaster").click()
    expect(places.nth(1)).to_contain_text("Grandmaster")
    stand_in.select_option("grandmaster")
    host.page.get_by_label("One seat more").click()
    expect(places.nth(1)).to_contain_text("Master")
    expect(places.nth(1)).not_to_contain_text("Grandmaster")
    expect(stand_in).to_have_value("master")
    assert offered(host, 2) == 0
    host.page.keyboard.press("Escape")
    host.page.get_by_label("One seat fewer").click()
    stand_in.select_option("grandmaster")
    host.page.locator(".pick", has_text="Duel of Magicians").click()
    expect(stand_in).to_have_value("master")
    for seat in range(1, places.count()):
        assert offered(host, seat) == 0
        host.page.locator(".fill button", has_text="Master").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    host.see("hand")
    assert not host.said_wrong()


@pytest.mark.wide
def test_who_asks_for_one_more_beside_a_grandmaster_sees_a_master(browser: Browser, house: str) -> None:
    host = Person(browser, house).go("#new=master-labyrinth")
    host.page.get_by_label("One seat fewer").click()
    open_table(host)
    assert offered(host, 1) == 1
    host.page.locator(".fill button", has_text="Grandmaster").click()
    expect(host.page.locator(".place").nth(1)).to_contain_text("Grandmaster")
    host.page.get_by_role("button", name="One seat more").click()
    expect(host.page.locator(".place")).to_have_count(3)
    expect(host.page.locator(".place").nth(1)).not_to_contain_text("Grandmaster")
    expect(host.page.locator(".place").nth(1)).to_contain_text("Master")
