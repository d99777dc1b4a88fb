"""Calling those whose move it is, where nobody need be there; once, and taken back when they come."""

import asyncio
from hashlib import sha256

import msgspec

from maestri.locales import words
from maestri.protocol.people import Called
from maestri.server.errands import Errands
from maestri.server.now import now
from maestri.server.push.posting import Answer, Postman
from maestri.server.push.sealing import Sender, sealed, to_text
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store
from maestri.server.store.subscriptions import (
    Browser,
    browsers_of,
    called_to,
    forget_call,
    note_call,
    unsubscribe,
)
from maestri.server.table.room import Room

DAY = 24 * 3600
LASTS = 7 * DAY
"""Seconds that a message waits for a device that is off, where no clock ends sooner."""
UNSEEN = 60_000
"""Milliseconds after a move in which whoever turns out to be gone may not have seen it: a phone that fell
asleep is missed only when it has not answered for a while."""
BACK_SOON = 10.0
"""Seconds in which somebody is back who only loads his page anew."""
GONE = (404, 410)
PAUSES = (5, 30, 120)
"""Seconds after which a push service that was busy is asked again."""
LONGEST_PAUSE = 600


class Caller:
    """Who was called is kept in the store: so one process calls, and nobody is called twice."""

    def __init__(self, store: Store, errands: Errands, sender: Sender, postman: Postman) -> None:
        self.store = store
        self.errands = errands
        self.sender = sender
        self.postman = postman
        self.pauses = PAUSES
        self.back_soon = BACK_SOON
        self.missing: set[str] = set()
        """Tables that somebody left who may soon be back: however often he comes and goes, they are looked at
        once."""
        self.calling = asyncio.Lock()

    async def close(self) -> None:
        await self.postman.close()

    def went_on(self, room: Room) -> None:
        """The match at a table went on: others may be to move now."""
        if room.sheet.pace == "leisure":
            self.errands.later(self._call(room))

    def left(self, room: Room) -> None:
        """Somebody left who is to move. Who has known it for a while need not be told."""
        if room.sheet.pace != "leisure" or room.board is None or room.sheet.id in self.missing:
            return
        if now() - room.board.clocks.since <= UNSEEN:
            self.missing.add(room.sheet.id)
            self.errands.later(self._call_unless_back(room))

    def came(self, table_id: str, person: str) -> None:
        """Somebody is at the table: what was shown to him elsewhere can go."""
        self.errands.later(self._read(table_id, person))

    async def _call_unless_back(self, room: Room) -> None:
        await asyncio.sleep(self.back_soon)
        self.missing.discard(room.sheet.id)
        await self._call(room)

    async def _call(self, room: Room) -> None:
        """One after the other, by where the match stands now: it may have gone on meanwhile."""
        async with self.calling:
            sheet, board = room.sheet, room.board
            if board is None:
                return
            wanted = awaited(room)
            for person in await called_to(self.store, sheet.id, board.ply) - wanted:
                await self._read(sheet.id, person, board.ply)
            for person in wanted:
                if await note_call(self.store, sheet.id, person, board.ply):
                    await self._say(sheet, person)

    async def _say(self, sheet: Sheet, person: str) -> None:
        for browser in await browsers_of(self.store, person):
            text = line(sheet, person, browser.language)
            self._send(browser, Called(sheet.id, text), _lasts(sheet))

    async def _read(self, table_id: str, person: str, ply: int | None = None) -> None:
        """Another process may have called him to a later ply: that call stands."""
        if await forget_call(self.store, table_id, person, ply):
            for browser in await browsers_of(self.store, person):
                self._send(browser, Called(table_id, read=True), DAY)

    def _send(self, browser: Browser, told: Called, lasts: int) -> None:
        self.errands.later(self._deliver(browser, told, lasts))

    async def _deliver(self, browser: Browser, told: Called, lasts: int) -> None:
        """Until it is delivered, the subscription is dead, or the service was busy too often."""
        for pause in (*self.pauses, 0):
            answer = await self._post(browser, told, lasts)
            if answer.status in GONE:
                await unsubscribe(self.store, browser.endpoint)
            if answer.status != 429 and answer.status < 500:
                return
            await asyncio.sleep(min(max(pause, answer.after), LONGEST_PAUSE))

    async def _post(self, browser: Browser, told: Called, lasts: int) -> Answer:
        topic = to_text(sha256(told.table.encode()).digest())[
            :32
        ]  # a newer message takes an older one's place
        headers = {
            "authorization": self.sender.authorization(browser.endpoint),
            "ttl": str(lasts),
            "topic": topic,
            "urgency": "normal",
        }
        body = sealed(msgspec.json.encode(told), browser.p256dh, browser.auth)
        return await self.postman.post(browser.endpoint, headers, body)


def awaited(room: Room) -> set[str]:
    """People who are to move and not there."""
    assert room.board is not None
    here, seats = room.there.here, room.sheet.seats
    to_move = [seats[seat] for seat in room.board.match.to_move if seat not in here]
    return {seat.person for seat in to_move if seat.person is not None and not seat.played_by_bot}


def line(sheet: Sheet, person: str, language: str) -> str:
    """One line: which game, with whom. Nothing of the match itself."""
    say = words(language, sheet.game)
    names = [seat.nickname for seat in sheet.seats if seat.nickname and seat.person != person]
    return say("push-your-move", game=say("title"), names=say.both(names), count=len(names))


def _lasts(sheet: Sheet) -> int:
    return min(LASTS, sheet.clock.seconds) if sheet.clock else LASTS
