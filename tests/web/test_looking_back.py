"""A match that is over is told by its list of moves, its chapters and its great moments."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from maestri.bots.ratings import ratings_of
from tests.web.people import Person, at_a_table, leave_to_bots
from tests.web.tour import visit

COLUMNS = """rows => rows.map((row) =>
  [...row.querySelectorAll('i')].map((one) => one.getBoundingClientRect().x))"""


def over(browser: Browser, house: str, bots: int = 1) -> tuple[Person, str]:
    """A match of two hands that bots have played to its end."""
    person = Person(browser, house)
    table = at_a_table([person], "duel-of-magicians", bots=bots, options={"hands": 2})
    leave_to_bots([person], table)
    return person, table


@pytest.mark.wide
def test_a_replay_has_its_moves_its_chapters_and_keys_for_both(browser: Browser, house: str) -> None:
    person, table = over(browser, house)
    story = person.past(table, "story")
    hands = [ply["ply"] for ply in story for event in ply["events"] if event["event"] == "hand-dealt"]
    assert [ply["ply"] for ply in story] == list(range(len(story)))
    person.go(f"#replay={table}&ply=3")
    page = person.page
    here = page.locator("[data-testid=moves] [aria-current]")
    said = page.locator("[data-testid=ply]")
    expect(here).to_have_attribute("data-ply", "3")
    page.locator("[data-testid=moves] [data-ply='5']").click()
    expect(said).to_contain_text("Move 5 of")
    expect(here).to_have_attribute("data-ply", "5")
    page.locator("h1").click()
    for key, ply in (
        ("PageDown", hands[1]),
        ("ArrowLeft", hands[1] - 1),
        ("Home", 0),
        ("End", len(story) - 1),
    ):
        page.keyboard.press(key)
        expect(said).to_contain_text(f"Move {ply} of")
    chapters = page.get_by_label("Chapter")
    chapters.select_option(label=chapters.locator("option").nth(1).inner_text())
    expect(said).to_contain_text(f"Move {hands[1]} of")
    page.get_by_role("button", name="Calm").click()
    expect(page.get_by_role("button", name="Calm")).to_have_attribute("aria-pressed", "true")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    assert not person.said_wrong()


@pytest.mark.wide
def test_marks_below_the_slider_stand_where_a_pile_is_taken(browser: Browser, house: str) -> None:
    person, table = over(browser, house)
    story = person.past(table, "story")
    took = [ply["ply"] for ply in story if any(event["event"] == "took" for event in ply["events"])]
    person.go(f"#replay={table}")
    marks = person.page.locator("[data-testid=marks] i")
    expect(marks).to_have_count(len(took))
    left = marks.evaluate_all("marks => marks.map((one) => parseFloat(one.style.left))")
    assert left == pytest.approx([100 * ply / (len(story) - 1) for ply in took], abs=0.01)
    expect(person.page.locator("[data-testid=ply]")).to_contain_text("a pile is taken")


@pytest.mark.wide
def test_bars_above_the_slider_are_as_high_as_what_was_played(browser: Browser, house: str) -> None:
    person, table = over(browser, house)
    story = person.past(table, "story")
    totals = [max((event.get("total", 0) for event in ply["events"]), default=0) for ply in story]
    person.go(f"#replay={table}&ply=5")
    bars = person.page.locator("[data-testid=bars] path")
    expect(bars).to_have_count(3)
    past, ahead, now = (
        [float(high) for high in re.findall(r"v(-?[\d.]+)", path.get_attribute("d") or "")]
        for path in bars.all()
    )
    drawn = [-high for high in (*past, *now, *ahead)]
    assert (len(past), len(now)) == (5, 1)
    assert drawn == pytest.approx([total / max(totals) for total in totals])


@pytest.mark.wide
def test_who_plays_on_says_how_well_each_of_the_others_plays(browser: Browser, house: str) -> None:
    person, table = over(browser, house, bots=3)
    person.go(f"#replay={table}&ply=3")
    page = person.page
    page.get_by_test_id("fork").click()
    levels = page.locator("dialog").get_by_role("combobox")
    expect(levels).to_have_count(3)  # as they played
    assert levels.evaluate_all("all => all.map((one) => one.value)") == ["novice"] * 3
    levels.last.select_option("master")
    expect(page.locator("dialog")).to_contain_text(f"Strength: {ratings_of('duel-of-magicians')['master']:,}")
    page.get_by_role("radio").nth(1).click()  # it is theirs to choose: my seat has a bot then
    levels.first.select_option("novice")
    page.get_by_test_id("fork-open").click()
    person.see("hand")
    seats = person.ask("GET", f"/api/tables/{person.table()}")["seats"]
    assert person.table() != table
    assert [seat["level"] for seat in seats if seat["kind"] == "bot"] == ["novice", "novice", "master"]


@pytest.mark.wide
def test_who_plays_on_against_a_level_of_old_has_the_nearest_there_is(browser: Browser, house: str) -> None:
    """With four there was a grandmaster once, say: his seat plays on as well as anybody can now."""
    person, table = over(browser, house, bots=3)

    def of_old(asked: Route) -> None:
        told = asked.fetch().json()
        told["seats"] = [{**seat, "level": "grandmaster"} for seat in told["seats"]]
        asked.fulfill(json=told)

    person.page.route(re.compile(f"/api/tables/{table}[?]"), of_old)
    person.go(f"#replay={table}&ply=3")
    person.page.get_by_test_id("fork").click()
    levels = person.page.locator("dialog").get_by_role("combobox")
    expect(levels).to_have_count(3)
    assert levels.evaluate_all("all => all.map((one) => one.value)") == ["master"] * 3


@pytest.mark.wide
def test_who_plays_on_sees_the_moment_behind_the_question(browser: Browser, house: str) -> None:
    person, table = over(browser, house)
    page = person.page
    page.set_viewport_size({"width": 360, "height": 740})
    person.go(f"#replay={table}&ply=3")
    page.get_by_test_id("fork").scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    page.get_by_test_id("fork").click()
    expect(page.locator("dialog")).to_be_visible()
    expect(page.get_by_test_id("event-line")).to_be_in_viewport(ratio=1)


@pytest.mark.wide
def test_what_happened_is_the_title_of_a_past_moment_where_all_hands_are_open(
    browser: Browser, house: str
) -> None:
    person, table = over(browser, house)
    person.go(f"#replay={table}&ply=3")
    line = person.page.get_by_test_id("event-line")
    expect(line).to_contain_text(re.compile("play|take"))
    assert line.evaluate("line => parseFloat(getComputedStyle(line).fontSize)") >= 18
    expect(person.page.locator("header.bar")).to_contain_text("all hands open")


@pytest.mark.wide
def test_nobody_thinks_or_is_away_in_what_is_past(browser: Browser, house: str) -> None:
    person, table = over(browser, house)
    person.go(f"#replay={table}&ply=3").see("moves")
    assert not person.page.locator("[data-presence]").count()


@pytest.mark.wide
def test_at_the_end_the_great_moments_lead_into_the_replay(browser: Browser, house: str) -> None:
    person, _ = over(browser, house)
    page = person.page
    page.reload()  # else the last hand is still to be looked at, or not any more
    moments = page.locator("[data-testid=moments] li")
    expect(moments).to_have_count(3)
    expect(moments.first).to_contain_text("take")
    expect(moments.last.get_by_role("link")).to_be_in_viewport(ratio=1)
    moments.first.get_by_role("link").click()
    expect(page.locator("[data-testid=moves] [aria-current]")).to_contain_text("take")


@pytest.mark.wide
def test_a_tie_is_told_type_by_type_beside_the_ranking(browser: Browser, house: str) -> None:
    person = Person(browser, house)
    for _ in visit(person, "tie"):
        ties = person.page.get_by_test_id("ties")
        expect(ties.locator("tbody tr")).to_have_count(5)
        expect(ties.locator(".decides")).to_have_text(["Support Right20"])
        rows = person.page.locator("[data-testid=end] ol > li").evaluate_all(COLUMNS)
        assert len(rows) == 5
        assert all(len(row) == 5 and row == pytest.approx(rows[0], abs=1) for row in rows)
        expect(person.page.locator("[data-testid=moments] a").last).to_be_in_viewport(ratio=1)
