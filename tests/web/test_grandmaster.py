"""The fourth level is offered where a game has it, and nowhere else."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.people import Person


@pytest.mark.wide
def test_who_goes_to_another_game_takes_no_grandmaster_along(browser: Browser, house: str) -> None:
    host = Person(browser, house).go("#new=master-labyrinth")
    host.page.locator(".place").nth(1).click()
    expect(host.page.locator(".fill b", has_text="Grandmaster")).to_have_count(1)
    host.page.locator(".fill button", has_text="Grandmaster").click()
    expect(host.page.locator(".place").nth(1)).to_contain_text("Grandmaster")
    host.page.locator("#stand-in").select_option("grandmaster")
    host.page.locator(".pick", has_text="Duel of Magicians").click()
    expect(host.page.locator("#stand-in")).to_have_value("regular")
    for seat in range(1, host.page.locator(".place").count()):
        host.page.locator(".place").nth(seat).click()
        expect(host.page.locator(".fill b", has_text="Grandmaster")).to_have_count(0)
        host.page.locator(".fill button", has_text="Master").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    host.see("hand")
    assert not host.said_wrong()
