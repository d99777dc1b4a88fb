"""A walk through every page: the generator stops at each, with the page as a person would find it."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from tests.web.evening_tour import visit_evening
from tests.web.golden_tour import visit_golden
from tests.web.labyrinth import challenge_the_dragon
from tests.web.monde_tour import visit_monde
from tests.web.people import Person, at_a_table, leave_to_bots
from tests.web.rare import LIVE, TIE, Ended

GAMES = ("duel-of-magicians", "master-of-rules", "master-labyrinth")


def visit(person: Person, *parts: str) -> Iterator[str]:
    """Every page, by name; or those of some parts of the tour."""
    for part in parts or PARTS:
        yield from PARTS[part](person)


def _plain_pages(person: Person) -> Iterator[str]:
    page = person.page
    person.go("")
    page.locator(".lid .play").first.wait_for()
    yield "front"
    person.go("#new=master-of-rules")
    page.locator(".place").nth(2).wait_for()
    yield "new-table"
    page.locator(".place").nth(2).click()
    page.locator("dialog").wait_for()
    yield "new-table-seat"
    page.keyboard.press("Escape")
    expect(page.locator("footer .primary")).to_be_enabled()
    person.say_name("Hana")
    page.locator("footer .primary").click()
    person.see("qr")
    yield "waiting"
    page.get_by_test_id("seat-2").click()
    page.locator("dialog li").first.wait_for()
    yield "waiting-seat"
    page.keyboard.press("Escape")
    yield from _welcome(person)
    for name, there in (("tables", "my-move"), ("me", "me-title")):
        person.go(f"#{name}")
        person.see(there)
        yield name
    page.get_by_test_id("device").click()
    person.see("qr")
    page.get_by_test_id("forget").click()
    page.locator("dialog").wait_for()
    yield "me-forget"
    page.keyboard.press("Escape")
    person.go("#puzzles")
    page.get_by_test_id("puzzle-tile").first.wait_for()
    yield "puzzles"
    page.get_by_test_id("puzzle-tile").first.click()
    person.see("puzzle")
    yield "puzzle"
    page.get_by_test_id("puzzle-show").click()
    person.see("puzzle-next")
    yield "puzzle-answer"
    for name in ("settings",):
        person.go(f"#{name}")
        page.locator("main").wait_for()
        page.wait_for_timeout(300)
        yield name
    for rule, game in zip(("DM-3", "MR-9", "ML-18", "MM-9"), (*GAMES, "maitre-du-monde"), strict=True):
        person.go(f"#rules={game}&at={rule}")
        page.locator(f"[id={rule}]").wait_for()
        yield f"rules-{game}"


def _welcome(person: Person) -> Iterator[str]:
    """The invitation to a table that somebody else has laid."""
    browser = person.context.browser
    assert browser is not None
    host = Person(browser, person.house).go("#settings")
    expect(host.page.locator("#nickname")).to_be_enabled()
    host.ask("PATCH", "/api/me", {"nickname": "Hana"})
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "regular"}]
    table = host.ask("POST", "/api/tables", {"game": "duel-of-magicians", "seats": seats})
    host.ask("POST", f"/api/tables/{table['id']}/sit", {"seat": 0, "entropy": "0" * 32})
    person.go(f"#table={table['id']}&invite={table['invite']}")
    person.see("played")
    yield "welcome"
    host.context.close()


def _tables(person: Person) -> Iterator[str]:
    for game in GAMES:
        person.go("")
        person.page.locator(f".lid[data-game={game}] .play").click()
        yield from _labyrinth(person) if game == "master-labyrinth" else _table(person, game)
    yield from _talk_and_menu(person.page)


def _table(person: Person, game: str) -> Iterator[str]:
    page = person.page
    offered = "[data-testid=hand] .card.legal, [data-testid=take]:not(:disabled)"
    page.locator(offered).first.wait_for(timeout=30_000)
    while not page.locator("[data-testid=hand] .card.legal").count():
        person.act()
        page.locator(offered).first.wait_for(timeout=30_000)
    page.locator("[data-testid=hand] .card.legal").last.click()
    yield game
    if game == "master-of-rules":
        yield from _to_the_adjudication(person)
        return
    for _ in range(60):
        if page.locator("[data-testid=hand] .card.off").count():
            page.locator("[data-testid=hand] .card.off").first.click()
            page.locator("dialog").wait_for()
            yield f"{game}-why"
            page.keyboard.press("Escape")
            return
        person.act()
        page.wait_for_timeout(100)


def _labyrinth(person: Person) -> Iterator[str]:
    """A push as it would be, the walk after it, the crossed arrow, and what everybody has."""
    page = person.page
    page.locator(".arrow.legal").first.wait_for(timeout=60_000)
    yield "master-labyrinth"
    page.locator(".arrow.legal").nth(1).click()
    person.see("preview")
    yield "master-labyrinth-preview"
    page.locator("[data-testid=play]").click()
    page.locator("[data-move=stay]").wait_for()
    if page.locator(".choosable").count():
        page.locator(".choosable").last.click()
    yield "master-labyrinth-move"
    page.locator(".seat").first.click()
    page.locator("dialog").wait_for()
    yield "master-labyrinth-players"
    page.keyboard.press("Escape")
    for _ in range(200):
        if page.locator(".arrow.forbidden:enabled").count():
            break
        if page.locator("[data-move]").count():
            page.locator("[data-move]").first.click()
        page.wait_for_timeout(100)
    page.locator(".arrow.forbidden").click()
    page.locator("dialog").wait_for()
    yield "master-labyrinth-why"
    page.keyboard.press("Escape")


def _to_the_adjudication(person: Person) -> Iterator[str]:
    page = person.page
    seen = set()
    for _ in range(400):
        if page.locator("[data-testid=adjudication]").count():
            page.wait_for_timeout(200)
            yield "master-of-rules-adjudication"
            return
        taking = page.locator("[data-testid=refill] .card.legal").count() > 0
        if "since" not in seen and page.locator("[data-testid=since], [data-testid=since-strip]").count():
            seen.add("since")
            yield from _since(page)
        if taking and "taking" not in seen:
            seen.add("taking")
            yield "master-of-rules-refill"
        person.act()
        page.wait_for_timeout(80)


def _since(page: Page) -> Iterator[str]:
    """What the others did since one's last turn: above the board, or on a phone when asked."""
    asks = page.locator("[data-testid=since]")
    if asks.count():
        asks.click()
        page.locator("dialog").wait_for()
    yield "master-of-rules-since"
    if asks.count():
        page.keyboard.press("Escape")


JUDGED = 1200
"""Looks at a last judging, at most."""


def _tie(person: Person) -> Iterator[str]:
    """The end of a match in which equal points were told apart."""
    house = Ended(TIE)
    person.page.route_web_socket(LIVE, house)
    table = at_a_table([person], "master-of-rules", bots=4, stand_in="novice")
    leave_to_bots([person], table)
    person.go("#settings").go(f"#table={table}")
    for _ in range(JUDGED):  # the last deal is judged before
        if person.act() == "end":
            break
        person.page.wait_for_timeout(50)
    person.page.wait_for_selector("[data-testid=fairness]", timeout=60_000)
    yield "master-of-rules-tie"
    house.over = True


def _talk_and_menu(page: Page) -> Iterator[str]:
    if page.get_by_test_id("to-log").is_visible():
        page.get_by_test_id("to-log").click()
        page.locator("dialog").wait_for()
        yield "log"
        page.keyboard.press("Escape")
    page.locator("header.bar button").last.click()
    page.locator("dialog").wait_for()
    yield "menu"
    page.keyboard.press("Escape")


def _end_and_replay(person: Person) -> Iterator[str]:
    """The end of a short match of each game is much the same: one is enough, of two hands."""
    page = person.page
    table = at_a_table([person], "duel-of-magicians", bots=2, options={"hands": 2})
    person.see("hand")
    for _ in range(3000):
        if page.locator("[data-testid=next-hand]").count():
            yield "duel-of-magicians-hand-end"
        if person.act() == "end":
            break
        page.wait_for_timeout(15)
    page.wait_for_selector("[data-testid=fairness]", timeout=30_000)
    yield "end"
    page.locator("[data-testid=to-review]").click()
    person.see("review", timeout=180_000)
    yield "review"
    person.go(f"#replay={table}&ply=12")
    page.wait_for_selector("[data-testid=fairness]", timeout=30_000)
    yield "replay"
    page.locator("[data-testid=fork]").click()
    page.locator("dialog").wait_for()
    yield "replay-fork"


def _last_duel(person: Person) -> Iterator[str]:
    challenge_the_dragon(person)
    yield "master-labyrinth-last-duel"


def _guide(person: Person) -> Iterator[str]:
    person.go("")
    person.page.locator(".lid[data-game=duel-of-magicians] button.more").click()
    person.see("guide")
    yield "guide"


PARTS: dict[str, Callable[[Person], Iterator[str]]] = {
    "pages": _plain_pages,
    "tables": _tables,
    "last duel": _last_duel,
    "monde": visit_monde,
    "golden": visit_golden,
    "end": _end_and_replay,
    "tie": _tie,
    "guide": _guide,
    "evening": visit_evening,
}
