"""Short codes: `/api/codes`."""

from litestar import post
from litestar.params import JSONBody

from maestri.protocol.tables import Invitation, ShortCode
from maestri.server.api.people import AnyRequest, TheHouse, ThePerson, address_of
from maestri.server.api.tables import TableId, room_for
from maestri.server.denied import Denied


@post("/api/tables/{table_id:str}/code", status_code=200)
async def code_of(house: TheHouse, person: ThePerson, table_id: TableId) -> ShortCode:
    room = await room_for(house, table_id, person)
    async with room.lock:
        await room.refresh()
    if person.id not in room.sheet.people:
        raise Denied(403, "seat-not-yours")
    if not room.sheet.waiting:
        raise Denied(409, "table-started")
    return ShortCode(await house.store.codes.of(table_id))


@post("/api/codes", status_code=200)
async def use(
    request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[ShortCode]
) -> Invitation:
    """Whoever tries codes can try only so many."""
    if not house.guesses.take(address_of(request)):
        raise Denied(429, "too-fast")
    table_id = await house.store.codes.table(data.code) if data.code.isprintable() else None
    sheet = (await house.rooms.get(table_id)).sheet if table_id else None
    if sheet is None or not sheet.waiting:
        raise Denied(404, "code-unknown", code=data.code)
    return Invitation(sheet.id, sheet.invite)


HANDLERS = (code_of, use)
