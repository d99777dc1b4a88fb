"""Tables: `/api/tables`."""

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from maestri.protocol.insights import Hints, PlyShown, ReviewTold, Verified
from maestri.protocol.tables import Arrangement, Fork, Hush, NewTable, Reveal, Sit, Table, TableLine
from maestri.server.api.people import AnyRequest, TheHouse, ThePerson, address_of, provide_person
from maestri.server.denied import Denied
from maestri.server.house import House, laying, quotas
from maestri.server.store.people import Person
from maestri.server.table import arranging, dealing, hushing, seating
from maestri.server.table.room import Room

MOST_LISTED = 100
TableId = FromPath[str]
InviteQuery = Annotated[str, QueryParameter(max_length=64)]


def seen_by(person: Person, room: Room) -> Table:
    """The table as the person sees it."""
    return room.shown_to(person.id)


async def room_for(house: House, table_id: str, person: Person | None, invite: str = "") -> Room:
    """A table that the person may see."""
    room = await house.rooms.get(table_id)
    await seating.let_in(room, person, invite)
    return room


async def visitor(request: AnyRequest, house: House) -> Person | None:
    """Who asks, if he has an identity: records are for everybody who has the link."""
    try:
        return await provide_person(request, house)
    except Denied:
        return None


def asker(request: AnyRequest, person: Person | None) -> str:
    """On whose account a question about a finished match waits."""
    return person.id if person else address_of(request)


@post("/api/tables")
async def lay(request: AnyRequest, house: TheHouse, person: ThePerson, data: JSONBody[NewTable]) -> Table:
    if any(seat.kind == "open" for seat in data.seats) and not house.layings.take(asker(request, None)):
        raise Denied(429, "too-fast")
    return seen_by(person, await laying.lay(house.rooms, person, data))


@get("/api/tables")
async def tables(house: TheHouse, person: ThePerson, mine: FromQuery[bool] = False) -> list[TableLine]:
    store = house.store
    found = await (store.of_person(person.id, MOST_LISTED) if mine else store.listed(MOST_LISTED))
    return await house.lobby.lines(found, person.id)


@get("/api/tables/{table_id:str}")
async def one(house: TheHouse, person: ThePerson, table_id: TableId, invite: InviteQuery = "") -> Table:
    return seen_by(person, await room_for(house, table_id, person, invite))


@get("/api/tables/{table_id:str}/glance")
async def glance(
    request: AnyRequest, house: TheHouse, table_id: TableId, invite: InviteQuery = ""
) -> Table | None:
    """The table, also for who has no identity yet; nothing where there is none to be seen."""
    person = await visitor(request, house)
    try:
        room = await room_for(house, table_id, person, invite)
    except Denied:
        return None
    return room.shown_to(person.id if person else "")


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(house: TheHouse, person: ThePerson, table_id: TableId, data: JSONBody[Sit]) -> Table:
    room = await room_for(house, table_id, person, data.invite)
    await quotas.check_may_sit(house.store, person.id, house.settings.tables_per_person)
    await seating.sit(room, person, data)
    return seen_by(person, room)


@post("/api/tables/{table_id:str}/stand-up", status_code=200)
async def stand_up(house: TheHouse, person: ThePerson, table_id: TableId) -> Table:
    room = await room_for(house, table_id, person)
    await seating.stand_up(room, person)
    return seen_by(person, room)


@put("/api/tables/{table_id:str}/seats")
async def arrange(
    house: TheHouse, person: ThePerson, table_id: TableId, data: JSONBody[Arrangement]
) -> Table:
    room = await room_for(house, table_id, person)
    await arranging.arrange(room, person, data)
    return seen_by(person, room)


@post("/api/tables/{table_id:str}/hush", status_code=200)
async def hush(house: TheHouse, person: ThePerson, table_id: TableId, data: JSONBody[Hush]) -> Table:
    room = await room_for(house, table_id, person)
    await hushing.hush(room, person, data)
    return seen_by(person, room)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(house: TheHouse, person: ThePerson, table_id: TableId) -> Table:
    room = await room_for(house, table_id, person)
    await dealing.start(room, person)
    return seen_by(person, room)


@post("/api/tables/{table_id:str}/reveal", status_code=200)
async def reveal(house: TheHouse, person: ThePerson, table_id: TableId, data: JSONBody[Reveal]) -> Table:
    room = await room_for(house, table_id, person)
    await dealing.reveal(room, person, data)
    return seen_by(person, room)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(house: TheHouse, person: ThePerson, table_id: TableId) -> Table:
    room = await room_for(house, table_id, person)
    await seating.resign(room, person)
    return seen_by(person, room)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(house: TheHouse, person: ThePerson, table_id: TableId) -> Table:
    room = await room_for(house, table_id, person)
    return seen_by(person, await laying.rematch(house.rooms, room, person))


@post("/api/tables/{table_id:str}/fork")
async def fork(house: TheHouse, person: ThePerson, table_id: TableId, data: JSONBody[Fork]) -> Table:
    room = await room_for(house, table_id, person)
    return seen_by(person, await laying.fork(house.rooms, room, person, data))


@get("/api/tables/{table_id:str}/hint")
async def hint(house: TheHouse, person: ThePerson, table_id: TableId) -> Hints:
    room = await room_for(house, table_id, person)
    if not house.hints.take(person.id):
        raise Denied(429, "too-fast")
    return await house.thinking.hint(room, person)


@get("/api/tables/{table_id:str}/record", media_type="application/json")
async def record(
    request: AnyRequest, house: TheHouse, table_id: TableId, invite: InviteQuery = ""
) -> Response[bytes]:
    room = await room_for(house, table_id, await visitor(request, house), invite)
    data = await house.records.finished(room.sheet)
    name = {"content-disposition": f'attachment; filename="{room.sheet.game}.json"'}
    return Response(data, media_type="application/json", headers=name)


@get("/api/tables/{table_id:str}/replay")
async def replay(
    request: AnyRequest,
    house: TheHouse,
    table_id: TableId,
    ply: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    invite: InviteQuery = "",
) -> PlyShown:
    person = await visitor(request, house)
    room = await room_for(house, table_id, person, invite)
    return await house.records.moment(asker(request, person), room.sheet, ply)


@get("/api/tables/{table_id:str}/review")
async def review(
    request: AnyRequest, house: TheHouse, table_id: TableId, invite: InviteQuery = ""
) -> ReviewTold:
    person = await visitor(request, house)
    room = await room_for(house, table_id, person, invite)
    return await house.reviews.told(asker(request, person), room.sheet)


@get("/api/tables/{table_id:str}/verify")
async def verify(
    request: AnyRequest, house: TheHouse, table_id: TableId, invite: InviteQuery = ""
) -> Verified:
    person = await visitor(request, house)
    room = await room_for(house, table_id, person, invite)
    return await house.records.verify(asker(request, person), room.sheet)


HANDLERS = (
    lay,
    tables,
    one,
    glance,
    sit,
    stand_up,
    arrange,
    hush,
    start,
    reveal,
    resign,
    rematch,
    fork,
    hint,
    record,
    replay,
    review,
    verify,
)
