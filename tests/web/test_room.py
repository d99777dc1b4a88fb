"""States that seldom come, with the longest words: there is room for them, too."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import broad, only_long
from tests.golden.files import FOLDER
from tests.web.golden_tour import stand
from tests.web.monde_tour import until
from tests.web.people import at_a_table, leave_to_bots
from tests.web.rare import LIVE, Ended, Rare
from tests.web.walker import Walker, size, told

PHONE, NARROW_DESK, DESK = "360x640", "1024x768", "1280x800"
TALL_PHONE = "390x844"


class LongestNames(Rare):
    """Everybody in Master of Rules has laid Best of the Best; seat 0 holds it, and lays Support Right."""

    def __init__(self, laid: bool) -> None:
        self.laid = laid

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] != "state":
            return
        me, *others = one["view"]["players"]
        me["rules"] = ["best", "best"] if self.laid else ["best", "support", "best"]
        me["rule"] = "support" if self.laid else None
        for player in others:
            player["rule"] = "best"
        one["outlook"] = {"best": "open", "support": "open"}
        if one["moves"]:
            one["moves"] = me["numbers"] + ([] if self.laid else ["best", "support"])


def at_support_right(
    browser: Browser, house: str, seats: int, locale: str, screen: str, laid: bool
) -> Walker:
    person = Walker(browser, house, locale=locale, viewport=size(screen))
    person.page.route_web_socket(LIVE, LongestNames(laid))
    at_a_table([person], "master-of-rules", bots=seats - 1)
    expect(person.page.locator("[data-testid=hand] .legal").first).to_be_visible()
    return person


@pytest.mark.wide
@pytest.mark.parametrize("laid", [False, True], ids=["chosen", "laid"])
@pytest.mark.parametrize(("seats", "locale"), [(5, "ja-JP"), only_long(4, "fr-FR")])
def test_the_longest_rule_has_room_where_support_right_leans_on_it(
    browser: Browser, house: str, seats: int, locale: str, laid: bool
) -> None:
    person = at_support_right(browser, house, seats, locale, NARROW_DESK, laid)
    if not laid:
        person.page.locator("[data-testid=hand] [data-card=support]").click()
    for screen in (PHONE, TALL_PHONE, NARROW_DESK, DESK):
        person.look(screen)
    assert not person.faults, told(person.faults)


@pytest.mark.wide
def test_a_phone_says_what_to_lay_once_support_right_lies(browser: Browser, house: str) -> None:
    person = at_support_right(browser, house, 4, "en-US", PHONE, laid=True)
    expect(person.page.locator("[data-testid=line]")).to_contain_text("Lay a number.")


class AfterADuel(Rare):
    """Seat 0 of Master Labyrinth has fought a duel, and a card could give it another turn."""

    DICE = (
        {"event": "dragon-die-rolled", "seat": 0, "face": "white"},
        {"event": "duel-rolled", "seat": 0, "roll": 6, "safe": True},
    )

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] != "state" or not one["moves"]:
            return
        hand = one["view"]["players"][0]["hand"]
        one["view"] |= {"step": "end", "to_move": [0], "rolls": [6]}
        one["moves"] = ["end", *(f"double {card}" for card in hand[:1])]
        one["told"][-1]["events"] += self.DICE


@pytest.mark.wide
@pytest.mark.parametrize("locale", broad(("fr-FR", "ja-JP"), (), wide={"fr-FR"}))
def test_the_line_has_room_beside_the_dice_of_a_duel(browser: Browser, house: str, locale: str) -> None:
    person = Walker(browser, house, locale=locale, viewport=size(NARROW_DESK))
    person.page.route_web_socket(LIVE, AfterADuel())
    at_a_table([person], "master-labyrinth", bots=2)
    expect(person.page.locator("[data-testid=line] [data-die]")).to_have_count(2)
    for screen in (PHONE, TALL_PHONE, NARROW_DESK, DESK):
        person.look(screen)
    assert not person.faults, told(person.faults)


class SecondHand(Rare):
    """Everybody in Duel of Magicians has points of two digits."""

    def tell(self, one: dict[str, Any]) -> None:
        if one["is"] == "state":
            for player in one["view"]["players"]:
                player["points"] = [18]


@pytest.mark.wide
@pytest.mark.parametrize(("seats", "locale"), [(6, "fr-FR"), (5, "ja-JP")])
def test_names_are_whole_beside_points(browser: Browser, house: str, seats: int, locale: str) -> None:
    person = Walker(browser, house, locale=locale, viewport=size(PHONE))
    person.page.route_web_socket(LIVE, SecondHand())
    at_a_table([person], "duel-of-magicians", bots=seats - 1)
    expect(person.page.locator(".seat .points").first).to_have_text("18")
    for screen in (PHONE, "390x664", TALL_PHONE, DESK):
        person.look(screen)
    assert not person.faults, told(person.faults)


@pytest.mark.wide
@pytest.mark.parametrize("locale", broad(("fr-FR", "ja-JP"), (), wide={"fr-FR"}))
def test_what_is_said_of_a_duel_ends_above_the_cards(browser: Browser, house: str, locale: str) -> None:
    walker = Walker(browser, house, locale=locale, viewport=size("360x740"))
    stand(walker, "master-labyrinth/2-players", 33)
    expect(walker.page.locator("[data-move^=reroll]")).to_be_visible()
    for screen in ("360x640", "375x667", "360x740", "390x844", "844x390", "1280x800"):
        walker.look(screen)
    assert not walker.faults, told(walker.faults)


BRACKET = """bracket => {
  const middle = (one) => (one.getBoundingClientRect().left + one.getBoundingClientRect().right) / 2
  const seat = bracket.closest('.seat')
  const ruleOf = (one) => one.querySelector('.two').children[1]
  const rules = [seat.previousElementSibling, seat].map((one) => middle(ruleOf(one)))
  const { left, right } = bracket.getBoundingClientRect()
  return [left - rules[0], right - rules[1]]
}"""


@pytest.mark.wide
def test_a_bracket_leads_from_the_rule_leaned_on_to_the_one_that_leans(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, viewport=size("360x740"))
    stand(walker, "master-of-rules/zman-5-players", 157)
    for screen in ("360x640", "360x740", "768x1024", "844x390", "1024x768", "1280x800", "1920x1080"):
        walker.look(screen)
        assert walker.page.get_by_test_id("bracket").evaluate(BRACKET) == pytest.approx([0, 0], abs=3)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
@pytest.mark.parametrize(("golden", "seats"), [only_long("zman-4-players", 4), ("zman-5-players", 5)])
def test_a_bonus_keeps_clear_of_the_points(browser: Browser, house: str, golden: str, seats: int) -> None:
    walker = Walker(browser, house, locale="ja-JP", viewport=size("1024x768"))
    walker.page.route_web_socket(LIVE, Ended(FOLDER / "master-of-rules" / f"{golden}.json"))
    table = at_a_table([walker], "master-of-rules", bots=seats - 1, stand_in="novice")
    leave_to_bots([walker], table)
    walker.go("#settings").go(f"#table={table}")
    until(walker, "[data-testid=end] [data-testid=fairness]")
    for screen in ("1024x768", "1280x800", "1920x1080"):
        walker.look(screen)
    assert not walker.faults, told(walker.faults)
