"""What a stranger may try at the edge of the house, and what he is told."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from prometheus_client import REGISTRY

from maestri.server import gate, pages
from maestri.server.app import Application
from maestri.server.house.house import LOOKS_BACK_AT_ONCE
from maestri.server.settings import Settings

Http = TestClient[Application]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Http]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "a.js").write_text("// plain")
    (static / "assets" / "a.js.br").write_text("// smaller")
    settings = Settings(
        store=f"sqlite:///{static / 'tables.sqlite'}",
        per_address=10_000,
        origins=("https://maestri.example",),
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "STATIC", static)
        with TestClient(Application(settings)) as client:
            yield client


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/assets/a.js"])
def test_head_says_what_get_says_without_the_body(http: Http, path: str) -> None:
    asked, got = http.head(path), http.get(path)
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked.headers["content-length"] == got.headers["content-length"]


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/x/sit", "OPTIONS, POST"),
        ("/api/me", "GET, HEAD, OPTIONS, PATCH, POST"),
    ],
)
def test_a_method_that_is_not_known_names_those_that_are(http: Http, path: str, allowed: str) -> None:
    refused = http.delete(path)
    assert (refused.status_code, refused.headers["allow"]) == (405, allowed)


def test_what_is_said_to_one_person_is_kept_by_no_cache(http: Http) -> None:
    assert http.get("/api/me").headers["cache-control"] == "no-store"
    assert http.get("/").headers["cache-control"] == "no-cache"
    assert http.get("/nowhere").headers["cache-control"] == "no-store"


def test_each_encoding_has_a_tag_of_its_own(http: Http) -> None:
    plain = http.get("/assets/a.js", headers={"accept-encoding": "identity"})
    smaller = http.get("/assets/a.js", headers={"accept-encoding": "br"})
    tags = {each.headers["etag"] for each in (plain, smaller)}
    assert len(tags) == 2
    asked = {"accept-encoding": "br", "if-none-match": plain.headers["etag"]}
    assert http.get("/assets/a.js", headers=asked).status_code == 200
    asked["if-none-match"] = ", ".join(f"W/{tag}" for tag in tags)
    assert http.get("/assets/a.js", headers=asked).status_code == 304
    refused = http.get("/assets/a.js", headers={"accept-encoding": "br;q=0, identity"})
    assert "content-encoding" not in refused.headers


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example:8765", "localhost.evil.example", "maestri.example.evil.org"],
)
def test_a_foreign_name_that_leads_to_this_machine_opens_nothing(http: Http, host: str) -> None:
    refused = http.get("/api/me", headers={"host": host})
    assert refused.status_code == 421
    assert refused.json()["type"] == "urn:maestri:host-unknown"


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8765", "[::1]:8765", "localhost", "192.168.1.7", "box", "box.local", "maestri.example"],
)
def test_addresses_names_at_home_and_names_that_were_told_open_the_house(http: Http, host: str) -> None:
    assert http.get("/api/me", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("address", ["/api/tables/%00", "/api/tables/%ff", "/api/tables?mine=%c3%28", "/%00"])
def test_an_address_that_is_no_text_is_a_bad_request(http: Http, address: str) -> None:
    assert http.get(address).status_code == 400


@pytest.mark.parametrize("body", [b'{"nickname": "\xff"}', b'{"nickname": "a\\u0000"}', b"\xff\xfe", b"\x00"])
def test_a_body_that_is_no_text_is_a_bad_request(http: Http, body: bytes) -> None:
    asked = http.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert asked.status_code == 400


def test_there_is_a_schema_for_programs_and_no_page_that_our_policy_would_break(http: Http) -> None:
    assert http.get("/api/schema/openapi.json").json()["info"]["title"] == "Maestri"
    for page in ("", "/", "/swagger", "/redoc", "/elements", "/rapidoc", "/scalar"):
        asked = http.get(f"/api/schema{page}", headers={"accept": "text/html"})
        assert "<script" not in asked.text, page


def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}", per_address=1)
    with TestClient(Application(settings)) as client:
        refused = next(each for _ in range(20) if (each := client.get("/healthz")).status_code != 200)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")


def test_who_asks_too_often_waits_for_being_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Else a flood of requests is as fast as its answers, and those are cheap."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def sleeps(seconds: float) -> None:
        slept.append(seconds)
        await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleeps)
    monkeypatch.setattr(gate, "BREATH", 0.123)
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}", per_address=1)
    with TestClient(Application(settings)) as client:
        while client.get("/healthz").status_code != 429:
            assert 0.123 not in slept
    assert slept.count(0.123) == 1
    assert REGISTRY.get_sample_value("maestri_turned_away_total", {"why": "too-fast"})
    told = [vars(line)["facts"]["why"] for line in caplog.records if line.message == "turned away"]
    assert told == ["too-fast"]


def test_nobody_has_all_his_matches_counted_again_and_again(tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}", per_address=1000)
    with TestClient(Application(settings)) as client:
        client.post("/api/me", json={})
        told = [client.get("/api/me/history").status_code for _ in range(LOOKS_BACK_AT_ONCE + 4)]
    assert told[:LOOKS_BACK_AT_ONCE] == [200] * LOOKS_BACK_AT_ONCE
    assert 429 in told
