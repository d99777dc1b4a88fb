"""A place at a live table: what is seen there, and what is played."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from maestri.client.proof import Unfair
from maestri.protocol import live
from maestri.protocol.close_codes import NO_IDENTITY, NOT_UNDERSTOOD, TOO_MANY, WRONG_ORIGIN
from maestri.protocol.live import Accept, Ask, Chat, Decline, Play, Preview, Undo, Watch, Why
from maestri.protocol.tables import Table

LONGEST = 1 << 24
PAUSE = 0.2
TURNED_AWAY = (NOT_UNDERSTOOD, NO_IDENTITY, WRONG_ORIGIN, TOO_MANY)
"""Codes after which it is of no use to come back: not understood, no identity, wrong origin, too many."""


class Refused(Exception):
    """An ask was refused; `told` has the key, the rule and the facts."""

    def __init__(self, told: live.Refused) -> None:
        super().__init__(told.detail)
        self.told = told


class Seat:
    """One websocket at one table. It comes back by itself, and asks again what was not answered."""

    def __init__(
        self,
        server: str,
        cookie: str,
        table_id: str,
        invite: str = "",
        ply: int = -1,
        saw: Callable[[Table], Awaitable[None]] | None = None,
    ) -> None:
        self.url = server.replace("http", "ws", 1) + "/api/live"
        self.cookie = cookie
        self.table_id = table_id
        self.invite = invite
        self.ply = ply
        self.saw = saw
        """Who is shown the table whenever it changes."""
        self.seeing: set[asyncio.Task[None]] = set()
        self.table: Table | None = None
        self.state: live.State | None = None
        self.told: list[live.PlyTold] = []
        self.chat: list[live.ChatLine] = []
        self.received: list[bytes] = []
        """Every message, byte by byte, where `keep` is set."""
        self.keep = False
        self.changed = asyncio.Condition()
        self.numbers = count(1)
        self.asked: dict[int, tuple[bytes, asyncio.Future[Any]]] = {}
        self.turned_away: ConnectionError | Unfair | None = None
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Connects, and watches the table from the ply that is known."""
        await self._open()
        self.reader = asyncio.create_task(self._read())
        try:
            await self._asked(Watch(table=self.table_id, ply=self.ply, invite=self.invite))
        except BaseException:
            await self.close()
            raise

    @property
    def is_taken(self) -> bool:
        """Whether somebody still looks on from here."""
        return self.reader is not None and not self.reader.done()

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, *self.seeing, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def play(self, move: str, ply: int | None = None) -> None:
        """A move in answer to what is seen; it is stored when this returns."""
        answered = self.ply if ply is None else ply
        while True:
            try:
                await self._asked(Play(ply=answered, move=move))
                return
            except Refused as refused:
                # It may be stored or not; the very same move once more is applied once.
                if refused.told.key != "store-away":
                    raise
            await asyncio.sleep(PAUSE)

    async def why(self, move: str) -> live.Explained:
        explained: live.Explained = await self._asked(Why(move=move))
        return explained

    async def preview(self, move: str, *after: str) -> Any:
        """What a move would bring, after others where some are named, as plain data."""
        previewed: live.Previewed = await self._asked(Preview(move=move, after=list(after)))
        return previewed.preview

    async def say(self, text: str) -> None:
        await self._asked(Chat(text=text))

    async def undo(self) -> None:
        await self._asked(Undo(ply=self.ply))

    async def accept(self) -> None:
        await self._asked(Accept())

    async def decline(self) -> None:
        await self._asked(Decline())

    async def until(self, holds: Any) -> live.State:
        """Waits until something holds of the state; a `ConnectionError` if the server turns one away, and
        `Unfair` if it changes what it had sealed."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.turned_away or (self.state and holds(self.state)))
        if self.turned_away is not None:
            raise self.turned_away
        assert self.state is not None
        return self.state

    async def my_turn(self) -> live.State:
        """Waits until there is something to play, or the match is over."""
        return await self.until(lambda state: state.moves or state.result)

    # The connection

    async def _open(self) -> None:
        cookie = {"Cookie": f"maestri={self.cookie}"}
        try:
            self.socket = await connect(
                self.url, additional_headers=cookie, max_size=LONGEST, compression=None, proxy=None
            )
        except AssertionError:  # websockets', where the line is cut while hands are shaken
            raise ConnectionError("the line was cut") from None

    async def _read(self) -> None:
        while True:
            try:
                assert self.socket is not None
                async for message in self.socket:
                    await self._heard(message if isinstance(message, bytes) else message.encode())
            except ConnectionClosed:
                pass
            code = self.socket.close_code if self.socket else None
            if code in TURNED_AWAY:
                await self._give_up(ConnectionError(f"closed with {code}"))
                return
            await self._come_back()

    async def _come_back(self) -> None:
        """Connects again, however long it takes, and asks once more what was not answered."""
        while True:
            try:
                await asyncio.sleep(PAUSE)
                await self._open()
                assert self.socket is not None
                watch = Watch(table=self.table_id, ply=self.ply, invite=self.invite)
                await self.socket.send(msgspec.json.encode(watch).decode())
                for message, _ in list(self.asked.values()):
                    await self.socket.send(message.decode())
                return
            except (OSError, ConnectionClosed, InvalidHandshake):
                continue

    async def _asked(self, ask: Ask) -> Any:
        ask.id = next(self.numbers)
        message = msgspec.json.encode(ask)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked[ask.id] = (message, future)
        try:
            assert self.socket is not None
            await self.socket.send(message.decode())
        except ConnectionClosed:
            """It will be asked again when the connection is back."""
        return await future

    async def _heard(self, message: bytes) -> None:
        if self.keep:
            self.received.append(message)
        told = live.told_decoder.decode(message)
        match told:
            case live.State():
                self.state, self.ply = told, told.ply
                self.told += told.told
            case live.TableChanged():
                self.table = told.table
                self._show(told.table)
            case live.Chatted():
                self._listen(told)
            case live.Refused():
                self._answer(told.id, Refused(told))
            case live.Done() | live.Explained() | live.Previewed() | live.Pong():
                self._answer(told.id, told)
        async with self.changed:
            self.changed.notify_all()

    def _listen(self, told: live.Chatted) -> None:
        if told.after is not None:
            self.chat = [line for line in self.chat if line.number <= told.after]
        self.chat += [line for line in told.lines if line not in self.chat]

    def _show(self, table: Table) -> None:
        """Meanwhile the next message is read: an answer may not wait for itself."""
        if self.saw is not None:
            seeing = asyncio.create_task(self._see(self.saw(table)))
            self.seeing.add(seeing)
            seeing.add_done_callback(self.seeing.discard)

    async def _see(self, seeing: Awaitable[None]) -> None:
        try:
            await seeing
        except Unfair as unfair:
            await self._give_up(unfair)

    def _answer(self, ask: int, answer: Any) -> None:
        _, future = self.asked.pop(ask, (b"", None))
        if future is not None and not future.done():
            future.set_exception(answer) if isinstance(answer, Exception) else future.set_result(answer)

    async def _give_up(self, error: ConnectionError | Unfair) -> None:
        self.turned_away = error
        for ask in list(self.asked):
            self._answer(ask, error)
        async with self.changed:
            self.changed.notify_all()
