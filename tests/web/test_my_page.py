"""My page: what I played, records to keep and to bring, another device, and that I can be forgotten."""

import io
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from maestri.core.record import Record
from maestri.core.verify import flaw_in
from tests.web.browsers import PHONE
from tests.web.people import Person, at_a_table, play_out
from tests.web.test_axe import violations
from tests.web.test_waiting import decoded


def played(browser: Browser, house: str) -> tuple[Person, Person, str]:
    """Two people, one on a phone in Japanese, have finished a match."""
    ann = Person(browser, house)
    aoi = Person(browser, house, "ja-JP", viewport=PHONE, color_scheme="dark", bypass_csp=True)
    for person, name in ((ann, "Ann"), (aoi, "葵")):
        person.go("#settings")
        expect(person.page.locator("#nickname")).to_be_enabled()
        person.page.locator("#nickname").fill(name)
        person.page.keyboard.press("Enter")
        expect(person.page.locator("form [role=status] .tick")).to_be_visible()
    table = at_a_table([ann, aoi], "duel-of-magicians", options={"hands": 1})
    play_out([ann, aoi])
    return ann, aoi, table


@pytest.mark.wide
def test_the_history_the_archive_and_a_record_that_is_dropped_on_the_page(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    ann, aoi, table = played(browser, house)
    aoi.watching_shifts("main").go("#me")
    expect(aoi.page.get_by_test_id("me-title")).to_have_text("葵：対戦1回")
    match = aoi.page.locator(f"[data-testid=match][data-table='{table}']")
    expect(match).to_contain_text("Ann")
    expect(match).to_contain_text("手")
    expect(aoi.page.locator("[data-testid=tally]")).to_contain_text("対戦1回")
    place = match.locator(".place").inner_text()
    alone = re.compile("1,516|1,500" if place == "1位" else "1,484")  # a shared victory moves nobody
    expect(aoi.page.get_by_test_id("form")).to_have_text(alone)
    assert aoi.shifted() < 0.05, aoi.what_shifted()
    assert violations(aoi) == []
    with aoi.page.expect_download() as download:
        aoi.page.get_by_test_id("archive").click()
    with zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes())) as files:
        (name,) = files.namelist()
        record = Record.decode(files.read(name))
    assert table in name
    assert flaw_in(record) is None
    match.click()
    aoi.see("slider")

    ann.go("#me")
    file = tmp_path / "match.json"
    file.write_bytes(b"{")
    choose = ann.page.locator("[data-testid=bring] input")
    choose.set_input_files(file)
    expect(ann.page.get_by_test_id("bring").get_by_role("alert")).to_contain_text("JSON")
    record.save(file)
    choose.set_input_files(file)
    ann.see("slider")
    expect(ann.page.get_by_test_id("fairness")).to_contain_text("Every")
    ann.page.get_by_test_id("fork").click()
    ann.page.get_by_test_id("fork-open").click()
    ann.see("hand")
    assert not [each for person in (ann, aoi) for each in person.said_wrong() if "400" not in each]


@pytest.mark.wide
def test_another_device_reads_the_square_and_who_is_forgotten_is_nobody_there_either(
    browser: Browser, house: str
) -> None:
    ann, aoi, table = played(browser, house)
    ann.go("#me")
    ann.page.get_by_test_id("device").click()
    ann.see("qr")
    link = decoded(aoi, ann.page.get_by_test_id("qr").screenshot())
    assert link == ann.text("device-link")
    phone = Person(browser, house, "fr-FR", viewport=PHONE)
    phone.page.goto(link)
    phone.page.get_by_test_id("recover-yes").click()
    expect(phone.page.get_by_test_id("recover")).to_have_count(0)
    phone.go("#me")
    expect(phone.page.get_by_test_id("me-title")).to_have_text("Ann, une partie jouée")
    phone.page.get_by_test_id("forget").click()
    phone.page.get_by_test_id("forget-yes").click()
    phone.page.locator(".lid .play").first.wait_for()
    phone.go("#me")
    expect(phone.page.get_by_test_id("me-title")).to_have_text("Vous n’avez pas encore joué")
    aoi.go("#me")
    match = aoi.page.locator(f"[data-testid=match][data-table='{table}']")
    expect(match).to_be_visible()
    assert "Ann" not in aoi.page.locator("main").inner_text()
