"""The others may give somebody who is away a minute more before a stand-in plays for him."""

from maestri.server.house import House
from maestri.server.house.caretaker import look_after
from maestri.server.table import watching
from maestri.server.table.due import next_wake
from maestri.server.table.watching import MINUTE, leave
from tests.server.inside import Hourglass, a_table, comes, inside, ready, refused, to_move
from tests.server.recorded import person

GRACE = 60_000


@inside
async def test_a_minute_more_is_a_minute_more_and_can_be_given_again(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house)
    people = [await comes(room, number) for number in range(4)]
    seat = await to_move(room)
    other = people[seat - 1]
    leave(room, people[seat].watcher)
    left_at = hourglass.moment
    hourglass.pass_by(GRACE - 1000)
    await watching.wait(room, person((seat + 1) % 4), seat)
    assert other.table["seats"][seat]["stand_in_at"] == left_at + GRACE + MINUTE
    hourglass.pass_by(1000)
    await look_after(room)
    assert not room.sheet.seats[seat].stand_in, "his grace is over, but they wait"
    assert next_wake(room.sheet, await ready(room), room.there) == left_at + GRACE + MINUTE
    await watching.wait(room, person((seat + 2) % 4), seat)
    hourglass.pass_by(2 * MINUTE - 1)
    await look_after(room)
    assert not room.sheet.seats[seat].stand_in
    hourglass.pass_by(1)
    await look_after(room)
    assert room.sheet.seats[seat].stand_in


@inside
async def test_only_who_sits_there_gives_time_and_only_to_one_who_is_awaited(house: House) -> None:
    room = await a_table(house)
    people = [await comes(room, number) for number in range(4)]
    seat = await to_move(room)
    assert await refused(watching.wait(room, person(0), seat)) == "wait-none"
    assert await refused(watching.wait(room, person(0), 9)) == "seat-unknown"
    leave(room, people[seat].watcher)
    assert await refused(watching.wait(room, person(77), seat)) == "seat-not-yours"
    assert await refused(watching.wait(room, person(0), (seat + 1) % 4)) == "wait-none"
