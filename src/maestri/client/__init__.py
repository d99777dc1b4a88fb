"""A client of live tables in Python, for bots and for tests. `docs/protocol.md` is what it speaks."""

from maestri.client.person import Person
from maestri.client.proof import Unfair
from maestri.client.seat import Refused, Seat

__all__ = ["Person", "Refused", "Seat", "Unfair"]
