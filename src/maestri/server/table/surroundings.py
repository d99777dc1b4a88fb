"""What a table needs of the house that it stands in."""

from typing import TYPE_CHECKING, Protocol

from maestri.server.bus import Bus
from maestri.server.errands import Errands
from maestri.server.presence import Presence
from maestri.server.settings import Settings
from maestri.server.store.store import Store
from maestri.server.table.archive import Archive
from maestri.server.table.records import Records

if TYPE_CHECKING:
    from maestri.server.table.room import Room


class Surroundings(Protocol):
    """The house, as its tables know it."""

    store: Store
    settings: Settings
    bus: Bus
    presence: Presence
    errands: Errands
    archive: Archive
    records: Records

    def nudge(self, room: "Room") -> None:
        """The match stands where bots may be due."""

    def keep_later(self, room: "Room") -> None:
        """The match went on, and where it stands is not kept yet."""

    def went_on(self, room: "Room") -> None:
        """The match went on here: whoever is to move may have to be called."""

    def left(self, room: "Room") -> None:
        """Somebody left who is to move here: he may not know it."""

    def looks_different(self, table_id: str) -> None:
        """Something has changed that is seen from the lobby."""
