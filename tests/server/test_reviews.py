"""A match that is over is looked back on in the background, and what was found is kept."""

import asyncio
from typing import Any

from tests.server.people import all_play_on, problem_of, run, seated, until, visitors
from tests.server.servers import Server


def test_a_review_is_made_in_the_background_and_kept(server: Server) -> None:
    async def test() -> None:
        async with visitors(server, 2) as (ann, bob):
            table, seats = await seated([ann, bob])
            path = f"/api/tables/{table}/review"
            assert await problem_of(ann.ask("GET", path)) == "table-not-over"
            await all_play_on(seats, "review")
            await until(lambda: seats[0].table and seats[0].table.status == "over")
            first = await ann.ask("GET", path)
            assert first["review"] is None
            assert 0 <= first["ply"] <= first["last"]
            told = await finished(ann, path)
            sums = told["review"]["sums"]
            assert all(
                own["start"][0] + own["luck"][0] + own["own"][0] + own["others"][0] == own["result"]
                for own in sums
            )
            assert 3 <= len(told["moments"]) <= 5
            assert (await bob.ask("GET", path))["review"] == told
            for seat in seats:
                await seat.close()

    run(test())


async def finished(person: Any, path: str) -> Any:
    """The review, when it is there."""
    async with asyncio.timeout(120):
        while (told := await person.ask("GET", path))["review"] is None:
            await asyncio.sleep(0.3)
    return told["review"]
