"""A game that the client was not built with, on the plain board: the trial game of the docs."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.breadth import only_long
from tests.examples.houses import house_with_ladder
from tests.web.browsers import PHONE
from tests.web.people import Person, open_table, start_with
from tests.web.test_axe import AXE, RUN
from tests.web.typist import Typist


@pytest.fixture(scope="module")
def ladder_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house_with_ladder(tmp_path_factory.mktemp("ladder")) as address:
        yield address


class Climber(Person):
    """Plays what the screen offers: the lowest card that may be laid, else the first button."""

    def act(self) -> str:
        page = self.page
        if page.locator("[data-testid=end]").count():
            return "end"
        cards, buttons = page.locator("button.card.legal"), page.locator("[data-move]")
        if cards.count():
            cards.first.click()
            page.locator("[data-testid=play]").click()
        elif buttons.count():
            buttons.first.click()
        else:
            return ""
        expect(page.locator(".lamp.lit")).to_have_count(0)
        return "played"


class ClimbingTypist(Climber, Typist):
    """The same with the keyboard alone."""

    def act(self) -> str:
        page = self.page
        if page.locator("[data-testid=end]").count():
            return "end"
        if not page.locator("button.card.legal, [data-move]").count():
            return ""
        self.reach("button.card.legal, [data-move]")
        on_card = page.evaluate("document.activeElement.matches('.card')")
        for _ in range(2 if on_card else 1):
            page.keyboard.press("Enter")
        expect(page.locator(".lamp.lit")).to_have_count(0)
        return "played"


@pytest.mark.wide
def test_two_people_lay_a_table_and_play_to_the_end(browser: Browser, ladder_house: str) -> None:
    """One at a desk with the keyboard, one on a phone in Japanese, by what is on their screens."""
    ann = ClimbingTypist(browser, ladder_house).go("#new=ladder")
    expect(ann.page.get_by_role("button", name="Ladder")).to_have_attribute("aria-pressed", "true")
    bea = Climber(browser, ladder_house, "ja-JP", viewport=PHONE, has_touch=True)
    link = open_table(ann)
    bea.go(link).see("sit")
    bea.say_name("Bea")
    bea.page.locator("[data-testid=sit]").click()
    bea.page.get_by_role("button", name="席を立つ").wait_for()
    start_with(ann, [])
    bea.see("hand")
    expect(bea.page.get_by_text("山札")).to_be_visible()
    expect(ann.page.locator("[data-field=pile]")).to_have_accessible_name("Pile")
    the_hands_are_apart(ann, bea)
    until_the_end([ann, bea])
    for person, seat in ((ann, 0), (bea, 1)):
        assert not person.said_wrong()
        assert hands_seen(person, 1 - seat) == {None}
    expect(ann.page.get_by_text("Who first has no card wins")).to_be_visible()
    the_deal_is_left_to_verify(ann)
    looks_back(ann)


def the_hands_are_apart(*people: Person) -> None:
    cards = [set(person.page.locator("[data-testid=hand] .card").all_inner_texts()) for person in people]
    assert all(len(hand) == 5 for hand in cards)


def until_the_end(people: list[Climber]) -> None:
    for _ in range(400):
        did = [person.act() for person in people]
        if all(one == "end" for one in did):
            return
        if not any(did):
            people[0].page.wait_for_timeout(25)
    raise AssertionError("the match did not end")


def hands_seen(person: Person, seat: int) -> set[str | None]:
    views: list[dict[str, Any]] = [told["view"] for told in person.states]
    return {card for view in views for card in view["hands"][seat]}


def the_deal_is_left_to_verify(person: Person) -> None:
    """The browser gives no tick for what it did not deal again, and says who can."""
    person.page.wait_for_selector("[data-testid=fairness][data-holds=false]")
    assert "maestri verify" in person.text("fairness")
    assert person.page.locator("[data-testid=fairness].broken").count() == 0


def looks_back(person: Person) -> None:
    person.go(f"#replay={person.table()}&ply=4")
    expect(person.page.locator("[data-testid=ply]")).to_contain_text("Move 4 of")
    expect(person.page.locator(".seat .card").first).to_be_visible()
    person.page.locator("[data-testid=next]").click()
    expect(person.page.locator("[data-testid=ply]")).to_contain_text("Move 5 of")


@pytest.mark.long
def test_it_is_one_click_from_the_front_page_and_says_why_not(browser: Browser, ladder_house: str) -> None:
    ann = Person(browser, ladder_house, "fr-FR").go()
    ann.page.get_by_role("button", name="Jouer: L’échelle").click()
    ann.see("hand")
    ann.page.locator(".lamp.lit").wait_for()
    lower = ann.page.locator("button.card.off")
    while not lower.count():  # all that were dealt are high enough
        ann.page.locator("[data-move=draw]").click()
        ann.page.locator(".lamp.lit").wait_for()
    lower.first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("plus haute que la dernière de l’échelle")
    expect(ann.page.get_by_role("dialog")).to_contain_text("LA-2")


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        only_long("light", None),
        pytest.param("dark", PHONE, marks=pytest.mark.wide),
    ],
)
def test_the_plain_board_is_accessible_and_fits(
    browser: Browser, ladder_house: str, theme: Any, size: Any
) -> None:
    more: dict[str, Any] = {"viewport": size} if size else {}
    ann = Climber(browser, ladder_house, color_scheme=theme, bypass_csp=True, **more).go()
    ann.page.get_by_role("button", name="Play: Ladder").click()
    ann.see("hand")
    ann.page.locator(".lamp.lit").wait_for()
    ann.page.add_script_tag(path=AXE)
    assert ann.page.evaluate(RUN) == []
    over = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0
    ann.go("#rules=ladder")
    expect(ann.page.locator("#LA-3")).to_contain_text("swept away")
