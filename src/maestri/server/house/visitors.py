"""Everybody who is connected to this process."""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from maestri.protocol.close_codes import NO_IDENTITY
from maestri.server.metrics import CONNECTIONS
from maestri.server.store.people import NOBODY, People, Person


class Visitor(Protocol):
    """A connection of somebody."""

    person: Person

    def look_after(self, moment: float) -> None:
        """Sees whether the other end is still there."""

    def rename(self, nickname: str) -> None:
        """Goes by another name from now on."""

    def close(self, code: int) -> None:
        """Ends it."""


class Visitors:
    """All connections."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.known: set[Visitor] = set()

    def came(self, visitor: Visitor) -> None:
        self.known.add(visitor)
        CONNECTIONS.set(len(self.known))

    def windows(self, person_id: str) -> int:
        """How many connections somebody has who was let in; until then nobody's name is known."""
        return sum(each.person.id == person_id and each.person.nickname != "" for each in self.known)

    def went(self, visitor: Visitor) -> None:
        self.known.discard(visitor)
        CONNECTIONS.set(len(self.known))

    def look_after(self) -> None:
        """Gives up those who do not answer."""
        moment = asyncio.get_running_loop().time()
        for visitor in list(self.known):
            visitor.look_after(moment)

    async def look_up(self, person_ids: Iterable[str]) -> None:
        """Ends connections of people whose cookie is withdrawn by now; the others go by their new names."""
        asked = set(person_ids)
        known = await self.people.known(asked)
        for visitor in list(self.known):
            if visitor.person.id in asked:
                self._see_again(visitor, known.get(visitor.person.id))

    def _see_again(self, visitor: Visitor, person: Person | None) -> None:
        if person is None or person.generation != visitor.person.generation:
            visitor.close(NO_IDENTITY)
        else:
            visitor.rename(person.nickname)

    async def check_all(self) -> None:
        """The same for everybody; whoever is still coming in is checked at the door."""
        await self.look_up({visitor.person.id for visitor in self.known} - {NOBODY.id})
