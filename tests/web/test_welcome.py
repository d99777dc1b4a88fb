"""Whoever opens an invitation sees who invites, to what, and how it is played; one button, and he sits."""

import pytest
from playwright.sync_api import Browser, expect

from maestri import AnyGame, all_games
from tests.breadth import broad
from tests.web.people import Person, at_a_table, open_table

FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("size", broad([(360, 640), (390, 844), (1280, 800)], {(360, 640)}, wide=()))
def test_an_invitation_says_all_that_is_needed_on_one_page(
    browser: Browser, house: str, size: tuple[int, int]
) -> None:
    host = Person(browser, house).go("#new=duel-of-magicians")
    link = open_table(host)
    width, height = size
    guest = Person(browser, house, "fr-FR", viewport={"width": width, "height": height}).go(link)
    page = guest.page.get_by_test_id("welcome")
    expect(page.get_by_role("heading", name="Hana vous invite.")).to_be_visible()
    expect(page).to_contain_text("Duel de magiciens")
    expect(page).to_contain_text("15 min")
    expect(page).to_contain_text("Personne n’a de pendule.")
    expect(page.locator(".seats li").first).to_contain_text("Hana")
    expect(page.locator(".yours")).to_contain_text("place 2 sur 4")
    expect(guest.page.get_by_test_id("played").locator("li")).to_have_count(3)
    expect(page.get_by_label("Votre pseudo")).to_be_focused()
    assert guest.page.evaluate(FITS)
    guest.page.keyboard.type("Chloé")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_test_id("seat-me")).to_contain_text("Vous")
    expect(host.page.get_by_test_id("seat-1")).to_contain_text("Chloé")
    assert guest.page.evaluate(FITS)
    assert not guest.said_wrong()


@pytest.mark.parametrize("game", broad(all_games(), (), wide={"maitre-du-monde"}))
def test_every_game_says_how_it_is_played(browser: Browser, house: str, game: AnyGame) -> None:
    host = Person(browser, house).go(f"#new={game.key}")
    guest = Person(browser, house, "ja-JP", viewport={"width": 360, "height": 640}).go(open_table(host))
    expect(guest.page.get_by_test_id("played").locator("li")).to_have_count(3)
    expect(guest.page.get_by_test_id("played")).not_to_contain_text("how-")
    assert guest.page.evaluate(FITS)


@pytest.mark.long
def test_who_only_watches_sees_the_table_and_may_sit_down_later(browser: Browser, house: str) -> None:
    host = Person(browser, house).go("#new=duel-of-magicians")
    guest = Person(browser, house).go(open_table(host))
    guest.page.get_by_role("button", name="Only watch").click()
    expect(guest.page.get_by_test_id("seat-0")).to_contain_text("Hana")
    expect(guest.page.get_by_test_id("code")).to_have_count(0)
    expect(guest.page.get_by_test_id("sit")).to_be_enabled()


@pytest.mark.wide
def test_what_an_invitation_needs_is_asked_for_before_the_client_is_there(
    browser: Browser, house: str
) -> None:
    host = Person(browser, house).go("#new=duel-of-magicians")
    link = open_table(host)
    guest = Person(browser, house, "fr-FR")
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url.removeprefix(house)))
    guest.page.route("**/assets/app-*.js", lambda route: route.abort())
    guest.go(link)
    guest.page.wait_for_load_state("networkidle")
    glance = f"/api/tables/{host.table()}/glance?invite="
    for beginning in (glance, "/assets/TablePage-", "/assets/fr-", "/assets/duel-of-magicians-"):
        assert any(path.startswith(beginning) for path in asked), (beginning, asked)
    assert not [said for said in guest.troubles if "Content Security Policy" in said]


@pytest.mark.wide
@pytest.mark.parametrize("where", ["", "#tables", "#table"])
def test_what_a_page_needs_is_asked_for_once(browser: Browser, house: str, where: str) -> None:
    hana = Person(browser, house).go("#settings")
    if where == "#table":
        where = "#table=" + at_a_table([hana], "duel-of-magicians", bots=1)
    asked: list[str] = []
    hana.page.on("request", lambda request: asked.append(request.url.removeprefix(house)))
    hana.go(where)
    # Counting begins when nothing is on its way any more that the page before asked for.
    hana.page.reload(wait_until="networkidle")
    asked.clear()
    hana.page.reload(wait_until="networkidle")
    wanted = [path for path in asked if path.startswith("/api/") or path.endswith(".js")]
    assert sorted(wanted) == sorted(set(wanted))
    assert hana.page.evaluate("[Object.keys(window.early.answers), window.early.live]") == [[], None]
    board = any(path.startswith("/assets/Board-") for path in asked)
    assert board == where.startswith("#table=")
