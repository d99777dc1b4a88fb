"""The host arranges the seats of a table before the match."""

from maestri.bots.levels import DEFAULT, level_at, nearest
from maestri.core.game import AnyGame
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.protocol.tables import Arrangement, NewSeat
from maestri.server.denied import Denied
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table.room import Room


def new_seat(new: NewSeat, game: AnyGame, seats: int) -> SeatSheet:
    """A seat that nobody has yet, or that a bot has, at a table of so many."""
    level = level_at(new.level or DEFAULT.key, game, seats).key if new.kind == "bot" else None
    return SeatSheet(new.kind, level)


async def arrange(room: Room, person: Person, ask: Arrangement) -> None:
    """Moves, changes, adds and takes away seats. Nobody loses his by mistake: he may have come just now."""
    game, seats = game_called(room.sheet.game), len(ask.seats)
    game.check_seats(seats)

    def rearrange(sheet: Sheet) -> None:
        check_hosts_open_table(sheet, person)
        _check_places(sheet, ask)
        if ask.for_good:
            sheet.shown_out = [*sheet.shown_out, *_people_at(sheet, ask.out)]
        old = sheet.seats
        sheet.seats = [
            new_seat(place, game, seats) if place.was is None else old[place.was] for place in ask.seats
        ]
        sheet.stand_in = nearest(sheet.stand_in, game, seats).key
        for seat in sheet.seats:
            seat.level = seat.level and nearest(seat.level, game, seats).key
        if all(seat.kind == "bot" for seat in sheet.seats):
            raise Refusal("table-only-bots")

    async with room.lock:
        await room.change(rearrange)


def check_hosts_open_table(sheet: Sheet, person: Person) -> None:
    """What is arranged before the match is arranged by the host."""
    if sheet.host != person.id:
        raise Denied(403, "host-only")
    if not sheet.waiting:
        raise Denied(409, "table-started")


def _check_places(sheet: Sheet, ask: Arrangement) -> None:
    last = len(sheet.seats) - 1
    moved = [place.was for place in ask.seats if place.was is not None]
    for seat in (*moved, *ask.out):
        if seat > last:
            raise Refusal("seat-unknown", seat=seat, last=last)
    if len(set(moved)) < len(moved):
        raise Refusal("seat-twice")
    lost = set(range(last + 1)).difference(moved, ask.out)
    if any(sheet.seats[seat].person for seat in lost):
        raise Denied(409, "seat-taken")


def _people_at(sheet: Sheet, seats: list[int]) -> list[str]:
    return [person for seat in seats if (person := sheet.seats[seat].person) and person != sheet.host]
