"""Bad input gets a problem document, never a traceback, and changes nothing."""

import json
import random
import string
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from maestri.protocol.problem import CONTENT_TYPE
from tests.breadth import as_many
from tests.server.people import run, seated, visitors
from tests.server.servers import Server

BODIES: tuple[bytes, ...] = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe",
    b"{}" * 9000,
    b'{"seat": -1, "pledge": "x"}',
    b'{"seat": 1e999}',
    b'{"game": "nothing", "seats": [{}]}',
    b'{"game": "duel-of-magicians", "seats": [{}]}',
    b'{"game": "duel-of-magicians", "seats": [{}, {}], "options": {"hands": "many"}}',
    b'{"game": "duel-of-magicians", "seats": [{}, {"kind": "bot", "level": "god"}]}',
    b'{"game": "duel-of-magicians", "seats": [{"kind": "bot"}, {"kind": "bot"}]}',
    b'{"nickname": ""}',
    b'{"nickname": "\\u0000\\u0007"}',
    b'{"nickname": "' + b"x" * 100 + b'"}',
    b'{"token": "' + b"x" * 5000 + b'"}',
    b"[" * 5000,
)


def test_every_endpoint_answers_bad_bodies_with_a_problem(server: Server) -> None:
    schema = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    with httpx.Client(base_url=server.address) as http:
        http.post("/api/me", json={})
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                where = path.replace("{table_id}", "nothing").replace("{language}", "xx")
                bodies = BODIES if "requestBody" in operation else BODIES[:1]
                for body in bodies:
                    is_a_problem_or_fine(http.request(method, where, content=body), body)


def is_a_problem_or_fine(answer: httpx.Response, body: bytes) -> None:
    assert answer.status_code < 500, (answer.request.url, body[:80], answer.text)
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == CONTENT_TYPE
        problem = answer.json()
        assert problem["type"].startswith("urn:maestri:")
        assert problem["status"] == answer.status_code
        assert problem["title"]
        assert problem["detail"]
        assert "Traceback" not in answer.text


@pytest.mark.parametrize("path", ["/nothing", "/api/tables/" + "x" * 3000, "/../etc/passwd"])
def test_odd_paths_are_not_found(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code in (401, 404)
    assert answer.headers["content-type"] == CONTENT_TYPE


@pytest.mark.wide
def test_the_openapi_document_is_kept_to(server: Server, request: pytest.FixtureRequest) -> None:
    """schemathesis makes up requests from the document, good and bad."""
    import schemathesis  # takes its time

    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    cookie = httpx.post(f"{server.address}/api/me", json={}).cookies["maestri"]
    checks = [schemathesis.checks.not_a_server_error]
    many = 300 if request.config.getoption("--long") else 8
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=many,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def holds(case: Any) -> None:
            response = case.call(cookies={"maestri": cookie})
            case.validate_response(response, checks=checks)

        holds()


FRAGMENTS = (
    '{"do":"watch","table":"%s","ply":0}',
    '{"do":"play","ply":0,"move":"take"}',
    '{"do":"why","move":"1"}',
    '{"do":"preview","move":"1"}',
    '{"do":"undo","ply":0}',
    '{"do":"accept"}',
    '{"do":"ping","id":1}',
    '{"do":"chat","text":""}',
    '{"do":"play","ply":-1,"move":""}',
    '{"do":"sing"}',
    "[]",
    "null",
    "\x00",
    '"do"',
    "{",
)


def fuzzed(rng: random.Random, table: str) -> str | bytes:
    """A message near to a good one, or far from it."""
    text = rng.choice(FRAGMENTS)
    text = text % table if "%s" in text else text
    for _ in range(rng.randrange(4)):
        place = rng.randrange(len(text) + 1)
        text = text[:place] + rng.choice(string.printable + "é{}[]") + text[place + rng.randrange(2) :]
    return text.encode() if rng.random() < 0.2 else text


def test_fuzzed_messages_change_nothing(server: Server, request: pytest.FixtureRequest) -> None:
    count = as_many(request.config, 300, 1_500, 100_000)

    async def test() -> None:
        async with visitors(server, 3) as (ann, bob, eve):
            table, seats = await seated([ann, bob])
            before = json.dumps((await ann.ask("GET", f"/api/tables/{table}"))["undo"])
            rng = random.Random(9)
            sent = 0
            while sent < count:
                sent += await _talk_nonsense(server, eve.cookie, rng, table, count - sent)
            assert json.dumps((await ann.ask("GET", f"/api/tables/{table}"))["undo"]) == before
            again = await ann.watch(table)
            assert (await again.until(lambda state: True)).ply == 0
            assert (await ann.http.get("/healthz")).status_code == 200
            for seat in (*seats, again):
                await seat.close()

    run(test())


async def _talk_nonsense(server: Server, cookie: str, rng: random.Random, table: str, most: int) -> int:
    """Sends until the server hangs up; gives how many messages it took."""
    url = server.address.replace("http", "ws") + "/api/live"
    sent = 0
    async with connect(url, additional_headers={"Cookie": f"maestri={cookie}"}, proxy=None) as socket:
        try:
            while sent < min(most, 50):
                await socket.send(fuzzed(rng, table))
                sent += 1
        except ConnectionClosed:
            assert socket.close_code == 4400
    return sent


def test_a_store_that_is_no_store_is_refused_in_one_line(tmp_path: Path) -> None:
    server = Server("mysql://nowhere/nothing")
    with pytest.raises(AssertionError, match="did not start"):
        server.start()
    server.kill()
    assert "is not a store" in "".join(server.log)
