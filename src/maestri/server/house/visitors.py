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

    def went(self, visitor: Visitor) -> None:
        self.known.discard(visitor)
        CONNECTIONS.set(len(self.known))

    def look_after(self) -> None:
        """Gives up those who do not answer."""
        moment = asyncio.get_running_loop().time()
        for visitor in list(self.known):
            visitor.look_after(moment)

    async def turn_out(self, person_ids: Iterable[str]) -> None:
        """Ends the connections of some people that were opened with a cookie which is withdrawn by now."""
        asked = set(person_ids)
        valid = await self.people.generations(asked)
        for visitor in list(self.known):
            person = visitor.person
            if person.id in asked and person.generation != valid.get(person.id):
                visitor.close(NO_IDENTITY)

    async def check_all(self) -> None:
        """The same for everybody; whoever is still coming in is checked at the door."""
        await self.turn_out({visitor.person.id for visitor in self.known} - {NOBODY.id})
