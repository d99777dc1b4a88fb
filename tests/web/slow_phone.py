"""A slow phone: when the first button is there, and how much moves unasked.

python -m tests.web.slow_phone [PLACE …]

Its processor is four times slower than this one, its line carries 1.6 Mb/s and takes 150 ms there and back,
and nothing of Maestri is on it yet.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.servers import Server
from tests.web.browsers import chromium, launched
from tests.web.people import Person, at_a_table, leave_to_bots

NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 100_000}
SLOWER = 4
SCREEN = {"width": 360, "height": 640}
VISITS = 3
SOON, STEADY = 2000, 0.05
"""Milliseconds until the first button, and the most that may move, as browsers count it."""
THERE = """(button) => new Promise((done) => {
  const there = () => [...document.querySelectorAll(button)].some((one) => one.checkVisibility())
  const look = () => there() ? done(performance.now()) : setTimeout(look, 10)
  look()
})"""
CARRIED = """(ready) => performance.getEntriesByType('resource')
  .filter((each) => each.responseEnd <= ready)
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
DUEL = "duel-of-magicians"
TABLES = {
    DUEL: "[data-testid=hand] button",
    "master-of-rules": "[data-testid=hand] button",
    "master-labyrinth": "[data-testid=turn-right]",
    "maitre-du-monde": "[data-testid=board] button",
}


class Place(NamedTuple):
    """A page, the first button on it, and what the browser of whoever comes there has kept."""

    name: str
    where: str
    button: str
    kept: Any = None


class Seen(NamedTuple):
    ready: float
    shifted: float
    carried: int
    """Bytes that the line had carried by then."""
    worked: float
    """Milliseconds that the page's own thread had worked by then: a busy machine makes them hardly more."""


def places(browser: Browser, house: str) -> Iterator[Place]:
    """Every page of an evening, each with something on it."""
    hana, aoi = (_known(browser, house, name) for name in ("Hana", "Aoi"))
    yield Place("front page, first visit", "", ".lid .play:enabled")
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "open"}]
    table = hana.ask("POST", "/api/tables", {"game": DUEL, "seats": seats})
    hana.sit(table["id"], 0)
    invitation = f"#table={table['id']}&invite={table['invite']}"
    yield Place("invitation, first visit", invitation, "[data-testid=sit]:enabled")
    yield Place("waiting room", f"#table={table['id']}", "[data-testid=start]:enabled", _kept(hana))
    over = at_a_table([aoi, hana], DUEL, options={"hands": 1})
    leave_to_bots([aoi, hana], over)
    for game, button in TABLES.items():
        playing = at_a_table([aoi, hana], game, bots=1)
        yield Place(f"table of {game}", f"#table={playing}", button, _kept(aoi))
    yield Place("front page, with a match", "", ".lid .play:enabled", _kept(aoi))
    yield Place("lobby", "#tables", "main .head .button", _kept(aoi))
    yield Place("my page", "#me", "[data-testid=archive]", _kept(aoi))


def _known(browser: Browser, house: str, name: str) -> Person:
    person = Person(browser, house).go("#settings")
    expect(person.page.locator("#nickname")).to_be_enabled()
    person.ask("PATCH", "/api/me", {"nickname": name})
    return person


def _kept(person: Person) -> Any:
    return person.context.storage_state()


def seen(browser: Browser, house: str, place: Place, language: str) -> Seen:
    """A visit by the slow phone."""
    phone = Person(browser, house, language, viewport=SCREEN, storage_state=place.kept)
    session = phone.context.new_cdp_session(phone.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.watching_shifts("body").go(place.where)
    ready = float(phone.page.evaluate(THERE, place.button))
    figures = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    carried = int(phone.page.evaluate(CARRIED, ready))
    phone.page.wait_for_load_state("networkidle")
    phone.page.wait_for_timeout(500)
    shifted = phone.shifted()
    phone.context.close()
    return Seen(ready, shifted, carried, figures["TaskDuration"] * 1000)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite", "--thinkers", "1") as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright, chromium())
        for place in places(browser, house.address):
            if sys.argv[1:] and place.name not in sys.argv[1:]:
                continue
            for language in ("en", "fr", "ja"):
                print(told(place, language, browser, house.address), flush=True)
        browser.close()
    print(f"meanwhile {os.getloadavg()[0]:.1f} things ran on {os.cpu_count()} processors")


def told(place: Place, language: str, browser: Browser, house: str) -> str:
    visits = [seen(browser, house, place, language) for _ in range(VISITS)]
    shifted = max(each.shifted for each in visits)
    ready, _, carried, worked = min(visits)  # whatever else runs on this machine only makes it later
    verdict = "well" if ready < SOON and shifted < STEADY else "TOO MUCH"
    return (
        f"{place.name} ({language}): first button after {ready:.0f} ms, {carried / 1000:.0f} kB, "
        f"{worked:.0f} ms of work; {shifted:.3f} moved: {verdict}"
    )


if __name__ == "__main__":
    main()
