"""The start of a match: all seats and pledges are fixed, then revealed, then the cards are dealt."""

from typing import Any

import msgspec

from maestri.core.fairness import digest_of
from maestri.protocol.tables import Reveal
from maestri.server.denied import Denied
from maestri.server.now import now
from maestri.server.store.entry import Position
from maestri.server.store.people import Person
from maestri.server.store.sheet import Sheet
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat

PATIENCE = 5_000
"""Milliseconds in which whoever has pledged must reveal. Browsers do it by themselves, at once."""


async def start(room: Room, person: Person) -> None:
    """Fixes who sits where and what was pledged. The deal follows when all have revealed, or time is up."""
    async with room.lock:
        await room.refresh()
        _check_start(room.sheet, person)
        # First, so that some process deals in time whatever happens to this one.
        waiting = Position(room.sheet.id, 0, room.sheet.rules, b"null", now() + PATIENCE)
        await room.store.writer.keep([waiting])

        def fix(sheet: Sheet) -> None:
            _check_start(sheet, person)
            sheet.reveal_by = now() + PATIENCE

        await room.change(fix)
        await _deal(room)


def _check_start(sheet: Sheet, person: Person) -> None:
    if sheet.host != person.id:
        raise Denied(403, "host-only")
    if not sheet.waiting:
        raise Denied(409, "table-started")
    if any(seat.empty for seat in sheet.seats):
        raise Denied(409, "seats-empty")


async def reveal(room: Room, person: Person, ask: Reveal) -> None:
    """Takes the entropy behind a pledge. It can't be another, nor can the pledges that were seen with it."""

    def show(sheet: Sheet) -> None:
        seat = sheet.seats[own_seat(sheet, person)]
        if seat.entropy == ask.entropy:
            return  # a repeat after a lost connection
        if not sheet.dealing:
            raise Denied(409, "reveal-late" if sheet.reveal_by else "table-not-started")
        if ask.pledges != sheet.pledges or digest_of(ask.entropy) != seat.pledge:
            raise Denied(409, "pledge-other")
        seat.entropy = ask.entropy

    async with room.lock:
        await room.change(show)
        await _deal(room)


async def deal_without_the_silent(room: Room) -> None:
    """Deals where somebody has not revealed in time: his pledge stands in the seed. Under the lock."""
    if room.sheet.dealing:
        await _deal(room)
    else:
        await room.store.wake(room.sheet.id, None)


async def _deal(room: Room) -> None:
    """Deals if it is time. From here on the seed is fixed by the secret and every seat's share."""
    if not _due(room.sheet):
        return
    moment = await _moment(room)

    def deal(sheet: Sheet) -> None:
        if _due(sheet):
            sheet.seed, sheet.start = sheet.fairness().seed, moment
            sheet.status, sheet.started_at = "playing", now()

    await room.change(deal)
    await room.store.codes.forget(room.sheet.id)
    room.hand_out(await room.ready())
    room.house.went_on(room)


def _due(sheet: Sheet) -> bool:
    waits = any(seat.silent for seat in sheet.seats) and now() < sheet.reveal_by
    return sheet.dealing and not waits


async def _moment(room: Room) -> dict[str, Any] | None:
    """What a seat saw in a match or a puzzle, where the table was forked; the seed deals the rest of it."""
    if room.sheet.puzzle:
        return await room.house.records.seen_in_puzzle(room.sheet.puzzle)
    origin = room.sheet.forked_from
    if origin is None:
        return None
    found = await room.store.sheet(origin.table)
    assert found is not None
    seen = await room.house.records.seen(found[0], origin.ply, origin.seat)
    return msgspec.json.decode(seen, type=dict[str, Any])
