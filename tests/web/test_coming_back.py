"""Who was away sees what he missed; a move is never lost or doubled."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.people import Person, at_a_table, on_a_phone

DUEL: dict[str, Any] = {"game": "duel-of-magicians", "options": {"hands": 2}}
COLLECT = """() => {
  window.lines = []
  const look = () => {
    const line = document.querySelector('[data-testid=event-line]')?.textContent
    if (line && window.lines.at(-1) !== line) window.lines.push(line)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""


def play_some(people: list[Person], moves: int) -> None:
    while moves > 0:
        did = [person.act() for person in people]
        moves -= sum(one in ("play", "take", "joker") for one in did)
        people[0].page.wait_for_timeout(40)


def told(person: Person) -> int:
    """The newest ply that a browser heard of."""
    return max(int(one["ply"]) for one in person.states)


@pytest.mark.wide
def test_missed_moves_are_shown_to_who_comes_back_and_a_tap_skips_them(browser: Browser, house: str) -> None:
    people = [on_a_phone(Person, browser, house) for _ in range(2)]
    table = at_a_table(people, **DUEL)
    spectator = Person(browser, house, speed="brisk").go(f"#table={table}")
    spectator.see("event-line")
    play_some(people, 2)
    expect(spectator.page.locator("[data-testid=log] li")).not_to_have_count(0)
    spectator.go("#settings")
    spectator.page.locator("#nickname").wait_for()
    seen = told(spectator)
    play_some(people, 5)

    spectator.page.evaluate(COLLECT)
    spectator.page.evaluate("table => location.hash = `table=${table}`", table)
    spectator.see("recalling")
    spectator.page.locator("[data-testid=recalling]").wait_for(state="detached")
    lines = spectator.page.evaluate("window.lines")
    assert len(lines) >= told(spectator) - seen, lines

    lines_then = spectator.page.locator("[data-testid=log] li").count()
    spectator.page.evaluate("table => localStorage.setItem(`maestri-ply-${table}`, '0')", table)
    spectator.page.reload()
    spectator.page.locator("[data-testid=recalling]").click()
    expect(spectator.page.locator("[data-testid=recalling]")).to_have_count(0)
    expect(spectator.page.locator("[data-testid=log] li")).to_have_count(lines_then)

    spectator.page.locator("[data-testid=log] button.ply").first.click()
    expect(spectator.page.locator("[data-testid=moment] .board").first).to_be_visible()
    spectator.page.keyboard.press("Escape")
    assert not spectator.said_wrong()


def test_a_move_refused_because_the_store_is_away_is_sent_again_until_it_is_answered(
    browser: Browser, house: str
) -> None:
    person = Person(browser, house)
    sent: list[dict[str, Any]] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def asked(text: Any) -> None:
            ask = json.loads(text)
            if ask["do"] == "play":
                sent.append(ask)
            server.send(text)

        def answered(text: Any) -> None:
            answer = json.loads(text)
            first = sent and answer.get("id") == sent[0]["id"]
            if first and answer["is"] == "done":  # the move is stored, but its sender is told of an outage
                away: dict[str, Any] = {
                    "key": "store-away",
                    "game": None,
                    "rule": None,
                    "facts": {},
                    "detail": "",
                }
                page.send(json.dumps({"is": "refused", "id": answer["id"], **away}))
            else:
                page.send(text)

        page.on_message(asked)
        server.on_message(answered)

    person.page.route_web_socket("**/api/live", between)
    at_a_table([person], bots=1, **DUEL)
    while not sent:
        person.act()
        person.page.wait_for_timeout(40)
    for _ in range(100):
        if len(sent) >= 2 and told(person) > sent[0]["ply"]:
            break
        person.page.wait_for_timeout(40)
    again = [(ask["ply"], ask["move"]) for ask in sent]
    assert len(again) == 2
    assert again[0] == again[1], "the very same move"
    assert not person.page.locator(".refusal").count()
