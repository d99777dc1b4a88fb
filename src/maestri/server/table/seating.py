"""Who may see a table and who sits at it: sit down, stand up, resign."""

import asyncio

from maestri.core.refusal import Refusal
from maestri.protocol.tables import Sit
from maestri.server.denied import Denied
from maestri.server.names import alike
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table.room import Room

BREATH = 0.25
"""Seconds in which this process hears of what happened at another one."""


def own_seat(sheet: Sheet, person: Person) -> int:
    """The seat that a person has, who needs one for what he asks."""
    seat = sheet.seat_of(person.id)
    if seat is None:
        raise Denied(403, "seat-not-yours")
    return seat


def check_may_see(sheet: Sheet, person: Person | None, invite: str) -> None:
    """A table is seen by its people, by holders of its invite, and by spectators if it wants them."""
    if person is not None and person.id in sheet.shown_out:
        raise Denied(403, "seat-shown-out")
    known = person is not None and person.id in sheet.people
    if not (known or sheet.spectators or sheet.listed or invite == sheet.invite):
        raise Denied(404, "table-unknown", table=sheet.id)


async def let_in(room: Room, person: Person | None, invite: str) -> None:
    """Lets somebody see the table. Nobody is turned away before the store says so too: what lets him in may
    have happened at another process just now. He waits for it: who knocks on and on takes nobody's time."""
    try:
        check_may_see(room.sheet, person, invite)
    except Denied:
        if not room.store.shared:
            raise
        await asyncio.sleep(BREATH)
        async with room.lock:
            await room.refresh()
        check_may_see(room.sheet, person, invite)


async def sit(room: Room, person: Person, ask: Sit) -> None:
    """Takes a seat: an empty one, or one whose player gave it up."""

    def take(sheet: Sheet) -> None:
        if ask.seat >= len(sheet.seats):
            raise Refusal("seat-unknown", seat=ask.seat, last=len(sheet.seats) - 1)
        seat = sheet.seats[ask.seat]
        _check_may_sit(sheet, seat, person, ask.invite)
        if ask.commitment != sheet.commitment:
            raise Denied(409, "commitment-other")
        seat.person, seat.nickname = person.id, person.nickname
        seat.given_up_by = seat.given_up_name = None
        seat.stand_in = seat.for_good = False
        if sheet.status == "open":
            seat.pledge, seat.entropy = ask.pledge, None

    async with room.lock:
        await room.change(take)


def _check_may_sit(sheet: Sheet, seat: SeatSheet, person: Person, invite: str) -> None:
    if sheet.status in ("over", "ended"):
        raise Denied(409, f"table-{sheet.status}")
    if sheet.seat_of(person.id) is not None:
        raise Denied(409, "seat-already")
    check_name(sheet, person.id, person.nickname)
    if person.id in sheet.shown_out:
        raise Denied(403, "seat-shown-out")
    if not seat.empty or seat.reserved not in (None, person.id):
        raise Denied(409, "seat-taken")
    known = person.id in (sheet.host, seat.reserved) or invite == sheet.invite
    if not known and (seat.kind != "open" or sheet.status != "open"):
        raise Denied(403, "invite-needed")


def check_name(sheet: Sheet, person: str, nickname: str) -> None:
    """Nobody is taken for somebody else who sits at the table."""
    others = [seat.nickname for seat in sheet.seats if seat.person not in (None, person)]
    if any(alike(nickname, other) for other in others if other):
        raise Denied(409, "nickname-alike")


async def stand_up(room: Room, person: Person) -> None:
    """Leaves a seat before the match has started."""

    def leave(sheet: Sheet) -> None:
        if not sheet.waiting:
            raise Denied(409, "table-started")
        seat = sheet.seats[own_seat(sheet, person)]
        seat.person = seat.nickname = seat.pledge = seat.entropy = None

    async with room.lock:
        await room.change(leave)


async def resign(room: Room, person: Person) -> None:
    """Gives a seat up for good: the stand-in plays on, and somebody else may take it over."""

    def give_up(sheet: Sheet) -> None:
        _check_is_playing(sheet)
        seat = sheet.seats[own_seat(sheet, person)]
        seat.given_up_by, seat.given_up_name = seat.person, seat.nickname
        seat.person = seat.nickname = None
        seat.stand_in = seat.for_good = True

    async with room.lock:
        await room.refresh()
        seat = own_seat(room.sheet, person)
        await room.change(give_up)
        await room.note("gave-up", seat, person.nickname, person=person.id)
        await room.ready()
    room.house.nudge(room)


def _check_is_playing(sheet: Sheet) -> None:
    if sheet.status != "playing":
        raise Denied(409, "table-not-started" if sheet.status == "open" else "table-over")
