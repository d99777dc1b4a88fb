"""What somebody keeps of a deal before it is made, so that nobody can tell him another story afterwards."""

from secrets import token_hex

from maestri.core.fairness import digest_of
from maestri.core.record import Record
from maestri.protocol.tables import Reveal, Sit, Table


class Unfair(Exception):
    """The house shows something else than what was kept: one's own entropy stays with oneself."""


class Proof:
    """Kept of one table: the commitment that was seen first, one's own entropy, and everybody's pledges."""

    def __init__(self, table: Table) -> None:
        self.commitment = table.commitment
        self.entropy = ""
        self.pledges: list[str | None] = []

    def sit(self, seat: int, invite: str) -> Sit:
        """Takes a seat with a new pledge, at the table that was seen."""
        self.entropy = token_hex(16)
        return Sit(seat, digest_of(self.entropy), self.commitment, invite)

    def reveal(self, table: Table) -> Reveal:
        """Shows one's entropy; all pledges are kept before it goes out."""
        pledges = [seat.pledge for seat in table.seats]
        if self.pledges and self.pledges != pledges:
            raise Unfair("the pledges were changed after they were fixed")
        if table.you is None or pledges[table.you] != digest_of(self.entropy):
            raise Unfair("this pledge was given by another device")
        self.pledges = pledges
        return Reveal(self.entropy, pledges)

    def saw(self, table: Table) -> None:
        """Every time a table is shown: the commitment must be the one that was seen first."""
        if table.commitment != self.commitment:
            raise Unfair(f"the commitment was {self.commitment}, now it is {table.commitment}")

    def check(self, record: Record, seat: int) -> None:
        """Whether a record is of the match that was sealed here, with one's own share in it."""
        seal = record.fairness
        if seal is None or seal.commitment != self.commitment:
            raise Unfair("the record has another commitment")
        if list(seal.pledges) != self.pledges:
            raise Unfair("the record has other pledges")
        if seal.entropy[seat] != self.entropy:
            raise Unfair("one's own entropy is not in the record")
