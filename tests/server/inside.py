"""A house in the test's own process: no sockets, no slow bots, rounds only when a test wants one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestri import AnyGame, all_games, game_called
from maestri.bots import Past
from maestri.bots.levels import Level
from maestri.bots.pool import Answer, Pool
from maestri.bots.process import Worker
from maestri.bots.turns import Turn
from maestri.core.game import View
from maestri.core.refusal import Refusal
from maestri.server.house import House
from maestri.server.settings import Settings
from maestri.server.table import moves
from maestri.server.table.archive import Archive
from maestri.server.table.archivist import answer
from maestri.server.table.board import Board
from maestri.server.table.room import Room
from maestri.server.table.watcher import Watcher
from maestri.server.table.watching import join
from tests.server.people import run
from tests.server.recorded import MOMENT, a_sheet, person
from tests.server.stores import empty_store

DUEL = all_games()[0]
LABYRINTH = game_called("master-labyrinth")
"""Most of its moves can be taken back."""


class Hourglass:
    """What time it is, in milliseconds; a test moves it on."""

    def __init__(self) -> None:
        self.moment = MOMENT

    def time_ns(self) -> int:
        return self.moment * 1_000_000

    def pass_by(self, milliseconds: int) -> None:
        self.moment += milliseconds


class Bots(Pool):
    """Bots that play their first move, and remember who asked them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[int | None, str]] = []

    async def choose(
        self,
        game: AnyGame,
        level: Level,
        view: View,
        moves: Sequence[str],
        chance: str,
        turn: Turn | None = None,
        past: Past = (),
    ) -> Answer:
        self.asked.append((view.seat, level.key))
        return Answer(moves[0], level)


class Beside(Worker):
    """Looks into the past at once, without a process of its own."""

    def __init__(self) -> None:
        super().__init__("")

    async def ask(self, question: msgspec.Struct, patience: float) -> bytes:
        return answer(msgspec.json.encode(question))


class Onlooker:
    """Somebody who watches, and all that he is told."""

    def __init__(self, number: int) -> None:
        self.messages: list[bytes] = []
        self.watcher = Watcher(person(number), self.messages.append)

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [told for told in map(msgspec.json.decode, self.messages) if told["is"] == kind]

    @property
    def table(self) -> dict[str, Any]:
        """The table as it was shown last."""
        table: dict[str, Any] = self.told("table")[-1]["table"]
        return table


@asynccontextmanager
async def a_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    store = settings.pop("store", None) or await empty_store(folder / "tables.sqlite")
    house = await House.open(Settings(store=store, **{"bot_pace": 0.0, **settings}))
    await house.caretaker.close()
    house.thinking.pool = Bots()
    house.archive = house.records.archive = house.riddles.archive = Archive(Beside())
    try:
        yield house
    finally:
        await house.close()


def inside(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is handed a house of its own, which is open while it runs."""

    def opens_and_runs(tmp_path: Path, **more: Any) -> None:
        async def open_and_run() -> None:
            async with a_house(tmp_path) as house:
                await test(house=house, **more)

        run(open_and_run())

    more = [each for name, each in signature(test).parameters.items() if name != "house"]
    folder = Parameter("tmp_path", Parameter.POSITIONAL_OR_KEYWORD)
    opens_and_runs.__name__, opens_and_runs.__doc__ = test.__name__, test.__doc__
    vars(opens_and_runs)["__signature__"] = Signature([folder, *more])
    return opens_and_runs


async def a_table(house: House, game: AnyGame = DUEL, name: str = "table", **more: Any) -> Room:
    """A table in play, with a person at every seat. Nobody watches yet."""
    return await house.rooms.lay(msgspec.structs.replace(a_sheet(game, name=name), **more))


async def comes(room: Room, number: int, ply: int = -1) -> Onlooker:
    """Somebody comes to the table."""
    onlooker = Onlooker(number)
    await join(room, onlooker.watcher, ply)
    return onlooker


async def ready(room: Room) -> Board:
    async with room.lock:
        return await room.ready()


async def to_move(room: Room) -> int:
    """The seat that is to move."""
    return (await ready(room)).match.to_move[0]


async def plays(room: Room, text: str | None = None, seat: int | None = None) -> int:
    """Whoever is to move plays a move, or the first there is; gives his seat."""
    board = await ready(room)
    seat = board.match.to_move[0] if seat is None else seat
    await moves.play(room, person(seat), board.ply, text or board.match.moves(seat)[0])
    return seat


async def refused(asked: Any) -> str:
    """The reason for which something is refused."""
    with pytest.raises(Refusal) as told:
        await asked
    return told.value.key


async def quiet(house: House) -> None:
    """Waits until nothing is under way."""
    while house.errands.tasks:
        await asyncio.sleep(0.001)
