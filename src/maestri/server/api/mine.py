"""What is mine: my history, my records, and that I may be forgotten. And records that I bring."""

from typing import Any

from litestar import Response, get, post
from litestar.response import Stream

from maestri.protocol.tables import History, Table
from maestri.server.api.people import AnyRequest, TheHouse, ThePerson, address_of
from maestri.server.denied import Denied
from maestri.server.house import forgetting, history, importing, parcel
from maestri.server.house.house import House
from maestri.server.identity import COOKIE
from maestri.server.store.people import Person


def _not_too_often(house: House, person: Person) -> None:
    """All of this takes long, and nobody needs it often."""
    if not house.rummages.take(person.id):
        raise Denied(429, "too-fast")


@get("/api/me/history")
async def my_history(house: TheHouse, person: ThePerson) -> History:
    if not house.looks_back.take(person.id):
        raise Denied(429, "too-fast")
    return await history.history(house.lobby, person)


@get("/api/me/archive", media_type="application/zip")
async def my_archive(house: TheHouse, person: ThePerson) -> Stream:
    _not_too_often(house, person)
    name = {"content-disposition": 'attachment; filename="maestri.zip"'}
    return Stream(parcel.parcel(house.records, person), media_type="application/zip", headers=name)


@post("/api/me/forget", status_code=200)
async def forget_me(house: TheHouse, person: ThePerson) -> Response[Any]:
    _not_too_often(house, person)
    await forgetting.forget(house.rooms, house.visitors, person)
    answer: Response[Any] = Response(None)
    answer.delete_cookie(COOKIE)
    return answer


@post("/api/records", request_max_body_size=importing.LARGEST)
async def bring_record(request: AnyRequest, house: TheHouse, person: ThePerson) -> Table:
    _not_too_often(house, person)
    if not house.brought.take(address_of(request)):
        raise Denied(429, "too-fast")
    room = await importing.bring(house.rooms, person, await request.body())
    return room.shown_to(person.id)


HANDLERS = (my_history, my_archive, forget_me, bring_record)
