"""The evening: three people and a bot meet, play, leave, come back, play again, and find it all the next day.

All of it by what is on the screen; the house is asked nothing by the test itself.
"""

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from maestri.core.record import Record
from maestri.core.verify import flaw_in
from tests.server.push_service import PushService
from tests.server.servers import Server
from tests.web.browsers import PHONE
from tests.web.calls import can_be_called, clicks, deliver, shown, wants_to_be_called
from tests.web.people import Person, play_out
from tests.web.test_waiting import decoded

LONG = 60_000


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(store, "--thinkers", "1", "--push-anywhere") as running:
        yield running


class Evening:
    """Hana at a desk, Mehdi and Aoi with phones, and a bot."""

    def __init__(self, browser: Browser, house: str, service: PushService) -> None:
        self.browser, self.house, self.service = browser, house, service
        self.hana = Person(browser, house)
        self.mehdi = Person(browser, house, "fr-FR", viewport=PHONE)
        self.aoi = Person(browser, house, "ja-JP", viewport=PHONE, color_scheme="dark")
        can_be_called(self.aoi, service, "aoi")
        self.people = [self.hana, self.mehdi, self.aoi]

    def lay(self, pace: str, clock: str) -> None:
        """Hana lays a table for three and a bot."""
        page = self.hana.go("#new=duel-of-magicians").page
        page.locator(".place").nth(2).wait_for()
        while page.locator(".place").count() < 4:
            page.get_by_role("button", name="One seat more").click()
        for number, filling in enumerate(("Invite by link", "Invite by link", "Novice"), 1):
            page.locator(".place").nth(number).click()
            page.locator("dialog").get_by_text(filling, exact=True).click()
            page.locator("dialog").wait_for(state="detached")
        page.locator(".pace").get_by_role("button", name=pace, exact=True).click()
        page.locator("#clock").select_option(label=clock)
        page.get_by_label("Hands", exact=True).select_option("1")
        if pace == "Now":
            page.get_by_label("How long a player may be away").select_option("30")
        expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
        self.hana.say_name("Hana")
        page.get_by_role("button", name="Open the table").click()
        self.hana.see("qr")

    def come_by_square_and_code(self) -> None:
        link = decoded(self.hana, self.hana.page.get_by_test_id("qr").screenshot())
        self.mehdi.page.goto(link)
        self.aoi.go("")
        expect(self.hana.page.get_by_test_id("code")).to_have_text(re.compile("...-..."))
        self.aoi.page.locator("#link").fill(self.hana.text("code"))
        self.aoi.page.keyboard.press("Enter")
        for person, name in ((self.mehdi, "Mehdi"), (self.aoi, "葵")):
            person.see("sit")
            person.say_name(name)
            person.page.get_by_test_id("sit").click()
            person.see("stand-up")

    def start(self) -> None:
        self.hana.page.locator("[data-testid=start]:not(:disabled)").click()
        for person in self.people:
            person.see("hand")

    def lose_the_network(self) -> None:
        """Mehdi's phone is offline until a bot plays for him; then he is back."""
        self.mehdi.context.set_offline(True)
        self.mehdi.see("away")
        seat = self.hana.page.locator("[data-presence=stand-in]")
        for _ in range(600):
            if seat.count():
                break
            for person in (self.hana, self.aoi):
                person.act()
            self.hana.page.wait_for_timeout(100)
        expect(seat).to_be_visible()
        expect(self.hana.page.get_by_test_id("log")).to_contain_text("A stand-in plays for Mehdi")
        expect(self.hana.page.get_by_test_id("log")).to_contain_text("(for Mehdi)", timeout=LONG)
        self.mehdi.context.set_offline(False)
        expect(self.hana.page.get_by_test_id("log")).to_contain_text("Mehdi is back.", timeout=LONG)
        expect(self.mehdi.page.get_by_test_id("away")).to_have_count(0)


@pytest.mark.long
def test_the_evening(browser: Browser, calling: Server, service: PushService, tmp_path: Path) -> None:
    evening = Evening(browser, calling.address, service)
    hana, _, aoi = evening.people

    # A match with a clock; one loses the network, is replaced, and comes back.
    evening.lay("Now", "120 s a move")
    evening.come_by_square_and_code()
    for person, others in ((hana, ("Mehdi", "葵")), (aoi, ("Hana", "Mehdi"))):
        for name in others:
            expect(person.page.locator("main")).to_contain_text(name)
    evening.start()
    first = hana.table()
    evening.lose_the_network()

    # A spectator finds the table, and talks.
    friend = Person(browser, calling.address, "fr-FR").go(f"#table={first}")
    friend.see("line")
    friend.page.get_by_placeholder("Message à la table…").fill("Bravo")
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator("[data-testid=log] .said").last).to_contain_text("Bravo")
    friend.context.close()
    play_out(evening.people, most=20_000)

    # A second match: one click each.
    for person in evening.people:
        person.page.get_by_test_id("rematch").click()
    for person in evening.people:
        person.see("hand", LONG)
    second = hana.table()
    assert second != first
    play_out(evening.people, most=20_000)

    # A third at leisure, with all pages closed: a call brings Aoi back to her move.
    wants_to_be_called(aoi)
    evening.lay("At leisure", "one day a move")
    evening.come_by_square_and_code()
    evening.start()
    third = hana.table()
    called_back(evening, third)

    # The next day: the history is right, and an archive of records verifies.
    calling.stop()
    calling.start()
    aoi.go("#me")
    expect(aoi.page.get_by_test_id("me-title")).to_have_text("葵：対戦2回", timeout=LONG)
    for table in (first, second):
        expect(aoi.page.locator(f"[data-testid=match][data-table='{table}']")).to_contain_text("Hana、Mehdi")
    with aoi.page.expect_download() as download:
        aoi.page.get_by_test_id("archive").click()
    with zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes())) as files:
        records = [Record.decode(files.read(name)) for name in files.namelist()]
    assert len(records) == 2
    assert [flaw_in(record) for record in records] == [None, None]
    assert any(record.stand_ins for record in records), "the stand-in is told in the file too"
    aoi.go("#tables")
    expect(aoi.page.locator(f"[data-testid=my-table][data-table='{third}']")).to_be_visible()


def called_back(evening: Evening, table: str) -> None:
    hana, mehdi, aoi = evening.people
    offered = "button.card.legal, [data-testid=take]:enabled"
    for _ in range(200):
        if not aoi.page.locator(offered).count():
            break
        aoi.act()
        aoi.page.wait_for_timeout(100)
    aoi.page.close()
    for _ in range(600):
        if [call for call in evening.service.delivered if call.told["table"] == table]:
            break
        for person in (hana, mehdi):
            person.act()
        hana.page.wait_for_timeout(100)
    call = evening.service.wait_for(1)[-1]
    hana.page.close()
    mehdi.page.close()
    deliver(aoi, call.told)
    assert [one["body"] for one in shown(aoi)] == [call.told["text"]]
    clicks(aoi, table)
    aoi.see("hand")
    expect(aoi.page.locator("[data-testid=line] .lit")).to_be_visible()
