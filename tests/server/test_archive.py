"""The archive answers one question at a time, each asker in turn, and what it knows at once."""

import asyncio
import subprocess
import sys

import msgspec
import pytest

from maestri.bots.process import Failure, Worker
from maestri.core.refusal import Refusal
from maestri.server.denied import Denied
from maestri.server.table import archive
from maestri.server.table.archive import ASKS_AT_ONCE, HOUSE, MOST_WAITING, Archive, Put
from maestri.server.table.archivist import Over
from tests.server.people import run


class Slow(Worker):
    """Answers when it is told to."""

    def __init__(self, *answers: bytes) -> None:
        super().__init__("")
        self.go_on = asyncio.Semaphore(0)
        self.answers = list(answers)
        self.asked: list[str] = []

    async def ask(self, question: msgspec.Struct, patience: float) -> bytes:
        assert isinstance(question, Over)
        self.asked.append(question.record)
        await self.go_on.acquire()
        return self.answers.pop(0) if self.answers else b"true\n"


def about(name: str) -> "archive.Work":
    async def work(put: Put) -> bytes:
        return await put(Over(name, 0))

    return work


def test_who_asks_seldom_does_not_wait_behind_who_asks_often() -> None:
    async def test() -> None:
        slow = Slow()
        kept = Archive(slow)
        asked = [asyncio.create_task(kept.ask("often", (n,), about(f"often {n}"))) for n in range(4)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(kept.ask("seldom", ("s",), about("seldom"))))
        await asyncio.sleep(0)
        for _ in asked:
            slow.go_on.release()
        await asyncio.gather(*asked)
        assert slow.asked.index("seldom") <= 2
        assert not kept.waiting

    run(test())


def test_what_is_known_is_answered_at_once_and_the_longest_unused_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        slow = Slow()
        kept = Archive(slow)
        for mark in ("a", "a", "b", "a", "c", "b"):
            slow.go_on.release()
            assert await kept.ask("ann", (mark,), about(mark)) == b"true"
        assert slow.asked == ["a", "b", "c", "b"]
        assert kept.size == sum(map(len, kept.kept.values())) <= archive.MOST_KEPT

    monkeypatch.setattr(archive, "MOST_KEPT", 8)
    run(test())


def test_nobody_has_more_than_so_many_questions_in_line_but_the_house() -> None:
    async def test() -> None:
        slow = Slow()
        kept = Archive(slow)
        asked = [
            asyncio.create_task(kept.ask(who, (who, n), about(f"{who} {n}")))
            for who in ("ann", HOUSE)
            for n in range(MOST_WAITING + 1)
        ]
        await asyncio.sleep(0)
        for _ in asked:
            slow.go_on.release()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [answer.key for answer in answers if isinstance(answer, Denied)] == ["too-fast"]

    run(test())


def test_nobody_asks_faster_than_anybody_leafs_though_the_answers_are_known() -> None:
    async def test() -> None:
        kept = Archive(slow := Slow())
        slow.go_on.release()
        for _ in range(ASKS_AT_ONCE):
            assert await kept.ask("ann", ("a",), about("a")) == b"true"
        kept.asks.known["ann"].seen += 60  # no time goes by until it does
        with pytest.raises(Denied) as told:
            await kept.ask("ann", ("a",), about("a"))
        assert (told.value.status, told.value.key) == (429, "too-fast")
        for _ in range(2 * ASKS_AT_ONCE):
            assert await kept.ask(HOUSE, ("a",), about("a")) == b"true"
        assert await kept.ask("bob", ("a",), about("a")) == b"true"

    run(test(), patience=20)


def test_a_refusal_comes_back_as_one_and_is_not_kept() -> None:
    async def test() -> None:
        kept = Archive(slow := Slow(b'-["ply-range",{"ply":9,"last":4}]\n'))
        slow.go_on.release()
        with pytest.raises(Refusal) as told:
            await kept.ask("ann", (1,), about("x"))
        assert (told.value.key, told.value.facts) == ("ply-range", {"ply": 9, "last": 4})
        slow.go_on.release()
        assert await kept.ask("ann", (1,), about("x")) == b"true"

    run(test())


def test_an_archivist_that_fails_is_written_down_and_the_next_question_is_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Fails(Worker):
        async def ask(self, question: msgspec.Struct, patience: float) -> bytes:
            raise Failure("crashed")

    async def test() -> None:
        kept = Archive(Fails(""))
        for _ in range(2):
            with pytest.raises(Denied) as told:
                await kept.ask("ann", (1,), about("x"))
            assert told.value.status == 503

    run(test())
    assert [vars(line)["facts"] for line in caplog.records] == [{"ask": "Over", "problem": "crashed"}] * 2


def test_a_real_one_answers_and_ends() -> None:
    async def test() -> None:
        kept = Archive()
        with pytest.raises(Refusal, match="JSON"):
            await kept.ask("ann", (1,), about("nonsense"))
        assert kept.archivist.process is not None
        await kept.close()
        assert kept.archivist.process is None

    run(test())


def test_who_plays_matches_again_needs_neither_database_nor_web_server() -> None:
    """Every server starts one: what it does not import, nobody waits for."""
    code = "import sys, maestri.server.table.archivist; print({'sqlalchemy', 'litestar'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"
