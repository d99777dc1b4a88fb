"""What operators see is what there is."""

from prometheus_client import REGISTRY

from maestri.server.house import House
from maestri.server.store.sheet import Sheet
from maestri.server.table import moves
from maestri.server.table.watching import leave
from tests.server.inside import a_table, comes, inside, quiet, ready, to_move
from tests.server.recorded import person


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"maestri_{name}", labels) or 0


@inside
async def test_moves_of_people_and_of_bots_are_counted(house: House) -> None:
    room = await a_table(house)
    people, bots = counted("moves_total", by="person"), counted("moves_total", by="bot")
    seat = await to_move(room)
    board = await ready(room)
    await moves.play(room, person(seat), 0, board.match.moves(seat)[0])
    assert counted("moves_total", by="person") == people + 1
    assert counted("move_seconds_count") >= people + 1
    other = await to_move(room)

    def by_bot(sheet: Sheet) -> None:
        sheet.seats[other].kind, sheet.seats[other].level = "bot", "novice"

    await room.change(by_bot)
    await comes(room, 9)
    house.nudge(room)
    await quiet(house)
    assert counted("moves_total", by="bot") == bots + (await ready(room)).ply - 1


@inside
async def test_tables_in_memory_are_counted(house: House) -> None:
    room = await a_table(house)
    onlooker = await comes(room, 9)
    assert counted("tables") == 1
    leave(room, onlooker.watcher)
    house.rooms.forget_idle(-1)
    assert counted("tables") == 0
