"""The house: all that serves the tables of this process, put together."""

from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Self

from maestri.server.bus import Bus, PostgresBus
from maestri.server.errands import Errands
from maestri.server.house import naming
from maestri.server.house.caretaker import Caretaker
from maestri.server.house.lobby import Lobby
from maestri.server.house.pauses import make_up_for_pause, sign_of_life
from maestri.server.house.positions import Positions
from maestri.server.house.puzzles import Riddles
from maestri.server.house.reviews import Reviews
from maestri.server.house.rooms import Rooms
from maestri.server.house.thinking import Thinking
from maestri.server.house.visitors import Visitors
from maestri.server.identity import Signer
from maestri.server.limits import Buckets
from maestri.server.presence import Presence
from maestri.server.push.calling import Caller
from maestri.server.push.posting import Postman
from maestri.server.push.sealing import Sender, fresh_secret
from maestri.server.settings import Settings
from maestri.server.store.people import Person
from maestri.server.store.sql import AWAY
from maestri.server.store.store import Store
from maestri.server.store.subscriptions import push_secret, unsubscribe_all
from maestri.server.table.archive import Archive
from maestri.server.table.records import Records
from maestri.server.table.room import Room

HINTS_A_SECOND, HINTS_AT_ONCE = 0.5, 5
"""For each person: a hint takes a second of a process."""

RUMMAGES_A_SECOND, RUMMAGES_AT_ONCE = 1 / 20, 5
"""For each person: to go through all his matches, or to play one again, takes long."""

LOOKS_BACK_A_SECOND, LOOKS_BACK_AT_ONCE = 0.5, 10
"""For each person: his history is counted from all his matches."""

RENAMES_A_SECOND, RENAMES_AT_ONCE = 0.2, 5
"""For each person: a new name is written on every table of his."""

CHATS_A_SECOND, CHATS_AT_ONCE = 1, 10
"""For each person, however many connections he has."""


class House:
    """Everything a server process has in memory. All of it can be lost: the store has the truth."""

    def __init__(self, store: Store, signer: Signer, sender: Sender, settings: Settings) -> None:
        self.store = store
        self.signer = signer
        self.settings = settings
        self.newcomers = Buckets(settings.per_address / 60, settings.per_address)
        self.rummages = Buckets(RUMMAGES_A_SECOND, RUMMAGES_AT_ONCE)
        self.looks_back = Buckets(LOOKS_BACK_A_SECOND, LOOKS_BACK_AT_ONCE)
        self.brought = Buckets(settings.per_address / 800, settings.per_address / 4)
        """Of records, from each address: names cost nothing, and what is brought is kept for a day."""
        self.renames = Buckets(RENAMES_A_SECOND, RENAMES_AT_ONCE)
        self.guesses = Buckets(settings.per_address / 80, settings.per_address / 4)
        """Of short codes, from each address."""
        self.hints = Buckets(HINTS_A_SECOND, HINTS_AT_ONCE)
        self.chats = Buckets(CHATS_A_SECOND, CHATS_AT_ONCE)
        self.layings = Buckets(settings.per_address / 2400, settings.per_address / 2)
        """Of tables for strangers, from each address: nobody fills the list."""
        self.archive = Archive()
        self.records = Records(store, self.archive)
        self.riddles = Riddles(store, self.archive)
        self.errands = Errands()
        self.reviews = Reviews(store, self.records, self.errands)
        self.visitors = Visitors(store.people)
        self.bus: Bus = PostgresBus(store.engine, self.heard, self.resync) if store.shared else Bus()
        self.presence = Presence(store, self.bus)
        self.positions = Positions(store.writer, self.bus)
        self.thinking = Thinking(settings.thinkers, settings.bot_pace, self.bus, self.errands)
        self.rooms = Rooms(self)
        self.lobby = Lobby(self.rooms)
        self.caller = Caller(store, self.errands, sender, Postman(settings.push_anywhere))
        self.caretaker = Caretaker(self.rooms, self.visitors, settings.idle_seconds)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        store = await Store.open(settings.store)
        if not store.shared:
            await store.nobody_is_here()
        sender = Sender(await push_secret(store, fresh_secret()), settings.contact)
        house = cls(store, Signer(await store.key()), sender, settings)
        await make_up_for_pause(house.rooms)
        return house

    async def close(self) -> None:
        """Ends in good order: what is on its way into the store gets there."""
        await self.caretaker.close()
        await self.lobby.close()
        await self.errands.close()
        await self.caller.close()
        await self.thinking.close()
        await self.archive.close()
        await self.reviews.close()
        await self.positions.close()
        await self.presence.close()
        await self.bus.close()
        with suppress(*AWAY):
            await sign_of_life(self.store)
        await self.store.close()

    # What tables need

    def nudge(self, room: Room) -> None:
        """Lets bots think at a table where one is to move."""
        self.thinking.nudge(room)

    def keep_later(self, room: Room) -> None:
        """Keeps where a match stands."""
        self.positions.later(room)

    def looks_different(self, table_id: str) -> None:
        """Whoever looks round is told of it."""
        self.lobby.looks_different(table_id)

    def went_on(self, room: Room) -> None:
        """Calls those who are to move and not there."""
        self.caller.went_on(room)

    def left(self, room: Room) -> None:
        """Calls who is to move and may have been gone already when his turn came."""
        self.caller.left(room)

    # Other processes

    async def withdraw_cookies(self, person_id: str) -> None:
        """Every cookie that somebody has got so far is refused, here and at other processes."""
        await self.store.people.withdraw_cookies(person_id)
        await unsubscribe_all(self.store, person_id)
        await self.visitors.look_up({person_id})
        await self.bus.tell(f"person {person_id}")

    async def rename(self, person: Person, nickname: str) -> None:
        """Somebody goes by another name from now on, at every table of his and at every process."""
        await naming.check(self.store, person, nickname)
        await self.store.people.rename(person.id, nickname)
        await self.visitors.look_up({person.id})
        await self.bus.tell(f"person {person.id}")
        await naming.rename(self.rooms, person, nickname)

    def heard(self, word: str) -> None:
        """A word on the bus, about a table or a person that may be here too."""
        kind, about, *more = word.split(" ")
        if kind == "ply":
            self._went_on([about, *more])
        elif kind == "kept":
            self._look_different([about, *more])
        elif kind == "person":
            self.errands.later(self.visitors.look_up({about}))
        else:
            self.looks_different(about)
            if (room := self.rooms.here(about)) is not None:
                self.errands.later(room.try_to(_news(kind, room)))

    def _went_on(self, plies: list[str]) -> None:
        """Tables that got a new ply: a table, its ply, the next table, its ply …"""
        for about, ply in zip(plies[::2], plies[1::2], strict=True):
            self.looks_different(about)
            room = self.rooms.here(about)
            if room is not None and (room.board is None or room.board.ply < int(ply)):
                self.errands.later(room.try_to(room.catch_up(int(ply))))

    def _look_different(self, table_ids: list[str]) -> None:
        """Only now the others can tell from the store where these matches stand."""
        for table_id in table_ids:
            self.looks_different(table_id)

    async def resync(self) -> None:
        """Looks at the log of every table here, and who may be here: words may have been missed."""
        await self.visitors.check_all()
        for room in self.rooms:
            await room.try_to(room.sheet_changed())
            await room.try_to(room.catch_up())
            await room.try_to(room.chat.show_new())

    def ailing(self) -> list[str]:
        """The upkeep that died a short while ago, by name."""
        upkeep = (
            self.caretaker.upkeep,
            self.positions.upkeep,
            self.presence.upkeep,
            self.lobby.upkeep,
        )
        return [each.name for each in upkeep if not each.well]


def _news(kind: str, room: Room) -> Coroutine[Any, Any, None]:
    """What a word about a table makes this process do."""
    if kind == "chat":
        return room.chat.show_new()
    return room.chat.show_again() if kind == "said" else room.sheet_changed()
