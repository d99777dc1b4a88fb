"""The lobby: who looks round sees at once what is open, what runs, and whose move it is at his own tables."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsers import PHONE
from tests.web.people import Person, at_a_table, leave_to_bots, open_table
from tests.web.test_axe import violations


@pytest.mark.wide
def test_an_open_table_is_seen_live_taken_from_the_lobby_and_gone_when_it_starts(
    browser: Browser, house: str
) -> None:
    host = Person(browser, house).go("#new=duel-of-magicians")
    guest = Person(browser, house, "ja-JP", viewport=PHONE, color_scheme="dark", bypass_csp=True).go(
        "#tables"
    )
    guest.see("my-move")
    expect(guest.page.get_by_test_id("my-move")).to_have_text("参加中のテーブルはありません。")
    host.page.locator(".place").nth(1).click()
    host.page.get_by_text("Leave it open").click()
    table = open_table(host).split("table=")[1].split("&")[0]
    row = guest.page.locator(f"[data-testid=column-open] [data-table='{table}']")
    expect(row).to_contain_text("Hanaのテーブル")
    expect(row).to_contain_text("今すぐ遊ぶ · 持ち時間なし")
    assert violations(guest) == []
    row.get_by_role("link").click()
    guest.see("sit")
    guest.say_name("葵")
    guest.page.get_by_test_id("sit").click()
    guest.see("stand-up")
    watcher = Person(browser, house).go("#tables")
    watcher.see("my-move")
    host.page.locator("[data-testid=start]:not(:disabled)").click()
    host.see("hand")
    running = watcher.page.locator(f"[data-testid=column-running] [data-table='{table}']")
    expect(running).to_contain_text("Hana, 葵", timeout=15_000)
    expect(running).to_contain_text("to move")
    expect(running).to_contain_text("nobody watches")
    expect(watcher.page.locator(f"[data-testid=column-open] [data-table='{table}']")).to_have_count(0)
    running.get_by_role("link").click()
    watcher.see("line")
    assert not [each for person in (host, guest, watcher) for each in person.said_wrong()]


@pytest.mark.wide
def test_the_match_that_waits_for_me_is_the_first_thing_that_i_see(browser: Browser, house: str) -> None:
    ann = Person(browser, house)
    bob = Person(browser, house, "fr-FR", viewport=PHONE)
    table = at_a_table(
        [ann, bob], "duel-of-magicians", pace="leisure", clock={"kind": "move", "seconds": 172800}
    )
    mover, other = (ann, bob) if ann.page.locator("button.card.legal").count() else (bob, ann)
    words = {
        ann: (
            "Your move at one table.",
            "You sit at one table.",
            "It is your move: beat the total, or take the cards.",
        ),
        bob: (
            "À vous de jouer à une table.",
            "Vous avez une place à une table.",
            "C’est à vous\u202f: dépassez le total, ou ramassez les cartes.",
        ),
    }
    other.go("#tables")
    expect(other.page.get_by_test_id("my-move")).to_have_text(words[other][1])
    other.ask("PATCH", "/api/me", {"nickname": "Maximilienne Beauregard"})
    mover.go("#")
    expect(mover.page.locator("#mine")).to_have_text(words[mover][0])
    told = mover.page.locator(".mine .row span").first
    expect(told).to_contain_text("Beauregard")
    mover.page.set_viewport_size({"width": 320, "height": 640})
    assert not mover.page.locator(".mine .row span").first.evaluate(
        "(one) => one.scrollWidth > one.clientWidth"
    )
    mover.page.get_by_test_id("go-on").click()
    mover.see("hand")
    for _ in range(40):
        if mover.act() == "play" and not mover.page.locator("button.card.legal").count():
            break
        mover.page.wait_for_timeout(100)
    card = other.page.locator(f"[data-testid=my-table][data-table='{table}']")
    expect(card.locator("h3")).to_have_text(words[other][2], timeout=15_000)
    expect(other.page.get_by_test_id("my-move")).to_have_text(words[other][0])
    card.get_by_role("link").click()
    other.see("hand")


@pytest.mark.wide
def test_tables_are_filtered_by_game_and_pace_and_finished_ones_say_how_they_ended(
    browser: Browser, house: str
) -> None:
    ann, bob = Person(browser, house, bypass_csp=True), Person(browser, house, "fr-FR", viewport=PHONE)
    table = at_a_table([ann, bob], "duel-of-magicians", options={"hands": 1})
    leave_to_bots([ann, bob], table)
    ann.watching_shifts("main").go("#tables")
    over = ann.page.locator(f"[data-testid=column-finished] [data-table='{table}']")
    expect(over).to_contain_text(re.compile(r"(wins|share the victory).* \d+ · .* \d+"))
    for chip, count in (
        ("At leisure", 0),
        ("Any pace", 1),
        ("Master Labyrinth", 0),
        ("Duel of Magicians", 1),
    ):
        ann.page.get_by_role("button", name=chip, exact=True).click()
        expect(over).to_have_count(count)
    assert ann.shifted() < 0.05, ann.what_shifted()
    assert violations(ann) == []
    assert ann.reach("[data-testid=column-finished] a", far=True)
    ann.page.keyboard.press("Enter")
    ann.see("slider")
