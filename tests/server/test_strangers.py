"""Strangers stay out: nobody plays, undoes, chats or sees as somebody else."""

import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from maestri.client import Person, Refused
from maestri.client.person import ProblemTold
from maestri.server.identity import Signer
from maestri.server.limits import Buckets
from tests.server.people import run, seated, visitors
from tests.server.postgres import Postgres
from tests.server.servers import Server

FOREIGN = "https://elsewhere.example"


def test_another_identity_cannot_play_undo_chat_as_or_see_a_seat(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 3) as (ann, bob, eve):
            table, seats = await seated([ann, bob], talk="together")
            stranger = await eve.watch(table)
            state = await stranger.until(lambda state: True)
            assert state.view["seat"] is None
            assert all(player["hand"] is None for player in state.view["players"])
            assert state.moves == []
            for ask in (
                stranger.play("take"),
                stranger.undo(),
                stranger.accept(),
                stranger.why("1"),
                stranger.preview("1"),
            ):
                with pytest.raises(Refused) as told:
                    await ask
                assert told.value.told.key == "seat-not-yours"
            await stranger.say("I am Ann")
            await seats[0].until(lambda state: bool(seats[0].chat))
            assert seats[0].chat[0].seat is None
            for what in ("stand-up", "resign", "rematch"):
                with pytest.raises(ProblemTold) as problem:
                    await eve.do(table, what)
                assert problem.value.problem.status in (403, 409)
            assert seats[0].ply == 0
            for seat in (*seats, stranger):
                await seat.close()

    run(test())


def test_a_table_without_spectators_is_for_its_people_and_the_invited(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 3) as (ann, bob, eve):
            table, seats = await seated([ann, bob], spectators=False)
            with pytest.raises(ProblemTold) as problem:
                await eve.table(table)
            assert problem.value.problem.status == 404
            with pytest.raises(Refused) as told:
                await eve.watch(table)
            assert told.value.told.key == "table-unknown"
            invite = (await bob.table(table)).invite or ""
            assert (await eve.table(table, invite)).you is None
            assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 404
            for seat in seats:
                await seat.close()

    run(test())


def test_from_the_door_one_sees_what_a_stranger_may_see_and_nothing_where_he_may_not(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,), httpx.AsyncClient(base_url=server.address) as nobody:
            table = await ann.lay("duel-of-magicians", [{"kind": "person"}] * 2, spectators=False)
            await ann.sit(table.id, 0)
            door = f"/api/tables/{table.id}/glance"
            assert (await nobody.get(door)).json() is None
            assert (await nobody.get("/api/tables/none/glance")).json() is None
            seen = (await nobody.get(door, params={"invite": table.invite})).json()
            assert (seen["id"], seen["you"], seen["host"], seen["invite"]) == (table.id, None, False, None)
            own = (await ann.http.get(door)).json()
            assert (own["you"], own["host"], own["invite"]) == (0, True, table.invite)

    run(test())


async def _status(server: Server, cookie: str) -> int:
    async with httpx.AsyncClient(base_url=server.address, cookies={"maestri": cookie}) as http:
        return (await http.get("/api/me")).status_code


async def _close_code(server: Server, cookie: str, **headers: str) -> int | None:
    url = server.address.replace("http", "ws") + "/api/live"
    own = {"Cookie": f"maestri={cookie}", **headers}
    async with connect(url, additional_headers=own, proxy=None) as socket:
        try:
            await socket.send('{"do":"ping"}')
            await socket.recv()
        except ConnectionClosed:
            return socket.close_code
    return None


def test_forged_and_expired_and_withdrawn_identities_are_refused(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,):
            me = await ann.arrive()
            good = ann.cookie
            assert await _status(server, good) == 200
            assert await _close_code(server, good) is None
            person, generation, expires, signature = good.split(".")
            forged = (
                f"{person}.{generation}.{int(expires) + 1}.{signature}",
                f"{'x' * len(person)}.{generation}.{expires}.{signature}",
                f"{person}.{generation}.{expires}.{signature[:-1]}",
                Signer(b"another house").sign(me.id, 0),
                "",
                "...",
                "x.y.z",
            )
            for cookie in forged:
                assert await _status(server, cookie) == 401, cookie
            for cookie in forged[:4]:
                assert await _close_code(server, cookie) == 4401
            await ann.ask("POST", "/api/me/sign-out")
            assert await _status(server, good) == 401, "a cookie that was withdrawn is replayed"
            assert await _close_code(server, good) == 4401
            assert await _status(server, ann.cookie) == 200

    run(test())


async def _closed_by_sign_out(one: Server, two: Server) -> None:
    """A device elsewhere has the same identity and watches, until the owner signs out."""
    async with visitors(one, 1) as (ann,), Person(two.address, ann.cookie) as thief:
        other = await _of_somebody_else(two)
        watching = [await _opened(server, thief.cookie) for server in (one, two)]
        await ann.ask("POST", "/api/me/sign-out")
        for socket in watching:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401
        own = await _opened(one, ann.cookie)
        await other.send('{"do":"ping"}')
        assert "pong" in str(await other.recv())
        await own.close()
        await other.close()


async def _opened(server: Server, cookie: str) -> ClientConnection:
    """A connection that was let in."""
    url = server.address.replace("http", "ws") + "/api/live"
    socket = await connect(url, additional_headers={"Cookie": f"maestri={cookie}"}, proxy=None)
    await socket.send('{"do":"ping"}')
    assert "pong" in str(await socket.recv())
    return socket


async def _of_somebody_else(server: Server) -> ClientConnection:
    """A connection of somebody else, who stays."""
    async with visitors(server, 1) as (bob,):
        return await _opened(server, bob.cookie)


def test_signing_out_ends_what_is_open_with_older_cookies(server: Server) -> None:
    run(_closed_by_sign_out(server, server))


@pytest.mark.wide
def test_signing_out_ends_it_at_other_processes_too(postgres: Postgres) -> None:
    with Server(postgres.url) as one, Server(postgres.url) as two:
        run(_closed_by_sign_out(one, two))


def test_an_expired_cookie_is_refused() -> None:
    signer = Signer(b"key")
    with pytest.raises(Exception, match="not valid"):
        signer.read(signer.sign("person", 0, int(time.time()) - 1))
    assert signer.read(signer.sign("person", 3)).generation == 3


def test_a_recovery_link_carries_an_identity_and_a_newer_one_replaces_it(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,), Person(server.address) as phone:
            me = await ann.arrive()
            first = (await ann.ask("POST", "/api/me/recovery"))["token"]
            assert (await phone.ask("POST", "/api/recover", {"token": first}))["id"] == me.id
            assert (await phone.ask("GET", "/api/me"))["id"] == me.id
            second = (await ann.ask("POST", "/api/me/recovery"))["token"]
            for token in (first, second[:-1], "x"):
                with pytest.raises(ProblemTold):
                    await phone.ask("POST", "/api/recover", {"token": token})

    run(test())


def test_the_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/me", json={})
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=lax" in answer.headers["set-cookie"]


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,):
            assert await _close_code(server, ann.cookie, Origin=FOREIGN) == 4403
            assert await _close_code(server, ann.cookie, Origin=server.address) is None
            answer = await ann.http.post("/api/me/recovery", headers={"Origin": FOREIGN})
            assert answer.status_code == 403
            assert answer.json()["type"] == "urn:maestri:origin-foreign"

    run(test())


def test_browsers_are_told_to_be_strict(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        policy = httpx.get(server.address + path).headers["content-security-policy"]
        assert re.match(
            r"default-src 'none'; script-src 'self'( 'sha256-[^' ]{44}')?; style-src 'self';", policy
        )
        assert "sha256" not in policy or path == "/", "only the page itself holds a script"
        assert "unsafe" not in policy


def test_a_flood_of_messages_waits_its_turn(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 1) as (ann,):
            url = server.address.replace("http", "ws") + "/api/live"
            cookie = {"Cookie": f"maestri={ann.cookie}"}
            async with connect(url, additional_headers=cookie, proxy=None) as socket:
                for number in range(300):
                    await socket.send(f'{{"do":"ping","id":{number}}}')
                assert [json.loads(await socket.recv())["id"] for _ in range(300)] == list(range(300))

    run(test())


def test_a_bucket_gives_no_more_than_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 0.0
    monkeypatch.setattr("maestri.server.limits.time.monotonic", lambda: moment)
    buckets = Buckets(rate=10, burst=5)
    assert [buckets.take("here") for _ in range(7)] == [True] * 5 + [False] * 2
    assert buckets.take("elsewhere")
    moment = 0.2
    assert [buckets.take("here") for _ in range(3)] == [True, True, False]


def test_too_many_requests_of_one_address_are_refused(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    server.more = ("--per-address", "2")
    with server, httpx.Client(base_url=server.address) as http:
        with ThreadPoolExecutor(40) as crowd:  # one after the other would be slow enough on a busy machine
            answers = list(crowd.map(http.get, ["/api/games"] * 40))
        assert {answer.status_code for answer in answers} == {200, 429}
        (told,) = {answer.json()["type"] for answer in answers if answer.status_code == 429}
        assert told == "urn:maestri:too-fast"
