"""What somebody saw before: `/api/tables/{id}/plies`."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from maestri.server.api.people import TheHouse, ThePerson
from maestri.server.api.tables import InviteQuery, room_for
from maestri.server.table import past

PlyQuery = Annotated[int, QueryParameter(ge=0, le=2**31)]


@get("/api/tables/{table_id:str}/plies", media_type="application/json")
async def plies(
    house: TheHouse,
    person: ThePerson,
    table_id: FromPath[str],
    first: PlyQuery,
    last: PlyQuery,
    invite: InviteQuery = "",
) -> Response[bytes]:
    room = await room_for(house, table_id, person, invite)
    async with room.lock:
        board = await room.ready()
        sheet, seat = room.sheet, room.sheet.seat_of(person.id)
        past.check_range(sheet, first, last, board.ply)
    # One at a time, so that looking back never takes more than one processor from those who play.
    async with house.looking_back:
        entries = await house.store.entries(sheet.id, sheet.base_ply)
        told = await asyncio.to_thread(past.moments, sheet, entries, seat, first, last)
    return Response(told, media_type="application/json")


HANDLERS = (plies,)
