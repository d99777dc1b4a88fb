"""What the house does by itself: older rules are carried over, an end is tidy."""

import asyncio
from pathlib import Path

import pytest

from maestri import Record, all_games, seeded
from maestri.client import Person
from maestri.core.option import settled
from maestri.core.registry import game_called
from maestri.protocol.close_codes import NO_IDENTITY
from maestri.server.house import House
from maestri.server.now import now
from maestri.server.settings import Settings
from maestri.server.store.people import NOBODY
from maestri.server.store.people import Person as Known
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.store.store import Store
from maestri.server.table import moves
from maestri.server.table.upgrade import carried_over
from maestri.server.table.watcher import Watcher
from maestri.server.table.watching import join
from tests.golden.files import FOLDER
from tests.server.inside import a_house, a_table, plays, ready
from tests.server.people import plays_on, run, seated, until, visitors
from tests.server.servers import Server

GAME = all_games()[0]


def test_a_match_of_older_rules_goes_on_from_its_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    known = Known("ann", "Ann", 0)

    async def before() -> tuple[str, int, bytes]:
        house = await House.open(Settings(store=store))
        sheet = Sheet(
            game=GAME.key,
            rules=GAME.rules_version,
            options={"hands": 2, "stack": False},
            seats=[SeatSheet("person", person="ann"), SeatSheet("person", person="bob")],
            status="playing",
            host="ann",
            seed="old",
            created_at=now(),
            started_at=now(),
        )
        await house.store.add_sheet(sheet)
        room = await house.rooms.get(sheet.id)
        for _ in range(9):
            async with room.lock:
                board = await room.ready()
            seat = board.match.to_move[0]
            person = known if seat == 0 else Known("bob", "Bob", 0)
            await moves.play(room, person, board.ply, board.match.moves(seat)[0])
        assert room.board is not None
        position = room.board.position()
        await house.close()
        return sheet.id, room.board.ply, position

    async def after(table_id: str, ply: int, position: bytes) -> None:
        house = await House.open(Settings(store=store))
        room = await house.rooms.get(table_id)
        watcher = Watcher(known, lambda _: None)
        await join(room, watcher, ply - 3)
        assert room.board is not None
        assert (room.board.ply, room.board.position()) == (ply, position)
        assert room.sheet.rules == GAME.rules_version
        seat = room.board.match.to_move[0]
        person = known if seat == 0 else Known("bob", "Bob", 0)
        await moves.play(room, person, ply, room.board.match.moves(seat)[0])
        assert room.board.ply == ply + 1
        await house.close()

    async def test() -> None:
        kept = await before()
        monkeypatch.setattr(type(game_called(GAME.key)), "rules_version", GAME.rules_version + 1)
        await after(*kept)

    run(test())


def test_after_an_upgrade_no_chance_comes_again_and_all_processes_agree_on_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house)
            for _ in range(3):
                await plays(room)
            old, ply = room.sheet.seed, 3
            assert room.board is not None
            await house.store.writer.keep([room.position(room.board)])
            await plays(room)
            newer = GAME.rules_version + 1
            monkeypatch.setattr(type(game_called(GAME.key)), "rules_version", newer)
            one, other = [await carried_over(house.store, room.sheet) for _ in range(2)]
            await room.change(one)
            seed = room.sheet.seed
            assert seed not in (None, old)
            assert (room.sheet.rules, room.sheet.base_ply) == (newer, ply)
            await room.change(other)
            assert room.sheet.seed == seed, "whoever comes second carries nothing over"
            room.board = None
            board = await ready(room)
            assert (board.ply, board.base, len(board.standing)) == (4, 3, 1)
            assert board.match.fairness is None, "the seal is of another seed"

    run(test())


@pytest.mark.parametrize("path", sorted(FOLDER.glob("rules-*/*.json")), ids=lambda path: path.stem)
def test_a_match_of_older_rules_that_are_known_goes_on_by_them(tmp_path: Path, path: Path) -> None:
    record = Record.load(path)
    game = game_called(record.game).by_rules(record.rules)
    assert game is not None

    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await a_table(house, game, options=settled(game.options, {}))
            await plays(room)
            room.board = None
            board = await ready(room)
            assert (room.sheet.rules, room.sheet.base_ply, board.ply) == (record.rules, 0, 1)
            assert board.match.game.rules_version == record.rules
            assert board.match.state_data()["options"] == board.match.options == room.sheet.options
            await plays(room)

    run(test())


def test_a_sqlite_file_serves_one_process(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def test() -> None:
        one = await Store.open(store)
        with pytest.raises(Exception, match="Another server is using"):
            await Store.open(store)
        await one.close()
        await (await Store.open(store)).close()

    run(test())


@pytest.mark.wide
def test_a_server_that_is_asked_to_end_does_so_and_all_goes_on_afterwards(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with visitors(server, 1) as (ann,):
            table, (seat,) = await seated([ann], bots=2)
            await plays_on(seat, seeded("tidy"), most=2)
            await asyncio.to_thread(server.stop)
            assert not [line for line in server.log if "Traceback" in line]
            await asyncio.to_thread(server.start)
            await plays_on(seat, seeded("tidy"))
            await until(lambda: seat.table and seat.table.status == "over")
            assert (await ann.ask("GET", f"/api/tables/{table}/verify"))["flaw"] is None
            await seat.close()

    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        run(test(server))


def test_operators_see_health_and_metrics(server: Server) -> None:
    async def test() -> None:
        async with Person(server.address) as ann:
            assert await ann.ask("GET", "/healthz") == {"status": "ok"}
            metrics = (await ann.http.get("/metrics")).text
            for name in ("maestri_tables", "maestri_moves", "maestri_move_seconds", "maestri_bot_queue"):
                assert name in metrics
            outside = await ann.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
            assert outside.status_code == 404

    run(test())


def test_whoever_is_just_coming_in_is_not_turned_out_when_words_were_missed(tmp_path: Path) -> None:
    """His cookie was not looked at yet; those whose cookie is withdrawn have to go."""

    class Connected:
        def __init__(self, person: Known) -> None:
            self.person = person
            self.closed_with: list[int] = []
            self.close = self.closed_with.append

    async def test() -> None:
        house = await House.open(Settings(store=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        coming, withdrawn = Connected(NOBODY), Connected(Known("ann", "Ann", 0))
        house.visitors.known |= {coming, withdrawn}  # type: ignore[arg-type]  # no socket is needed for this
        await house.resync()
        house.visitors.known.clear()
        await house.close()
        assert (coming.closed_with, withdrawn.closed_with) == ([], [NO_IDENTITY])

    run(test())
