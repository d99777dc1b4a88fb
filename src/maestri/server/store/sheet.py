"""A table as it is kept: what its host decided, who sits where, the sealed secret."""

from secrets import token_hex, token_urlsafe
from typing import Any

import msgspec

from maestri.core.fairness import Fairness, digest_of
from maestri.core.result import Result
from maestri.protocol.tables import Origin, SeatKind, Status, Talk, Terms, UndoShown

DAY = 24 * 3_600_000
LIVE, LEISURE = 7 * DAY, 60 * DAY
"""A table to which nobody came for so long is ended; at leisure a single move may take 30 days."""
LISTED = 30 * DAY
"""For so long its people are told that it ended."""


class SeatSheet(msgspec.Struct, omit_defaults=True):
    """A seat. It belongs to a person, to a bot of a level, or to nobody yet."""

    kind: SeatKind
    level: str | None = None
    person: str | None = None
    nickname: str | None = None
    pledge: str | None = None
    """The digest of an entropy, given on sitting down."""
    entropy: str | None = None
    """What was pledged, once all pledges are fixed."""
    reserved: str | None = None
    """The person for whom the seat is kept at a rematch or a fork."""
    expected: str | None = None
    """His nickname."""
    stand_in: bool = False
    for_good: bool = False
    """Resigned or out of time: the stand-in does not hand the seat back."""
    given_up_by: str | None = None
    """Who has resigned, as long as nobody has taken the seat over."""
    given_up_name: str | None = None
    """His nickname: the stand-in plays on under it."""
    waited_until: int = 0
    """Until then the others wait for who is away, though his grace may be over."""

    def hand_back(self) -> None:
        """The person is back, and plays himself."""
        self.stand_in = False

    def replace(self, for_good: bool) -> None:
        """A stand-in plays, until the person is back or for good."""
        self.stand_in = True
        self.for_good = self.for_good or for_good

    @property
    def empty(self) -> bool:
        return self.kind != "bot" and self.person is None

    @property
    def silent(self) -> bool:
        """Whether what was pledged is not revealed yet."""
        return self.pledge is not None and self.entropy is None

    @property
    def vacant(self) -> bool:
        """Whether it is empty, and kept for nobody."""
        return self.empty and self.reserved is None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class Outcome(msgspec.Struct):
    """How a match ended, after how many moves, and when."""

    result: Result
    moves: int
    at: int


class Sheet(Terms, kw_only=True, omit_defaults=True):
    """Everything about a table but the moves. It never leaves the server as it is."""

    id: str = msgspec.field(default_factory=lambda: token_urlsafe(12))
    rules: int
    seats: list[SeatSheet]
    status: Status = "open"
    host: str
    host_name: str = ""
    invite: str = msgspec.field(default_factory=lambda: token_urlsafe(16))
    secret: str = msgspec.field(default_factory=lambda: token_hex(32))
    reveal_by: int = 0
    """When the deal no longer waits for those who do not reveal; above 0 all seats and pledges are fixed."""
    seed: str | None = None
    start: dict[str, Any] | None = None
    base_ply: int = 0
    """The ply that the match starts from; above 0 where it was carried over from older rules."""
    undo: UndoShown | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    shown_out: list[str] = msgspec.field(default_factory=list)
    """People who can't sit down here any more."""
    muted: list[str] = msgspec.field(default_factory=list)
    """People whom nobody hears here any more."""
    pauses: list[tuple[int, int]] = msgspec.field(default_factory=list)
    """When no server ran, from when to when: no clock did."""
    forked_from: Origin | None = None
    puzzle: str = ""
    """The puzzle whose moment it starts from."""
    created_at: int
    started_at: int = 0
    imported: bool = False
    """Whether it is no table but a record that its host brought."""
    outcome: Outcome | None = None
    """None also where the match ended before outcomes were kept, and no record tells it."""

    @property
    def commitment(self) -> str:
        return digest_of(self.secret)

    @property
    def dealing(self) -> bool:
        """Whether the match is about to start: the deal waits for what was pledged to be revealed."""
        return self.status == "open" and self.reveal_by > 0

    @property
    def waiting(self) -> bool:
        """Whether people may still come, go and be moved."""
        return self.status == "open" and not self.dealing

    @property
    def listed(self) -> bool:
        """Whether strangers are invited: there is an open seat, and nobody in it."""
        return self.status == "open" and any(seat.kind == "open" and seat.vacant for seat in self.seats)

    @property
    def public(self) -> bool:
        """Whether all may find it: it was laid for anybody, and whoever comes may look on."""
        return self.spectators and any(seat.kind == "open" for seat in self.seats)

    @property
    def talk_now(self) -> Talk:
        """Before a match and after it everybody hears everybody."""
        return self.talk if self.status == "playing" else "together"

    @property
    def lasts(self) -> int | None:
        """Milliseconds that the table stays as it is unless somebody comes; None: for ever."""
        if self.status == "over":
            return DAY if self.imported else None
        return LISTED if self.status == "ended" else LIVE if self.pace == "live" else LEISURE

    @property
    def people(self) -> set[str | None]:
        """Whose table it is: its host, who sits here, and those for whom a seat is kept."""
        return {self.host, *(seat.person for seat in self.seats), *(seat.reserved for seat in self.seats)}

    @property
    def hints_allowed(self) -> bool:
        """Where all others are bots nobody is wronged by a hint; else its host has allowed them."""
        return self.hints or sum(seat.kind != "bot" for seat in self.seats) == 1

    def seat_of(self, person: str) -> int | None:
        """The seat that a person has."""
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    @property
    def pledges(self) -> list[str | None]:
        """What each seat has pledged."""
        return [seat.pledge for seat in self.seats]

    def kept_for(self, person: str) -> int | None:
        """The empty seat that is kept for a person."""
        kept = (number for number, seat in enumerate(self.seats) if seat.empty and seat.reserved == person)
        return next(kept, None)

    def given_up_by(self, person: str) -> int | None:
        """The seat that a person has given up, as long as nobody has taken it over."""
        left = (number for number, seat in enumerate(self.seats) if seat.given_up_by == person)
        return next(left, None)

    def fairness(self) -> Fairness:
        """The seal, with what every seat added."""
        entropy = tuple(seat.entropy for seat in self.seats)
        return Fairness(self.commitment, self.secret, entropy, tuple(self.pledges))


sheet_decoder = msgspec.json.Decoder(Sheet)
