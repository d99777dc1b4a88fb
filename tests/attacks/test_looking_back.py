"""Whoever asks for whole matches again and again waits for them himself."""

import asyncio
from collections.abc import Iterator
from functools import partial
from multiprocessing.synchronize import Event as Stop
from typing import Literal

import httpx
import msgspec
import pytest

from maestri import AnyGame, game_called, seeded
from maestri.core.option import settled
from maestri.server.store.entry import Entry
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store
from maestri.server.table.board import Board
from tests.attacks.strangers import Attack, bear, on_both_stores
from tests.attacks.wire import masked, upgraded
from tests.laws.tables import random_play
from tests.server.people import run
from tests.server.recorded import MOMENT, a_sheet
from tests.server.servers import Server

LONG = game_called("maitre-du-monde")
ENTRIES = 1_500
OPTIONS = settled(LONG.options, {})
"""Without the limit of turns that bots play by."""
AT_ONCE = 4


async def _long_matches(url: str) -> None:
    """One that is over and one that goes on, as the store keeps them, where they are not there yet."""
    store = await Store.open(url)
    try:
        for name in ("over", "playing"):
            if await store.sheet(name) is None:
                await _keep(store, name)
    finally:
        await store.close()


async def _keep(store: Store, name: Literal["over", "playing"]) -> None:
    sheet = msgspec.structs.replace(a_sheet(LONG, name=name), status=name, options=OPTIONS)
    sheet.seed = sheet.fairness().seed
    await store.add_sheet(sheet)
    await asyncio.gather(*[store.writer.append(sheet.id, entry, None) for entry in _log(LONG, sheet)])


def _log(game: AnyGame, sheet: Sheet) -> Iterator[Entry]:
    board = Board(sheet)
    play = random_play(Board(sheet).match, seeded("long"))
    for (seat, move), _ in zip(play, range(ENTRIES), strict=False):
        yield board.play(seat, move, game.write(move), MOMENT)


@pytest.fixture(scope="module")
def archive(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has long matches in its store."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('archive') / 'tables.sqlite'}"
    else:
        url = request.getfixturevalue("on_postgresql").url
    run(_long_matches(url))
    with Server(url) as running:
        yield running


def asks(path: str, port: int, cookie: str, stop: Stop) -> None:
    """Several at a time, each for another moment of the match."""
    asyncio.run(_asks(f"http://127.0.0.1:{port}{path}", cookie, stop))


async def _asks(address: str, cookie: str, stop: Stop) -> None:
    async with httpx.AsyncClient(cookies={"maestri": cookie}, timeout=30) as client:

        async def one(number: int) -> None:
            while not stop.is_set():
                number += AT_ONCE
                ply = 300 + number % 900
                post = {"ply": ply, "seat": 0} if address.endswith("fork") else None
                await (
                    client.post(address, json=post) if post else client.get(address.replace("PLY", str(ply)))
                )

        await asyncio.gather(*[one(number) for number in range(AT_ONCE)])


def watches(port: int, cookie: str, stop: Stop) -> None:
    """Comes to a table again and again, and wants to be told all of it."""
    with upgraded(port, cookie) as line:
        line.settimeout(0.05)
        while not stop.is_set():
            line.sendall(masked(1, b'{"do":"watch","table":"playing","ply":-1}'))
            try:
                while line.recv(1 << 20):
                    """He does not look at it."""
            except TimeoutError:
                """All was told."""


ATTACKS: dict[str, Attack] = {
    path.rpartition("/")[2].partition("?")[0]: partial(asks, f"/api/tables/{path}")
    for path in (
        "over/verify",
        "over/replay?ply=PLY",
        "over/moments?first=PLY",
        "over/story",
        "over/fork",
        "playing/plies?first=PLY&last=PLY",
    )
}


@pytest.mark.parametrize(
    ("archive", "attack"),
    on_both_stores([*ATTACKS.items(), ("watch", watches)], {"verify", "fork", "watch"}),
    indirect=["archive"],
)
def test_whole_matches_are_looked_into_beside_the_tables(archive: Server, attack: Attack) -> None:
    run(bear(attack, archive))
