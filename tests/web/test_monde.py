"""Maître du Monde, through the interface, in real browsers."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from maestri.games.maitre_du_monde.cards import CARDS, DECK_OF
from maestri.games.maitre_du_monde.material import DECKS
from tests.breadth import broad
from tests.web.monde import Blind, Mogul, box, lay, seat
from tests.web.people import Person, events, on_a_phone, play_out
from tests.web.test_matches import lose_connection, speak_french, states

TURNS = 8
STILL = 0.1
"""What passes for a board that stays where it is; before the dock kept its place it was ten times that."""


@pytest.mark.wide
def test_four_people_see_a_match_through(browser: Browser, house: str) -> None:
    """Two of them on phones, one with the keyboard alone; with a reload, an outage and another language."""
    host = Mogul(browser, house).watching_shifts(".panes, .stage")
    guest = on_a_phone(Mogul, browser, house).watching_shifts(".panes, .stage")
    people: list[Person] = [host, guest, on_a_phone(Mogul, browser, house), Blind(browser, house)]
    seat(people, lay(host, 4, turns=TURNS))
    happenings = {
        3: lambda: reload(host),
        6: lambda: lose_connection(guest, 1_500),
        9: lambda: speak_french(people[2]),
    }
    play_out(people, happenings)
    for number, person in enumerate(people):
        assert not person.said_wrong()
        assert not secrets_told(number, person)
        assert not [told for told in person.heard if told["is"] == "refused"]
        assert not scrolls(person)
    assert secrets_told(1, people[0]), "a seat sees its own cards, and the check must notice"
    expect(people[2].page.locator("[data-testid=end]")).to_contain_text("fortune")
    for person in (host, guest):
        assert person.shifted() < STILL, person.what_shifted()
    replay_and_verify(host)


@pytest.mark.parametrize("money", broad(["Hidden", "Open"], quick=(), wide={"Hidden"}))
def test_money_is_behind_screens_unless_the_host_wants_it_open(
    browser: Browser, house: str, money: str
) -> None:
    host, guest, third = Mogul(browser, house), on_a_phone(Mogul, browser, house), Mogul(browser, house)
    seat([host, guest, third], lay(host, 3, money=money))
    shown = "15,000" if money == "Open" else "hidden"
    expect(guest.page.locator("button[data-seat='1'] > .num")).to_contain_text("15,000")
    for other in (0, 2):
        expect(guest.page.locator(f"button[data-seat='{other}'] > .num")).to_contain_text(shown)
    expect(host.page.locator(".players .num")).to_have_text(["15,000", shown, shown])


def reload(person: Person) -> None:
    person.page.reload()
    person.page.wait_for_selector("[data-testid=board], [data-testid=end]")


def scrolls(person: Person) -> bool:
    page = "(({scrollWidth, scrollHeight}) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
    return any(over > 0 for over in person.page.evaluate(f"{page}(document.documentElement)"))


def secrets_told(seat: int, person: Person) -> list[str]:
    """Cards and money of others that a browser was told of while the match went on, without a right to."""
    found = []
    for state in states(person):
        others = [player for other, player in enumerate(state["view"]["players"]) if other != seat]
        found += [str(player["cards"]) for player in others if player["cards"]]
        found += [str(player["money"]) for player in others if player["money"] and not state["view"]["over"]]
        for event in events([state]):
            if event["event"] == "drew" and event["card"] and event["seat"] != seat:
                found.append(str(event))
            if event["event"] == "dealt":
                found += [str(cards) for other, cards in enumerate(event["cards"]) if cards and other != seat]
    return found


def replay_and_verify(person: Person) -> None:
    page = person.page
    page.goto(f"{person.house}/#replay={person.table()}&ply=5")
    page.wait_for_selector("[data-testid=fairness][data-holds=true]", timeout=60_000)
    person.see("board")
    expect(page.locator("th", has_text="lead")).to_have_count(1)
    page.locator("[data-testid=next]").click()
    expect(page.locator("[data-testid=ply]")).to_contain_text("Move 6 of")


@pytest.mark.long
def test_a_bomb_shows_what_it_destroys_before_it_does(browser: Browser, house: str) -> None:
    """Scientist and bomb cost as much as one starts with; here every square sells them."""
    people: list[Person] = [Mogul(browser, house), *(on_a_phone(Mogul, browser, house) for _ in range(2))]
    seat(people, lay(people[0], 3, deck=box("omc" + " masters" * 7)))
    bomber = buyer(people)
    shown = aim(bomber)
    bomber.page.locator("[data-testid=go]").click()
    exploded = told(bomber, "exploded")
    assert shown["destroyed"] == list(exploded["destroyed"])
    assert len(shown["destroyed"]) == 5
    expect(bomber.page.locator("[data-testid=aftermath]")).to_have_attribute("data-scene", "bomb")
    assert not bomber.said_wrong()


def buyer(people: list[Person]) -> Person:
    """Plays until somebody has bought a scientist and a chemical bomb, and may use it."""
    for _ in range(200):
        for person in people:
            page = person.page
            if page.locator("[data-move='bomb chemical']").count():
                return person
            for move in ("buy chemical", "buy scientist"):
                if page.locator(f"[data-move='{move}']").count():
                    page.locator(f"[data-move='{move}']").click()
                    page.locator("[data-testid=go]").click()
                    break
            else:
                for move in ("roll", "die", "pass", "done", "end"):
                    if page.locator(f".dock [data-move^={move}]").count():
                        page.locator(f".dock [data-move^={move}]").first.click()
                        break
            page.wait_for_timeout(60)
    raise AssertionError("nobody bought a bomb")


def aim(person: Person) -> dict[str, Any]:
    """Looks at two families, puts the bomb back, takes it again; what the second would lose."""
    page = person.page
    page.locator("[data-move='bomb chemical']").click()
    for family in ("gold", "oil"):
        page.locator(f"[data-move='family {family}']").click()
    expect(page.locator(".lists .destroyed li")).to_have_count(5)
    page.get_by_role("button", name="Put back").click()
    expect(page.locator("[data-testid=aim]")).to_have_count(0)
    page.locator("[data-move='bomb chemical']").click()
    page.locator("[data-move='family oil']").click()
    previews = [told["preview"] for told in person.heard if told["is"] == "preview"]
    return next(dict(one) for one in previews[-1]["targets"] if one["move"] == "family oil")


def told(person: Person, tag: str) -> dict[str, Any]:
    for _ in range(100):
        found = [event for event in events(person.heard) if event["event"] == tag]
        if found:
            return found[-1]
        person.page.wait_for_timeout(50)
    raise AssertionError(f"nothing was told of {tag}")


@pytest.mark.long
@pytest.mark.parametrize(
    ("deck", "track"),
    [
        ("combat", "omc shop charity shop shop charity shop shop"),
        ("un", "omc un shop un un charity un un"),
        ("news", "omc news shop news un charity news shop"),
    ],
)
def test_every_card_is_played_through_the_interface(
    browser: Browser, house: str, deck: str, track: str
) -> None:
    """On a short track with many squares of a deck, until each of its cards was out at least once."""
    people: list[Mogul] = [Mogul(browser, house) for _ in range(3)]
    seat([*people], lay(people[0], 3, deck=box(track), trade=True))
    missing = {card for number, card in enumerate(CARDS) if DECKS[DECK_OF[number]] == deck}
    for _ in range(3000):
        for person in people:
            person.wanted = missing
            assert person.act() != "end", f"the match ended before these were played: {missing}"
        missing -= people[0].cards_out()
        if not missing:
            break
    assert not missing
    assert not [trouble for person in people for trouble in person.said_wrong()]
    assert not [told for person in people for told in person.heard if told["is"] == "refused"]
