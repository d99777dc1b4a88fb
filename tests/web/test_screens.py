"""Screens that were once wrong: what was covered, cut, out of sight or left behind, and is no more."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from maestri import all_games
from tests.web.browsers import DESK
from tests.web.monde_tour import sit_at, until
from tests.web.people import at_a_table, leave_to_bots
from tests.web.rare import LIVE, Attack, Hoard, Replaced
from tests.web.test_stages import act_until
from tests.web.tour import visit
from tests.web.walker import LOCALES, Walker, size, told

SMALL, PHONE, TABLE = "360x640", "390x844", "1280x800"
BESIDE = ("shop", "masters", "vote", "hands", "veto")
"""Scenes of Maître du Monde that once stood in the place of the board."""
APART = """([one, other]) => {
  const [a, b] = [one, other].map((what) => document.querySelector(what)?.getBoundingClientRect())
  return !a || !b || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
}"""
LONG_EVENT = """async (text) => {
  document.querySelector('[data-testid=event-line]').textContent = text
  await new Promise((done) => setTimeout(done, 300))
  const paragraph = document.querySelector('p.event')
  return paragraph.scrollHeight - paragraph.clientHeight
}"""
TWO_LINES = """([name, note]) => {
  document.querySelector('header.bar h1').textContent = name
  document.querySelector('header.bar .title span').textContent = note
  const [bar, title] = ['header.bar', 'header.bar .title'].map((one) => document.querySelector(one))
  return title.scrollHeight - bar.clientHeight
}"""
SEE_THE_TABLE = "[data-testid=end] .acts button:not([data-testid])"


def rich(page: WebSocketRoute) -> None:
    """A house where Bruno has two works of sustainable development, and sums are large."""
    server = page.connect_to_server()

    def told(text: Any) -> None:
        one = json.loads(text)
        if one["is"] == "state":
            for player in one["view"]["players"]:
                player["masters"] = []
            one["view"]["players"][1]["masters"] = ["nobel", "scientist", "vaccine"]
            one["outlook"] |= {"brings": 25_000, "costs": 18_000}
            for line in one["outlook"]["families"].values():
                line |= {"brings": 15_000, "costs": 18_000}
        page.send(json.dumps(one))

    server.on_message(told)


@pytest.mark.wide
def test_a_world_tells_who_is_how_far_and_what_a_region_is_until_escape(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, viewport=DESK)
    walker.page.route_web_socket("**/api/live", rich)
    at_a_table([walker], "maitre-du-monde", bots=2)
    page = walker.page
    works = page.locator("aside .players [data-works]")
    expect(works).to_have_count(3)  # they are drawn after the board
    assert [one.get_attribute("data-works") for one in works.all()] == ["0", "2", "0"]
    walker.look(TABLE)
    region = page.locator("[data-testid=region]")
    for _ in range(100):  # a bot that moves in that moment closes it, and a vote covers it until he votes
        for vote in page.locator("[data-move='vote abstain']:enabled").all():
            vote.dispatch_event("click")
        page.locator("[data-cell=sahara]").first.dispatch_event("click")
        page.wait_for_timeout(100)
        if region.count():
            break
    expect(region).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-testid=region]")).to_have_count(0)
    walker.look(PHONE)
    expect(page.locator("[data-seat='1'] [data-works='2']")).to_be_visible()
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
def test_who_is_replaced_can_say_he_is_back_while_a_hand_is_counted(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, viewport=size(SMALL))
    walker.page.route_web_socket(LIVE, Replaced())
    at_a_table([walker], "duel-of-magicians", bots=1)
    act_until(walker, "next-hand")
    for screen in (SMALL, PHONE, TABLE, "844x390"):
        walker.look(screen)
        expect(walker.page.get_by_test_id("back")).to_be_in_viewport()
    assert not walker.faults, told(walker.faults)


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("part", ["tables", "last duel", "monde", "golden", "end", "tie"])
def test_every_scene_fits_its_screen(browser: Browser, house: str, part: str, locale: str) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size(SMALL))
    for scene in visit(walker, part):
        if scene.startswith(("replay", "review")):  # pages that go on below: where one forks, and reads
            assert scene != "replay" or walker.page.evaluate("scrollY") == 0
            continue
        for screen in (SMALL, PHONE, TABLE):
            walker.look(screen)
        if scene.startswith("maitre") and scene.endswith(BESIDE):
            expect(walker.page.locator("[data-testid=ring]")).to_be_visible()
        if scene.endswith("bomb"):
            assert walker.page.evaluate(APART, [".lists", "[data-testid=aim] .map"])
        walker.page.set_viewport_size(size(SMALL))
        assert not walker.faults, f"{scene}\n{told(walker.faults)}"
    assert not walker.said_wrong()


@pytest.mark.long
@pytest.mark.parametrize(("locale", "screen"), [("fr-FR", SMALL), ("ja-JP", "360x740")])
def test_all_that_is_said_of_a_verdict_is_in_sight(
    browser: Browser, house: str, locale: str, screen: str
) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size(screen))
    at_a_table([walker], "master-of-rules", bots=4)
    for _ in range(2):
        act_until(walker, "adjudication")
        while walker.page.locator("[data-testid=adjudication]").count():
            walker.look(screen)
            walker.act()
    assert not walker.faults, told(walker.faults)


@pytest.mark.long
def test_what_speaks_of_a_thing_follows_it_when_the_screen_is_turned(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, viewport=DESK)
    at_a_table([walker], "master-labyrinth", bots=1)
    page = walker.page
    page.locator("[data-square=a1]").first.dispatch_event("click")
    expect(page.locator("[data-testid=what]")).to_be_visible()
    for screen in (SMALL, TABLE, "844x390"):
        walker.look(screen)
    assert not walker.faults, told(walker.faults)


@pytest.mark.long
def test_a_long_event_is_written_small_enough_with_less_motion_too(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="ja-JP", viewport=size(SMALL))
    at_a_table([walker], "master-labyrinth", bots=1)
    since = walker.page.get_by_test_id("since")  # it takes some of the room
    assert any(since.count() for _ in walker.walk(40, ()))
    for often in (3, 1, 4):
        said = "白の番人がc4につながる道を脅かしましたが、そこには誰もいませんでした。" * often
        assert walker.page.evaluate(LONG_EVENT, said) <= 0
        assert walker.page.locator("p.event").evaluate("p => parseFloat(getComputedStyle(p).fontSize)") > 9


@pytest.mark.wide
def test_letters_that_are_written_small_are_whole(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="ja-JP", viewport=size(SMALL))
    sit_at(walker)
    until(walker, "[data-move=roll]", "pass", "vote")
    for screen in (SMALL, PHONE):
        walker.page.set_viewport_size(size(screen))
        for often in (2, 3):
            walker.page.evaluate(LONG_EVENT, "あなたが「飛行隊」（戦闘）を引きました。" * often)
            walker.look(screen)
    assert not walker.faults, told(walker.faults)


@pytest.mark.long
@pytest.mark.parametrize("screen", [SMALL, PHONE, TABLE])
@pytest.mark.parametrize("game", [game.key for game in all_games()])
def test_the_guide_does_not_cover_what_it_speaks_of(
    browser: Browser, house: str, game: str, screen: str
) -> None:
    walker = Walker(browser, house, viewport=size(screen))
    table = at_a_table([walker], game, bots=2)
    walker.go(f"#table={table}&guide")
    walker.see("guide")
    bubble = walker.page.locator("[data-testid=guide]")
    asked = walker.page.locator("dialog[open]")  # why something is refused: it lies above until it is closed
    seen = []
    for _ in walker.walk(40, ()):
        while bubble.count() and not asked.count():
            seen.append(bubble.locator("h2").inner_text())
            assert walker.page.evaluate(APART, ["[data-testid=guide]", "[data-testid=guide-ring]"]), seen[-1]
            bubble.locator(".primary").click()
            walker.page.wait_for_timeout(50)
    assert len(seen) >= 3


@pytest.mark.wide
def test_what_is_bought_and_what_it_comes_to_is_in_sight_on_a_small_phone(
    browser: Browser, house: str
) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size(SMALL))
    page = sit_at(walker, "omc news" + " shop" * 6, sale=20)  # one more button
    until(walker, "[data-testid=shop] [data-move^=use]", "roll", "die", "done", "end", "pass", "vote")
    page.locator("[data-testid=shop] [data-move^=buy]").first.click()
    walker.look(SMALL)
    expect(page.locator("[data-testid=shop] .basket")).to_be_in_viewport(ratio=1)
    walker.look("844x390")
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
def test_long_events_of_a_duel_keep_their_room(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="ja-JP", viewport=size(SMALL))
    at_a_table([walker], "duel-of-magicians", bots=1)
    assert walker.page.evaluate(LONG_EVENT, "あなたの番です。ブルーノが12を出しました。" * 3) <= 0


@pytest.mark.wide
def test_who_answers_a_card_sees_what_answers_what_on_a_high_phone_and_on_a_desk(
    browser: Browser, house: str
) -> None:
    walker = Walker(browser, house, viewport=size(PHONE))
    walker.page.route_web_socket(LIVE, Attack())
    at_a_table([walker], "maitre-du-monde", bots=2)
    triangle = walker.page.get_by_test_id("triangle")
    for screen in (PHONE, TABLE):
        walker.look(screen)
        expect(triangle.locator(".facing[data-card=drone]")).to_be_in_viewport(ratio=1)
    walker.look(SMALL)
    expect(triangle).to_have_count(0)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_what_somebody_holds_stays_within_his_seat(browser: Browser, house: str, seats: int) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("360x740"))
    walker.page.route_web_socket(LIVE, Hoard())
    at_a_table([walker], "maitre-du-monde", bots=seats - 1)
    for screen in ("360x740", PHONE, "768x1024"):
        walker.look(screen)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize("locale", LOCALES)
def test_a_title_and_a_note_of_two_lines_stay_within_the_bar(
    browser: Browser, house: str, locale: str
) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size(SMALL))
    at_a_table([walker], "master-labyrinth", bots=1)
    for both in (["Master Labyrinth once more"] * 2, ["Le Maître des Règles", "Donne 10 sur 10 · tour 10"]):
        assert walker.page.evaluate(TWO_LINES, both) <= 0
        walker.look(SMALL)
    assert not walker.faults, told(walker.faults)


@pytest.mark.long
def test_the_table_after_the_end_lies_beside_its_way_back(browser: Browser, house: str) -> None:
    walker = Walker(browser, house)
    table = at_a_table([walker], "duel-of-magicians", bots=2, options={"hands": 1})
    leave_to_bots([walker], table)
    walker.go(f"#table={table}").see("end", timeout=60_000)
    walker.page.locator(SEE_THE_TABLE).click()
    expect(walker.page.get_by_test_id("to-result-again")).to_be_visible()
    for screen in (SMALL, PHONE, TABLE, "844x390"):
        walker.look(screen)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
def test_a_long_sheet_can_be_closed_wherever_it_is_scrolled(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, viewport=size(SMALL))
    at_a_table([walker], "duel-of-magicians", bots=1)
    page = walker.page
    page.locator("header.bar button").last.click()
    page.locator("dialog .acts a").last.scroll_into_view_if_needed()
    expect(page.locator("dialog header button")).to_be_in_viewport(ratio=1)
    page.locator("dialog header button").click()
    expect(page.locator("dialog")).to_have_count(0)
