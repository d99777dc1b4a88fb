"""The pages of an evening with a friend, in every state that somebody comes to see: see `tour.py`."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.people import Person, at_a_table, play_out

DUEL = "duel-of-magicians"
LONG = 60_000
MY_CHOICE = "button.card.legal, [data-testid=take]:enabled"


def visit_evening(person: Person) -> Iterator[str]:
    """Meeting, leaving and coming back, playing again, looking round, and where nothing is."""
    friend = _friend(person)
    yield from _meeting(person, friend)
    yield from _leaving(person, friend)
    yield from _playing_again(person, friend)
    yield from _looking_round(person, friend)
    yield from _nowhere(person)
    friend.context.close()


def _friend(person: Person) -> Person:
    browser = person.context.browser
    assert browser is not None
    friend = Person(browser, person.house)
    for each, name in ((person, "Aoi"), (friend, "Hana")):
        each.go("#settings")
        expect(each.page.locator("#nickname")).to_be_enabled()
        each.ask("PATCH", "/api/me", {"nickname": name})
        each.page.reload()
    return friend


def _meeting(person: Person, friend: Person) -> Iterator[str]:
    """The waiting room of a friend, and what opens in it."""
    page = person.page
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "master"}, {"kind": "open"}]
    table = friend.ask("POST", "/api/tables", {"game": DUEL, "seats": seats})
    friend.sit(table["id"], 0)
    friend.go(f"#table={table['id']}")
    friend.see("stand-up")
    person.go(f"#table={table['id']}&invite={table['invite']}")
    person.see("sit")
    yield "welcome-known"
    page.get_by_test_id("sit").click()
    person.see("stand-up")
    yield "waiting-guest"
    page.get_by_test_id("seat-me").click()
    page.locator("dialog").wait_for()
    yield "waiting-me"
    page.keyboard.press("Escape")
    for number, name in enumerate(("waiting-talk", "waiting-menu")):
        page.locator("header.bar button").nth(number).click()
        page.locator("dialog").wait_for()
        yield name
        page.keyboard.press("Escape")
    friend.ask("POST", f"/api/tables/{table['id']}/stand-up")
    person.ask("POST", f"/api/tables/{table['id']}/stand-up")


def _leaving(person: Person, friend: Person) -> Iterator[str]:
    """A friend goes away and a bot plays for him; then for me, while I look on."""
    page = person.page
    at_a_table([person, friend], DUEL, grace=15, options={"hands": 1})
    friend.go("#settings")
    _play_until(person, "[data-testid=countdown]")
    yield "table-away"
    page.locator("[data-presence=stand-in]").first.wait_for(timeout=LONG)
    page.locator(MY_CHOICE).first.wait_for(
        timeout=LONG
    )  # it plays until it is my turn, and the focus comes there
    yield "table-stand-in"
    clock = {"kind": "move", "seconds": 2}
    at_a_table([person], DUEL, bots=1, clock=clock, misses=1, options={"hands": 20})
    back, next_hand = page.get_by_test_id("back"), page.get_by_test_id("next-hand")
    back.or_(next_hand).first.wait_for(timeout=LONG)
    while not back.is_visible():  # bots that do not think are through a hand at once, and its end is shown
        if next_hand.is_visible():
            next_hand.click()
        page.wait_for_timeout(50)
    yield "table-mine-stands-in"
    person.go("#settings")


def _playing_again(person: Person, friend: Person) -> Iterator[str]:
    page = person.page
    at_a_table([friend, person], DUEL, options={"hands": 1})
    play_out([person, friend], most=20_000)
    page.wait_for_selector("[data-testid=fairness]", timeout=LONG)
    yield "end-with-a-friend"
    friend.page.get_by_test_id("rematch").click()
    page.locator(".end .back").wait_for(timeout=LONG)
    page.get_by_test_id("rematch").scroll_into_view_if_needed()
    yield "end-offer"
    friend.go("#settings")
    page.get_by_test_id("rematch").click()
    page.get_by_test_id("seat-me").wait_for()
    yield "waiting-again"
    page.get_by_test_id("stand-up").click()


def _looking_round(person: Person, friend: Person) -> Iterator[str]:
    """A match waits for me, one can be watched, a seat is free, and one is over."""
    at_a_table([friend], DUEL, bots=1)
    friend.ask("POST", "/api/tables", {"game": "master-labyrinth", "seats": [{"kind": "open"}] * 3})
    at_a_table([person, friend], DUEL, pace="leisure", clock={"kind": "move", "seconds": 172_800})
    while not person.page.locator(MY_CHOICE).count():
        friend.act()
        friend.page.wait_for_timeout(100)
    person.go("")
    person.see("go-on")
    yield "front-waiting"
    for name, there in (("tables", "my-table"), ("me", "match")):
        person.go(f"#{name}")
        person.page.locator(f"[data-testid={there}]").first.wait_for()
        yield f"{name}-full"


def _nowhere(person: Person) -> Iterator[str]:
    """Links that lead nowhere, a device that somebody may take over, and no network."""
    token = person.ask("POST", "/api/me/recovery")["token"]
    person.go(f"#recover={token}")
    person.see("recover")
    yield "recover"
    person.go("#table=no-such-table")
    person.see("dead-end")
    yield "dead-end"
    person.go("")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.context.set_offline(True)
    person.page.reload()
    person.see("offline")
    yield "offline"
    person.context.set_offline(False)
    person.page.reload()


def _play_until(person: Person, what: str) -> None:
    for _ in range(600):
        if person.page.locator(what).count():
            return
        person.act()
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{what} did not come")
