"""People at browsers: each sees what the page shows, and plays through it."""

import json
import re
from collections.abc import Iterable, Sequence
from secrets import token_hex
from typing import Any, Self, TypeVar

from playwright.sync_api import Browser, BrowserContext, Page, expect

from maestri.core.fairness import digest_of
from tests.web.browsers import DESK, PHONE

# What somebody does who takes the first thing that is offered, by clicking where a person would click.
ACT = """async () => {
  const one = (test) => document.querySelector(`[data-testid=${test}]`)
  const press = (button) => button && !button.disabled && (button.click(), true)
  const moment = () => new Promise((done) => setTimeout(done))
  if (one('end')) return 'end'
  for (const test of ['next-hand', 'to-result', 'next-rule']) if (press(one(test))) return test
  const legal = () => [...document.querySelectorAll('button.card.legal:not(.selected)')]
  const beside = (card) => legal().find((other) => [card.dataset.card, 'J'].includes(other.dataset.card))
  for (let card = legal().at(-1); card; card = beside(card)) {
    card.click()
    await moment()
    const values = document.querySelector('.values button')
    if (press(values)) return 'joker'
    if (press(one('play'))) return 'play'
  }
  return press(one('take')) ? 'take' : ''
}"""

SHIFTS = """const taps = []
addEventListener('click', () => taps.push(performance.now()), true)
new PerformanceObserver((list) => {
  const element = (node) => (node instanceof Element ? node : node?.parentElement)
  const ours = ({ node }) => element(node)?.closest('WHERE')
  const soon = ({ startTime }) => taps.some((at) => startTime >= at && startTime - at < SOON)
  const asked = (entry) => entry.hadRecentInput || soon(entry)
  const unasked = list.getEntries().filter((entry) => !asked(entry) && entry.sources.some(ours))
  const place = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`
  const named = ({ node, previousRect, currentRect }) =>
    `${element(node)?.tagName}.${element(node)?.className} ${place(previousRect)} > ${place(currentRect)}`
  const told = (entry) => `${entry.value.toFixed(4)} ${entry.sources.filter(ours).map(named).join(' ')}`
  window.shifted = unasked.reduce((sum, entry) => sum + entry.value, window.shifted ?? 0)
  window.whatShifted = [...(window.whatShifted ?? []), ...unasked.map(told)]
}).observe({ type: 'layout-shift', buffered: true })"""
KEEP = """([table, what]) => {
  const others = JSON.parse(localStorage['maestri-proofs'] ?? '{}')
  localStorage['maestri-proofs'] = JSON.stringify({ ...others, [table]: what })
}"""
SPEED = """if (location.protocol.startsWith('http'))
  localStorage['maestri-settings'] ??= JSON.stringify({ speed: 'SPEED' })"""
NEAR = 12
"""Keys that somebody has to press, at most, to get from one choice to the next: past a hand of cards."""
GUESTS = ("Mehdi", "Chloé", "Yuki", "Ines", "Tom")
FOCUSED = "what => document.activeElement?.matches(what) ?? false"
ASK = """async ([method, path, body]) => {
  const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(path, { method, ...(body === null ? {} : json) })
  return answer.json()
}"""


class Person:
    """Somebody with a browser of his own."""

    def __init__(
        self, browser: Browser, house: str, locale: str = "en-US", speed: str = "at-once", **more: Any
    ) -> None:
        self.house = house
        options = {"viewport": DESK, "reduced_motion": "reduce", "color_scheme": "light", **more}
        self.context: BrowserContext = browser.new_context(locale=locale, **options)
        self.context.add_init_script(SPEED.replace("SPEED", speed))
        self.page: Page = self.context.new_page()
        self.walked = False
        self.troubles: list[str] = []
        self.heard: list[Any] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "console",
            lambda said: (
                self.troubles.append(f"{said.text} {said.location['url']}") if said.type == "error" else None
            ),
        )
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: Any) -> None:
        self.heard.append(json.loads(frame))

    @property
    def states(self) -> list[dict[str, Any]]:
        """Where the match stood, each time that the house told this page: what is shown may come later."""
        return [told for told in self.heard if told["is"] == "state"]

    def go(self, where: str = "") -> Self:
        self.page.goto(f"{self.house}/{where}")
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this browser's own, beside the page."""
        return self.page.evaluate(ASK, [method, path, body])

    def past(self, table: str, what: str) -> list[dict[str, Any]]:
        """What is told of a match that is over."""
        told = self.ask("GET", f"/api/tables/{table}/{what}")
        assert isinstance(told, list), told
        return told

    def see(self, test: str, timeout: float = 20_000) -> None:
        # A selector would hold on to what it has found, and so to its page.
        self.page.locator(f"[data-testid={test}]").first.wait_for(timeout=timeout)

    def sit(self, table: str, seat: int) -> None:
        """Takes a seat without the page, which knows of it all the same."""
        seal = str(self.ask("GET", f"/api/tables/{table}")["commitment"])
        entropy = token_hex(16)
        asked = {"seat": seat, "pledge": digest_of(entropy), "commitment": seal}
        self.ask("POST", f"/api/tables/{table}/sit", asked)
        self.page.evaluate(KEEP, [table, {"commitment": seal, "entropy": entropy}])

    def kept(self, table: str) -> Any:
        """What this browser has kept of a table's deal."""
        return self.page.evaluate("table => JSON.parse(localStorage['maestri-proofs'])[table]", table)

    def reveal(self, table: str) -> None:
        """Reveals as the page would, now that the match starts."""
        starting = self.ask("GET", f"/api/tables/{table}")
        if starting["dealing"]:  # else it is too late, as on a machine that had other things to do
            pledges = [seat["pledge"] for seat in starting["seats"]]
            shown = {"entropy": self.kept(table)["entropy"], "pledges": pledges}
            self.ask("POST", f"/api/tables/{table}/reveal", shown)

    def say_name(self, name: str) -> None:
        """Answers the page where it asks for a name; it asks once."""
        field = self.page.locator("#your-name")
        if field.count() and not field.input_value():
            field.fill(name)

    def act(self) -> str:
        """Does what the page offers, if it offers something."""
        return str(self.page.evaluate(ACT))

    def reach(self, what: str, key: str = "Tab", far: bool = False) -> bool:
        """Walks with the keyboard until the focus is there: far at first, from then on it waits close by."""
        for steps in range(200):
            if self.page.evaluate(FOCUSED, what):
                assert steps <= NEAR or far or not self.walked, f"{what} is {steps} keys away"
                self.walked = True
                return True
            self.page.keyboard.press(key)
        return False

    def watching_shifts(self, where: str, soon: int = 0) -> Self:
        """Whatever moves there unasked from now on is counted; what follows a click so soon was asked for."""
        self.page.add_init_script(SHIFTS.replace("WHERE", where).replace("SOON", str(soon)))
        return self

    def shifted(self) -> float:
        """How much has moved since the page was loaded, as browsers count it."""
        return float(self.page.evaluate("window.shifted ?? 0"))

    def what_shifted(self) -> str:
        return str(self.page.evaluate("(window.whatShifted ?? []).join('\\n')"))

    def table(self) -> str:
        found = re.search(r"table=([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def text(self, test: str) -> str:
        return self.page.locator(f"[data-testid={test}]").inner_text()

    def said_wrong(self) -> list[str]:
        """What the console complained of, but for an outage that the test made."""
        expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
        return [trouble for trouble in self.troubles if not any(word in trouble for word in expected)]


SomePerson = TypeVar("SomePerson", bound=Person)


def on_a_phone(kind: type[SomePerson], browser: Browser, house: str, locale: str = "en-US") -> SomePerson:
    return kind(browser, house, locale, viewport=PHONE)


def play_out(people: list[Person], at: dict[int, Any] | None = None, most: int = 4000) -> int:
    """Goes on until everybody sees the end; `at` says what happens besides, after how many moves."""
    happenings = dict(at or {})
    moves = 0
    for _ in range(most):
        did = [person.act() for person in people]
        moves += sum(one in ("play", "take", "joker") for one in did)
        for when in [when for when in happenings if when <= moves]:
            happenings.pop(when)()
        if all(one == "end" for one in did):
            return moves
        if not any(did):
            people[0].page.wait_for_timeout(25)
    raise AssertionError(f"the match did not end after {moves} moves")


def open_table(host: Person) -> str:
    """Opens the table that is being laid; where others find it."""
    button = host.page.get_by_role("button", name="Open the table")
    expect(button).to_be_enabled()
    host.say_name("Hana")
    button.click()
    host.see("invite")
    return host.text("invite").removeprefix(f"{host.house}/")


def start_with(host: Person, guests: Sequence[Person]) -> None:
    """Guests at the table's link sit down, and the match begins."""
    for guest, name in zip(guests, GUESTS, strict=False):
        guest.see("sit")
        guest.say_name(name)
        guest.page.locator("[data-testid=sit]").click()
        guest.see("stand-up")
    host.page.locator("[data-testid=start]:not(:disabled)").click()
    for person in (host, *guests):
        person.see("hand")


def at_a_table(people: list[Person], game: str, bots: int = 0, **more: Any) -> str:
    """Lays a table without the page, sits people and bots down, starts, and goes there."""
    table = dealt(people, game, bots, **more)
    for person in people:
        person.go(f"#table={table}")
        person.see("line")  # where bots begin, a vote may be asked for before a hand is shown
    return table


def dealt(people: list[Person], game: str, bots: int = 0, **more: Any) -> str:
    """A table that has started, at which nobody is yet."""
    host = people[0]
    for person in people:
        person.go("#settings")
        expect(person.page.locator("#nickname")).to_be_enabled()  # the page has its identity
    seats = [{"kind": "open"}] * len(people) + [{"kind": "bot", "level": "novice"}] * bots
    table = str(host.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})["id"])
    for seat, person in enumerate(people):
        person.sit(table, seat)
    host.ask("POST", f"/api/tables/{table}/start")
    for person in people:
        person.reveal(table)
    return table


def leave_to_bots(people: list[Person], table: str) -> None:
    """Everybody resigns, and bots play the match to its end; one looks on, for they play for nobody else."""
    for person in people:
        person.ask("POST", f"/api/tables/{table}/resign")
        person.go("#settings")
    people[0].go(f"#table={table}")
    for _ in range(600):
        if people[0].ask("GET", f"/api/tables/{table}")["status"] == "over":
            return
        people[0].page.wait_for_timeout(100)
    raise AssertionError("the bots did not come to an end")


def events(heard: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Everything that these messages tell of."""
    return (event for told in heard for ply in told.get("told", ()) for event in ply["events"])
