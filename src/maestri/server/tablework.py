"""What people do with a table besides playing: lay it, sit down, start, resign, have a rematch, fork."""

from typing import Any

import msgspec

from maestri.bots.levels import level_called
from maestri.core.game import EVERYTHING
from maestri.core.match import Match
from maestri.core.option import settled
from maestri.core.record import Record
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.core.rng import seeded
from maestri.protocol.tables import Fork, NewTable, Origin, Sit
from maestri.server.denied import Denied
from maestri.server.house import House
from maestri.server.room import Room
from maestri.server.sheet import SeatSheet, Sheet
from maestri.server.store.people import Person
from maestri.server.store.store import now


async def lay(house: House, person: Person, new: NewTable) -> Room:
    """A new table, as its host wants it."""
    game = game_called(new.game)
    game.check_seats(len(new.seats))
    if all(seat.kind == "bot" for seat in new.seats):
        raise Refusal("table-only-bots")
    seats = [
        SeatSheet(seat.kind, level_called(seat.level or "regular").key if seat.kind == "bot" else None)
        for seat in new.seats
    ]
    sheet = Sheet(
        game=game.key,
        rules=game.rules_version,
        options=settled(game.options, new.options),
        seats=seats,
        host=person.id,
        spectators=new.spectators,
        pace=new.pace,
        grace=new.grace,
        stand_in=level_called(new.stand_in).key,
        clock=new.clock,
        hints=new.hints,
        created_at=now(),
    )
    await house.store.add_sheet(sheet)
    return await house.room(sheet.id)


async def sit(room: Room, person: Person, ask: Sit) -> None:
    """Takes a seat: an empty one, or one whose player gave it up."""
    if ask.seat >= len(room.sheet.seats):
        raise Refusal("seat-unknown", seat=ask.seat, last=len(room.sheet.seats) - 1)

    def take(sheet: Sheet) -> None:
        seat = sheet.seats[ask.seat]
        _check_may_sit(sheet, seat, person, ask.invite)
        seat.person, seat.nickname = person.id, person.nickname
        seat.stand_in = seat.for_good = False
        if sheet.status == "open":
            seat.entropy = ask.entropy

    async with room.lock:
        await room.change(take)


def _check_may_sit(sheet: Sheet, seat: SeatSheet, person: Person, invite: str) -> None:
    if sheet.status == "over":
        raise Denied(409, "table-over")
    if sheet.seat_of(person.id) is not None:
        raise Denied(409, "seat-already")
    if not seat.empty:
        raise Denied(409, "seat-taken")
    known = person.id in (sheet.host, seat.reserved) or invite == sheet.invite
    if not known and (seat.kind != "open" or sheet.status != "open"):
        raise Denied(403, "invite-needed")


async def stand_up(room: Room, person: Person) -> None:
    """Leaves a seat before the match has started."""

    def leave(sheet: Sheet) -> None:
        if sheet.status != "open":
            raise Denied(409, "table-started")
        seat = sheet.seats[_seat_of(sheet, person)]
        seat.person = seat.nickname = seat.entropy = None

    async with room.lock:
        await room.change(leave)


async def resign(room: Room, person: Person) -> None:
    """Gives a seat up for good: the stand-in plays on, and somebody else may take it over."""

    def give_up(sheet: Sheet) -> None:
        if sheet.status != "playing":
            raise Denied(409, "table-not-started" if sheet.status == "open" else "table-over")
        seat = sheet.seats[_seat_of(sheet, person)]
        seat.person = seat.nickname = None
        seat.stand_in = seat.for_good = True

    async with room.lock:
        await room.change(give_up)
        await room.ready()
    room.house.nudge(room)


def _seat_of(sheet: Sheet, person: Person) -> int:
    seat = sheet.seat_of(person.id)
    if seat is None:
        raise Denied(403, "seat-not-yours")
    return seat


async def start(house: House, room: Room, person: Person) -> None:
    """Deals. From here on the seed is fixed by the sealed secret and every player's entropy."""
    async with room.lock:
        position = await _fork_position(house, room.sheet)

        def deal(sheet: Sheet) -> None:
            if sheet.host != person.id:
                raise Denied(403, "host-only")
            if sheet.status != "open":
                raise Denied(409, "table-started")
            if any(seat.empty for seat in sheet.seats):
                raise Denied(409, "seats-empty")
            sheet.seed = sheet.fairness().seed
            sheet.start = _redealt(position, sheet) if position else None
            sheet.status, sheet.started_at = "playing", now()

        await room.change(deal)
        room.hand_out(await room.ready())


async def rematch(house: House, room: Room, person: Person) -> Room:
    """The same table again, with a seat kept for everybody. Whoever asks second gets the first one's."""
    async with room.lock:
        old = room.sheet
        _seat_of(old, person)
        if old.status != "over":
            raise Denied(409, "table-not-over")
        if old.rematch is None:
            await house.store.add_sheet(sheet := _again(old, person))
            await room.change(lambda sheet_now: _point_to(sheet_now, sheet.id))
    assert room.sheet.rematch is not None
    return await house.room(room.sheet.rematch)


def _point_to(sheet: Sheet, table_id: str) -> None:
    sheet.rematch = sheet.rematch or table_id


def _again(old: Sheet, host: Person) -> Sheet:
    return Sheet(
        game=old.game,
        rules=game_called(old.game).rules_version,
        options=old.options,
        seats=[SeatSheet(seat.kind, seat.level, reserved=seat.person) for seat in old.seats],
        host=host.id,
        spectators=old.spectators,
        pace=old.pace,
        grace=old.grace,
        stand_in=old.stand_in,
        clock=old.clock,
        hints=old.hints,
        created_at=now(),
    )


# Forks


async def fork(house: House, room: Room, person: Person, ask: Fork) -> Room:
    """A table that starts where a seat stood in a finished match; bots have the other seats."""
    record = await finished(house, room)
    if ask.seat >= record.seats:
        raise Refusal("seat-unknown", seat=ask.seat, last=record.seats - 1)
    if record.replay(ask.ply).result is not None:
        raise Refusal("fork-over")
    seats = [SeatSheet("bot", level_called(ask.level).key) for _ in range(record.seats)]
    seats[ask.seat] = SeatSheet("person", reserved=person.id)
    sheet = Sheet(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=seats,
        host=person.id,
        forked_from=Origin(room.sheet.id, ask.ply, ask.seat),
        created_at=now(),
    )
    await house.store.add_sheet(sheet)
    return await house.room(sheet.id)


async def finished(house: House, room: Room) -> Record:
    """The record of a match that is over."""
    if room.sheet.status != "over":
        raise Denied(409, "table-not-over")
    return Record.decode(await house.record(room), room.sheet.id)


async def _fork_position(house: House, sheet: Sheet) -> Match[Any] | None:
    if sheet.forked_from is None:
        return None
    origin = await finished(house, await house.room(sheet.forked_from.table))
    return origin.replay(sheet.forked_from.ply)


def _redealt(match: Match[Any], sheet: Sheet) -> dict[str, object]:
    """The moment as the seat knew it; what it could not see is dealt anew from the new seed."""
    assert sheet.forked_from is not None
    view = match.view(sheet.forked_from.seat)
    state = match.game.imagine(view, seeded(f"fork/{sheet.seed}"))
    data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(match.game.view(state, EVERYTHING)))
    return data
