"""Scenes of golden matches of Maître du Monde that once did not fit: on every screen all is in sight."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import broad, only_long
from tests.golden.files import FOLDER
from tests.web.golden_tour import stand
from tests.web.monde_tour import sit_at, until
from tests.web.people import at_a_table, leave_to_bots
from tests.web.rare import LIVE, Ended
from tests.web.walker import SCREENS, Walker, size, told

GAME = "maitre-du-monde"
SCENES = [
    ("5-players-war", 404, "react", "fr-FR", "1280x800 1440x900"),
    ("6-players-war-and-trade", 59, "vote", "ja-JP", "844x390 360x640"),
    ("6-players-war-and-trade", 127, "world", "ja-JP", "1280x800 1440x900"),
    ("6-players-war-and-trade", 128, "world", "ja-JP", "844x390 360x640 1024x768 1280x800"),
    ("6-players-war-and-trade", 177, "combat", "ja-JP", "844x390 360x640"),
    ("6-players-war-and-trade", 291, "market", "fr-FR", "360x640 390x664 844x390"),
    ("6-players-war-and-trade", 292, "deal", "fr-FR", "844x390 360x640"),
    ("6-players-war-and-trade", 293, "deal", "fr-FR", "844x390 360x640"),
    ("4-players-sustainable-development", 243, "world", "fr-FR", "1024x768 1280x800"),
]
BELOW = "list => list.scrollHeight - list.clientHeight"
"""How much of a list is out of sight."""
LINES = "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
TOP = "one => one.getBoundingClientRect().top"
LONE = """() => {
  const lonely = (name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    const lines = [...range.getClientRects()].map(({ width }) => width)
    return lines.length > 1 && lines.at(-1) < 1.5 * parseFloat(getComputedStyle(name).fontSize)
  }
  const names = [...document.querySelectorAll('[data-testid=shop] :is(.name, .families b)')]
  return names.filter(lonely).map((name) => name.textContent)
}"""
"""Names of which one letter stands on a line of its own."""


@pytest.mark.wide
@pytest.mark.parametrize(("golden", "ply", "scene", "locale", "screens"), SCENES)
def test_a_scene_fits_its_screens(
    browser: Browser, house: str, golden: str, ply: int, scene: str, locale: str, screens: str
) -> None:
    first, *_ = screens.split()
    walker = Walker(browser, house, locale=locale, viewport=size(first))
    come(walker, golden, ply, scene)
    for screen in screens.split():
        walker.look(screen)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
def test_the_basket_stays_in_sight_where_the_wares_scroll(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("360x640"))
    come(walker, "6-players-hidden-money", 9, "shop")
    for screen in ("360x640", "390x664", "844x390"):
        walker.look(screen)
        expect(walker.page.locator("[data-testid=shop] .basket")).to_be_in_viewport(ratio=1)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize("locale", broad(("fr-FR", "ja-JP"), (), wide={"ja-JP"}))
def test_a_shop_of_four_shows_regions_and_what_they_would_bring(
    browser: Browser, house: str, locale: str
) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size("360x740"))
    page = sit_at(walker, "omc" + " shop" * 7)
    until(walker, "[data-testid=shop]", "roll", "die", "pass", "vote")
    page.locator("[data-testid=shop] [data-move^=buy]").first.click()
    expect(page.locator("[data-testid=shop] p")).to_contain_text(re.compile("OMC|WTO"))
    page.locator("[data-testid=shop] .regions [data-move^=buy]:not(.off, .selected)").first.click()
    expect(page.locator("[data-testid=shop] p")).to_contain_text(re.compile("ces cartes|これらのカード"))
    for screen in ("360x740", "360x640", "375x667", "390x664", "390x844"):
        for family in page.locator("[data-testid=shop] .families button").all():
            family.click()
            walker.look(screen)
            below = page.locator(".wares").evaluate(BELOW)
            assert below <= 0, f"{screen}, {family.inner_text()}: {below} px are out of sight"
            assert page.evaluate(LONE) == [], screen
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize(
    ("locale", "said"),
    [
        only_long("en-US", ["up to 3 cards", "2 more cards", "one more card", "full"]),
        ("fr-FR", ["jusqu’à 3 cartes", "ajouter 2 cartes", "ajouter une carte", "plein"]),
        only_long("ja-JP", ["あと3枚", "あと2枚", "あと1枚", "これ以上"]),
    ],
)
def test_what_lies_in_the_basket_is_counted(
    browser: Browser, house: str, locale: str, said: list[str]
) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size("360x640"))
    come(walker, "6-players-hidden-money", 9, "shop")
    line = walker.page.locator("[data-testid=line] h2")
    goods = walker.page.locator("[data-testid=shop] .regions [data-move^=buy]:not([aria-pressed=true])")
    for words in said:
        expect(line).to_contain_text(words)
        for screen in ("360x640", "390x844", "1280x800"):
            walker.look(screen)
        if words != said[-1]:
            goods.nth(said.index(words)).click()
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
def test_a_shop_shows_also_a_sentence_of_three_lines(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("360x640"))
    come(walker, "4-players-war", 217, "shop")
    page = walker.page
    page.locator("[data-testid=shop] .families button").first.click()
    page.locator("[data-move='buy new-zealand']").click()
    sentence = page.locator("[data-testid=shop] p")
    expect(sentence).to_contain_text("Vous aurez la majorité.")
    assert round(sentence.evaluate(LINES)) == 3
    for screen in ("360x640", "360x740", "375x667", "390x664"):
        walker.look(screen)
        below = page.locator(".wares").evaluate(BELOW)
        assert below <= 0, f"{screen}: {below} px are out of sight"
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize(
    ("ply", "locale"),  # the next card, and an offer of it
    [(268, "fr-FR"), only_long(268, "ja-JP"), only_long(271, "fr-FR"), (271, "ja-JP")],
)
def test_whoever_answers_sees_the_card_to_be_answered(
    browser: Browser, house: str, ply: int, locale: str
) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size("360x640"))
    come(walker, "6-players-war-and-trade", ply, "combat")
    for screen in ("360x640", "390x664", "375x667", "360x740", "390x844", "844x390", "1280x800"):
        walker.look(screen)
        cards = walker.page.locator("[data-testid=combat] li > div")
        for card in (cards.nth(-2), cards.last):
            expect(card, screen).to_be_in_viewport(ratio=0.9)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize(("ply", "offered"), [(44, ["pass"]), (94, ["pass", "call"])])
def test_whoever_has_no_answer_is_not_asked_for_one(
    browser: Browser, house: str, ply: int, offered: list[str]
) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("360x640"))
    come(walker, "4-players-war", ply, "combat")
    expect(walker.page.locator("[data-testid=line] h2")).to_contain_text("rien pour répondre")
    acts = walker.page.locator(".dock .acts button")
    assert [act.get_attribute("data-move") for act in acts.all()] == offered
    for screen in ("360x640", "390x664", "844x390", "1280x800"):
        walker.look(screen)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
def test_whoever_opens_a_combat_has_nothing_to_answer_yet(browser: Browser, house: str) -> None:
    walker = Walker(browser, house)
    come(walker, "4-players-war", 43, "combat")
    expect(walker.page.locator("[data-testid=line] p")).to_have_text("opens with a card")


@pytest.mark.wide
@pytest.mark.parametrize(
    ("golden", "before"),
    [
        only_long("3-players-own-deck", 56),
        ("4-players-war", 42),
        only_long("6-players-war-and-trade", 176),
    ],
)
def test_the_log_stays_where_it_is_when_a_combat_begins(
    browser: Browser, house: str, golden: str, before: int
) -> None:
    walker = Walker(browser, house, locale="fr-FR")
    tops = []
    for ply, scene in ((before, "world"), (before + 1, "combat")):
        come(walker, golden, ply, scene)
        for screen in ("1280x800", "1440x900", "1920x1080"):
            walker.look(screen)
            tops.append(walker.page.get_by_test_id("log").evaluate(TOP))
    assert tops[:3] == tops[3:]
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize(
    ("golden", "ply", "locale"),
    [
        only_long("4-players-war", 43, "fr-FR"),
        only_long("6-players-war-and-trade", 177, "ja-JP"),
        ("6-players-war-and-trade", 177, "fr-FR"),
    ],
)
def test_on_a_desk_all_of_what_answers_what_is_in_sight(
    browser: Browser, house: str, golden: str, ply: int, locale: str
) -> None:
    walker = Walker(browser, house, locale=locale)
    come(walker, golden, ply, "combat")
    for screen in ("1280x800", "1440x900", "1920x1080"):
        walker.look(screen)
        below = walker.page.locator(".side:has(> .players)").evaluate(BELOW)
        assert below <= 0, f"{screen}: {below} px are out of sight"
    assert not walker.faults, told(walker.faults)


LOWEST = """() => {
  const end = (what) => document.querySelector(`[data-testid=end] ${what}`).getBoundingClientRect().bottom
  return end('ol > li:nth-child(3)') - end('.told')
}"""


@pytest.mark.wide
@pytest.mark.parametrize("locale", broad(("en-US", "fr-FR", "ja-JP"), (), wide={"ja-JP"}))
def test_a_small_phone_shows_the_first_three_of_an_end(browser: Browser, house: str, locale: str) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size("360x640"))
    walker.page.route_web_socket(LIVE, Ended(FOLDER / GAME / "3-players-hidden-money.json"))
    table = at_a_table([walker], GAME, bots=2, stand_in="novice", options={"turn_limit": 4})
    leave_to_bots([walker], table)
    walker.go("#settings").go(f"#table={table}")
    until(walker, "[data-testid=end] [data-testid=fairness]")
    for screen in ("360x640", "390x664", "375x667"):
        walker.look(screen)
        assert walker.page.evaluate(LOWEST) <= 0, screen
    assert not walker.faults, told(walker.faults)


SPILT = """() => {
  const ring = document.querySelector('[data-testid=ring]').getBoundingClientRect()
  const over = (pawn) => {
    const { left, right } = pawn.getBoundingClientRect()
    return Math.max(ring.left - left, right - ring.right)
  }
  return Math.max(...[...document.querySelectorAll('.pawns .pawn > span > *')].map(over))
}"""


@pytest.mark.wide
def test_six_pawns_stand_within_the_square_they_start_on(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, viewport=size("360x640"))
    come(walker, "6-players-war-and-trade", 1, "world")
    for screen in SCREENS:
        walker.look(screen)
        walker.page.wait_for_selector("[data-testid=ring] .pawns")
        assert walker.page.evaluate(SPILT) <= 0, screen
    assert not walker.faults, told(walker.faults)


def come(walker: Walker, golden: str, ply: int, scene: str) -> None:
    """To a scene of a golden match."""
    stand(walker, f"{GAME}/{golden}", ply)
    walker.page.wait_for_selector(f"[data-testid=board][data-ply='{ply}'][data-scene={scene}]")
