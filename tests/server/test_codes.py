"""A short code leads to a table while it waits for people; codes can't be tried out."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from maestri.client import Person
from maestri.client.person import ProblemTold
from maestri.server.app import Application
from maestri.server.settings import Settings
from maestri.server.store.codes import LENGTH, LETTERS
from tests.server.people import run, visitors
from tests.server.postgres import Postgres
from tests.server.servers import Server


async def _code(person: Person, table: str) -> str:
    return str((await person.ask("POST", f"/api/tables/{table}/code"))["code"])


async def _refused(request: object) -> str:
    with pytest.raises(ProblemTold) as told:
        await request  # type: ignore[misc]
    return told.value.problem.type.removeprefix("urn:maestri:")


async def _leads_to_the_table(ann: Person, bob: Person) -> None:
    table = await ann.lay("duel-of-magicians", [{"kind": "person"}] * 2, spectators=False)
    code = await _code(ann, table.id)
    assert len(code) == LENGTH
    assert set(code) <= set(LETTERS)
    assert await _code(ann, table.id) == code
    typed = f" {code[:3]}-{code[3:]} ".lower()
    assert await bob.ask("POST", "/api/codes", {"code": typed}) == {
        "table": table.id,
        "invite": table.invite,
    }
    assert await _refused(_code(bob, table.id)) == "table-unknown", "it is for the people of the table"
    await ann.sit(table.id, 0)
    await bob.sit(table.id, 1, table.invite or "")
    assert await _code(bob, table.id) == code
    await ann.do(table.id, "start")
    assert await _refused(bob.ask("POST", "/api/codes", {"code": code})) == "code-unknown"
    assert await _refused(_code(ann, table.id)) == "table-started"


def test_a_code_leads_to_the_table_until_the_match_starts(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            await _leads_to_the_table(ann, bob)

    run(test())


@pytest.mark.wide
def test_a_code_leads_there_from_another_process(postgres: Postgres) -> None:
    async def test(one: Server, two: Server) -> None:
        async with visitors(one, 1) as (ann,), visitors(two, 1) as (bob,):
            await _leads_to_the_table(ann, bob)

    with Server(postgres.url) as one, Server(postgres.url) as two:
        run(test(one, two))


def test_a_spectator_does_not_get_the_code(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, eve):
            table = await ann.lay("duel-of-magicians", [{"kind": "open"}] * 2)
            assert await _refused(_code(eve, table.id)) == "seat-not-yours"

    run(test())


def test_of_one_address_come_so_many_tries(tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}", per_address=40)
    with TestClient(Application(settings)) as http:
        http.post("/api/me", json={})
        told = [http.post("/api/codes", json={"code": f"ABC2{number}"}).status_code for number in range(14)]
        assert told[:10] == [404] * 10
        assert told[-1] == 429
