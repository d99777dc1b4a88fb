"""No browser ever holds a card that its seat may not know: in no message, not in the page, not in its stores.

Master of Rules has every number card once, so that a card's name anywhere tells where it came from. What a
seat may know is counted from the finished match: its own deal, and what was laid out for all to see.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.breadth import broad
from tests.web.people import Person, at_a_table, leave_to_bots, on_a_phone

PUBLIC = {"refill-laid": "cards", "laid": "card", "took": "card", "dummy-laid": "number"}
COLOURS = {"red": "R", "blue": "B", "yellow": "Y", "green": "G", "purple": "P"}
CARD = re.compile(r"\b[RBYGP][1-9]\b|\b(?:red|blue|yellow|green|purple) [1-9]\b")
HELD = """() => [
  document.documentElement.outerHTML,
  JSON.stringify({...localStorage}),
  JSON.stringify({...sessionStorage}),
].join(' ')"""


class Found(NamedTuple):
    """Cards that were found with somebody who had heard of a ply."""

    seat: int | None
    ply: int
    cards: set[str]


@pytest.mark.parametrize("moves", broad([14, 10_000], (), wide={14}))
def test_no_browser_holds_a_card_that_its_seat_may_not_know(browser: Browser, house: str, moves: int) -> None:
    people = [Person(browser, house), on_a_phone(Person, browser, house)]
    table = at_a_table(people, "master-of-rules", bots=1, stand_in="novice", options={})
    spectator = Person(browser, house).go(f"#table={table}")
    spectator.see("refill")
    onlookers: list[tuple[int | None, Person]] = [(0, people[0]), (1, people[1]), (None, spectator)]
    drawn = (table, people[0].ask("GET", f"/api/tables/{table}")["invite"])
    found = [look for _ in plays(people, moves) for look in held(onlookers, drawn)]
    for seat, person in onlookers:
        found += told(seat, person, drawn)
    known = may_know(people, table, max(look.ply for look in found))
    assert [look for look in found if not look.cards <= known[look.seat][look.ply]] == []
    assert any(look.cards - known[None][look.ply] for look in found), "a seat sees more than a spectator"
    assert len({look.ply for look in found}) > moves / 2 or moves > 100


def plays(people: list[Person], moves: int) -> Iterator[None]:
    """People play; stops after each move, and in the end when the match is over."""
    made = 0
    while made < moves:
        did = [person.act() for person in people]
        if "end" in did:
            return
        made += sum(one in ("play", "take") for one in did)
        yield
        people[0].page.wait_for_timeout(30)


def held(onlookers: list[tuple[int | None, Person]], drawn: tuple[str, ...]) -> Iterator[Found]:
    for seat, person in onlookers:
        text = person.page.evaluate(HELD)
        if 'data-testid="end"' not in text:  # then everybody may know all: the page checks how it was dealt
            cards = cards_in(text, drawn)
            yield Found(seat, newest(person), cards)  # the ply is the newest by now, never an older one


def told(seat: int | None, person: Person, drawn: tuple[str, ...]) -> Iterator[Found]:
    """What each message over the websocket says, at the ply that it brings."""
    ply = 0
    for message in person.heard:
        ply = max(ply, message.get("ply", 0)) if message["is"] == "state" else ply
        yield Found(seat, ply, cards_in(json.dumps(message), drawn))


def cards_in(text: str, drawn: tuple[str, ...]) -> set[str]:
    """The cards that a text names. What was drawn at random, a table's id and invite, may look like one."""
    for token in drawn:
        text = text.replace(token, "")
    return set(map(short, CARD.findall(text)))


def newest(person: Person) -> int:
    return max((int(one["ply"]) for one in person.states), default=0)


def short(card: str) -> str:
    colour, _, number = card.partition(" ")
    return f"{COLOURS[colour]}{number}" if number else card


def may_know(people: list[Person], table: str, last: int) -> dict[int | None, list[set[str]]]:
    """The cards that a seat, or a spectator, may know at each ply, as the finished match tells."""
    known: dict[int | None, list[set[str]]] = {0: [], 1: [], None: []}
    for events in finished(people, table, last):
        for seat, plies in known.items():
            before = plies[-1] if plies else set()
            plies.append(before | {card for event in events for card in shown(event, seat)})
    return known


def shown(event: dict[str, Any], seat: int | None) -> list[str]:
    if event["event"] == "dealt":
        return [] if seat is None else list(event["hands"][seat])
    if event["event"] == "hands-discarded":  # at the very end, face up
        return [card for hand in event["hands"] for card in hand]
    cards = event.get(PUBLIC.get(event["event"], ""), [])
    return [cards] if isinstance(cards, str) else list(cards)


def finished(people: list[Person], table: str, last: int) -> Iterator[list[dict[str, Any]]]:
    """The events of the plies up to one, nothing hidden; bots play to the end where people did not."""
    leave_to_bots(people, table)
    for ply in range(last + 1):
        yield people[0].ask("GET", f"/api/tables/{table}/replay?ply={ply}")["events"]
        people[0].page.wait_for_timeout(25)  # the house answers 40 requests a second
