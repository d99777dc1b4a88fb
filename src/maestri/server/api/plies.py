"""What happened: `/api/tables/{id}/plies` as somebody saw it, `/api/tables/{id}/moments` when all is over."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from maestri.server.api.people import AnyRequest, TheHouse, ThePerson
from maestri.server.api.tables import InviteQuery, room_for, visitor
from maestri.server.table import moments, past
from maestri.server.table.records import finished

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


@get("/api/tables/{table_id:str}/moments", media_type="application/json")
async def replayed(
    request: AnyRequest,
    house: TheHouse,
    table_id: FromPath[str],
    first: PlyQuery = 0,
    last: PlyQuery = 2**31,
    invite: InviteQuery = "",
) -> Response[bytes]:
    room = await room_for(house, table_id, await visitor(request, house), invite)
    record = await finished(house.store, room.sheet)
    async with house.looking_back:
        told = await asyncio.to_thread(moments.moments, record, first, last)
    return Response(msgspec.json.encode(told), media_type="application/json")


HANDLERS = (plies, replayed)
