"""What a browser keeps of a deal before it is made, and what it ticks afterwards."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from maestri.core.fairness import digest_of
from tests.attacks.test_grinding import rewritten
from tests.server.servers import Server
from tests.web.people import Person, at_a_table, leave_to_bots

OLD_NEWS = """(() => {
  const socket = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  const seat = (one) => ({ ...one, revealed: false })
  const old = ({ table, ...told }) =>
    JSON.stringify({ ...told, table: { ...table, dealing: true, seats: table.seats.map(seat) } })
  const both = (hear) => (message) => {
    const told = JSON.parse(message.data)
    if (told.is === 'table') hear({ data: old(told) })
    hear(message)
  }
  const set = function (hear) { socket.set.call(this, both(hear)) }
  Object.defineProperty(WebSocket.prototype, 'onmessage', { ...socket, set })
})()"""
"""A page that was asleep: that the deal waits, and that it is made, come in one breath."""


def lay(browser: Browser, house: str) -> Person:
    """Somebody who waits at his table, with a bot at the other seats."""
    host = Person(browser, house).go("#settings")
    expect(host.page.locator("#nickname")).to_be_enabled()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    asked = {"game": "duel-of-magicians", "seats": seats, "options": {"hands": 1}}
    table = host.ask("POST", "/api/tables", asked)
    host.go(f"#table={table['id']}")
    host.see("seal")
    return host


def verdict(person: Person, table: str) -> str:
    person.go(f"#replay={table}")
    shown = person.page.locator("[data-testid=fairness]")
    shown.wait_for(timeout=60_000)
    return str(shown.get_attribute("data-verdict"))


def test_the_seal_is_kept_before_anything_is_sent_and_shown_whole(browser: Browser, house: str) -> None:
    host = lay(browser, house)
    table = host.table()
    seal = host.ask("GET", f"/api/tables/{table}")["commitment"]
    assert host.text("seal") == seal
    assert host.kept(table) == {"commitment": seal}
    host.page.locator("[data-testid=sit]").click()
    host.page.locator("[data-testid=start]:not(:disabled)").click()
    host.see("hand")
    kept = host.kept(table)
    assert kept["pledges"] == [digest_of(kept["entropy"]), None]
    leave_to_bots([host], table)
    assert verdict(host, table) == "holds"
    stranger = Person(browser, house)
    assert verdict(stranger, table) == "partly", "he kept no seal"
    expect(stranger.page.locator("[data-check=web-check-seal]")).to_have_attribute("data-mark", "unknown")


@pytest.mark.wide
def test_a_house_that_changes_its_secret_gets_no_chance_and_no_tick(browser: Browser, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--thinkers", "1") as server:
        host = lay(browser, server.address)
        table = host.table()
        host.page.locator("[data-testid=sit]").click()
        host.page.locator("[data-testid=start]:not(:disabled)").wait_for()
        server.stop()
        rewritten(tmp_path / "tables.sqlite", table, lambda sheet: setattr(sheet, "secret", "chosen last"))
        server.start()
        host.page.locator("[data-testid=away]").wait_for(state="detached", timeout=30_000)
        host.page.locator("[data-testid=start]:not(:disabled)").click()
        host.see("hand")
        assert "pledges" not in host.kept(table), "nothing was revealed"
        leave_to_bots([host], table)
        assert verdict(host, table) == "broken"
        expect(host.page.locator("[data-check=web-check-seal]")).to_have_attribute("data-mark", "no")


@pytest.mark.wide
def test_a_fork_is_not_ticked_for_what_this_browser_did_not_deal(browser: Browser, house: str) -> None:
    host = lay(browser, house)
    host.page.locator("[data-testid=sit]").click()
    host.page.locator("[data-testid=start]:not(:disabled)").click()
    host.see("hand")
    leave_to_bots([host], host_table := host.table())
    host.go(f"#replay={host_table}&ply=3")
    host.page.locator("[data-testid=fork]").click()
    host.page.locator("[data-testid=fork-open]").click()
    host.see("hand")
    fork = host.table()
    leave_to_bots([host], fork)
    assert verdict(host, fork) == "undealt"
    expect(host.page.locator("[data-check=web-check-draws]")).to_have_attribute("data-mark", "unknown")


def test_what_is_dealt_already_is_not_revealed_by_who_hears_late_that_it_was_due(
    browser: Browser, house: str
) -> None:
    person = Person(browser, house)
    at_a_table([person], "duel-of-magicians", bots=1)
    person.page.add_init_script(OLD_NEWS)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.reload()
    person.see("hand")
    assert asked
    assert [url for url in asked if url.endswith("/reveal")] == []
