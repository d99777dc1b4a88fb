"""The thread that writes the log."""

import asyncio
import threading
import time

import pytest

from maestri.server.store.scribe import Scribe


def test_a_scribe_does_all_that_was_asked_in_its_order_before_it_ends() -> None:
    done: list[int] = []

    def work(task: int) -> int:
        time.sleep(0.001)
        done.append(task)
        return task * 2

    async def ask() -> list[int]:
        scribe = Scribe("test", work)
        asked = asyncio.gather(*(scribe.do(task) for task in range(50)))
        await asyncio.sleep(0)
        scribe.close()
        assert done == list(range(50))
        return await asked

    assert asyncio.run(ask()) == [task * 2 for task in range(50)]


def test_what_goes_wrong_is_raised_where_it_was_asked_and_the_scribe_goes_on() -> None:
    def work(task: int) -> float:
        return 1 / task

    async def ask() -> float:
        scribe = Scribe("test", work)
        with pytest.raises(ZeroDivisionError):
            await scribe.do(0)
        answer = await scribe.do(2)
        scribe.close()
        return answer

    assert asyncio.run(ask()) == 0.5


def test_who_no_longer_waits_stops_nobody_else() -> None:
    may_go_on, troubles = threading.Event(), list[object]()

    def work(task: str) -> str:
        may_go_on.wait()
        return task

    async def ask() -> str:
        asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
        scribe = Scribe("test", work)
        left = asyncio.ensure_future(scribe.do("left"))
        await asyncio.sleep(0)
        left.cancel()
        may_go_on.set()
        answer = await scribe.do("stays")
        scribe.close()
        return answer

    assert asyncio.run(ask()) == "stays"
    assert not troubles
