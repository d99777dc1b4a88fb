"""People at the table of Maître du Monde: they click where one would click, or use the keyboard alone."""

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import FilePayload

from maestri.games.maitre_du_monde.deck import printed
from tests.web.people import GUESTS, Person, events, open_table

# Does one of the things that are offered: rather something with a wanted card than without, rather something
# new than something done before, and at last what goes on. Returns the first move that it sent.
ACT = """async ([wanted, luck]) => {
  const one = (test) => document.querySelector(`[data-testid=${test}]`)
  const moment = () => new Promise((done) => setTimeout(done, 5))
  const until = async (holds) => { for (let n = 0; n < 4000 && !holds(); n++) await moment(); return holds() }
  const press = (button) => button && !button.disabled && (button.click(), true)
  const offered = (where = document) => [...where.querySelectorAll('[data-move]:not(:disabled)')]
  const state = () => `${one('board')?.dataset.ply}${one('board')?.dataset.scene}`
  const go = async () => { const before = state(); press(one('go')); await until(() => state() !== before) }
  if (one('end')) return 'over'
  if (press(one('continue'))) return 'look'
  if (one('board')?.dataset.busy === 'yes') return ''
  window.done ??= {}
  const dull = { end: 30, roll: 20, done: 10, pass: 8, refuse: 2, 'vote against': 2, 'vote abstain': 2 }
  const worth = (move) => {
    const often = window.done[move] ?? 0
    const hoped = wanted.some((card) => move.endsWith(` ${card}`)) ? 50 : 0
    return (dull[move] ?? 0) + often - hoped + luck * ((move.length * 7919) % 5)
  }
  const attack = one('attack')
  if (attack && luck > 0.4) {
    press(attack)
    await until(() => offered().some((each) => each.dataset.move.startsWith('attack ')))
  }
  const moves = offered().map((each) => each.dataset.move)
  if (!moves.length) return ''
  const move = moves.sort((a, b) => worth(a) - worth(b))[0]
  window.done[move] = (window.done[move] ?? 0) + 1
  const button = offered().find((each) => each.dataset.move === move)
  const before = state()
  button.click()
  await until(() => state() !== before || one('go') || one('aim'))
  if (state().startsWith(before.split(/[a-z]/)[0]) && one('go')) {
    const ready = () => state() !== before || !one('go').disabled || one('aim')
    if (/^(use|submit|bomb)/.test(move)) await until(ready)
    const aims = one('aim') ? offered(one('aim')) : []
    if (aims.length) aims[Math.floor(luck * aims.length)].click()
    await until(() => !one('go') || !one('go').disabled)
    await go()
  }
  return move
}"""


class Mogul(Person):
    """Somebody who uses whatever he has, wanted cards first."""

    acts = 0
    wanted: Iterable[str] = ()
    known = 0

    def act(self) -> str:
        self.acts += 1
        did = str(self.page.evaluate(ACT, [sorted(self.wanted), (self.acts * 0.37) % 1]))
        return {"": "", "look": "look", "over": "end"}.get(did, "play")

    def cards_out(self) -> set[str]:
        """The cards that were used, submitted, played or opposed since the last time one asked."""
        fresh = self.heard[self.known :]
        self.known += len(fresh)
        out = {event["card"] for event in events(fresh) if event["event"] in ("used", "submitted", "played")}
        return out | {"veto" for event in events(fresh) if event["event"] == "vetoed"}


class Blind(Person):
    """Somebody who plays with the keyboard alone."""

    def act(self) -> str:
        page = self.page
        if page.locator("[data-testid=end]").count():
            return "end"
        for what in (
            "[data-testid=continue]",
            "[data-testid=go]:enabled",
            ".dock [data-move]:enabled",
            "[data-move]:enabled",
        ):
            # Backwards, since what one does stands below.
            if page.locator(what).count() and self.reach(what, "Shift+Tab"):
                page.keyboard.press("Enter")
                page.wait_for_timeout(40)
                return "look" if "continue" in what else "play"
        return ""


def box(track: str, **only: int) -> FilePayload:
    """A deck file with another track; where cards of a deck are named, it has these and no others."""
    deck: dict[str, Any] = json.loads(printed())
    deck["track"] = track.split()
    for entries in (deck["combat"], deck["un"], deck["news"]):
        if any(entry["card"] in only for entry in entries):
            for entry in entries:
                entry["copies"] = only.get(entry["card"], 0)
    return {"name": "box.json", "mimeType": "application/json", "buffer": json.dumps(deck).encode()}


def lay(
    host: Person,
    seats: int,
    deck: FilePayload | None = None,
    turns: int | None = None,
    trade: bool = False,
    money: str = "",
) -> str:
    """The host lays a table on the page; the link to it."""
    page = host.go("#new=maitre-du-monde").page
    page.get_by_role("button", name="Open the table").wait_for()
    for _ in range(4 - seats):
        page.get_by_role("button", name="One seat fewer").click()
    if money:
        page.get_by_role("group", name="Money").get_by_role("button", name=money, exact=True).click()
    if trade:
        page.get_by_role("group", name="Free trade").get_by_role(
            "button", name="With free trade", exact=True
        ).click()
    if turns:
        page.get_by_label("Turn limit").fill(str(turns))
    if deck:
        page.get_by_label("Board and cards").set_input_files(files=deck)
        page.wait_for_timeout(100)
    return open_table(host)


def seat(people: list[Person], link: str) -> None:
    """The guests come by the link, and the host starts."""
    host, *guests = people
    for guest, name in zip(guests, GUESTS, strict=False):
        guest.go(link).see("sit")
        guest.say_name(name)
        guest.page.locator("[data-testid=sit]").click()
        guest.page.get_by_role("button", name="Stand up").wait_for()
    host.page.locator("[data-testid=start]:not(:disabled)").click()
    for person in people:
        person.see("board")
