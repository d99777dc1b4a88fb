"""The websocket `/api/live`: asks come in, are carried out, and are answered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

from maestri.core.refusal import Refusal
from maestri.protocol import live
from maestri.protocol.live import LONGEST_MESSAGE, encoder
from maestri.server import telling
from maestri.server.denied import Denied
from maestri.server.house import House
from maestri.server.identity import COOKIE
from maestri.server.limits import Bucket
from maestri.server.metrics import CONNECTIONS, REFUSED
from maestri.server.origin import foreign
from maestri.server.room import Room
from maestri.server.store.people import Person
from maestri.server.store.sql import AWAY
from maestri.server.watcher import TooSlow, Watcher

NOT_UNDERSTOOD, NO_IDENTITY, WRONG_ORIGIN, TOO_SLOW = 4400, 4401, 4403, 4408
ASKS_A_SECOND, ASKS_AT_ONCE = 100, 200
CHATS_A_SECOND, CHATS_AT_ONCE = 1, 10
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
logger = logging.getLogger("maestri.server")


class Closed(Exception):
    """The connection must end, with a code that says why."""

    def __init__(self, code: int) -> None:
        self.code = code


async def serve(house: House, scope: Any, receive: Receive, send: Send) -> None:
    """One connection, from its first to its last message."""
    await receive()
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    try:
        person = await _welcome(house, headers)
    except Closed as closed:
        # Browsers show a page the code of an accepted connection only.
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": closed.code})
        return
    await send({"type": "websocket.accept"})
    with CONNECTIONS.track_inprogress():
        await Connection(house, person, receive, send).run()


async def _welcome(house: House, headers: dict[str, str]) -> Person:
    if foreign(headers, house.settings.origins):
        raise Closed(WRONG_ORIGIN)
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        if cookie is None:
            raise Closed(NO_IDENTITY)
        claim = house.signer.read(cookie.value)
    except (Denied, CookieError):
        raise Closed(NO_IDENTITY) from None
    person = await house.store.people.get(claim.person)
    if person is None or person.generation != claim.generation:
        raise Closed(NO_IDENTITY)
    return person


class Connection:
    """One client. It watches at most one table."""

    def __init__(self, house: House, person: Person, receive: Receive, send: Send) -> None:
        self.house = house
        self.person = person
        self.receive = receive
        self.send = send
        self.room: Room | None = None
        self.watcher = Watcher(person)
        self.asks = Bucket(ASKS_A_SECOND, ASKS_AT_ONCE)
        self.chats = Bucket(CHATS_A_SECOND, CHATS_AT_ONCE)

    async def run(self) -> None:
        """Reads until the client goes, while what it is told goes out beside."""
        pump = asyncio.create_task(self._pump())
        try:
            await self._read()
        except Closed as closed:
            await self.send({"type": "websocket.close", "code": closed.code})
        finally:
            pump.cancel()
            await self._leave()

    async def _pump(self) -> None:
        try:
            await self.watcher.pump(self._text)
        except TooSlow:
            await self.send({"type": "websocket.close", "code": TOO_SLOW})
        except OSError:
            """The client is gone; reading will say so."""

    async def _text(self, message: bytes) -> None:
        await self.send({"type": "websocket.send", "text": message.decode()})

    async def _read(self) -> None:
        while True:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            while not self.asks.take():
                # Nothing more is read meanwhile, so a flood waits on its own side.
                await asyncio.sleep(1 / ASKS_A_SECOND)
            await self._answer(_understood(message))

    async def _answer(self, ask: live.AnyAsk) -> None:
        try:
            answer = await self._carry_out(ask) or live.Done(ask.id)
        except Refusal as refusal:
            REFUSED.inc()
            answer = telling.refused(ask.id, refusal)
        except AWAY:
            logger.exception("ask", extra={"facts": {"do": type(ask).__name__}})
            answer = telling.refused(ask.id, Denied(503, "store-away"))
        self.watcher.tell(encoder.encode(answer))

    async def _carry_out(self, ask: live.AnyAsk) -> Any:
        match ask:
            case live.Play():
                await self._at_table().play(self.person, ask.ply, ask.move)
            case live.Watch():
                await self._watch(ask)
            case live.Why():
                return await self._explain(ask)
            case live.Preview():
                return await self._preview(ask)
            case live.Chat():
                await self._chat(ask.text)
            case live.Undo():
                await self._at_table().propose_undo(self.person, ask.ply)
            case live.Accept():
                await self._at_table().accept_undo(self.person)
            case live.Decline():
                await self._at_table().decline_undo(self.person)
            case live.Leave():
                await self._leave()
            case live.Ping():
                return live.Pong(ask.id)
        return None

    def _at_table(self) -> Room:
        if self.room is None:
            raise Refusal("table-none")
        return self.room

    async def _watch(self, ask: live.Watch) -> None:
        room = await self.house.room(ask.table)
        room.check_may_see(self.person, ask.invite)
        await self._leave()
        self.watcher.table = b""
        self.room = room
        await room.join(self.watcher, ask.ply)

    async def _leave(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            await room.leave(self.watcher)

    async def _explain(self, ask: live.Why) -> live.Explained:
        room = self._at_table()
        async with room.lock:
            seat = room.seat_of(self.person)
            refusal = (await room.ready()).why_not(seat, ask.move)
        return live.Explained(
            id=ask.id,
            move=ask.move,
            key=refusal.key if refusal else None,
            game=refusal.game if refusal else None,
            rule=getattr(refusal, "rule", None),
            facts=telling.facts(refusal) if refusal else {},
            detail=str(refusal) if refusal else None,
        )

    async def _preview(self, ask: live.Preview) -> live.Previewed:
        room = self._at_table()
        async with room.lock:
            seat = room.seat_of(self.person)
            preview = (await room.ready()).preview(seat, ask.move)
        return live.Previewed(id=ask.id, move=ask.move, preview=preview)

    async def _chat(self, text: str) -> None:
        room = self._at_table()
        if not self.chats.take():
            raise Denied(429, "too-fast")
        if not text.strip() or any(ord(letter) < 32 for letter in text):
            raise Refusal("chat-bad")
        await room.say(self.watcher, text)


def _understood(message: Any) -> live.AnyAsk:
    """The ask in a message; whoever speaks something else has no business here."""
    text = message.get("text") or message.get("bytes") or ""
    if len(text) > LONGEST_MESSAGE:
        raise Closed(NOT_UNDERSTOOD)
    try:
        ask: live.AnyAsk = live.ask_decoder.decode(text)
        return ask
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Closed(NOT_UNDERSTOOD) from None
