"""A match on a table, as its log tells it: every entry moves it on, and nothing else does."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from maestri.core.event import Event
from maestri.core.game import EVERYTHING
from maestri.core.match import Match, Ply
from maestri.core.refusal import IllegalMove, Refusal
from maestri.core.registry import game_called
from maestri.core.rng import seeded
from maestri.protocol.tables import StandIn
from maestri.server.store.entry import Entry
from maestri.server.store.sheet import Sheet
from maestri.server.table.clocks import Clocks

KEPT = 8
"""Plies whose events are kept in memory; older ones are told from the log."""


class Happened(NamedTuple):
    """What one ply brought."""

    ply: int
    events: tuple[Event, ...]
    back_to: int | None
    stand_in: StandIn | None = None


class Board:
    """A match, at the ply of its log. `ply` counts log entries: moves and take-backs."""

    def __init__(self, sheet: Sheet) -> None:
        today = game_called(sheet.game)
        self.match = Match(
            today.by_rules(sheet.rules) or today,
            len(sheet.seats),
            sheet.seed,
            sheet.options,
            fairness=None if sheet.base_ply else sheet.fairness(),
            start=sheet.start,
        )
        self.base = self.ply = sheet.base_ply
        self.standing: list[int] = []
        """The log's ply of each move that was not taken back."""
        self.last_by = [self.ply] * len(sheet.seats)
        self.answers: dict[int, str] = {}
        """Each seat's newest move, for a repeat to be known as one."""
        self.missed = [0] * len(sheet.seats)
        """How many moves of each seat a stand-in has made since its person moved."""
        self.bots = {number for number, seat in enumerate(sheet.seats) if seat.kind == "bot"}
        self.alone = 0
        """How many moves bots have made since a person moved."""
        self.happened = deque([Happened(self.ply, self.match.dealt, None)], KEPT)
        self.clocks = Clocks(sheet.clock, len(sheet.seats), sheet.started_at, sheet.pauses)

    def check(self, seat: int, ply: int, text: str) -> int | None:
        """The move that is meant; None where this very move was made before."""
        if ply > self.ply:
            raise Refusal("move-ahead", ply=ply, now=self.ply)
        if self.last_by[seat] > ply:
            if self.answers.get(seat) == text:
                return None
            raise Refusal("move-answered", ply=ply, now=self.ply)
        try:
            return self.match.check(seat, text)
        except IllegalMove:
            raise self.why_not(seat, text) or Refusal("move-not-now") from None

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why a move is refused, worked out on a position imagined from what the seat can see."""
        game = self.match.game
        try:
            move = game.read(text)
        except Refusal as refusal:
            return refusal
        state = game.imagine(self.match.view(seat), seeded(f"why {self.ply}"))
        rule = state.refusal(seat, move)
        return IllegalMove(game.key, rule, game.why(state, seat, move)) if rule else None

    def preview(self, seat: int, text: str, after: Sequence[str] = ()) -> msgspec.Struct | None:
        """What a legal move would bring after others, worked out from what the seat can see."""
        for each in (*after, text):
            if refusal := self.why_not(seat, each):
                raise refusal
        game = self.match.game
        return game.preview(self.match.view(seat), game.read(text), [game.read(each) for each in after])

    def play(self, seat: int, move: int, text: str, at: int, stand_in: str | None = None) -> Entry:
        """Plays a move that was checked; the entry is to be stored before anybody hears of it."""
        entry = Entry(self.ply + 1, seat, text, None, at, stand_in)
        self._moved(entry, move)
        return entry

    def apply(self, entry: Entry) -> None:
        """Follows the log by one entry. A log with a hole leads to no position."""
        if entry.ply != self.ply + 1:
            raise LookupError(f"ply {self.ply + 1} is missing in the log")
        if entry.back_to is None:
            self._moved(entry, self.match.game.read(entry.move))
        else:
            self._taken_back(entry, entry.back_to)

    def take_back(self, seat: int, to: int, at: int) -> Entry:
        """Goes back to an earlier ply; to be stored like a move."""
        entry = Entry(self.ply + 1, seat, "", to, at)
        self.apply(entry)
        return entry

    def back_to(self, seat: int) -> int:
        """The log's ply before a seat's last move, if all since can be taken back."""
        return self.standing[self.match.before_last(seat)] - 1

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may ask to go back to before its last move."""
        return self.match.result is None and self.match.can_go_back(seat)

    def position(self) -> bytes:
        """The whole position as data; it goes into the store and nowhere else."""
        return msgspec.json.encode(self.match.game.view(self.match.state, EVERYTHING))

    def since(self, ply: int) -> list[Happened] | None:
        """What happened after a ply; None where that is no longer in memory."""
        first = self.happened[0].ply
        if ply < first - 1:
            return None
        return [happened for happened in self.happened if happened.ply > ply]

    def _moved(self, entry: Entry, move: int) -> None:
        self.clocks.entry(self.match.to_move, entry)
        events = self.match.play_move(entry.seat, move)
        self.standing.append(entry.ply)
        self.last_by[entry.seat] = self.ply = entry.ply
        self.answers[entry.seat] = entry.move
        self.alone = self.alone + 1 if entry.stand_in or entry.seat in self.bots else 0
        self.missed[entry.seat] = self.missed[entry.seat] + 1 if entry.stand_in else 0
        self.happened.append(Happened(entry.ply, events, None, stand_in_of(entry)))
        self._forget()

    def _forget(self) -> None:
        """Events that are long past need no memory; whether they can be taken back is kept."""
        plies = self.match.plies
        if len(plies) > KEPT:
            old = plies[-KEPT - 1]
            plies[-KEPT - 1] = Ply(old.seat, old.move, (), old.final)

    def _taken_back(self, entry: Entry, to: int) -> None:
        self.clocks.entry(self.match.to_move, entry)
        self.standing = [ply for ply in self.standing if ply <= to]
        self.match.undo(len(self.standing))
        self.ply = entry.ply
        self.last_by = [entry.ply] * len(self.last_by)
        self.answers.clear()
        self.happened.append(Happened(entry.ply, (), to))


def stand_in_of(entry: Entry) -> StandIn | None:
    """The bot that moved for a person."""
    return StandIn(entry.seat, entry.stand_in) if entry.stand_in else None


def replayed(sheet: Sheet, entries: Iterable[Entry]) -> Board:
    """The board that a log leads to."""
    board = Board(sheet)
    for entry in entries:
        board.apply(entry)
    return board


def history(sheet: Sheet, entries: Iterable[Entry], after: int) -> list[Happened]:
    """All that happened after a ply, told from the log."""
    board = Board(sheet)
    told = [happened for happened in board.happened if happened.ply > after]
    for entry in entries:
        board.apply(entry)
        if entry.ply > after:
            told.append(board.happened[-1])
    return told
