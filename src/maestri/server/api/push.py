"""Being called: `/api/push`."""

from litestar import get, post
from litestar.params import JSONBody

from maestri.protocol.people import PushKey, Subscription, Unsubscribed
from maestri.server.api.people import TheHouse, ThePerson
from maestri.server.denied import Denied
from maestri.server.push.posting import check_endpoint
from maestri.server.push.sealing import check_keys
from maestri.server.store.subscriptions import Browser, subscribe, unsubscribe

MOST = 10
"""Browsers that one person may be called at."""


@get("/api/push")
async def push_key(house: TheHouse) -> PushKey:
    return PushKey(house.caller.sender.public)


@post("/api/me/push", status_code=200)
async def call_me(house: TheHouse, person: ThePerson, data: JSONBody[Subscription]) -> PushKey:
    if not house.renames.take(person.id):
        raise Denied(429, "too-fast")
    check_endpoint(data.endpoint, house.settings.push_anywhere)
    check_keys(data.p256dh, data.auth)
    browser = Browser(data.endpoint, data.p256dh, data.auth, data.language)
    if not await subscribe(house.store, person.id, browser, MOST):
        raise Denied(409, "push-many", most=MOST)
    return PushKey(house.caller.sender.public)


@post("/api/me/push/end", status_code=200)
async def call_me_no_more(house: TheHouse, person: ThePerson, data: JSONBody[Unsubscribed]) -> None:
    await unsubscribe(house.store, data.endpoint, person.id)


HANDLERS = (push_key, call_me, call_me_no_more)
