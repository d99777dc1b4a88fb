"""The waiting room: the host arranges the table, and friends come by link, by code or by the QR code."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.breadth import broad
from tests.web.browsers import PHONE
from tests.web.people import Person, open_table

DECODER = Path(__file__).parents[2] / "web" / "node_modules" / "qr"
READ = """async () => {
  const { decodeQR } = await import('/qr/decode.js')
  const image = await createImageBitmap(await (await fetch('/qr/picture.png')).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return decodeQR(context.getImageData(0, 0, image.width, image.height))
}"""
AWAY = """() => {
  window.away = 0
  const look = () => (window.away += document.querySelectorAll('.badge.away').length)
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""


def laid(browser: Browser, house: str, game: str = "duel-of-magicians") -> tuple[Person, str]:
    host = Person(browser, house).go(f"#new={game}")
    return host, open_table(host)


def comes(browser: Browser, house: str, link: str, name: str) -> Person:
    """Somebody on a phone, in French, sits down."""
    guest = Person(browser, house, "fr-FR", viewport=PHONE).go(link)
    guest.see("sit")
    guest.say_name(name)
    guest.page.locator("[data-testid=sit]").click()
    guest.see("stand-up")
    return guest


class SlowLine:
    """A line that carries nothing at first of what a page says."""

    def __init__(self) -> None:
        self.waiting: list[tuple[WebSocketRoute, Any]] = []
        self.slow = True

    def opens(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self.waiting.append((server, text)) if self.slow else server.send(text))

    def carry(self) -> None:
        self.slow = False
        for server, text in self.waiting:
            server.send(text)


def decoded(reader: Person, picture: bytes) -> str:
    """What a reader of QR codes finds in a picture."""

    def handed_out(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1]
        if name.endswith(".js"):
            route.fulfill(path=DECODER / name)
        else:
            route.fulfill(body=picture, content_type="image/png")

    reader.page.route("**/qr/*", handed_out)
    return str(reader.page.evaluate(READ))


@pytest.mark.wide
def test_what_was_agreed_is_said_in_whole_sentences(browser: Browser, house: str) -> None:
    host, _ = laid(browser, house)
    how = host.page.get_by_test_id("how")
    for sentence in (
        "As many hands as there are players.",
        "Cards taken are out of play: no stacks.",
        "Now, with everybody at the table.",
        "Nobody has a clock.",
        "A bot plays for whoever is away for a minute on their turn. Its level: Regular.",
        "Only people with the link or the code find this table.",
    ):
        expect(how).to_contain_text(sentence)


@pytest.mark.wide
def test_the_host_changes_seats_at_any_time(browser: Browser, house: str) -> None:
    host, link = laid(browser, house)
    guest = comes(browser, house, link, "Chloé")
    page = host.page
    page.get_by_test_id("seat-2").click()
    page.get_by_role("button", name="Master").click()
    expect(guest.page.get_by_test_id("seat-2")).to_contain_text("Maître")
    page.get_by_test_id("seat-3").click()
    page.get_by_role("button", name="Leave it open").click()
    expect(page.get_by_test_id("seat-3")).to_contain_text("for anybody")
    expect(page.get_by_test_id("how")).to_contain_text("Anybody may take an open seat.")

    page.get_by_test_id("seat-1").click()
    page.get_by_role("button", name="Seat 4").click()
    expect(page.get_by_test_id("seat-3")).to_contain_text("Chloé")
    page.get_by_test_id("seat-1").click()
    page.get_by_role("button", name="Take the seat away").click()
    expect(page.get_by_test_id("seat-3")).to_have_count(0)
    expect(page.get_by_test_id("seat-2")).to_contain_text("Chloé")

    page.get_by_test_id("seat-2").click()
    page.get_by_role("button", name="Show out").click()
    expect(page.get_by_test_id("seat-2")).to_contain_text("Link")
    guest.page.locator("[data-testid=sit]").click()
    expect(guest.page.get_by_text("L’hôte ne vous a pas laissé de place à cette table.")).to_be_visible()

    page.get_by_role("button", name="Start with a bot in the empty seat").click()
    host.see("hand")
    assert not host.said_wrong()


@pytest.mark.wide
def test_a_friend_types_the_code_on_the_front_page(browser: Browser, house: str) -> None:
    host, _ = laid(browser, house)
    code = host.page.get_by_test_id("code")
    expect(code).not_to_be_empty()
    guest = Person(browser, house, "ja-JP", viewport=PHONE).go()
    guest.page.get_by_label("テーブルのコードかリンク").fill("ZZZ-ZZZ")
    guest.page.get_by_role("button", name="参加する").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("ZZZ-ZZZ")
    guest.page.get_by_label("テーブルのコードかリンク").fill(code.inner_text().lower())
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", name="Hanaからの招待です。")).to_be_visible()


@pytest.mark.wide
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_reads_the_link_from_the_picture(browser: Browser, house: str, theme: str) -> None:
    host, link = laid(browser, house)
    host.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    picture = host.page.get_by_test_id("qr").screenshot()
    assert decoded(Person(browser, house).go(), picture) == f"{house}/{link}"


@pytest.mark.wide
def test_the_phones_own_sheet_shares_the_link(browser: Browser, house: str) -> None:
    host = Person(browser, house)
    host.page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    link = open_table(host.go("#new=duel-of-magicians"))
    host.page.get_by_role("button", name="Share").click()
    shared = host.page.evaluate("window.shared")
    assert shared["url"] == f"{house}/{link}"
    assert "Duel of Magicians" in shared["text"]


@pytest.mark.wide
def test_who_sits_down_is_not_away_for_a_moment(browser: Browser, house: str) -> None:
    host, link = laid(browser, house)
    host.page.evaluate(AWAY)
    guest = Person(browser, house, "fr-FR", viewport=PHONE)
    line = SlowLine()
    guest.page.route_web_socket("**/api/live", line.opens)
    guest.go(link).see("sit")
    guest.say_name("Chloé")
    guest.page.locator("[data-testid=sit]").click()
    expect(host.page.get_by_test_id("seat-1")).to_contain_text("Chloé")
    expect(host.page.get_by_text("Chloé sat down just now.")).to_be_visible()
    line.carry()
    guest.see("stand-up")
    assert host.page.evaluate("window.away") == 0
    guest.go("")
    expect(host.page.get_by_test_id("seat-1")).to_contain_text("away", timeout=15_000)
    expect(host.page.get_by_text("Chloé is away.")).to_be_visible()
    expect(host.page.get_by_text("Chloé sat down just now.")).to_have_count(0)


@pytest.mark.wide
def test_a_picture_from_a_phones_keyboard_may_stand_first_in_a_name(browser: Browser, house: str) -> None:
    host, link = laid(browser, house)
    comes(browser, house, link, "👩🏽\u200d🚀 Chloé")
    seat = host.page.get_by_test_id("seat-1")
    expect(seat).to_contain_text("👩🏽🚀 Chloé")
    expect(seat.locator(".avatar")).to_have_text("👩🏽")


@pytest.mark.wide
def test_who_sits_down_before_the_house_hears_of_his_page_is_not_away_either(
    browser: Browser, house: str
) -> None:
    host, link = laid(browser, house)
    host.page.evaluate(AWAY)
    guest = Person(browser, house, "fr-FR", viewport=PHONE)
    guest.page.route_web_socket(
        "**/api/live", lambda socket: socket.close()
    )  # as on a line that begins badly
    guest.go(link)
    guest.see("sit")
    guest.say_name("Chloé")
    guest.page.locator("[data-testid=sit]").click()
    expect(host.page.get_by_test_id("seat-1")).to_contain_text("Chloé")
    expect(host.page.get_by_text("Chloé sat down just now.")).to_be_visible()
    assert host.page.evaluate("window.away") == 0


@pytest.mark.wide
def test_a_table_is_laid_in_words_also_where_they_come_late(browser: Browser, house: str) -> None:
    host = Person(browser, house, "ja-JP", viewport=PHONE)
    held: list[Route] = []
    host.page.route("**/assets/duel-of-magicians-*.js", lambda route: held.append(route))
    host.go("#new=duel-of-magicians")
    expect(host.page.locator(".pick")).to_have_count(4)
    expect(host.page.locator("footer .primary")).to_be_disabled()
    assert "option-" not in host.page.locator("body").inner_text()
    for route in held:
        route.continue_()
    expect(host.page.locator("footer .primary")).to_be_enabled()
    assert "option-" not in host.page.locator("body").inner_text()


@pytest.mark.wide
def test_the_way_back_from_the_waiting_room_leads_to_where_the_table_is_seen(
    browser: Browser, house: str
) -> None:
    host = Person(browser, house, viewport=PHONE).go("")
    host.page.locator(".lid .play:enabled").first.wait_for()
    host.go("#new=duel-of-magicians")
    open_table(host)
    host.page.go_back()
    expect(host.page.get_by_test_id("go-on")).to_be_visible()
    host.page.get_by_test_id("go-on").click()
    host.see("invite")


TOPS = """() => ['.round', '.more', 'footer', 'footer .acts', 'aside'].map((what) =>
  document.querySelector(what).getBoundingClientRect().top)"""


@pytest.mark.wide
@pytest.mark.parametrize("locale", broad(("en-US", "fr-FR", "ja-JP"), (), wide={"fr-FR"}))
def test_nothing_moves_on_a_phone_when_somebody_sits_down(browser: Browser, house: str, locale: str) -> None:
    host = Person(browser, house, locale, viewport={"width": 390, "height": 844}).go("#settings")
    expect(host.page.locator("#nickname")).to_be_enabled()
    laid = host.ask("POST", "/api/tables", {"game": "duel-of-magicians", "seats": [{"kind": "person"}] * 4})
    host.sit(laid["id"], 0)
    host.go(f"#table={laid['id']}").see("start")
    places = [host.page.evaluate(TOPS)]
    for seat, name in enumerate(("Chloé", "Mehdi", "Renard agile #KBM7"), start=1):
        comes(browser, house, f"#table={laid['id']}&invite={laid['invite']}", name)
        expect(host.page.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
        places.append(host.page.evaluate(TOPS))
    assert places[1:] == places[:1] * 3
