"""A match that is over is looked back on in the background, and what was found is kept."""

import msgspec
import pytest

from maestri.bots.process import Failure, Worker
from maestri.bots.turns import Turns
from maestri.coach import review
from maestri.coach.worker import Gather, Question
from maestri.server.house import House, reviews
from maestri.server.table.room import Room
from tests.server.inside import a_table, inside, plays, quiet, ready, refused

ANN = "ann"


class Beside(Worker):
    """Looks back at once, without a process of its own, and as little as it may."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__("")
        self.asked: list[str] = []
        self.fails = fails

    async def ask(self, question: msgspec.Struct, patience: float) -> bytes:
        assert isinstance(question, Question)
        self.asked.append(type(question).__name__)
        if self.fails:
            raise Failure("too slow")
        return question.answer() + b"\n"


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "usual_samples", lambda game: 6)


async def finished(house: House, name: str = "table") -> Room:
    room = await a_table(house, name=name, options={"hands": 1, "stack": False})
    while (await ready(room)).match.to_move:
        await plays(room)
    await quiet(house)
    return room


def coach(house: House, fails: bool = False) -> Beside:
    worker = Beside(fails)
    house.reviews.turns = Turns([worker])
    return worker


@inside
async def test_a_review_is_made_in_the_background_and_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = coach(house)
    living = await a_table(house, name="living")
    assert await refused(house.reviews.told(ANN, living.sheet)) == "table-not-over"
    room = await finished(house)
    first = await house.reviews.told(ANN, room.sheet)
    assert (first.ply, first.review) == (0, None)
    assert first.last == (await ready(room)).ply
    await quiet(house)
    done = await house.reviews.told("bob", room.sheet)
    told = done.review
    assert told is not None
    assert done.ply == done.last
    for own in told["review"]["sums"]:
        assert sum(own[part][0] for part in ("start", "luck", "own", "others")) == own["result"]
    assert worker.asked[-1] == Gather.__name__
    asked = len(worker.asked)
    assert (await house.reviews.told(ANN, room.sheet)).review == told
    assert len(worker.asked) == asked

    monkeypatch.setattr(reviews, "maker", lambda: "better bots")
    assert (await house.reviews.told(ANN, room.sheet)).review is None
    await quiet(house)
    assert len(worker.asked) > asked


@inside
async def test_a_review_that_failed_says_so_once_and_is_tried_again(house: House) -> None:
    coach(house, fails=True)
    room = await finished(house)
    assert (await house.reviews.told(ANN, room.sheet)).review is None
    await quiet(house)
    assert await refused(house.reviews.told(ANN, room.sheet)) == "review-failed"
    coach(house)
    assert (await house.reviews.told(ANN, room.sheet)).review is None
    await quiet(house)
    assert (await house.reviews.told(ANN, room.sheet)).review is not None


@inside
async def test_nobody_has_more_than_two_made_at_a_time(house: House) -> None:
    rooms = [await finished(house, name) for name in ("one", "two", "three")]
    house.reviews.turns = Turns([])
    for room in rooms[:2]:
        assert (await house.reviews.told(ANN, room.sheet)).review is None
    assert await refused(house.reviews.told(ANN, rooms[2].sheet)) == "too-fast"
    assert (await house.reviews.told("bob", rooms[2].sheet)).review is None
