"""Addresses that lead nowhere, and first visits: a page says what to do, and the console nothing."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.servers import Server
from tests.web.browsers import PHONE
from tests.web.people import Person, at_a_table, leave_to_bots, on_a_phone
from tests.web.test_axe import violations


def test_an_unknown_page_and_a_bad_link_say_what_to_do(browser: Browser, house: str) -> None:
    ann = Person(browser, house, "fr-FR", viewport=PHONE, bypass_csp=True)
    answer = ann.page.goto(f"{house}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(ann.page.get_by_role("heading", name="Cette page n’existe pas.")).to_be_visible()
    assert violations(ann) == []
    ann.page.get_by_role("link", name="Retour à l’accueil").click()
    expect(ann.page).to_have_url(f"{house}/#")
    ann.troubles = [said for said in ann.troubles if "404" not in said]  # the page itself was not found

    ann.go("#nonsense=1")
    expect(ann.page.get_by_role("heading", name="Cette page n’existe pas.")).to_be_visible()
    ann.go("#table=no-such-table")
    expect(ann.page.get_by_role("heading", name="Impossible d’ouvrir cette table.")).to_be_visible()
    expect(ann.page.locator("[data-testid=dead-end]")).to_contain_text("Redemandez le lien")
    ann.page.get_by_role("link", name="Retour à l’accueil").click()
    expect(ann.page.locator("[data-testid=dead-end]")).to_have_count(0)
    assert not ann.said_wrong()


def test_a_first_visit_leaves_the_console_alone(browser: Browser, house: str) -> None:
    ann = Person(browser, house).go("#settings")
    expect(ann.page.locator("#nickname")).to_be_enabled()
    assert ann.troubles == []


@pytest.mark.wide
def test_a_ply_beyond_the_end_is_the_last_one_and_a_whole_match_is_one_request(
    browser: Browser, house: str
) -> None:
    ann = on_a_phone(Person, browser, house, "ja-JP")
    table = at_a_table([ann], "duel-of-magicians", bots=1, options={"hands": 1})
    leave_to_bots([ann], table)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.go(f"#replay={table}&ply=999")
    expect(ann.page.locator("[data-testid=word]")).to_contain_text("999手目はありません。", timeout=20_000)
    last = ann.ask("GET", f"/api/tables/{table}/replay")["last"]
    expect(ann.page.locator("[data-testid=word]")).to_contain_text(f"最後の{last}手目")
    expect(ann.page).to_have_url(f"{house}/#replay={table}&ply={last}")
    expect(ann.page.locator("[data-testid=fairness]")).to_have_attribute("data-holds", "true", timeout=20_000)
    ann.page.wait_for_timeout(500)
    assert len([url for url in asked if "/moments" in url]) <= 5, asked
    assert not [url for url in asked if "/replay?" in url]


@pytest.mark.wide
def test_two_people_behind_one_address_who_finish_a_match_together_are_not_too_fast(
    browser: Browser, tmp_path: Path
) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(store, "--thinkers", "1", "--per-address", "40") as usual:
        people = [Person(browser, usual.address), on_a_phone(Person, browser, usual.address, "fr-FR")]
        table = at_a_table(people, "duel-of-magicians", options={"hands": 1})
        leave_to_bots(people, table)
        answered: list[int] = []
        for person in people:
            person.page.on("response", lambda answer: answered.append(answer.status))
            person.go(f"#table={table}")
        for person in people:
            proof = person.page.get_by_test_id("fairness")
            expect(proof).to_have_attribute("data-holds", "true", timeout=30_000)
            assert not person.said_wrong()
        assert 429 not in answered
        assert len(answered) < 80, "a proof for each takes few requests"


@pytest.mark.wide
def test_who_is_told_to_be_slower_asks_again_and_has_his_proof(browser: Browser, house: str) -> None:
    ann = Person(browser, house)
    table = at_a_table([ann], "duel-of-magicians", bots=1, options={"hands": 1})
    leave_to_bots([ann], table)
    refused: list[str] = []

    def at_first(route: Route) -> None:
        if len(refused) < 2:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"status": 429, "key": "too-fast", "detail": "", "facts": {}})
        else:
            route.continue_()

    ann.page.route("**/moments?*", at_first)
    ann.go(f"#table={table}")
    expect(ann.page.get_by_test_id("fairness")).to_have_attribute("data-holds", "true", timeout=30_000)
    assert len(refused) == 2
