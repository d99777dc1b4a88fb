"""How much a first visit loads, and how soon a game can be started: `python -m tests.web.first_visit`."""

import os
import statistics
import tempfile

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.server.servers import Server
from tests.web.browsers import chromium, launched
from tests.web.people import Person

NETWORK = {"offline": False, "latency": 20, "downloadThroughput": 1_250_000, "uploadThroughput": 625_000}
VISITS = 5
SLOWER = 2
"""A phone's processor is about so many times slower."""
READY = """() => new Promise((done) => {
  const there = () => document.querySelector('.lid .play:not(:disabled)')
  const look = () => there() ? done(performance.now()) : setTimeout(look, 5)
  look()
})"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite") as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright, chromium())
        first_visit(browser, house.address)
        browser.close()


def first_visit(browser: Browser, house: str) -> None:
    """Bytes over the wire, and the time until a game can be started, with a slow line and processor."""
    for language in ("en", "fr", "ja"):
        visits = [visited(browser, house, language) for _ in range(VISITS)]
        ready = sorted(time for _, time in visits)
        size = max(size for size, _ in visits) / 1000
        print(
            f"{language}: {size:.0f} kB compressed, ready to click after {statistics.median(ready):.0f} ms "
            f"(of {VISITS} visits the fastest {ready[0]:.0f}, the slowest {ready[-1]:.0f})"
        )
    print(f"meanwhile {os.getloadavg()[0]:.1f} things ran on {os.cpu_count()} processors")


def visited(browser: Browser, house: str, language: str) -> tuple[float, float]:
    person = Person(browser, house, language)
    session = person.context.new_cdp_session(person.page)
    loaded: list[float] = []
    listen(session, loaded)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person.go("")
    ready = person.page.evaluate(READY)
    person.page.wait_for_timeout(1000)
    person.context.close()
    return sum(loaded), ready


def listen(session: CDPSession, loaded: list[float]) -> None:
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))


if __name__ == "__main__":
    main()
