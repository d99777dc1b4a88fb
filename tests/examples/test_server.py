"""The trial game on a server: laid, played by people and a bot, hinted, forked, replayed, verified."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import msgspec
import pytest

from maestri import AnyGame, Record
from maestri.client import Person, Refused, Seat
from maestri.core.verify import flaw_in
from tests.breadth import broad
from tests.examples.houses import EXAMPLES
from tests.server.people import all_play_on, run, seated


@asynccontextmanager
async def two_people(house: str) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(house)) for _ in range(2)]
        for person in people:
            await person.arrive()
        yield people


def test_the_shelf_tells_what_a_client_needs_that_does_not_know_the_game(ladder_house: str) -> None:
    with httpx.Client(base_url=ladder_house) as http:
        *shipped, ladder = http.get("/api/games").json()
        assert {game["kinds"] is None for game in shipped} == {True}
        assert ladder["kinds"]["events"]["drew"] == {"seat": "seat", "card": "card"}
        assert ladder["kinds"]["view"]["hands"] == ladder["kinds"]["view"]["pile"] == "card"
        words = http.get("/api/words/ja/ladder")
        assert words.text == (EXAMPLES / "ladder" / "ja.ftl").read_text(encoding="utf-8")
        assert words.headers["content-type"].startswith("text/plain")
        assert "max-age" in words.headers["cache-control"]
        assert http.get("/api/words/de/ladder").status_code == 404
        assert http.get("/api/words/ja/snakes").status_code == 404


@pytest.mark.wide
def test_two_people_play_to_the_end_and_the_match_is_proved(ladder: AnyGame, ladder_house: str) -> None:
    async def evening() -> None:
        async with two_people(ladder_house) as people:
            table, seats = await seated(people, ladder.key)
            seats[0].keep = seats[1].keep = True
            await all_play_on(seats, "ladder")
            assert (await people[0].ask("GET", f"/api/tables/{table}/verify"))["flaw"] is None
            record = await people[0].ask("GET", f"/api/tables/{table}/record")
            await looks_back_and_forks(people[0], table, len(record["moves"]))
            assert flaw_in(Record.decode(msgspec.json.encode(record))) is None
            for seat, other in ((0, 1), (1, 0)):
                assert seen_of(seats[seat], other) == {None}, "a hand was shown"
                assert len(seen_of(seats[other], other)) > 5
                await seats[seat].close()

    run(evening())


async def looks_back_and_forks(person: Person, table: str, plies: int) -> None:
    moment = await person.ask("GET", f"/api/tables/{table}/replay?ply=3")
    assert None not in moment["view"]["pile"]
    fork = await person.do(table, "fork", {"ply": plies // 2, "seat": 0, "level": "novice"})
    await person.sit(fork.id, 0)
    await person.do(fork.id, "start")
    seat = await person.watch(fork.id)
    await all_play_on([seat], "forked")
    await seat.close()


def seen_of(seat: Seat, hand: int) -> set[str | None]:
    """All cards of a hand that a seat was ever shown; None for hidden ones."""
    states = [msgspec.json.decode(message) for message in seat.received]
    views = [state["view"] for state in states if state["is"] == "state"]
    return {card for view in views for card in view["hands"][hand]}


@pytest.mark.parametrize("level", broad(["regular", "master"], (), wide={"regular"}))
def test_a_person_plays_a_bot_and_is_told_why_not(ladder: AnyGame, ladder_house: str, level: str) -> None:
    async def evening() -> None:
        async with two_people(ladder_house) as (ann, _):
            table = await ann.lay(ladder.key, [{"kind": "person"}, {"kind": "bot", "level": level}])
            await ann.sit(table.id, 0, table.invite or "")
            await ann.do(table.id, "start")
            seat = await ann.watch(table.id)
            state = await seat.my_turn()
            with pytest.raises(Refused) as refused:
                await seat.play("pass", state.ply)
            assert (refused.value.told.key, refused.value.told.rule) == ("LA-3", "LA-3")
            hints = (await ann.ask("GET", f"/api/tables/{table.id}/hint"))["hints"]
            assert {hint["move"] for hint in hints} == set(state.moves)
            await all_play_on([seat], f"against a {level}")
            await seat.close()

    run(evening())
