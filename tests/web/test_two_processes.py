"""Two people whose pages come from two processes on one PostgreSQL notice nothing of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import empty_postgres, postgres  # noqa: F401 (fixtures)
from tests.server.postgres import Postgres
from tests.server.servers import Server
from tests.web.browsers import PHONE
from tests.web.people import Person, open_table, play_out, start_with

LONG = 60_000


@pytest.fixture
def houses(postgres: Postgres) -> Iterator[tuple[str, str]]:  # noqa: F811
    with (
        Server(postgres.url, "--thinkers", "1") as one,
        Server(postgres.url, "--thinkers", "1") as two,
    ):
        yield one.address, two.address


@pytest.mark.long
def test_they_meet_in_the_lobby_play_leave_come_back_play_again_and_part(
    browser: Browser, houses: tuple[str, str]
) -> None:
    hana = Person(browser, houses[0]).go("#new=duel-of-magicians")
    mehdi = Person(browser, houses[1], "fr-FR", viewport=PHONE).go("#tables")
    mehdi.see("my-move")
    _meet_in_the_lobby(hana, mehdi)
    first = hana.table()
    _leave_and_come_back(hana, mehdi, first)
    play_out([hana, mehdi], most=20_000)
    _play_again(hana, mehdi)
    assert hana.table() == mehdi.table() != first
    _part(hana, mehdi)
    assert not [said for person in (hana, mehdi) for said in person.said_wrong()]


def _meet_in_the_lobby(hana: Person, mehdi: Person) -> None:
    for _ in range(2):
        hana.page.get_by_role("button", name="One seat fewer").click()
    hana.page.get_by_label("Hands").select_option("1")
    hana.page.locator(".place").nth(1).click()
    hana.page.get_by_text("Leave it open").click()
    table = open_table(hana).split("table=")[1].split("&")[0]
    row = mehdi.page.locator(f"[data-testid=column-open] [data-table='{table}']")
    expect(row).to_contain_text("Hana", timeout=LONG)
    row.get_by_role("link").click()
    start_with(hana, [mehdi])
    expect(hana.page.locator("main")).to_contain_text("Mehdi")


def _leave_and_come_back(hana: Person, mehdi: Person, table: str) -> None:
    """Away and back are seen at the other process; so is another name."""
    seat = hana.page.locator("[data-presence]").first
    mehdi.go("#settings")
    expect(seat).to_have_attribute("data-presence", "away", timeout=LONG)
    mehdi.page.locator("#nickname").fill("Mehdi B.")
    mehdi.page.keyboard.press("Enter")
    expect(hana.page.locator("main")).to_contain_text("Mehdi B.", timeout=LONG)
    mehdi.go(f"#table={table}")
    mehdi.see("hand")
    expect(hana.page.locator("[data-presence=away]")).to_have_count(0, timeout=LONG)


def _play_again(hana: Person, mehdi: Person) -> None:
    hana.page.get_by_test_id("rematch").click()
    expect(mehdi.page.get_by_test_id("rematch")).to_have_text("Rejouer aussi", timeout=LONG)
    mehdi.page.get_by_test_id("rematch").click()
    for person in (hana, mehdi):
        person.see("hand", LONG)


def _part(hana: Person, mehdi: Person) -> None:
    """Who is forgotten at one process is nobody at the other, at once."""
    mehdi.go("#me")
    mehdi.page.get_by_test_id("forget").click()
    mehdi.page.get_by_test_id("forget-yes").click()
    mehdi.page.locator(".lid .play").first.wait_for()
    expect(hana.page.locator(".table-page")).not_to_contain_text("Mehdi", timeout=LONG)
