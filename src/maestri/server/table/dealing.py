"""The start of a match: a deal, or a moment of another match that is dealt anew."""

from typing import Any

import msgspec

from maestri.core.game import EVERYTHING
from maestri.core.match import Match
from maestri.core.rng import seeded
from maestri.server.denied import Denied
from maestri.server.now import now
from maestri.server.store import Store
from maestri.server.store.people import Person
from maestri.server.store.sheet import Sheet
from maestri.server.table.records import finished
from maestri.server.table.room import Room


async def start(room: Room, person: Person) -> None:
    """Deals. From here on the seed is fixed by the sealed secret and every player's entropy."""
    async with room.lock:
        moment = await _forked_moment(room.store, room.sheet)

        def deal(sheet: Sheet) -> None:
            if sheet.host != person.id:
                raise Denied(403, "host-only")
            if sheet.status != "open":
                raise Denied(409, "table-started")
            if any(seat.empty for seat in sheet.seats):
                raise Denied(409, "seats-empty")
            sheet.seed = sheet.fairness().seed
            sheet.start = _redealt(moment, sheet) if moment else None
            sheet.status, sheet.started_at = "playing", now()

        await room.change(deal)
        await room.store.codes.forget(room.sheet.id)
        room.hand_out(await room.ready())


async def _forked_moment(store: Store, sheet: Sheet) -> Match[Any] | None:
    """The moment of a finished match that a table starts from, where it was forked."""
    if sheet.forked_from is None:
        return None
    found = await store.sheet(sheet.forked_from.table)
    assert found is not None
    return (await finished(store, found[0])).replay(sheet.forked_from.ply)


def _redealt(match: Match[Any], sheet: Sheet) -> dict[str, object]:
    """The moment as the seat knew it; what it could not see is dealt anew from the new seed."""
    assert sheet.forked_from is not None
    view = match.view(sheet.forked_from.seat)
    state = match.game.imagine(view, seeded(f"fork/{sheet.seed}"))
    data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(match.game.view(state, EVERYTHING)))
    return data
