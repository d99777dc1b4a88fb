"""A link that makes somebody another person: sent to a stranger, used twice, kept for later."""

from maestri.client.person import Person, ProblemTold
from maestri.server.house import House
from maestri.server.identity import LINK_LIFETIME, digest
from maestri.server.now import now
from maestri.server.store.people import Person as Known
from tests.server.inside import inside
from tests.server.people import run, visitors
from tests.server.servers import Server


async def _link(person: Person) -> dict[str, str]:
    return {"token": str((await person.ask("POST", "/api/me/recovery"))["token"])}


async def _refused(person: Person, path: str, link: dict[str, str]) -> str:
    try:
        await person.ask("POST", path, link)
    except ProblemTold as told:
        return told.problem.type
    return ""


def test_a_link_says_whose_it_is_changes_nothing_until_it_is_used_and_works_once(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, eve), Person(server.address) as phone:
            me, own = await ann.arrive(), await eve.arrive()
            link = await _link(ann)
            for _ in range(2):
                assert (await eve.ask("POST", "/api/recover/whose", link))["id"] == me.id
            assert (await eve.ask("GET", "/api/me"))["id"] == own.id, "nobody asked her"
            assert (await phone.ask("POST", "/api/recover", link))["id"] == me.id
            for path in ("/api/recover", "/api/recover/whose"):
                assert await _refused(eve, path, link) == "urn:maestri:recovery-unknown"
            assert (await eve.ask("GET", "/api/me"))["id"] == own.id

    run(test())


def test_signing_out_everywhere_ends_a_link(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, eve):
            link = await _link(ann)
            await ann.ask("POST", "/api/me/sign-out")
            assert await _refused(eve, "/api/recover", link) == "urn:maestri:recovery-unknown"

    run(test())


@inside
async def test_a_link_is_good_for_ten_minutes(house: House) -> None:
    people, made = house.store.people, now()
    await people.add(Known("ann", "Ann", 0), made)
    await people.set_recovery("ann", digest("token"), made + LINK_LIFETIME)
    late = made + 10 * 60_000
    assert await people.with_recovery(digest("token"), late - 1)
    assert await people.with_recovery(digest("token"), late) is None
    assert not await people.use_recovery(digest("token"), late)
