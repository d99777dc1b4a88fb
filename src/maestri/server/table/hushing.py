"""The host keeps the peace: who said a line is muted, or shown out."""

from maestri.protocol.tables import Hush
from maestri.server.denied import Denied
from maestri.server.store.people import Person
from maestri.server.store.sheet import Sheet
from maestri.server.table.room import Room


async def hush(room: Room, person: Person, ask: Hush) -> None:
    """Nobody hears him here any more, at every process; players keep their seats."""
    speaker = await room.store.speaker(room.sheet.id, ask.line)

    def quiet(sheet: Sheet) -> None:
        if sheet.host != person.id:
            raise Denied(403, "host-only")
        if speaker is None or speaker == sheet.host:
            raise Denied(404, "line-unknown")
        if speaker not in sheet.muted:
            sheet.muted = [*sheet.muted, speaker]
        if ask.out and sheet.seat_of(speaker) is None and speaker not in sheet.shown_out:
            sheet.shown_out = [*sheet.shown_out, speaker]

    async with room.lock:
        await room.change(quiet)
