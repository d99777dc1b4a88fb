"""Names are asked for once, kept, and changed everywhere at once."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsers import PHONE
from tests.web.people import Person, open_table, start_with


@pytest.mark.wide
def test_a_name_is_asked_for_once_and_stands_at_the_seat(browser: Browser, house: str) -> None:
    host = Person(browser, house).go("#new=duel-of-magicians")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_text("Write down what the others may call you.")).to_be_visible()
    expect(host.page.locator("#your-name")).to_be_focused()
    guest = Person(browser, house, "ja-JP", viewport=PHONE).go(open_table(host))
    guest.page.get_by_role("button", name="座る").click()
    expect(guest.page.get_by_text("ほかの人に表示するニックネームを入力してください。")).to_be_visible()
    guest.page.get_by_label("ニックネーム").fill("ゆき")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_test_id("seat-0")).to_contain_text("Hana")
    expect(host.page.get_by_test_id("seat-1")).to_contain_text("ゆき")
    for person in (host, guest):
        expect(person.page.locator(".round")).not_to_contain_text("#")
    host.go("#new=duel-of-magicians")
    host.page.locator("[data-testid=seat-1]").wait_for()
    expect(host.page.locator("#your-name")).to_have_count(0)


@pytest.mark.wide
def test_a_new_name_is_everywhere_at_once_and_saving_says_so(browser: Browser, house: str) -> None:
    host = Person(browser, house).go("#new=duel-of-magicians")
    for _ in range(2):
        host.page.get_by_role("button", name="One seat fewer").click()
    guest = Person(browser, house, "fr-FR", viewport=PHONE).go(open_table(host))
    guest.see("sit")
    guest.say_name("Cloe")
    guest.page.locator("[data-testid=sit]").click()

    guest.page.get_by_test_id("seat-me").click()
    guest.page.get_by_label("Mon pseudo").fill("Chloé")
    guest.page.get_by_role("button", name="Enregistrer").click()
    expect(guest.page.get_by_role("status").filter(has_text="Enregistré")).to_be_visible()
    expect(host.page.get_by_test_id("seat-1")).to_contain_text("Chloé")
    guest.page.keyboard.press("Escape")

    start_with(host, [])
    host.page.get_by_label("To the table").fill("Hello")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".said")).to_contain_text("Hana")
    host.page.get_by_role("button", name="Menu", exact=True).click()
    host.page.get_by_label("My name at the tables").fill("Hanako")
    host.page.get_by_role("button", name="Save").click()
    expect(host.page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(guest.page.locator(".table-page")).to_contain_text("Hanako")
    guest.page.get_by_role("button", name="Journal et discussion").click()
    expect(guest.page.locator("dialog .said")).to_contain_text("Hanako")
    guest.page.keyboard.press("Escape")
    expect(host.page.locator(".said")).to_contain_text("Hanako")
    host.page.get_by_label("To the table").fill("Hello again")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".said").last).to_contain_text("Hanako")
    guest.go("#tables")
    expect(guest.page.locator("main")).to_contain_text("Hanako")
    for person in (host, guest):
        assert not person.said_wrong()
