"""How a table feels, game by game: `python -m tests.web.measures [GAME ...]`.

What moves unasked over a whole match, how soon a click is answered, how many frames a second are drawn while
pieces move, and what a page keeps in memory. Whatever else runs on the machine makes the times worse.
"""

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, sync_playwright

from maestri import all_games
from tests.server.servers import Server
from tests.web.browsers import chromium, launched
from tests.web.people import Person, at_a_table
from tests.web.walker import Walker, size

PHONE, DESK, SMALL = "390x844", "1280x800", "360x640"
SLOWER = 4
"""So many times slower is the processor of a slow phone."""
ASKED = 500
"""What moves so many milliseconds after a click, at most, was asked for: so browsers count."""
MATCH = 400
"""Beats of a match that are watched, where it does not end before."""
WAITS = 900
"""Tenths of a second that bots may take, who show everything they do."""
PLIES, FIRST = 500, 100
"""So long a page is watched for what it keeps, from when on."""
CLICKS = 40
SIGNS = """
addEventListener('click', () => console.timeStamp('click'), true)
const shows = ({ target }) => (target.closest ? target : target.parentElement)?.closest('main, aside')
addEventListener('DOMContentLoaded', () =>
  new MutationObserver((seen) => seen.some(shows) && console.timeStamp('sign')).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  }))
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how)
    this.addEventListener('message', ({ data }) => data.includes('"is":"state"') && console.timeStamp('told'))
  }
  send(text) {
    if (text.includes('"do":"play"')) console.timeStamp('sent')
    super.send(text)
  }
}"""
MARKS = """
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const moves = animate.apply(this, how)
  console.timeStamp(`moves ${moves.effect.getComputedTiming().endTime}`)
  return moves
}"""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
LONG = 150
"""Milliseconds of movement that are long enough to count frames in."""


class Feel(NamedTuple):
    """What was measured of a game."""

    shifts: list[float]
    answers: "Answers"
    desk: float
    phone: float
    memory: list[float]

    def told(self) -> list[str]:
        return [
            " / ".join(f"{shift:.3f}" for shift in self.shifts),
            *self.answers.told(),
            f"{self.desk:.0f} / {self.phone:.0f}",
            f"{self.memory[0]:.1f} → {self.memory[-1]:.1f} MB",
        ]


class Answers(NamedTuple):
    """Milliseconds from the click of a move to the frame with its first sign, and to the house's answer."""

    signs: list[float]
    answers: list[float]

    def told(self) -> list[str]:
        return [f"{statistics.median(took):.0f} / {late(took):.0f} ms" for took in self]


def late(took: list[float]) -> float:
    """What nineteen of twenty keep to."""
    return sorted(took)[int(len(took) * 0.95)]


def felt(browser: Browser, house: str, game: str) -> Feel:
    return Feel(
        [shifted(browser, house, game, screen).shifted() for screen in (PHONE, DESK)],
        answered(browser, house, game),
        frames(browser, house, game, DESK, 1),
        frames(browser, house, game, SMALL, SLOWER),
        list(kept(browser, house, game)),
    )


def shifted(browser: Browser, house: str, game: str, screen: str, beats: int = MATCH, **table: Any) -> Walker:
    """Somebody who has played, and seen each thing that bots do in its own time."""
    walker = Walker(browser, house, speed="brisk", viewport=size(screen)).watching_shifts("main", ASKED)
    at_a_table([walker], game, bots=2, **table)
    for _ in walker.walk(beats, (), patience=WAITS):
        pass
    return walker


def answered(browser: Browser, house: str, game: str, clicks: int = CLICKS) -> Answers:
    """How soon the moves of somebody who clicks are answered, by the browser's own trace."""
    walker = Walker(browser, house)
    walker.context.add_init_script(SIGNS)
    at_a_table([walker], game, bots=2)
    browser.start_tracing(page=walker.page, categories=TRACED)
    for _ in walker.walk(clicks * 2, ()):
        pass
    events = json.loads(browser.stop_tracing())["traceEvents"]
    walker.context.close()
    return answers_in(events)


def answers_in(events: list[dict[str, Any]]) -> Answers:
    marks = [(ts, said) for ts, said in stamped(events) if said in ("click", "sign", "sent", "told")]
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    found = Answers([], [])
    for at, said in enumerate(marks):
        clicked = [place for place in range(at) if marks[place][1] == "click"]
        if said[1] != "sent" or not clicked:
            continue
        for sign, took in zip(("sign", "told"), found, strict=True):
            shown = next((ts for ts, other in marks[clicked[-1] :] if other == sign), None)
            frame = next((ts for ts in drawn if shown is not None and ts > shown), None)
            if frame is not None:
                took.append((frame - marks[clicked[-1]][0]) / 1000)
    return found


def stamped(events: list[dict[str, Any]]) -> list[tuple[float, str]]:
    """What the page said in the trace, and when."""
    said = [event for event in events if event["name"] == "TimeStamp"]
    return sorted((float(event["ts"]), str(event["args"]["data"]["message"])) for event in said)


def frames(browser: Browser, house: str, game: str, screen: str, slower: int) -> float:
    """Frames a second that reached the screen while pieces moved, by the browser's own trace."""
    walker = Walker(browser, house, speed="brisk", viewport=size(screen), reduced_motion="no-preference")
    walker.context.add_init_script(MARKS)
    at_a_table([walker], game, bots=2)
    session = walker.context.new_cdp_session(walker.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=walker.page, categories=TRACED)
    for _ in walker.walk(CLICKS // 2, (), patience=WAITS):
        pass
    events = json.loads(browser.stop_tracing())["traceEvents"]
    walker.context.close()
    return rate(events)


def rate(events: list[dict[str, Any]]) -> float:
    drawn = [event["ts"] for event in events if event["name"] == "DrawFrame"]
    spans = [(start, end) for start, end in moving(events) if end - start > LONG * 1000]
    within = [[ts for ts in drawn if start <= ts <= end] for start, end in spans]
    rates = [(len(one) - 1) / (one[-1] - one[0]) * 1e6 for one in within if len(one) > 1]
    return statistics.median(rates) if rates else 0.0


def moving(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """From when to when something moved, in microseconds."""
    spans: list[tuple[float, float]] = []
    for start, said in stamped(events):
        if not said.startswith("moves "):
            continue
        end = start + float(said.split()[1]) * 1000
        if spans and start <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(spans[-1][1], end))
        else:
            spans.append((start, end))
    return spans


def kept(browser: Browser, house: str, game: str) -> Iterator[float]:
    """Megabytes that a page holds on to while bots play one match after another before it."""
    person = Person(browser, house)
    session = person.context.new_cdp_session(person.page)
    seen = 0
    while seen < PLIES:
        person.heard.clear()
        table = at_a_table([person], game, bots=2)
        person.ask("POST", f"/api/tables/{table}/resign")
        for plies in watched(person, PLIES - seen):
            if seen + plies >= FIRST:
                yield held(session)
        seen += plies
    person.context.close()


def watched(person: Person, most: int) -> Iterator[int]:
    """How many plies of a match were told, looked at now and then."""
    plies = 0
    while plies < most:
        person.page.wait_for_timeout(500)
        plies = max((told["ply"] for told in person.states), default=0)
        yield plies
        if any(told["result"] for told in person.states):
            return


def held(session: CDPSession) -> float:
    session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"]) / 1e6


def main(*games: str) -> None:
    heads = (
        "shift, phone / desk",
        "first sign, median / 95 %",
        "house's answer",
        "frames, desk / slow phone",
        "memory",
    )
    print("| game | " + " | ".join(heads) + " |")
    print("|---" * (len(heads) + 1) + "|")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite", "--thinkers", "1") as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright, chromium())
        for game in games or [game.key for game in all_games()]:
            print("| " + " | ".join([game, *felt(browser, house.address, game).told()]) + " |", flush=True)
        browser.close()
    print(f"meanwhile {os.getloadavg()[0]:.1f} things ran on {os.cpu_count()} processors")


if __name__ == "__main__":
    main(*sys.argv[1:])
