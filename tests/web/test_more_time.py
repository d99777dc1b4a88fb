"""Somebody is away: the others see how long, and may give him a minute more."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.people import Person
from tests.web.test_axe import violations
from tests.web.test_presence import two, until_bob_is_awaited


def seconds(person: Person) -> int:
    return int(person.text("countdown"))


@pytest.mark.wide
def test_who_waits_gives_a_minute_more_and_the_countdown_says_so(browser: Browser, house: str) -> None:
    ann, bob, table = two(browser, house, "ja-JP", grace=30)
    bob.go("#settings")
    bob.page.locator("#nickname").wait_for()
    until_bob_is_awaited(ann, "Bob is away.")
    assert seconds(ann) <= 30
    more = ann.page.get_by_role("button", name="Give Bob a minute more")
    more.click()
    expect(ann.page.get_by_test_id("countdown")).not_to_have_text("30", timeout=10_000)
    assert 30 < seconds(ann) <= 90
    assert violations(ann) == []
    bob.go(f"#table={table}")
    bob.see("hand")
    expect(more).to_have_count(0)
    assert not ann.said_wrong()
