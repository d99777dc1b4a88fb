"""States that seldom come, with the longest words: there is room for them, too."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import only_long
from tests.web.people import at_a_table
from tests.web.rare import LIVE, Rare
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
@pytest.mark.parametrize("locale", ["fr-FR", only_long("ja-JP")])
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
