"""A process that looks back on matches, some plies at a time, and makes way for everything else.

Run as `python -m maestri.coach.worker`; one question and one answer a line, as JSON.
"""

from functools import lru_cache

import msgspec

from maestri.bots.answering import answer_all, make_way
from maestri.coach.moments import told
from maestri.coach.review import Look, Reviewer
from maestri.core.record import Record

KINDNESS = 15
"""More than a thinker's; at 19 a review on a busy machine would never end."""


class Question(msgspec.Struct, tag_field="ask", tag=str.lower):
    """Asked of a match that is over, as its record."""

    record: str

    def reviewer(self) -> Reviewer:
        return reviewer_of(self.record)

    def answer(self) -> bytes:
        raise NotImplementedError


class LookAt(Question):
    """What is found at some plies."""

    first: int
    last: int

    def answer(self) -> bytes:
        return msgspec.json.encode(self.reviewer().looks(self.first, self.last))


class Gather(Question):
    """The whole, from what was found at all plies."""

    looks: list[Look]

    def answer(self) -> bytes:
        reviewer = self.reviewer()
        return msgspec.json.encode(told(reviewer.record, reviewer.review(self.looks)))


@lru_cache(maxsize=2)
def reviewer_of(record: str) -> Reviewer:
    """A match is checked once, and not for every few plies of it."""
    return Reviewer(Record.decode(record.encode()))


questions = msgspec.json.Decoder(LookAt | Gather)


def answer(line: bytes) -> bytes:
    question: LookAt | Gather = questions.decode(line)
    return question.answer()


if __name__ == "__main__":
    import maestri.games  # noqa: F401  (puts the games on the shelf)

    make_way(KINDNESS)
    answer_all(answer)
