"""What happened: `/api/tables/{id}/plies` as somebody saw it, `/moments` and `/story` when all is over."""

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from maestri.server.api.people import AnyRequest, TheHouse, ThePerson
from maestri.server.api.tables import InviteQuery, asker, room_for, visitor
from maestri.server.table import past
from maestri.server.table.archive import Put
from maestri.server.table.archivist import Plies

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

    async def ask(put: Put) -> bytes:
        return await put(Plies(sheet, await house.store.entries(sheet.id, sheet.base_ply), seat, first, last))

    told = await house.archive.ask(person.id, ("plies", sheet.id, seat, first, last), ask)
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
    person = await visitor(request, house)
    room = await room_for(house, table_id, person, invite)
    told = await house.records.moments(asker(request, person), room.sheet, first, last)
    return Response(told, media_type="application/json")


@get("/api/tables/{table_id:str}/story", media_type="application/json")
async def story(
    request: AnyRequest, house: TheHouse, table_id: FromPath[str], invite: InviteQuery = ""
) -> Response[bytes]:
    person = await visitor(request, house)
    room = await room_for(house, table_id, person, invite)
    told = await house.records.story(asker(request, person), room.sheet)
    return Response(told, media_type="application/json")


HANDLERS = (plies, replayed, story)
