"""Who looks on: is counted, talks among spectators unless the table says otherwise, and is not waited for."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from maestri import all_games
from tests.breadth import only_long
from tests.web.people import Person, at_a_table, on_a_phone
from tests.web.rare import LIVE, Called
from tests.web.walker import SCREENS, Walker, size, told

DUEL: dict[str, Any] = {"game": "duel-of-magicians", "options": {"hands": 2}}


def say(person: Person, placeholder: str, text: str) -> None:
    person.page.get_by_placeholder(placeholder).fill(text)
    person.page.keyboard.press("Enter")


@pytest.mark.wide
def test_spectators_talk_among_themselves_and_players_on_a_phone_see_what_is_unread(
    browser: Browser, house: str
) -> None:
    ann, bob = on_a_phone(Person, browser, house), on_a_phone(Person, browser, house, "fr-FR")
    table = at_a_table([ann, bob], **DUEL)
    assert not ann.page.locator("[data-testid=watching]").count()
    lookers = [Person(browser, house).go(f"#table={table}") for _ in range(2)]
    for each in lookers:
        expect(each.page.locator("[data-testid=watching]")).to_contain_text("2")
    expect(bob.page.locator("[data-testid=watching]")).to_contain_text("2 personnes regardent.")

    expect(lookers[0].page.get_by_text("The players read this when the match is over.")).to_be_visible()
    say(lookers[0], "To the table …", "Bob has two jokers")
    expect(lookers[1].page.locator("[data-testid=log] .said")).to_contain_text("Bob has two jokers")
    expect(lookers[1].page.locator("[data-testid=log] .said")).to_contain_text("watching")

    ann.page.get_by_label("Log and talk").click()
    say(ann, "To the table …", "Good luck")
    unread = bob.page.locator("[data-testid=unread]")
    expect(unread).to_have_text("1")
    bob.page.get_by_label("Journal et discussion, 1 message non lu").click()
    expect(bob.page.locator("[data-testid=log] .said")).to_have_count(1)
    expect(bob.page.locator("[data-testid=log] .said")).to_contain_text("Good luck")
    bob.page.keyboard.press("Escape")
    expect(unread).to_have_count(0)
    assert "jokers" not in ann.page.locator("[data-testid=log]").inner_text()
    assert not any("jokers" in str(told) for told in (*ann.heard, *bob.heard))
    for each in lookers:
        each.go("#settings")
    expect(bob.page.locator("[data-testid=watching]")).to_have_count(0)
    assert not ann.said_wrong() + bob.said_wrong() + lookers[0].said_wrong()


@pytest.mark.wide
def test_where_the_table_says_so_players_read_spectators_and_see_that_they_are_none_of_them(
    browser: Browser, house: str
) -> None:
    ann = Person(browser, house)
    table = at_a_table([ann], bots=1, talk="together", **DUEL)
    looker = on_a_phone(Person, browser, house, "ja-JP").go(f"#table={table}")
    looker.see("event-line")
    looker.page.get_by_label("ログとチャット").click()
    expect(looker.page.get_by_text("プレイヤーにも見えます。")).to_be_visible()
    say(looker, "全員へメッセージ…", "こんにちは")
    said = ann.page.locator("[data-testid=log] .said")
    expect(said).to_contain_text("こんにちは")
    expect(said.locator(".onlooker")).to_have_text("watching")


@pytest.mark.wide
def test_the_end_of_a_hand_does_not_wait_for_a_click_of_a_spectator(browser: Browser, house: str) -> None:
    ann, bob = (Person(browser, house) for _ in range(2))
    table = at_a_table([ann, bob], **DUEL)
    looker = on_a_phone(Person, browser, house, "fr-FR").go(f"#table={table}")
    looker.see("event-line")
    ended = looker.page.locator("[data-testid=next-hand], [data-testid=to-result]")
    for _ in range(600):
        if ended.count():
            break
        for person in (ann, bob):
            person.act()
        ann.page.wait_for_timeout(20)
    expect(ended).to_be_visible()
    for _ in range(600):
        if not ended.count():
            break
        for person in (ann, bob):
            person.act()
        ann.page.wait_for_timeout(20)
    expect(ended).to_have_count(0)
    expect(looker.page.locator("[data-testid=line]")).to_be_visible()


LONG_NAME = "Renard agile #KBM7"


@pytest.mark.parametrize("stands_in", [only_long(False), True])
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(
            game.key, seats, marks=pytest.mark.wide if seats == max(game.seats) else pytest.mark.long
        )
        for game in all_games()
        for seats in game.seats
    ],
)
def test_somebody_with_a_long_name_is_called_by_it(
    browser: Browser, house: str, game: str, seats: int, stands_in: bool
) -> None:
    table = at_a_table([Person(browser, house)], game, bots=seats - 1)
    looker = Walker(browser, house, locale="fr-FR", viewport=size("360x640"))
    away: dict[str, Any] = {"stand_in": True, "level": "regular", "here": False}
    looker.page.route_web_socket(LIVE, Called(LONG_NAME, **(away if stands_in else {})))
    looker.go(f"#table={table}").see("line")
    expect(looker.page.locator("b.named", has_text=LONG_NAME).first).to_be_visible()
    for screen in SCREENS:
        looker.look(screen)
    assert not looker.faults, told(looker.faults)
