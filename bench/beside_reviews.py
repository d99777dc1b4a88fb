"""Whether reviews slow moves at other tables.

python bench/beside_reviews.py [--tables N] [--seconds S] [--turns T]

A house on SQLite, with tables of four at which 500 moves a second are made in all: some times with nothing
else, then as often while three matches are looked back on. Prints how late moves come through, and the ratio
of the medians of the 99th percentiles.
"""

import argparse
import asyncio
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from maestri.bench.tables.load import LoadTable, laid, loaded
from maestri.bench.tables.process import allow_many_files, quick_loop, serving
from maestri.client import Person
from maestri.client.seat import Seat

RATE = 500
REVIEWS = 3
HANDS = 20
"""Enough of them that three reviews outlast the measurement."""


async def finished(server: str) -> tuple[Person, str]:
    """A match that two people have played to its end, and one of them."""
    people = [Person(server), Person(server)]
    for person in people:
        await person.arrive()
    table = await people[0].lay("duel-of-magicians", [{"kind": "open"}] * 2, options={"hands": HANDS})
    for seat, person in enumerate(people):
        await person.sit(table.id, seat)
    await people[0].do(table.id, "start")
    seats = [await person.watch(table.id) for person in people]
    await asyncio.gather(*map(played, seats))
    for each in seats:
        await each.close()
    return people[0], table.id


async def played(seat: Seat) -> None:
    """The first move that may be played, to the end of the match."""
    ply = -1
    while True:
        state = await seat.until(lambda told, last=ply: told.result or (told.moves and told.ply > last))
        if state.result:
            return
        ply = state.ply
        await seat.play(state.moves[0])


async def review(person: Person, table: str) -> bool:
    """Asks for it; whether it is still on its way."""
    told = await person.ask("GET", f"/api/tables/{table}/review")
    return told["review"] is None


async def measured(server: str, count: int, seconds: float, turns: int) -> float:
    tables = await laid(server, count)
    matches = [await finished(server) for _ in range(REVIEWS)]
    await loaded(tables, RATE, seconds / 2)  # the first moves bring what a house reads once
    alone = [await told("alone", tables, seconds) for _ in range(turns)]
    assert all([await review(*match) for match in matches])
    beside = [await told("beside reviews", tables, seconds) for _ in range(turns)]
    assert all([await review(*match) for match in matches]), "a review was over too soon"
    for table in tables:
        table.leave()
    return median(beside) / median(alone)


async def told(what: str, tables: list[LoadTable], seconds: float) -> float:
    """Milliseconds within which 99 of 100 moves came through."""
    run = await loaded(tables, RATE, seconds)
    print(f"{what}: {run}", flush=True)
    return run.p99


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--turns", type=int, default=3)
    args = parser.parse_args()
    allow_many_files()
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{Path(folder, 'tables.sqlite')}") as (server, *_),
        asyncio.Runner(loop_factory=quick_loop()) as runner,
    ):
        ratio = runner.run(measured(server, args.tables, args.seconds, args.turns))
    print(f"p99 beside reviews: {ratio:.2f} times what it is alone")


if __name__ == "__main__":
    main()
