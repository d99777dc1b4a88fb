"""A process that plays matches again, so that nobody at a table waits for it.

Run as `python -m maestri.server.table.archivist`; one question and one answer a line, as JSON.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from maestri.bots.answering import answer_all, make_way
from maestri.coach.puzzles import shipped
from maestri.core.match import Match
from maestri.core.record import Record
from maestri.core.refusal import Refusal
from maestri.core.verify import flaw_in
from maestri.protocol.insights import Verified
from maestri.protocol.live import encoder
from maestri.server.store.entry import Entry
from maestri.server.store.sheet import Sheet
from maestri.server.table import moments, past, puzzling, shown
from maestri.server.table.board import history, replayed

KINDNESS = 10
"""Who looks back makes way for who serves."""
REFUSED = b"-"
"""What an answer begins with that is a refusal."""


class Question(msgspec.Struct, tag_field="ask", tag=str.lower):
    """Something that takes a whole match to answer."""

    def answer(self) -> bytes:
        raise NotImplementedError


class FromLog(Question):
    """Asked of a table and its log."""

    sheet: Sheet
    entries: list[Entry]


class FromRecord(Question):
    """Asked of a match that is over."""

    record: str
    """As it is kept."""

    def read(self) -> Record:
        return Record.decode(self.record.encode())

    def at(self, ply: int) -> Match[Any]:
        return self.read().replay(ply)


class Write(FromLog):
    """The record of the match, as text."""

    def answer(self) -> bytes:
        record = Record.of(replayed(self.sheet, self.entries).match, stood_in(self.entries))
        return msgspec.json.encode(record.encode().decode())


def stood_in(entries: Iterable[Entry]) -> dict[int, str]:
    """Which of the moves that were not taken back a stand-in made, and of which level it was."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.back_to is None:
            standing.append(entry)
        else:
            standing = [each for each in standing if each.ply <= entry.back_to]
    return {ply: entry.stand_in for ply, entry in enumerate(standing, 1) if entry.stand_in}


class Plies(FromLog):
    """The states that a seat, or a spectator, was shown."""

    seat: int | None
    first: int
    last: int

    def answer(self) -> bytes:
        return past.moments(self.sheet, self.entries, self.seat, self.first, self.last)


class Tell(FromLog):
    """What happened after a ply, as a seat or a spectator was told it."""

    seat: int | None
    after: int

    def answer(self) -> bytes:
        told = history(self.sheet, self.entries, self.after)
        return msgspec.json.encode([shown.ply_told(each, self.seat) for each in told])


class Moments(FromRecord):
    """A match from one ply to another, with nothing hidden."""

    first: int
    last: int

    def answer(self) -> bytes:
        return msgspec.json.encode(moments.moments(self.read(), self.first, self.last))


class Story(FromRecord):
    """All that happened, with nothing hidden."""

    def answer(self) -> bytes:
        return msgspec.json.encode(moments.story(self.read()))


class Verify(FromRecord):
    """Whether the match, dealt and played again, is true."""

    def answer(self) -> bytes:
        record = self.read()
        flaw = flaw_in(record)
        sealed = record.fairness is not None
        told = Verified(len(record.moves), sealed, flaw.key if flaw else None, flaw.ply if flaw else None)
        return msgspec.json.encode(told)


class Over(FromRecord):
    """Whether there is nothing to play at a ply."""

    ply: int

    def answer(self) -> bytes:
        return msgspec.json.encode(self.at(self.ply).result is not None)


class Play(FromRecord):
    """Whether a record that somebody brings can be played at all."""

    def answer(self) -> bytes:
        try:
            self.read().replay()
        except Refusal:
            raise
        except Exception:  # what a stranger wrote may break the rules in ways that nobody thought of
            raise Refusal("record-shape", path="record", problem="start") from None
        return b"true"


class See(FromRecord):
    """What a seat saw at a ply."""

    ply: int
    seat: int

    def answer(self) -> bytes:
        return msgspec.json.encode(self.at(self.ply).view(self.seat))


class OfPuzzle(Question):
    """Asked of a puzzle that comes with Maestri."""

    puzzle: str


class Pose(OfPuzzle):
    """The moment, as its seat sees it."""

    def answer(self) -> bytes:
        return encoder.encode(puzzling.posed(shipped()[self.puzzle]))


class Answer(OfPuzzle):
    """How it goes on with a move that is right."""

    move: str

    def answer(self) -> bytes:
        return encoder.encode(puzzling.answered(shipped()[self.puzzle], self.move))


class Foresee(OfPuzzle):
    """What a move would bring."""

    move: str

    def answer(self) -> bytes:
        return encoder.encode(puzzling.previewed(shipped()[self.puzzle], self.move))


AnyQuestion = Write | Plies | Tell | Moments | Story | Verify | Over | Play | See | Pose | Answer | Foresee
questions = msgspec.json.Decoder(AnyQuestion)


def answer(line: bytes) -> bytes:
    """The answer to a question, or why there is none."""
    try:
        question: AnyQuestion = questions.decode(line)
        return question.answer()
    except Refusal as refusal:
        return REFUSED + msgspec.json.encode((refusal.key, shown.facts(refusal)))


if __name__ == "__main__":
    import maestri.games  # noqa: F401  (puts the games on the shelf)

    make_way(KINDNESS)
    answer_all(answer)
