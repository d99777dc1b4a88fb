"""How much a first visit loads, and how fast the client answers: `python -m tests.web.measure`."""

import json
import os
import statistics
import tempfile

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.server.servers import Server
from tests.web.browsers import chromium, launched
from tests.web.labyrinth import Adventurer
from tests.web.people import Person, play_out

NETWORK = {"offline": False, "latency": 20, "downloadThroughput": 1_250_000, "uploadThroughput": 625_000}
VISITS = 5
SLOWER = 2
"""A phone's processor is about so many times slower."""
FRAMES = "disabled-by-default-devtools.timeline.frame"
PUSHED = """async (nth) => {
  const moment = () => new Promise((done) => setTimeout(done, 4))
  const until = async (holds) => { for (let n = 0; n < 2000 && !holds(); n++) await moment() }
  const sliding = () => document.getAnimations().filter((one) => one.effect.target?.dataset?.tile)
  const arrows = [...document.querySelectorAll('.arrow.legal')]
  arrows[(nth * 5) % arrows.length].click()
  await until(() => document.querySelector('[data-testid=preview]'))
  document.querySelector('[data-testid=play]').click()
  await until(() => sliding().length)
  console.timeStamp('pushed')
  const length = sliding()[0].effect.getComputedTiming().endTime
  await Promise.all(sliding().map((one) => one.finished))
  return length
}"""
READY = """() => new Promise((done) => {
  const there = () => document.querySelector('.lid .play:not(:disabled)')
  const look = () => there() ? done(performance.now()) : setTimeout(look, 5)
  look()
})"""
ANSWERED = """() => {
  const sent = WebSocket.prototype.send
  window.took = []
  WebSocket.prototype.send = function (text) {
    if (text.includes('"do":"play"')) window.asked = performance.now()
    return sent.call(this, text)
  }
  new MutationObserver(() => {
    if (window.asked) { window.took.push(performance.now() - window.asked); window.asked = 0 }
  }).observe(document.querySelector('main'), { subtree: true, childList: true })
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite") as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright, chromium())
        first_visit(browser, house.address)
        moves(browser, house.address)
        pushes(browser, house.address)
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


def pushes(browser: Browser, house: str, count: int = 8) -> None:
    """Frames that reached the screen while a corridor was pushed, by the browser's own trace."""
    person = Adventurer(browser, house, reduced_motion="no-preference").go("")
    person.page.locator(".lid[data-game=master-labyrinth] .play").click()
    rates: list[float] = []
    while len(rates) < count:
        person.page.locator(".arrow.legal, [data-move]").first.wait_for(timeout=60_000)
        if person.page.locator(".arrow.legal").count():
            rates.append(traced(browser, person))
        else:
            person.act()
    shown = ", ".join(f"{rate:.0f}" for rate in sorted(rates))
    print(f"frames a second in {count} pushes: {shown}; median {statistics.median(rates):.0f}")
    person.context.close()


def traced(browser: Browser, person: Adventurer) -> float:
    """Makes a push, and counts the frames drawn from its first to its last moment."""
    browser.start_tracing(page=person.page, categories=["devtools.timeline", FRAMES])
    length = person.page.evaluate(PUSHED, person.moves)
    person.moves += 1
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mark = next(event["ts"] for event in events if event["name"] == "TimeStamp" and "pushed" in str(event))
    drawn = [event["ts"] for event in events if event["name"] == "DrawFrame"]
    during = [ts for ts in drawn if mark <= ts <= mark + length * 1000]
    return float((len(during) - 1) / (during[-1] - during[0]) * 1e6)


def listen(session: CDPSession, loaded: list[float]) -> None:
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))


def moves(browser: Browser, house: str) -> None:
    """From the click to the changed table, over a whole match."""
    person = Person(browser, house).go("")
    person.page.locator(".lid[data-game=duel-of-magicians] .play").click()
    person.see("hand")
    person.page.evaluate(ANSWERED)
    play_out([person])
    took = sorted(person.page.evaluate("window.took"))
    late = took[int(len(took) * 0.95)]
    print(f"{len(took)} moves answered in {statistics.median(took):.0f} ms, 95 of 100 within {late:.0f} ms")


if __name__ == "__main__":
    main()
