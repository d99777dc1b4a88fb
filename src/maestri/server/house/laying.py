"""New tables: laid by a host, laid again for a rematch, forked from a finished match or a puzzle."""

from maestri.bots.levels import DEFAULT, level_at
from maestri.coach.puzzles import Puzzle
from maestri.core.option import Value, settled
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.protocol.tables import Fork, NewTable, Origin, terms_of
from maestri.server.denied import Denied
from maestri.server.house.rooms import Rooms
from maestri.server.now import now
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.table.arranging import new_seat
from maestri.server.table.room import Room
from maestri.server.table.seating import own_seat


async def lay(rooms: Rooms, person: Person, new: NewTable) -> Room:
    """A new table, as its host wants it."""
    game = game_called(new.game)
    game.check_seats(len(new.seats))
    if all(seat.kind == "bot" for seat in new.seats):
        raise Refusal("table-only-bots")
    options = settled(game.options, new.options)
    checked = {"options": options, "stand_in": level_at(new.stand_in, game, len(new.seats)).key}
    await rooms.trials.check(person.id, game, len(new.seats), options)
    return await rooms.lay(
        Sheet(
            **terms_of(new) | checked,
            rules=game.rules_version,
            seats=[new_seat(seat, game, len(new.seats)) for seat in new.seats],
            host=person.id,
            host_name=person.nickname,
            created_at=now(),
        )
    )


async def rematch(rooms: Rooms, room: Room, person: Person) -> Room:
    """The same table again, with a seat kept for everybody. Whoever asks second gets the first one's.

    Who plays bots alone need not wait for the end: he may be out of the match long before.
    """
    async with room.lock:
        await room.refresh()
        old = room.sheet
        own_seat(old, person)
        alone = all(seat.person in (None, person.id) for seat in old.seats)
        if old.status != "over" and not (old.status == "playing" and alone):
            raise Denied(409, "table-not-over")
        if old.rematch is None:
            again = await rooms.lay(_again(old, person))
            await room.change(lambda sheet: _point_to(sheet, again.sheet.id))
            if room.sheet.rematch != again.sheet.id:  # somebody asked another process in the same moment
                await again.change(lambda sheet: setattr(sheet, "status", "ended"))
    assert room.sheet.rematch is not None
    return await rooms.get(room.sheet.rematch)


def _point_to(sheet: Sheet, table_id: str) -> None:
    sheet.rematch = sheet.rematch or table_id


def _again(old: Sheet, host: Person) -> Sheet:
    return Sheet(
        **terms_of(old),
        rules=game_called(old.game).rules_version,
        seats=[
            SeatSheet(seat.kind, seat.level, reserved=seat.person, expected=seat.nickname)
            for seat in old.seats
        ],
        host=host.id,
        host_name=host.nickname,
        rematch_of=old.id,
        created_at=now(),
    )


async def fork(rooms: Rooms, room: Room, person: Person, ask: Fork) -> Room:
    """A table that starts where a seat stood in a finished match; bots have the other seats."""
    old = room.sheet
    if ask.seat >= len(old.seats):
        raise Refusal("seat-unknown", seat=ask.seat, last=len(old.seats) - 1)
    if await room.house.records.is_over(person.id, old, ask.ply):
        raise Refusal("fork-over")
    levels = _levels(ask, len(old.seats))
    sheet = _against_bots(person, old.game, old.rules, old.options, levels, ask.seat)
    sheet.forked_from = Origin(old.id, ask.ply, ask.seat)
    return await rooms.lay(sheet)


def _levels(ask: Fork, seats: int) -> list[str]:
    """How well each seat is played, where a bot has it."""
    if isinstance(ask.level, str):
        return [ask.level] * seats
    if len(ask.level) > seats:
        raise Refusal("seat-unknown", seat=len(ask.level) - 1, last=seats - 1)
    return ask.level + [DEFAULT.key] * (seats - len(ask.level))


async def play_on(rooms: Rooms, person: Person, puzzle: Puzzle) -> Room:
    """A table that starts at the moment of a puzzle; bots have the other seats."""
    options = dict(puzzle.options)
    levels = [DEFAULT.key] * puzzle.seats
    sheet = _against_bots(person, puzzle.game, puzzle.rules, options, levels, puzzle.seat)
    sheet.puzzle = puzzle.id
    return await rooms.lay(sheet)


def _against_bots(
    person: Person, game: str, rules: int, options: dict[str, Value], levels: list[str], own: int
) -> Sheet:
    seats = len(levels)
    others = [SeatSheet("bot", level_at(level, game_called(game), seats).key) for level in levels]
    others[own] = SeatSheet("person", reserved=person.id, expected=person.nickname)
    return Sheet(
        game=game,
        rules=rules,
        options=options,
        seats=others,
        host=person.id,
        host_name=person.nickname,
        created_at=now(),
    )
