"""The REST interface, in the test's own process: who asks, what he gets, and how he is refused."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from maestri import Record, all_games
from maestri.bots.levels import levels_of
from maestri.core.fairness import digest_of
from maestri.protocol.problem import CONTENT_TYPE
from maestri.server.app import LONGEST_BODY, Application
from maestri.server.identity import LIFETIME
from maestri.server.settings import Settings
from maestri.server.table.past import MOST
from tests.server.inside import DUEL, a_house, a_table, plays, quiet
from tests.server.recorded import person

FINISHED, PLAYING = "finished", "playing"


async def _tables(folder: Path) -> str:
    """A finished table and one in play; gives the cookie of who sits first at both."""
    async with a_house(folder) as house:
        await house.store.people.add(person(0), 0)
        room = await a_table(house, name=FINISHED)
        while room.sheet.status != "over":
            await plays(room)
        await plays(await a_table(house, name=PLAYING, spectators=False))
        await quiet(house)
        return house.signer.sign(person(0).id, 0)


class Http:
    """A client of a whole application. What it sends as a cookie it says each time."""

    def __init__(self, client: TestClient[Any], cookie: str) -> None:
        self.client = client
        self.cookie = cookie

    def ask(self, method: str, path: str, cookie: str = "", **more: Any) -> Any:
        headers = {**more.pop("headers", {}), **({"cookie": f"maestri={cookie}"} if cookie else {})}
        answer = self.client.request(method, path, headers=headers, **more)
        self.client.cookies.clear()
        return answer

    def me(self, method: str, path: str, **more: Any) -> Any:
        """Asks as somebody who sits first at two tables."""
        return self.ask(method, path, self.cookie, **more)


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Http]:
    folder = tmp_path_factory.mktemp("api")
    cookie = asyncio.run(_tables(folder))
    settings = Settings(store=f"sqlite:///{folder / 'tables.sqlite'}", per_address=1000)
    with TestClient(Application(settings)) as client:
        yield Http(client, cookie)


def refused(answer: Any) -> tuple[int, str]:
    """The status, and the key of a problem document."""
    assert answer.headers["content-type"] == CONTENT_TYPE
    problem = answer.json()
    assert problem["status"] == answer.status_code
    return answer.status_code, problem["type"].removeprefix("urn:maestri:")


def test_who_is_known_stays_who_he_is(http: Http) -> None:
    me = http.me("GET", "/api/me").json()
    assert me == {"id": person(0).id, "nickname": "Nickname 0"}
    again = http.me("POST", "/api/me", json={"nickname": "Another"})
    assert (again.status_code, again.json()) == (201, me)


def test_a_newcomer_gets_a_name_of_his_own_or_one_that_is_made_up(http: Http) -> None:
    assert http.ask("GET", "/api/me").json() is None, "a first visit is no error"
    assert refused(http.ask("PATCH", "/api/me", json={"nickname": "Ann"})) == (401, "identity-none")
    named = http.ask("POST", "/api/me", json={"nickname": " Zoë "})
    assert (named.status_code, named.json()["nickname"]) == (201, "Zoë")
    assert f"Max-Age={LIFETIME}" in named.headers["set-cookie"]
    assert "Secure" not in named.headers["set-cookie"]
    made_up = http.ask("POST", "/api/me", json={}).json()["nickname"]
    assert (made_up[0], len(made_up)) == ("#", 5)
    assert refused(http.ask("POST", "/api/me", json={"nickname": "a\nb"})) == (400, "nickname-bad")


def test_over_https_a_cookie_is_for_https_alone(http: Http) -> None:
    answer = http.ask("POST", "https://testserver.local/api/me", json={})
    assert "Secure" in answer.headers["set-cookie"]


def test_pages_of_other_sites_may_read_and_not_change(http: Http) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    assert http.me("GET", "/api/games", headers=foreign).status_code == 200
    assert refused(http.me("POST", "/api/me", json={}, headers=foreign)) == (403, "origin-foreign")
    assert http.me("GET", "/api/games").headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/nothing", (404, "path-unknown")),
        ("DELETE", "/api/me", (405, "method-unknown")),
        ("GET", "/api/tables/nowhere", (404, "table-unknown")),
        ("GET", "/api/words/xx/tables", (404, "path-unknown")),
        ("GET", "/api/words/en/chess", (404, "path-unknown")),
        ("GET", f"/api/tables/{PLAYING}/record", (409, "table-not-over")),
        ("GET", f"/api/tables/{PLAYING}/replay?ply=0", (409, "table-not-over")),
        ("GET", f"/api/tables/{FINISHED}/replay?ply=9999", (400, "ply-range")),
        ("GET", f"/api/tables/{FINISHED}/replay?ply=-1", (400, "request-bad")),
        ("GET", f"/api/tables/{PLAYING}/plies?first=0&last=2", (400, "plies-range")),
        ("GET", f"/api/tables/{PLAYING}/plies?first=0", (400, "request-bad")),
        ("POST", f"/api/tables/{PLAYING}/rematch", (409, "table-not-over")),
        ("POST", f"/api/tables/{FINISHED}/start", (409, "table-started")),
        ("GET", "/api/live", (426, "websocket-only")),
        ("GET", "/metrics", (404, "path-unknown")),
    ],
)
def test_what_can_not_be_done_is_refused_with_its_reason(
    http: Http, method: str, path: str, expected: tuple[int, str]
) -> None:
    assert refused(http.me(method, path)) == expected


def test_a_body_that_is_too_long_or_none_is_refused(http: Http) -> None:
    assert refused(http.me("POST", "/api/me", content=b"x" * (LONGEST_BODY + 1))) == (413, "body-long")
    problem = http.me("PATCH", "/api/me", json={"nickname": 7}).json()
    assert problem["type"] == "urn:maestri:request-bad"
    assert "nickname" in problem["facts"]["problem"]


def test_a_finished_match_is_for_everybody_who_has_the_link(http: Http) -> None:
    answer = http.ask("GET", f"/api/tables/{FINISHED}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{DUEL.key}.json"'
    record = Record.decode(answer.content)
    last = len(record.moves)
    verified = http.ask("GET", f"/api/tables/{FINISHED}/verify").json()
    assert verified == {"plies": last, "sealed": True, "flaw": "flaw-seal", "ply": 0}, "its seed was made up"
    for ply in (0, 1, last):
        shown = http.ask("GET", f"/api/tables/{FINISHED}/replay?ply={ply}").json()
        assert (shown["ply"], shown["last"]) == (ply, last)
        assert shown["move"] == (record.moves[ply - 1] if ply else None)
        assert shown["view"] == record.replay(ply).state_data()
        assert (shown["result"] is None) == (ply < last)
        assert shown["events"]
    told = http.ask("GET", f"/api/tables/{FINISHED}/moments").json()
    assert [moment["ply"] for moment in told] == list(range(last + 1))


def test_a_table_without_spectators_is_for_its_own(http: Http) -> None:
    path = f"/api/tables/{PLAYING}"
    assert refused(http.ask("GET", f"{path}/record")) == (404, "table-unknown")
    assert refused(http.ask("GET", f"{path}/record?invite=invite")) == (409, "table-not-over")
    mine = http.me("GET", path).json()
    assert (mine["you"], mine["host"], mine["invite"]) == (0, True, "invite")
    assert (mine["secret"], mine["created_at"]) == (None, 1000)
    plies = http.me("GET", f"{path}/plies?first=0&last=1").json()
    assert [state["ply"] for state in plies] == [0, 1]
    assert plies[0]["view"]["seat"] == 0


def test_tables_are_listed_for_who_sits_there(http: Http) -> None:
    mine = {line["id"]: line for line in http.me("GET", "/api/tables?mine=true").json()}
    assert {FINISHED, PLAYING} <= set(mine)
    assert (mine[FINISHED]["status"], mine[FINISHED]["you"]) == ("over", 0)
    assert mine[PLAYING]["seats"][0]["nickname"] == "Nickname 0"
    assert not {FINISHED, PLAYING} & {line["id"] for line in http.me("GET", "/api/tables").json()}


def test_the_shelf_shows_every_game_as_it_is(http: Http) -> None:
    for shown, game in zip(http.me("GET", "/api/games").json(), all_games(), strict=True):
        assert (shown["key"], shown["fewest"], shown["most"]) == (game.key, game.seats[0], game.seats[-1])
        assert shown["rules"] == game.rules_version
        assert [option["key"] for option in shown["options"]] == [option.key for option in game.options]
        assert [rule for section in shown["rule_book"] for rule in section["rules"]] == list(game.rules)
        assert shown["levels"] == {
            str(seats): [level.key for level in levels_of(game, seats)] for seats in game.seats
        }


def test_whoever_looks_back_too_far_at_once_is_told_how_far_he_may(http: Http) -> None:
    last = http.me("GET", f"/api/tables/{FINISHED}/replay").json()["last"]
    answer = http.me("GET", f"/api/tables/{FINISHED}/plies?first=0&last={last}")
    assert (answer.status_code == 200) == (last < MOST)


def test_a_recovery_link_is_this_person_on_another_device_until_the_next_one(http: Http) -> None:
    first, second = (http.me("POST", "/api/me/recovery").json() for _ in range(2))
    assert first["path"] == f"/#recover={first['token']}"
    unknown = http.ask("POST", "/api/recover", json={"token": first["token"]})
    assert refused(unknown) == (403, "recovery-unknown")
    phone = http.ask("POST", "/api/recover", json={"token": second["token"]})
    assert (phone.status_code, phone.json()["id"]) == (200, person(0).id)


def test_a_table_is_laid_taken_and_started_and_a_seat_given_up(http: Http) -> None:
    asked = {"game": DUEL.key, "seats": [{"kind": "open"}, {"kind": "bot", "level": "novice"}], "grace": 17}
    laid = http.me("POST", "/api/tables", json=asked)
    assert (laid.status_code, laid.json()["you"], laid.json()["grace"]) == (201, None, 17)
    path = f"/api/tables/{laid.json()['id']}"
    assert http.me("GET", "/api/tables").json()[0]["id"] == laid.json()["id"]
    mine = "m" * 32
    seat = {"seat": 0, "pledge": digest_of(mine), "commitment": laid.json()["commitment"]}
    assert refused(http.me("POST", f"{path}/start")) == (409, "seats-empty")
    assert http.me("POST", f"{path}/sit", json=seat).json()["you"] == 0
    assert http.me("POST", f"{path}/stand-up").json()["you"] is None
    assert http.me("POST", f"{path}/sit", json=seat).status_code == 200
    started = http.me("POST", f"{path}/start")
    assert (started.status_code, started.json()["dealing"]) == (200, True)
    shown = {"entropy": mine, "pledges": [digest_of(mine), None]}
    revealed = http.me("POST", f"{path}/reveal", json=shown)
    assert (revealed.status_code, revealed.json()["status"]) == (200, "playing")
    assert http.me("POST", f"{path}/resign").json()["seats"][0]["stand_in"]


def test_a_finished_match_is_played_again_and_forked(http: Http) -> None:
    path = f"/api/tables/{FINISHED}"
    again = http.me("POST", f"{path}/rematch")
    assert (again.status_code, again.json()["status"]) == (201, "open")
    assert http.me("GET", path).json()["rematch"] == again.json()["id"]
    fork = http.me("POST", f"{path}/fork", json={"ply": 2, "seat": 0})
    assert (fork.status_code, fork.json()["forked_from"]) == (201, {"table": FINISHED, "ply": 2, "seat": 0})


@pytest.mark.parametrize(
    ("level", "plays"),
    [
        ("master", ["master"] * 3),
        (["novice", "master", "novice", "master"], ["master", "novice", "master"]),
        (["novice", "master"], ["master", "regular", "regular"]),
    ],
)
def test_in_a_fork_each_bot_plays_as_well_as_is_said_of_its_seat(
    http: Http, level: Any, plays: list[str]
) -> None:
    fork = http.me("POST", f"/api/tables/{FINISHED}/fork", json={"ply": 2, "seat": 0, "level": level})
    assert [seat["level"] for seat in fork.json()["seats"]] == [None, *plays]


def test_a_fork_says_nothing_of_seats_that_are_not_there(http: Http) -> None:
    ask = {"ply": 2, "seat": 0, "level": ["novice"] * 5}
    assert refused(http.me("POST", f"/api/tables/{FINISHED}/fork", json=ask)) == (400, "seat-unknown")


def test_hints_are_for_those_who_do_not_ask_without_end(http: Http) -> None:
    told = [refused(http.me("GET", f"/api/tables/{PLAYING}/hint")) for _ in range(6)]
    assert told == [(403, "hints-not-here")] * 5 + [(429, "too-fast")]


def test_of_one_address_come_so_many_newcomers_and_requests(tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}", per_address=2)
    with TestClient(Application(settings)) as http:
        told = [_newcomer(http) for _ in range(3)]
        assert told == [201, 201, 429]
        rest = [http.get("/api/games").status_code for _ in range(12)]
        assert rest[:6] == [200] * 6
        assert 429 in rest[6:]  # each is told so late that the next may come in time


def _newcomer(http: TestClient[Any]) -> int:
    http.cookies.clear()
    return http.post("/api/me", json={}).status_code


def test_who_signs_out_has_a_new_cookie_and_the_old_one_is_refused(tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with TestClient(Application(settings)) as http:
        me = http.post("/api/me", json={}).json()
        old = http.cookies["maestri"]
        assert http.post("/api/me/sign-out").json() == me
        assert http.get("/api/me").json() == me
        assert http.patch("/api/me", json={"nickname": " Anna "}).json()["nickname"] == "Anna"
        assert http.get("/api/me").json()["nickname"] == "Anna"
        http.cookies.clear()
        http.cookies["maestri"] = old
        assert refused(http.get("/api/me")) == (401, "identity-bad")
        assert http.get("/healthz").json() == {"status": "ok"}
