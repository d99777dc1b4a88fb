"""Stand-ins: when they come, for whom they play, and when they go."""

import asyncio
from typing import Any

import pytest

from maestri.bots.pool import Answer
from maestri.protocol.tables import Clock
from maestri.server.house import House
from maestri.server.house.caretaker import look_after
from maestri.server.store.people import Person
from maestri.server.table import moves
from maestri.server.table.room import Room
from maestri.server.table.seating import resign, sit
from maestri.server.table.watching import leave
from tests.server.inside import (
    Bots,
    Hourglass,
    a_table,
    comes,
    inside,
    plays,
    quiet,
    ready,
    refused,
    to_move,
)
from tests.server.recorded import person, sitting

GRACE = 60_000


@inside
async def test_a_stand_in_comes_when_the_grace_is_over_and_not_before(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    away = await comes(room, seat)
    leave(room, away.watcher)
    hourglass.pass_by(GRACE - 1)
    await look_after(room)
    assert not room.sheet.seats[seat].stand_in
    hourglass.pass_by(1)
    await look_after(room)
    assert room.sheet.seats[seat].stand_in
    assert not room.sheet.seats[seat].for_good


@inside
async def test_who_never_came_is_missed_since_his_turn_began(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    hourglass.pass_by(GRACE // 2)
    await plays(room, "take" if "take" in room.board.match.moves(seat) else None)  # type: ignore[union-attr]
    hourglass.pass_by(GRACE - 1)
    await look_after(room)
    assert not any(each.stand_in for each in room.sheet.seats)
    hourglass.pass_by(1)
    await look_after(room)
    assert [each.stand_in for each in room.sheet.seats].count(True) == 1


@inside
async def test_only_who_is_to_move_is_replaced(house: House, hourglass: Hourglass) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    await comes(room, seat)
    hourglass.pass_by(10 * GRACE)
    await look_after(room)
    assert not any(each.stand_in for each in room.sheet.seats)


@inside
async def test_a_stand_in_plays_for_who_is_away_and_hands_back_when_he_comes(
    house: House, hourglass: Hourglass
) -> None:
    room = await a_table(house, stand_in="novice")
    await comes(room, 9)
    seat = await to_move(room)
    ply = room.board.ply  # type: ignore[union-attr]
    hourglass.pass_by(GRACE)
    await look_after(room)
    await quiet(house)
    assert room.board is not None
    assert room.board.ply > ply
    bots: Any = house.thinking.pool
    assert set(bots.asked) == {(seat, "novice")}
    back = await comes(room, seat)
    assert not room.sheet.seats[seat].stand_in
    assert not back.table["seats"][seat]["stand_in"]


class Slow(Bots):
    """A bot that answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def choose(self, *asked: Any) -> Answer:
        answer = await super().choose(*asked)
        await self.go.wait()
        return answer


async def _thinks_for(house: House, room: Room) -> tuple[int, Slow]:
    """The seat to move has a stand-in who is just thinking, and somebody looks on."""
    await comes(room, 9)
    house.thinking.pool = slow = Slow()
    seat = await to_move(room)
    await room.change(lambda sheet: sheet.seats[seat].replace(for_good=False))
    house.nudge(room)
    while not slow.asked:
        await asyncio.sleep(0.001)
    return seat, slow


@inside
async def test_a_bot_does_not_move_for_a_seat_that_was_handed_back_while_it_thought(house: House) -> None:
    room = await a_table(house)
    seat, slow = await _thinks_for(house, room)
    await comes(room, seat)
    slow.go.set()
    await quiet(house)
    assert room.board is not None
    assert room.board.ply == 0


@inside
async def test_a_bot_does_not_move_where_the_match_went_on_while_it_thought(house: House) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    await room.change(lambda sheet: sheet.seats[seat].replace(for_good=True))
    text = (await ready(room)).match.moves(seat)[0]
    await moves.play_for(room, seat, 1, text)
    assert room.board is not None
    assert room.board.ply == 0
    await moves.play_for(room, seat, 0, text)
    assert room.board.ply >= 1


@inside
async def test_one_bot_thinks_at_a_table_at_a_time(house: House) -> None:
    room = await a_table(house)
    seat, slow = await _thinks_for(house, room)
    house.nudge(room)
    house.nudge(room)
    await asyncio.sleep(0.01)
    assert len(slow.asked) == 1
    assert room.busy
    await room.change(lambda sheet: sheet.seats[seat].hand_back())
    slow.go.set()
    await quiet(house)
    assert not room.busy
    assert not house.thinking.tables


@pytest.mark.parametrize(("kind", "for_good"), [("budget", True), ("move", False)])
@inside
async def test_a_used_up_budget_is_for_good_and_a_late_move_is_not(
    house: House, kind: Any, for_good: bool, hourglass: Hourglass
) -> None:
    room = await a_table(house, clock=Clock(kind, 30), misses=1)
    seat = await to_move(room)
    onlooker = await comes(room, seat)
    hourglass.pass_by(29_999)
    await look_after(room)
    assert not room.sheet.seats[seat].stand_in
    hourglass.pass_by(1)
    await look_after(room)
    assert room.sheet.seats[seat].stand_in
    leave(room, onlooker.watcher)
    await comes(room, seat)
    assert room.sheet.seats[seat].stand_in == for_good


@inside
async def test_who_is_replaced_does_not_play_himself(house: House) -> None:
    room = await a_table(house)
    _, slow = await _thinks_for(house, room)
    assert await refused(plays(room)) == "seat-stand-in"
    slow.go.set()


async def _resigned(room: Room) -> int:
    """The seat of somebody who gave up."""
    seat = await to_move(room)
    await resign(room, person(seat))
    assert room.sheet.seats[seat].for_good
    return seat


STRANGER = Person("stranger", "Stranger", 0)


@inside
async def test_a_resigned_seat_is_not_for_strangers_without_the_invite(house: House) -> None:
    room = await a_table(house)
    seat = await _resigned(room)
    assert await refused(sit(room, STRANGER, sitting(room, seat, "entropy"))) == "invite-needed"
    assert await refused(sit(room, STRANGER, sitting(room, seat, "entropy", "guessed"))) == "invite-needed"
    await sit(room, STRANGER, sitting(room, seat, "entropy", "invite"))
    taken = room.sheet.seats[seat]
    assert (taken.person, taken.stand_in, taken.for_good) == ("stranger", False, False)
    assert taken.entropy == f"entropy-of-{seat}", "the deal was made with another's"


@inside
async def test_a_seat_that_was_given_up_keeps_a_name_until_somebody_takes_it(house: House) -> None:
    room = await a_table(house)
    seat = await to_move(room)
    gone = person(seat)
    await house.store.people.add(gone, 0)
    await resign(room, gone)
    onlooker = await comes(room, 9)
    shown = onlooker.table["seats"][seat]
    assert (shown.get("nickname"), shown.get("gave_up")) == (None, gone.nickname)
    await house.rename(gone, "Renamed")
    assert onlooker.table["seats"][seat]["gave_up"] == "Renamed"
    assert [line["nickname"] for line in onlooker.told("chat")[-1]["lines"]] == ["Renamed"]
    await sit(room, STRANGER, sitting(room, seat, "entropy", "invite"))
    shown = onlooker.table["seats"][seat]
    assert (shown.get("nickname"), shown.get("gave_up")) == ("Stranger", None)


@inside
async def test_who_gave_his_seat_up_does_not_get_it_back_by_coming(house: House) -> None:
    room = await a_table(house)
    seat = await _resigned(room)
    onlooker = await comes(room, seat)
    other = await comes(room, 1 - seat)
    assert [each.table.get("gave_up") for each in (onlooker, other)] == [seat, None]
    assert onlooker.table["you"] is None
    assert room.sheet.seats[seat].stand_in
    assert await refused(resign(room, person(seat))) == "seat-not-yours"


@inside
async def test_a_bot_plays_at_once_for_who_resigns(house: House) -> None:
    room = await a_table(house)
    await comes(room, 9)
    await _resigned(room)
    await quiet(house)
    assert room.board is not None
    assert room.board.ply > 0


@inside
async def test_a_bot_of_the_table_plays_at_its_own_level(house: House) -> None:
    room = await a_table(house)
    await comes(room, 9)
    seat = await to_move(room)

    def by_bot(sheet: Any) -> None:
        sheet.seats[seat].kind, sheet.seats[seat].level = "bot", "master"

    await room.change(by_bot)
    house.nudge(room)
    await quiet(house)
    bots: Any = house.thinking.pool
    assert set(bots.asked) == {(seat, "master")}
