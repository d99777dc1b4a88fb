"""Here, away, thinking, replaced: seen at the seat, said on the Line, told in the log."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsers import PHONE
from tests.web.people import Person, at_a_table, leave_to_bots, on_a_phone, open_table
from tests.web.test_axe import violations
from tests.web.test_since import after_a_turn
from tests.web.walker import Walker, size, told

DUEL = "duel-of-magicians"
LONG = 20_000


def two(browser: Browser, house: str, locale: str, **more: Any) -> tuple[Person, Person, str]:
    """Ann at a desk and Bob with a phone, at a table of two."""
    ann = Person(browser, house, bypass_csp=True)
    bob = Person(browser, house, locale, viewport=PHONE, bypass_csp=True)
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        person.go("#settings")
        expect(person.page.locator("#nickname")).to_be_enabled()
        person.ask("PATCH", "/api/me", {"nickname": name})
    return ann, bob, at_a_table([ann, bob], DUEL, **more)


def until_bob_is_awaited(ann: Person, title: str) -> None:
    """Ann plays until the Line says it."""
    line = ann.page.locator("[data-testid=line] h2")
    for _ in range(200):
        if line.count() and line.inner_text() == title:
            return
        ann.act()
        ann.page.wait_for_timeout(50)
    raise AssertionError(f"{title!r} was not said, but {line.all_inner_texts()}")


def log(person: Person) -> str:
    return "\n".join(person.page.locator("[data-testid=log] li").all_inner_texts())


def test_who_goes_away_is_seen_to_be_replaced_and_to_come_back(browser: Browser, house: str) -> None:
    ann, bob, table = two(browser, house, "fr-FR", grace=4)
    seat = ann.page.locator("[data-presence]").first
    bob.go("#settings")
    bob.page.locator("#nickname").wait_for()
    expect(seat).to_have_attribute("data-presence", "away")
    expect(seat).to_contain_text("away")

    until_bob_is_awaited(ann, "Bob is away.")
    expect(ann.page.locator("[data-testid=countdown]")).to_be_visible()
    assert violations(ann) == []
    expect(seat).to_have_attribute("data-presence", "stand-in", timeout=LONG)
    expect(seat).to_have_text("Regular stands in")
    expect(ann.page.locator("[data-testid=log]")).to_contain_text("A stand-in plays for Bob: Regular.")
    expect(ann.page.locator("[data-testid=log]")).to_contain_text("Regular (for Bob) ")
    expect(ann.page.locator("[data-testid=event-line]")).to_contain_text("Regular (for Bob) ")

    bob.go(f"#table={table}")
    bob.see("event-line")
    expect(ann.page.locator("[data-testid=log]")).to_contain_text("Bob is back.")
    expect(ann.page.locator("[data-presence=stand-in]")).to_have_count(0)
    assert not bob.page.locator("[data-testid=stand-in]").count(), "nothing is asked of who is back"
    bob.page.get_by_label("Journal et discussion").first.click()
    expect(bob.page.locator("[data-testid=log]")).to_contain_text("Habitué (à votre place) ")
    expect(bob.page.locator("[data-testid=log]")).to_contain_text(
        "Un remplaçant joue à votre place\u00a0: Habitué."
    )
    assert not ann.said_wrong() + bob.said_wrong()


@pytest.mark.wide
def test_a_missed_move_costs_that_move_and_three_in_a_row_the_seat_until_im_back(
    browser: Browser, house: str
) -> None:
    ann, bob, _ = two(browser, house, "ja-JP", clock={"kind": "move", "seconds": 3})
    mine = bob.page.locator("[data-testid=stand-in]")
    while not mine.count():
        ann.act()
        ann.page.wait_for_timeout(60)
    expect(mine).to_contain_text("時間切れです。常連がこの手を代わりにプレイしました。")
    assert not bob.page.locator("[data-testid=back]").count(), "the seat is still his"
    while not bob.page.locator("[data-testid=back]").count():
        ann.act()
        ann.page.wait_for_timeout(60)
    expect(mine).to_contain_text("代理ボット（常連）があなたの代わりにプレイしています。")
    assert violations(bob) == []
    expect(ann.page.locator("[data-presence=stand-in]")).to_have_count(1)
    assert log(ann).count("Regular (for Bob)") >= 3
    bob.page.locator("[data-testid=back]").click()
    expect(mine).to_have_count(0)
    expect(ann.page.locator("[data-presence=stand-in]")).to_have_count(0)
    bob.page.get_by_label("ログとチャット").first.click()
    expect(bob.page.locator("[data-testid=log]")).to_contain_text("常連（あなたの代理）")
    expect(bob.page.locator("[data-testid=log]")).to_contain_text("あなたが戻りました。")
    assert not ann.said_wrong() + bob.said_wrong()


@pytest.mark.wide
def test_the_table_says_what_a_missed_move_costs_when_it_is_laid(browser: Browser, house: str) -> None:
    ann = on_a_phone(Person, browser, house).go("#new=duel-of-magicians")
    ann.page.locator("#clock").select_option(label="30 s a move")
    expect(ann.page.locator("#misses option:checked")).to_have_text(
        "is made by the stand-in; 3 in a row cost the seat"
    )
    ann.page.locator("#misses").select_option("1")
    open_table(ann)
    expect(ann.page.get_by_test_id("how")).to_contain_text("costs the seat until “I’m back”")


@pytest.mark.wide
def test_a_seat_that_was_given_up_keeps_its_name_in_log_and_replay(browser: Browser, house: str) -> None:
    ann, bob, table = two(browser, house, "fr-FR")
    bob.ask("POST", f"/api/tables/{table}/resign")
    told = ann.page.locator("[data-testid=log]")
    expect(told).to_contain_text("Bob gave up the seat. Regular plays on.")
    for _ in range(200):
        if "Regular (for " in told.inner_text():
            break
        ann.act()
        ann.page.wait_for_timeout(50)
    expect(told).to_contain_text("Regular (for Bob) ")
    expect(ann.page.locator(".seats")).to_contain_text("Bob")
    leave_to_bots([ann], table)
    ann.go(f"#replay={table}")
    expect(ann.page.locator(".seats")).to_contain_text("Bob")


@pytest.mark.wide
def test_what_is_said_before_the_first_move_stands_once_in_the_log(browser: Browser, house: str) -> None:
    people = [Person(browser, house) for _ in range(3)]
    at_a_table(people, "maitre-du-monde")
    talk = people[0].page.get_by_label("To the table")
    talk.fill("Good luck!")
    talk.press("Enter")
    for person in people:
        expect(person.page.locator("[data-testid=log] .said")).to_have_text(re.compile("Good luck!"))
        assert not person.said_wrong()


@pytest.mark.wide
def test_what_was_said_stands_where_it_was_said_also_in_a_log_that_is_opened_later(
    browser: Browser, house: str
) -> None:
    ann, bob, _ = two(browser, house, "fr-FR")
    talk = ann.page.get_by_label("To the table")
    talk.fill("Good luck!")
    talk.press("Enter")
    expect(bob.page.get_by_test_id("unread")).to_have_text("1")
    moves = 0
    while moves < 4:
        moves += sum(person.act() in ("play", "take", "joker") for person in (ann, bob))
        ann.page.wait_for_timeout(50)
    for _ in range(2):
        bob.page.get_by_label("Journal et discussion").first.click()
        said = bob.page.locator("[data-testid=log] .said")
        expect(said).to_have_text(re.compile("Good luck!"))
        assert said.locator("xpath=following-sibling::li").count() >= 4
        bob.page.keyboard.press("Escape")


@pytest.mark.wide
def test_what_one_has_just_said_is_in_sight_below_what_the_others_did(browser: Browser, house: str) -> None:
    page = after_a_turn(browser, house, DUEL, **PHONE).page
    page.get_by_label("Log and talk").first.click()
    expect(page.get_by_test_id("since-here")).to_be_in_viewport()
    talk = page.get_by_label("To the table")
    for line in ("Well played, all of you.", "That was the last of my high cards, I am afraid.", "Go on!"):
        talk.fill(line)
        talk.press("Enter")
        said = page.locator("[data-testid=log] .said", has_text=line)
        expect(said).to_be_in_viewport(ratio=1)


@pytest.mark.wide
def test_who_gave_up_is_told_so_and_does_not_win_what_his_stand_in_wins(browser: Browser, house: str) -> None:
    ann, bob = Walker(browser, house, viewport=size("360x640")), Person(browser, house)
    table = at_a_table([ann, bob], DUEL, options={"hands": 1})
    ann.ask("POST", f"/api/tables/{table}/resign")
    word = ann.page.get_by_test_id("given-up")
    expect(word).to_contain_text("You gave up your seat")
    assert word.get_by_role("link", name="Front page").is_visible()
    word.get_by_role("button", name="Close").click()
    expect(word).to_have_count(0)
    bob.ask("POST", f"/api/tables/{table}/resign")
    ann.page.get_by_role("button", name="To the result").click(timeout=60_000)
    end = ann.page.get_by_test_id("end")
    expect(end.locator("h2")).to_have_text(re.compile(r"Regular \(for .*\) (wins|shares? the victory)"))
    expect(end.locator("li b")).to_have_text([re.compile(r"Regular \(for .+\)")] * 2)
    ann.look("360x640")
    assert not ann.faults, told(ann.faults)


@pytest.mark.wide
def test_who_is_replaced_is_marked_in_a_world_on_a_desk_and_on_a_small_phone(
    browser: Browser, house: str
) -> None:
    ann, bob = Walker(browser, house, locale="fr-FR"), Person(browser, house)
    table = at_a_table([ann, bob], "maitre-du-monde", bots=1)
    bob.ask("POST", f"/api/tables/{table}/resign")
    expect(ann.page.locator("aside .players [data-presence=stand-in]")).to_have_count(1)
    ann.look("1280x800")
    ann.look("360x640")
    expect(ann.page.locator("[data-seat] [data-presence=stand-in]")).to_be_visible()
    assert not [fault for fault in ann.faults if "Habitué" in fault], told(ann.faults)
