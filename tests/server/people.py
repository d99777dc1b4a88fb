"""People who play at random, for tests."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from maestri import Rng, all_games, seeded
from maestri.bench.tables.process import quick_loop
from maestri.client import Person, Refused, Seat
from maestri.client.person import ProblemTold
from maestri.core.game import AnyGame
from tests.server.servers import Server

PATIENCE = 100.0


def run(test: Any, patience: float = PATIENCE) -> None:
    """Runs a test that talks to servers, on the loop that they use; whatever hangs ends."""

    async def in_time() -> None:
        async with asyncio.timeout(patience):
            await test

    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(in_time())


def quick_options(game: AnyGame) -> dict[str, Any]:
    """Options that bring a match to an end soon."""
    short = {"hands": 1} if game.key == "duel-of-magicians" else {}
    return {**game.brief_options, **short}


def fewest_seats(game: AnyGame) -> int:
    return game.seats.start


def duel() -> AnyGame:
    return all_games()[0]


@asynccontextmanager
async def visitors(server: Server, count: int) -> AsyncIterator[list[Person]]:
    """People with an identity."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.address)) for _ in range(count)]
        for person in people:
            await person.arrive()
        yield people


async def seated(
    people: list[Person], game: str = "duel-of-magicians", bots: int = 0, **more: Any
) -> tuple[str, list[Seat]]:
    """A table at which cards are dealt, with people at its first seats, each watching."""
    seats = [{"kind": "open"}] * len(people) + [{"kind": "bot", "level": "novice"}] * bots
    more.setdefault("options", {"hands": 1} if game == "duel-of-magicians" else {})
    table = await people[0].lay(game, seats, **more)
    for number, person in enumerate(people):
        await person.sit(table.id, number)
    await people[0].do(table.id, "start")
    watching = [await person.watch(table.id) for person in people]
    for seat in watching:
        await seat.until(lambda state: True)
    return table.id, watching


async def plays_on(seat: Seat, rng: Rng, most: int = 1_000_000) -> list[tuple[int, str]]:
    """Plays at random until the match is over; gives every acknowledged move, with its ply."""
    acknowledged: list[tuple[int, str]] = []
    while len(acknowledged) < most:
        state = await seat.my_turn()
        if state.result:
            break
        ply, move = state.ply, state.moves[rng.below(len(state.moves))]
        try:
            await seat.play(move, ply)
            acknowledged.append((ply, move))
        except Refused as refused:
            if refused.told.key != "seat-stand-in":
                raise
            await asyncio.sleep(0.2)
            continue
        await seat.until(lambda state, ply=ply: state.ply > ply)
    return acknowledged


async def all_play_on(seats: list[Seat], seed: str) -> list[list[tuple[int, str]]]:
    each = (plays_on(seat, seeded(f"{seed} {number}")) for number, seat in enumerate(seats))
    return list(await asyncio.gather(*each))


async def a_stand_in_plays_and_hands_back(ann: Person, bob: Person) -> None:
    """Bob goes away, a bot plays for him while Ann plays on, and stops at once when he is back."""
    table, (ann_seat, bob_seat) = await seated([ann, bob], grace=1, options={"hands": 20})
    await bob_seat.close()
    playing = asyncio.create_task(plays_on(ann_seat, seeded("away")))
    await until(lambda: ann_seat.table and ann_seat.table.seats[1].stand_in)
    ply = ann_seat.ply
    await until(lambda: ann_seat.ply > ply + 4)
    bob_seat = await bob.watch(table)
    assert bob_seat.table is not None
    assert not bob_seat.table.seats[1].stand_in
    await until(
        lambda: ann_seat.table and ann_seat.table.seats[1].here and not ann_seat.table.seats[1].stand_in
    )
    # What the bot did before that may still be on its way to his process.
    await until(lambda: bob_seat.ply == ann_seat.ply and bob_seat.state and bob_seat.state.moves)
    state = await bob_seat.my_turn()
    await asyncio.sleep(0.5)
    assert bob_seat.ply == state.ply, "the bot goes on although he is back"
    await bob_seat.play(state.moves[0])
    playing.cancel()
    for seat in (ann_seat, bob_seat):
        await seat.close()


async def until(holds: Callable[[], Any]) -> None:
    """Waits until something holds."""
    while not holds():
        await asyncio.sleep(0.02)


async def raw(person: Person, path: str) -> bytes:
    """What a path gives, as it comes."""
    return (await person.http.get(path)).content


async def problem_of(request: object) -> str:
    """The reason for which a request is refused."""
    with pytest.raises(ProblemTold) as told:
        await request  # type: ignore[misc]
    return told.value.problem.type.removeprefix("urn:maestri:")
