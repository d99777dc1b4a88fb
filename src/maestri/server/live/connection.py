"""The websocket `/api/live`: asks come in, are carried out, and are answered."""

import asyncio
import logging
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from websockets.http11 import Request

from maestri.core.refusal import Refusal
from maestri.protocol import live
from maestri.protocol.close_codes import (
    FAILED,
    NO_IDENTITY,
    NOT_UNDERSTOOD,
    TOO_MANY,
    TRY_AGAIN,
    WRONG_ORIGIN,
)
from maestri.protocol.live import encoder
from maestri.server.denied import Denied
from maestri.server.house import House
from maestri.server.identity import COOKIE, Claim
from maestri.server.limits import Bucket
from maestri.server.live.websocket import WebSocket
from maestri.server.metrics import REFUSED, TURNED_AWAY
from maestri.server.origin import foreign, ours
from maestri.server.store.people import NOBODY, Person
from maestri.server.store.sql import AWAY
from maestri.server.table import moves, shown, takebacks, watching
from maestri.server.table.room import Room
from maestri.server.table.seating import check_name, let_in, own_seat
from maestri.server.table.watcher import Watcher

ASKS_A_SECOND, ASKS_AT_ONCE = 100, 200
MOST_WAITING = 16
"""Asks that wait while another is carried out; beyond them nothing more is read."""
logger = logging.getLogger("maestri.server")


class Closed(Exception):
    """The connection must end, with a code that says why."""

    def __init__(self, code: int) -> None:
        self.code = code


def _claim(house: House, headers: dict[str, str]) -> Claim:
    """Who somebody says he is, by a cookie that this house has signed."""
    origins = house.settings.origins
    if foreign(headers, origins) or not ours(headers.get("host", ""), origins):
        raise Closed(WRONG_ORIGIN)
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        if cookie is None:
            raise Closed(NO_IDENTITY)
        return house.signer.read(cookie.value)
    except (Denied, CookieError):
        raise Closed(NO_IDENTITY) from None


class Connection:
    """One client. It watches at most one table, and its asks are carried out one after the other."""

    __slots__ = ("asks", "ended", "house", "person", "room", "socket", "task", "waiting", "watcher")

    def __init__(self, house: House, socket: WebSocket, request: Request) -> None:
        self.house = house
        self.socket = socket
        self.person = NOBODY
        self.watcher = Watcher(NOBODY, socket.say)
        self.room: Room | None = None
        self.waiting: list[bytes] = []
        self.ended = False
        self.asks = Bucket(ASKS_A_SECOND, ASKS_AT_ONCE)
        self.task: asyncio.Task[None] | None = socket.spawn(self._run(_headers(request)))
        """What carries out asks, while there are any."""
        house.visitors.came(self)

    def heard(self, message: bytes) -> None:
        self.waiting.append(message)
        if len(self.waiting) == MOST_WAITING:
            self.socket.pause()
        self._work()

    def gone(self) -> None:
        self.ended = True
        self._work()

    def _work(self) -> None:
        if self.task is None:
            self.task = self.socket.spawn(self._run())

    async def _run(self, headers: dict[str, str] | None = None) -> None:
        try:
            if headers is not None:
                await self._come_in(headers)
            await self._carry_out_all()
        except Closed as closed:
            self.close(closed.code)
        except Exception:
            logger.exception("ask")
            self.close(FAILED)
        if self.ended:
            self.house.visitors.went(self)
            self.house.lobby.leave(self)
            self._leave()
        self.task = None

    async def _come_in(self, headers: dict[str, str]) -> None:
        claim = _claim(self.house, headers)
        # Known by it from here on, so that a cookie withdrawn at this very moment opens no door.
        self.person = Person(claim.person, "", claim.generation)
        found = await self.house.store.people.get(claim.person)
        if found is None or found.generation != claim.generation:
            raise Closed(NO_IDENTITY)
        self._check_windows(claim.person)
        self.person = self.watcher.person = found

    def _check_windows(self, person_id: str) -> None:
        """Whoever has too many windows open is told so in the newest."""
        most = self.house.settings.connections_per_person
        if self.house.visitors.windows(person_id) >= most:
            denied = Denied(429, "connections-of-person", most=most)
            TURNED_AWAY.labels(denied.key).inc()
            logger.warning("turned away", extra={"facts": {"why": denied.key}})
            self.watcher.tell(encoder.encode(shown.refused(0, denied)))
            raise Closed(TOO_MANY)

    def close(self, code: int) -> None:
        """Ends the connection; what was asked and is not under way is not carried out."""
        self.waiting.clear()
        self.socket.close(code)

    def rename(self, nickname: str) -> None:
        self.person = self.watcher.person = self.person._replace(nickname=nickname)

    def tell(self, message: bytes) -> None:
        self.socket.say(message)

    def look_after(self, moment: float) -> None:
        self.socket.look_after(moment)

    async def _carry_out_all(self) -> None:
        while self.waiting:
            ask = _understood(self.waiting.pop(0))
            if len(self.waiting) == MOST_WAITING - 1:
                self.socket.resume()
            while not self.asks.take():
                await asyncio.sleep(1 / ASKS_A_SECOND)
            await self._answer(ask)

    async def _answer(self, ask: live.AnyAsk) -> None:
        try:
            answer = await self._carry_out(ask) or live.Done(ask.id)
        except Refusal as refusal:
            REFUSED.inc()
            sheet = self.room.sheet if self.room else None
            answer = shown.refused(ask.id, refusal, sheet, self.watcher.seat)
        except AWAY:
            logger.exception("ask", extra={"facts": {"do": type(ask).__name__}})
            if isinstance(ask, live.Watch):  # else the client would wait at a table that it does not see
                raise Closed(TRY_AGAIN) from None
            answer = shown.refused(ask.id, Denied(503, "store-away"))
        except Closed:
            raise
        except Exception as error:
            if self.room is None:
                raise
            answer = shown.refused(ask.id, self.room.fail(error))
        self.watcher.tell(encoder.encode(answer))

    async def _carry_out(self, ask: live.AnyAsk) -> Any:
        match ask:
            case live.Play():
                await moves.play(self._at_table(), self.person, ask.ply, ask.move)
            case live.Watch():
                await self._watch(ask)
            case live.Why():
                return await self._explain(ask)
            case live.Preview():
                return await self._preview(ask)
            case live.Chat():
                await self._chat(ask.text)
            case live.Undo():
                await takebacks.propose(self._at_table(), self.person, ask.ply)
            case live.Accept():
                await takebacks.accept(self._at_table(), self.person)
            case live.Decline():
                await takebacks.decline(self._at_table(), self.person)
            case live.Back():
                await watching.back(self._at_table(), self.person)
            case live.Wait():
                await watching.wait(self._at_table(), self.person, ask.seat)
            case live.Leave():
                self._leave()
            case live.Lobby():
                await self.house.lobby.enter(self)
            case live.Ping():
                return live.Pong(ask.id)
        return None

    def _at_table(self) -> Room:
        if self.room is None:
            raise Refusal("table-none")
        return self.room

    async def _watch(self, ask: live.Watch) -> None:
        room = await self.house.rooms.get(ask.table)
        await let_in(room, self.person, ask.invite)
        self._leave()
        self.watcher.table = 0
        self.room = room
        await watching.join(room, self.watcher, ask.ply)
        self.house.caller.came(room.sheet.id, self.person.id)

    def _leave(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            watching.leave(room, self.watcher)

    async def _explain(self, ask: live.Why) -> live.Explained:
        room = self._at_table()
        async with room.lock:
            seat = own_seat(room.sheet, self.person)
            refusal = (await room.ready()).why_not(seat, ask.move)
        return live.Explained(
            id=ask.id,
            move=ask.move,
            key=refusal.key if refusal else None,
            game=refusal.game if refusal else None,
            rule=getattr(refusal, "rule", None),
            facts=shown.facts(refusal) if refusal else {},
            detail=shown.detail(refusal, room.sheet, seat) if refusal else None,
        )

    async def _preview(self, ask: live.Preview) -> live.Previewed:
        room = self._at_table()
        async with room.lock:
            seat = own_seat(room.sheet, self.person)
            preview = (await room.ready()).preview(seat, ask.move, ask.after)
        return live.Previewed(id=ask.id, move=ask.move, preview=preview)

    async def _chat(self, text: str) -> None:
        room = self._at_table()
        if not self.house.chats.take(self.person.id):
            raise Denied(429, "too-fast")
        sheet = room.sheet
        if self.person.id in (*sheet.muted, *sheet.shown_out):
            raise Denied(403, "chat-muted")
        if self.watcher.seat is None:
            check_name(sheet, self.person.id, self.person.nickname)
        if not text.strip() or any(ord(letter) < 32 for letter in text):
            raise Refusal("chat-bad")
        await room.say(self.watcher, text)


def _headers(request: Request) -> dict[str, str]:
    return {name.lower(): value for name, value in request.headers.raw_items()}


def _understood(message: bytes) -> live.AnyAsk:
    """The ask in a message; whoever speaks something else has no business here."""
    try:
        ask: live.AnyAsk = live.ask_decoder.decode(message)
        return ask
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Closed(NOT_UNDERSTOOD) from None
