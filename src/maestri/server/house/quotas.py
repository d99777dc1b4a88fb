"""How much of the house one person may have at a time."""

from maestri.server.denied import Denied
from maestri.server.store.keeping import living_of
from maestri.server.store.sheet import Sheet
from maestri.server.store.store import Store

SEATS_A_TABLE, BOTS_A_TABLE = 2, 3
"""For each table that a host may have: the seats of a person, at all tables, and the bots of a host."""


async def check_may_lay(store: Store, sheet: Sheet, most: int) -> None:
    """Whether the host of a new table has not too many already, or too many bots at them."""
    hosted = [each for each in await living_of(store, sheet.host) if each.host == sheet.host]
    if len(hosted) >= most:
        raise Denied(409, "tables-many", most=most)
    bots = sum(seat.kind == "bot" for each in (sheet, *hosted) for seat in each.seats)
    if bots > most * BOTS_A_TABLE:
        raise Denied(409, "bots-many", most=most * BOTS_A_TABLE)


async def check_may_sit(store: Store, person: str, most: int) -> None:
    """Whether somebody does not sit at too many tables already."""
    taken = sum(each.seat_of(person) is not None for each in await living_of(store, person))
    if taken >= most * SEATS_A_TABLE:
        raise Denied(409, "seats-many", most=most * SEATS_A_TABLE)
