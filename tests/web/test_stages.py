"""What is told is told in its order: nothing is said before it is shown, and nothing twice or too late."""

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.people import ACT, Person, at_a_table, events
from tests.web.walker import size

LATE = 400
"""Milliseconds by which what happened comes behind the answer to a move."""
LINES = """() => {
  window.lines = []
  const look = () => window.lines.push(document.querySelector('[data-testid=line] h2')?.textContent)
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""
PLAYS = ACT.replace("['next-hand', 'to-result', 'next-rule']", "[]")
"""Plays, and puts nothing away."""
BAR = "header .title span"


def slow(page: WebSocketRoute) -> None:
    """A house whose answers come at once, and whose news come later."""
    server = page.connect_to_server()

    def told(text: Any) -> None:
        if '"is":"state"' in str(text):
            time.sleep(LATE / 1000)
        page.send(text)

    server.on_message(told)


def act_until(person: Person, test: str) -> None:
    """Plays on until something is there."""
    for _ in range(2_000):
        if person.page.locator(f"[data-testid={test}]").count():
            return
        if not person.page.evaluate(PLAYS):
            person.page.wait_for_timeout(20)
    raise AssertionError(f"{test} never came")


def test_a_move_that_was_sent_is_not_asked_for_again(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    person.page.route_web_socket("**/api/live", slow)
    at_a_table([person], "duel-of-magicians", bots=1)
    page = person.page
    page.locator("button.card.legal").first.wait_for()
    page.evaluate(LINES)
    while person.act() not in ("play", "take", "joker"):
        pass
    while "to play" not in str(lines := page.evaluate("window.lines")):
        page.wait_for_timeout(50)
    sent = lines.index("On its way …")
    after = lines[sent : next(at for at, line in enumerate(lines) if line and "to play" in line)]
    assert set(after) == {"On its way …"}


def begun_by_bots(host: Person, looker: Person, game: str) -> str:
    """A table where bots have begun, for somebody who looks on, before its only person came."""
    host.go("#settings")
    expect(host.page.locator("#nickname")).to_be_enabled()
    seats = [*[{"kind": "bot", "level": "novice"}] * 3, {"kind": "open"}]
    while True:
        table = str(host.ask("POST", "/api/tables", {"game": game, "seats": seats})["id"])
        host.sit(table, 3)
        host.ask("POST", f"/api/tables/{table}/start")
        host.reveal(table)
        looker.go(f"#table={table}").see("line")
        for _ in range(40):
            if isinstance(host.ask("GET", f"/api/tables/{table}/plies?first=0&last=1"), list):
                return table
            looker.page.wait_for_timeout(50)


@pytest.mark.wide
def test_a_match_that_bots_begin_is_told_from_its_start(browser: Browser, house: str) -> None:
    person = Person(browser, house, speed="brisk")
    table = begun_by_bots(person, Person(browser, house), "duel-of-magicians")
    person.go(f"#table={table}")
    expect(person.page.locator("[data-testid=event-line]")).to_contain_text("Hand 1 is dealt.")
    expect(person.page.locator("[data-testid=event-line]")).to_contain_text("play")


@pytest.mark.wide
def test_while_a_deal_is_judged_the_bar_says_which(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    at_a_table([person], "master-of-rules", bots=3)
    act_until(person, "adjudication")
    expect(person.page.locator(BAR)).to_contain_text("Deal 1 of")
    for _ in range(4):
        person.act()
    expect(person.page.locator(BAR)).to_contain_text("Deal 2 of")


@pytest.mark.wide
def test_while_a_deal_is_judged_the_log_does_not_tell_how_it_ends(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    at_a_table([person], "master-of-rules", bots=3)
    act_until(person, "adjudication")
    log = person.page.locator("[data-testid=log]")
    expect(log).not_to_contain_text("Deal 2.")
    for _ in range(4):
        person.act()
    expect(log).to_contain_text("Deal 2.")


@pytest.mark.wide
def test_every_rule_has_its_sign_and_half_a_sentence_and_the_five_numbers_their_sum(
    browser: Browser, house: str
) -> None:
    person = Person(browser, house)
    at_a_table([person], "master-of-rules", bots=3)
    act_until(person, "adjudication")
    page = person.page
    rules = page.locator("[data-testid=verdicts] li")
    expect(rules).to_have_count(4)
    expect(page.locator("[data-testid=verdicts] .mark.waiting")).to_have_count(3)
    page.locator("[data-testid=to-result]").click()
    expect(page.locator("[data-testid=verdicts] .mark.waiting")).to_have_count(0)
    told = list(events(person.heard))
    whys = rules.locator("small").all_inner_texts()
    limit = next((event for event in told if event["event"] == "limit-judged"), None)
    assert all(whys)
    assert limit is None or any(f"{limit['sum']} in all" in why for why in whys)
    counted = next(event for event in told if event["event"] == "numbers-counted")
    expect(page.locator("[data-testid=counted] dd").first).to_have_text(str(counted["sum"]))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("[data-testid=verdicts] .mark.waiting")).to_have_count(1)
    page.set_viewport_size(size("390x844"))
    assert all(rules.locator("small").all_inner_texts())
    expect(page.locator("[data-testid=counted]")).to_be_hidden()


@pytest.mark.wide
def test_every_hand_is_counted_before_the_next_and_before_the_result(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    at_a_table([person], "duel-of-magicians", bots=1, options={"hands": 2})
    button = person.page.locator("[data-testid=next-hand]")
    for hand, goes_on in ((1, "Hand 2"), (2, "To the result")):
        act_until(person, "next-hand")
        expect(person.page.locator(BAR)).to_contain_text(f"Hand {hand} of 2")
        expect(button).to_have_text(goes_on)
        button.click()
    person.see("end")
