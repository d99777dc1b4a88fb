"""A record that somebody brings: it replays, is verified and can be forked like a match of this house."""

from maestri.core.fairness import digest_of
from maestri.core.option import settled
from maestri.core.record import Record
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.server.house.rooms import Rooms
from maestri.server.now import now
from maestri.server.store.people import Person
from maestri.server.store.sheet import Outcome, SeatSheet, Sheet
from maestri.server.table.archivist import Play
from maestri.server.table.room import Room

LARGEST = 250_000
"""Bytes. A long match of people has a tenth of it."""
LONGEST_LEVEL = 20


async def bring(rooms: Rooms, person: Person, data: bytes) -> Room:
    """Keeps a record for a while, if it can be played again; whether it is true, verifying says."""
    record = _read(data)
    text = record.encode().decode()
    await rooms.house.archive.ask(person.id, ("brought", digest_of(text)), lambda put: put(Play(text)))
    moment = now()
    sheet = Sheet(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=[SeatSheet("person", nickname=f"#{number}") for number in range(1, record.seats + 1)],
        status="over",
        host=person.id,
        imported=True,
        seed=record.seed,
        created_at=moment,
        started_at=moment,
        outcome=Outcome(record.result, len(record.moves), moment) if record.result else None,
    )
    await rooms.store.add_sheet(sheet)
    await rooms.store.keep_record(sheet.id, record.encode())
    return await rooms.get(sheet.id)


def _read(data: bytes) -> Record:
    record = Record.decode(data)
    if any(len(level) > LONGEST_LEVEL for level in record.stand_ins.values()):
        raise Refusal("record-shape", path="record", problem="stand_ins")
    _check_options(record)
    return record


def _check_options(record: Record) -> None:
    """Matches of a game's toys are for research, not for people."""
    game = game_called(record.game)
    begun = (record.start or {}).get("options")
    for options in (record.options, begun if isinstance(begun, dict) else {}):
        settled(game.options, {key: options[key] for key in {toy.key for toy in game.toys} & set(options)})
