"""What people say at a table."""

from collections.abc import Callable

from maestri.protocol.live import ChatLine, Chatted, encoder
from maestri.protocol.tables import Talk
from maestri.server.store.store import Store
from maestri.server.table.audience import Audience
from maestri.server.table.watcher import Watcher

SHOWN = 50
"""Lines that somebody is shown who has just come."""


class Chat:
    """The chat of one table. The store has all lines, in the order in which everybody sees them."""

    def __init__(self, store: Store, table_id: str, audience: Audience, talk: Callable[[], Talk]) -> None:
        self.store = store
        self.table_id = table_id
        self.audience = audience
        self.newest = 0
        """The number of the last line that was told here."""
        self.talk = talk
        """How it is at the table now; see `Terms.talk`."""

    async def say(self, watcher: Watcher, text: str) -> None:
        """Keeps a line, and tells it."""
        who = watcher.person
        await self.store.say(self.table_id, watcher.seat, who.nickname, text, None, who.id)
        await self.show_new()

    async def note(
        self, event: str, seat: int | None, nickname: str, text: str, person: str | None = None
    ) -> None:
        """Keeps what happened to a seat's person or to the table, and tells it."""
        await self.store.say(self.table_id, seat, nickname, text, event, person)
        await self.show_new()

    async def show_new(self) -> None:
        """Tells everybody the lines that are new."""
        self._tell(await self.store.said(self.table_id, self.newest, SHOWN))

    async def rename(self, person: str, seat: int | None, old: str, nickname: str) -> bool:
        """Whether somebody has said something here; then it was he who goes by another name now."""
        return await self.store.rename_speaker(self.table_id, person, seat, old, nickname)

    async def show_again(self) -> None:
        """Tells everybody the last lines as they are now, in place of those that he knows."""
        lines = await self.store.said(self.table_id, 0, SHOWN)
        after = lines[0].number - 1 if len(lines) == SHOWN else 0
        for watcher in self.audience.watchers:
            watcher.tell(encoder.encode(Chatted(self._heard_by(watcher, lines), after)))

    async def latest(self, newcomer: Watcher) -> bytes:
        """The last lines, for somebody who has just come; what is new in them the others are told too."""
        lines = await self.store.said(self.table_id, 0, SHOWN)
        self._tell([line for line in lines if line.number > self.newest], but=newcomer)
        return encoder.encode(Chatted(self._heard_by(newcomer, lines)))

    def _tell(self, lines: list[ChatLine], but: Watcher | None = None) -> None:
        if lines and lines[-1].number > self.newest:
            self.newest = lines[-1].number
            for watcher in self.audience.watchers - {but}:
                if heard := self._heard_by(watcher, lines):
                    watcher.tell(encoder.encode(Chatted(heard)))

    def _heard_by(self, watcher: Watcher, lines: list[ChatLine]) -> list[ChatLine]:
        """Spectators hear everything; players hear players, and spectators where the table says so."""
        if watcher.seat is None or self.talk() == "together":
            return lines
        return [line for line in lines if line.seat is not None or line.event]
