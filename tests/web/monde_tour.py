"""The pages of Maître du Monde, each with a table that leads there soon: see `tour.py`."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from maestri.core.fairness import digest_of
from tests.web.monde import box
from tests.web.people import Person
from tests.web.rare import LIVE, Elimination, Income

LAY = """async ({options, bots}) => {
  const ask = async (path, body) => {
    const headers = {'content-type': 'application/json'}
    return (await fetch(`/api/${path}`, {method: 'POST', headers, body: JSON.stringify(body)})).json()
  }
  const seats = [{kind: 'person'}, ...Array.from({length: bots}, () => ({kind: 'bot', level: 'novice'}))]
  const table = await ask('tables', {game: 'maitre-du-monde', options, seats})
  const {commitment, invite} = table
  await ask(`tables/${table.id}/sit`, {seat: 0, pledge: PLEDGE, commitment, invite})
  const {seats: fixed} = await ask(`tables/${table.id}/start`, {})
  await ask(`tables/${table.id}/reveal`, {entropy: '0'.repeat(32), pledges: fixed.map((seat) => seat.pledge)})
  location.hash = `table=${table.id}`
}""".replace("PLEDGE", repr(digest_of("0" * 32)))
UNTIL = """async ([what, moves]) => {
  for (let n = 0; n < 6000; n++) {
    if (document.querySelector(what)) return true
    const tests = ['continue', ...moves].map((move) =>
      ['continue', 'go'].includes(move) ? `[data-testid=${move}]` : `[data-move^='${move}']`)
    tests.map((test) => document.querySelector(`${test}:not(:disabled)`)).find(Boolean)?.click()
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}"""
GAME = "maitre-du-monde"


def visit_monde(person: Person) -> Iterator[str]:
    """The table, and what takes its place: shop, cards, votes, vetoes, bombs, combats."""
    yield from _table(person)
    yield from _shop_and_combat(person)
    yield from visit_statement(person)
    yield from _vote_and_veto(person)
    yield from _masters_and_bomb(person)
    yield from visit_fall(person)


def sit_at(person: Person, track: str = "", **only: int) -> Page:
    """A table of three bots and the person, whose board has these squares and whose decks these cards."""
    person.go("")
    person.page.wait_for_load_state("networkidle")  # the visitor has an identity now
    options: dict[str, Any] = {}
    if track:
        options["deck"] = box(track, **only)["buffer"].decode()
    person.page.evaluate(LAY, {"options": options, "bots": 3})
    person.see("board")
    return person.page


def until(person: Person, what: str, *moves: str) -> None:
    """Makes the first of these moves that is offered, until something is there."""
    assert person.page.evaluate(UNTIL, [what, list(moves)]), f"{what} did not come"


def _table(person: Person) -> Iterator[str]:
    page = sit_at(person)
    until(person, "[data-move=roll]", "pass", "vote")
    yield GAME
    page.locator("[data-move=roll]").click()
    until(person, ".dock [data-move^=die]")
    yield f"{GAME}-dice"
    for number, pane in enumerate(page.locator(".dots button").all()[1:]):
        pane.click()
        page.wait_for_timeout(600)
        yield f"{GAME}-{('map', 'families')[number]}"
    if page.locator("[data-seat]").first.is_visible():
        page.locator("[data-seat]").first.click()
        page.locator("dialog").wait_for()
        yield f"{GAME}-seat"
        page.keyboard.press("Escape")


def _shop_and_combat(person: Person) -> Iterator[str]:
    page = sit_at(person, "omc" + " shop" * 7, squadron=9, missile=9)
    until(person, "[data-testid=shop]", "roll", "die", "pass", "vote")
    page.locator("[data-testid=shop] [data-move^=buy]").first.click()
    yield f"{GAME}-shop"
    page.locator("[data-testid=shop] .segments button").last.click()
    page.locator("[data-testid=shop] .count").last.click()
    page.locator("[data-testid=go]").click()
    until(person, "[data-testid=attack]", "end", "roll", "die", "done", "pass", "vote")
    page.locator("[data-testid=attack]").click()
    page.locator("[data-move^=attack]").first.click()
    yield f"{GAME}-attack"
    page.locator("[data-testid=go]").click()
    page.locator("[data-testid=combat]").wait_for()
    page.locator("[data-testid=hand] [data-move]").first.click()
    yield f"{GAME}-combat"
    page.locator("[data-testid=go]").click()
    until(person, "[data-testid=aftermath]", "pass")
    yield f"{GAME}-combat-end"


def visit_statement(person: Person, golden: str = "3-players-elimination", ply: int = 108) -> Iterator[str]:
    """What comes in at the OMC. Who buys as little as this would pay taxes, and seldom gets anything."""
    person.page.route_web_socket(LIVE, Income(f"{GAME}/{golden}", ply))
    sit_at(person)
    until(person, "[data-scene=statement]", "roll", "vote", "pass")
    yield f"{GAME}-statement"


def _vote_and_veto(person: Person) -> Iterator[str]:
    page = sit_at(person, "omc" + " un" * 7, subsidy=20, aid=12)
    until(person, "[data-move='submit aid']", "vote for", "pass", "roll", "die", "end")
    page.locator("[data-move='submit aid']").click()
    page.locator("[data-testid=go]").click()
    page.locator("[data-testid=vote]").wait_for()
    yield f"{GAME}-vote"
    page.locator("[data-move='vote for']").click()
    page.locator("[data-testid=aftermath]").wait_for()
    yield f"{GAME}-hands"
    until(person, "[data-testid=react]", "go", "submit aid", "vote for", "roll", "die", "end")
    yield f"{GAME}-veto"


def _masters_and_bomb(person: Person) -> Iterator[str]:
    page = sit_at(person, "omc" + " masters" * 7, subsidy=20)
    until(person, "[data-testid=masters]", "roll", "die", "pass", "vote")
    yield f"{GAME}-masters"
    for item in ("scientist", "chemical"):
        page.locator(f"[data-move='buy {item}']").click()
        page.locator("[data-testid=go]").click()
        page.wait_for_timeout(300)
    until(person, "[data-move='bomb chemical']", "done")
    page.locator("[data-move='bomb chemical']").click()
    page.locator("[data-move='family oil']").click()
    yield f"{GAME}-bomb"


def visit_fall(person: Person) -> Iterator[str]:
    house = Elimination()
    person.page.route_web_socket(LIVE, house)
    sit_at(person)
    until(person, "[data-scene=eliminated]", "roll", "vote", "pass")
    yield f"{GAME}-out"
    house.over = True
