"""Somebody who plays whole matches by clicking, and at every beat looks at the page on every screen.

python -m tests.web.walker duel-of-magicians 60    what is wrong in the first 60 beats of a match, by screen
"""

import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.servers import Server
from tests.web.browsers import chromium, launched
from tests.web.people import Person, at_a_table

SCREENS = (
    *("360x640", "375x667", "390x664", "360x740", "390x844", "844x390"),
    *("768x1024", "1024x768", "1280x800", "1440x900", "1920x1080"),
)
"""As browsers leave them."""
LOCALES = ("en-US", "fr-FR", "ja-JP")
LOOK = (Path(__file__).parent / "walker.js").read_text()
# Clicks one of the things that are offered, rather what goes on, and waits until the page has come to rest.
# Chromium without a window owes a frame now and then, after many sizes: nothing waits for it without end.
STEP = """async (luck) => {
  const frame = () => new Promise((done) => (requestAnimationFrame(done), setTimeout(done, 250)))
  const free = (one) => !one.disabled && one.checkVisibility()
  const all = (what) => [...document.querySelectorAll(what)].filter(free)
  let changed = performance.now()
  const watch = new MutationObserver(() => (changed = performance.now()))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const moving = () => document.getAnimations().some((one) => one.playState === 'running')
  const rest = async (most) => {
    for (const from = performance.now(); performance.now() - from < most; await frame())
      if (performance.now() - changed > 80 && !moving()) break
  }
  const done = async (what) => (await rest(3000), watch.disconnect(), what)
  if (all('[data-testid=end]').length) return done('end')
  const close = all('dialog[open] header button')
  if (close.length) return close.at(-1).click(), done('close')
  const on = ['next-hand', 'to-result', 'next-rule', 'continue', 'duel-verdict', 'go', 'play', 'recalling']
  const goOn = on.flatMap((test) => all(`[data-testid=${test}]`))
  const offered = all(
    '[data-move], button.card.legal, .arrow.legal, .choosable, .values button, [data-testid=take], ' +
      '[data-testid=attack], [data-testid=trade], [data-testid=acts] button',
  )
  const odd = all('button.card.off, main .seat, .arrow.forbidden, .dots button, .region')
  const [first, last] = [goOn.length && luck < 0.6, odd.length && luck > 0.95]
  const among = first ? goOn : last ? odd : offered.length ? offered : goOn
  const one = among[Math.floor(luck * 9973) % among.length]
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true })) // what is drawn has no click() of its own
  return done(one ? 'click' : '')
}"""
STILL = """() => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done, 60))
  setTimeout(done, 500)
})"""
GLANCES = 2
"""A page that takes in its new size has a moment for it."""
PATIENCE = 60
"""Tenths of a second in which nothing is offered."""


class Walker(Person):
    """Somebody who looks at each beat of a match on many screens."""

    def __init__(self, browser: Browser, house: str, **more: Any) -> None:
        super().__init__(browser, house, **more)
        self.faults: Counter[str] = Counter()
        self.beats = 0

    def walk(self, beats: int, screens: Iterable[str] = SCREENS, patience: int = PATIENCE) -> Iterator[str]:
        """Plays on for so many beats, or to the end: after each, what it did."""
        idle = 0
        while self.beats < beats and idle < patience:
            did = str(self.page.evaluate(STEP, (self.beats * 0.618 + 0.31) % 1))
            idle = 0 if did else idle + 1
            if not did:
                self.page.wait_for_timeout(100)
                continue
            self.beats += 1
            for screen in screens:
                self.look(screen)
            yield did
            if did == "end":
                return

    def look(self, screen: str) -> None:
        """What is wrong, and stays wrong, on a screen of that size."""
        self.page.set_viewport_size(size(screen))
        faults: list[str] = self.page.evaluate(LOOK)
        for _ in range(GLANCES):
            if faults:
                self.page.evaluate(STILL)
                again = self.page.evaluate(LOOK)
                faults = [fault for fault in faults if fault in again]
        self.faults.update(f"{screen} | {fault}" for fault in faults)


def size(screen: str) -> ViewportSize:
    width, height = map(int, screen.split("x"))
    return {"width": width, "height": height}


def told(faults: Counter[str]) -> str:
    """The faults, those seen most first."""
    return "\n".join(f"{times:4} {fault}" for fault, times in faults.most_common())


def main(game: str, beats: str = "40", seats: str = "4", locale: str = "en-US", theme: str = "light") -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite", "--thinkers", "1") as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright, chromium())
        walker = Walker(browser, house.address, locale=locale, color_scheme=theme)
        at_a_table([walker], game, bots=int(seats) - 1)
        for _ in walker.walk(int(beats)):
            pass
        print(told(walker.faults))
        print(
            f"{len(walker.faults)} faults in {walker.beats} beats of {game}, {seats} seats, {locale}, {theme}"
        )
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
