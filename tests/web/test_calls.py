"""At leisure for real: called to a move with no page open; the rule books are there without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.push_service import PushService
from tests.server.servers import Server
from tests.web.browsers import PHONE
from tests.web.calls import can_be_called, clicks, deliver, shown, wants_to_be_called
from tests.web.people import Person, at_a_table
from tests.web.test_axe import violations


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[str]:
    """A house that may call at the tests' own push service."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--thinkers", "1", "--push-anywhere") as running:
        yield running.address


def waits_for(person: Person, seat: int) -> bool:
    """Whether the house told this page last that the match waits for a seat."""
    return seat in person.states[-1]["view"]["to_move"]


@pytest.mark.wide
def test_a_call_brings_somebody_back_to_his_move_and_is_withdrawn_when_he_has_come(
    browser: Browser, calling: str, service: PushService
) -> None:
    ann = Person(browser, calling)
    aoi = Person(browser, calling, "ja-JP", viewport=PHONE, color_scheme="dark")
    can_be_called(aoi, service, "phone")
    aoi.go("")
    wants_to_be_called(aoi)
    table = at_a_table(
        [ann, aoi], "duel-of-magicians", pace="leisure", clock={"kind": "move", "seconds": 86400}
    )
    aoi.see("hand")
    for _ in range(200):
        if not waits_for(aoi, seat=1):
            break
        aoi.act()
        aoi.page.wait_for_timeout(100)
    aoi.page.close()
    before = len(service.delivered)  # she may have been called before her page was open
    for _ in range(400):
        if any("text" in one.told for one in service.delivered[before:]):
            break
        ann.act()
        ann.page.wait_for_timeout(100)
    called = next(
        number for number, one in enumerate(service.delivered) if number >= before and "text" in one.told
    )
    call = service.delivered[called]
    assert call.told["table"] == table
    assert call.told["text"].startswith("魔術師の決闘（")
    assert call.told["text"].endswith("）：あなたの番です。")
    deliver(aoi, call.told)
    assert [(one["title"], one["body"]) for one in shown(aoi)] == [("Maestri", call.told["text"])]
    clicks(aoi, table)
    aoi.see("hand")
    expect(aoi.page.locator("[data-testid=line] .lit")).to_be_visible()
    read = service.wait_for(called + 2)[called + 1]
    assert read.told == {"table": table, "read": True}
    deliver(aoi, read.told)
    assert shown(aoi) == []


@pytest.mark.long
def test_who_wants_no_calls_any_more_turns_them_off(
    browser: Browser, calling: str, service: PushService
) -> None:
    person = Person(browser, calling, "fr-FR", viewport=PHONE)
    can_be_called(person, service, "phone")
    person.go("")
    wants_to_be_called(person)
    person.page.reload()
    switch = person.page.locator("[data-testid=calls] input")
    expect(switch).to_be_checked()
    with person.page.expect_response(lambda answer: answer.url.endswith("/me/push/end")):
        switch.uncheck()
    person.page.reload()
    expect(person.page.locator("[data-testid=calls] input")).not_to_be_checked()


@pytest.mark.wide
def test_where_no_network_is_the_rule_books_are_there(browser: Browser, house: str) -> None:
    person = Person(browser, house, "ja-JP", viewport=PHONE, color_scheme="dark", bypass_csp=True).go("")
    person.page.locator(".lid .play").first.wait_for()
    manifest = person.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
    )
    for icon in manifest["icons"]:
        size = person.page.evaluate(
            "(src) => fetch(src).then((one) => one.blob()).then(createImageBitmap).then((one) => one.width)",
            icon["src"],
        )
        assert icon["sizes"] == f"{size}x{size}"
    assert manifest["display"] == "standalone"
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.context.set_offline(True)
    person.page.reload()
    person.see("offline")
    assert violations(person) == []
    assert "接続できません" in person.text("offline")
    person.page.get_by_role("link", name="魔術師の決闘").click()
    person.page.locator("[id=DM-3]").wait_for()
    person.context.set_offline(False)
    person.go("")
    person.page.reload()
    person.page.locator(".lid .play").first.wait_for()
