"""Identities: `/api/me`."""

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from maestri.protocol.people import Me, NewMe, Recover, Recovery, Renamed
from maestri.server.denied import Denied
from maestri.server.house import House
from maestri.server.identity import (
    COOKIE,
    LIFETIME,
    LINK_LIFETIME,
    digest,
    fresh_id,
    fresh_token,
    is_made_up,
    made_up_name,
)
from maestri.server.names import nickname
from maestri.server.now import now
from maestri.server.store.people import Person

TheHouse = NamedDependency[House]
ThePerson = NamedDependency[Person]
AnyRequest = Request[Any, Any, Any]


def shown(person: Person) -> Me:
    """What somebody is told of himself."""
    return Me(person.id, person.nickname, is_made_up(person.nickname))


async def provide_person(request: AnyRequest, house: TheHouse) -> Person:
    """Who asks; refused without a cookie that is signed, fresh and not withdrawn."""
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        raise Denied(401, "identity-none")
    claim = house.signer.read(cookie)
    person = await house.store.people.get(claim.person)
    if person is None or person.generation != claim.generation:
        raise Denied(401, "identity-bad")
    return person


def with_cookie(request: AnyRequest, house: House, person: Person, status: int) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=house.signer.sign(person.id, person.generation),
        max_age=LIFETIME,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(shown(person), status_code=status, cookies=[cookie])


def address_of(request: AnyRequest) -> str:
    """From where somebody asks."""
    return request.client.host if request.client else ""


@get("/api/me")
async def who_am_i(request: AnyRequest, house: TheHouse) -> Me | None:
    """Nobody yet, on a first visit: that is no error."""
    if COOKIE not in request.cookies:
        return None
    person = await provide_person(request, house)
    return shown(person)


@post("/api/me")
async def first_visit(request: AnyRequest, house: TheHouse, data: JSONBody[NewMe]) -> Response[Me]:
    try:
        person = await provide_person(request, house)
    except Denied:
        if not house.newcomers.take(address_of(request)):
            raise Denied(429, "too-fast") from None
        person = Person(fresh_id(), nickname(data.nickname) if data.nickname else made_up_name(), 0)
        await house.store.people.add(person, now())
    return with_cookie(request, house, person, 201)


@patch("/api/me")
async def rename(house: TheHouse, person: ThePerson, data: JSONBody[Renamed]) -> Me:
    name = nickname(data.nickname)
    if not house.renames.take(person.id):
        raise Denied(429, "too-fast")
    await house.rename(person, name)
    return shown(person._replace(nickname=name))


@post("/api/me/recovery")
async def make_recovery(house: TheHouse, person: ThePerson) -> Recovery:
    token = fresh_token()
    await house.store.people.set_recovery(person.id, digest(token), now() + LINK_LIFETIME)
    return Recovery(token, f"/#recover={token}")


@post("/api/recover/whose", status_code=200)
async def whose(house: TheHouse, data: JSONBody[Recover]) -> Me:
    """Who one would become by a link. It is not used up."""
    person = await _whose(house, data)
    return Me(person.id, person.nickname)


@post("/api/recover", status_code=200)
async def recover(request: AnyRequest, house: TheHouse, data: JSONBody[Recover]) -> Response[Me]:
    person = await _whose(house, data)
    if not await house.store.people.use_recovery(digest(data.token), now()):
        raise Denied(403, "recovery-unknown")
    return with_cookie(request, house, person, 200)


async def _whose(house: House, data: Recover) -> Person:
    person = await house.store.people.with_recovery(digest(data.token), now())
    if person is None:
        raise Denied(403, "recovery-unknown")
    return person


@post("/api/me/sign-out", status_code=200)
async def sign_out(request: AnyRequest, house: TheHouse, person: ThePerson) -> Response[Me]:
    await house.withdraw_cookies(person.id)
    again = await house.store.people.get(person.id)
    assert again is not None
    return with_cookie(request, house, again, 200)


HANDLERS = (who_am_i, first_visit, rename, make_recovery, whose, recover, sign_out)
