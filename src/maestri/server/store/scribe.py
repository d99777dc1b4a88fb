"""A thread that works for the event loop, one thing after the other."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


class Scribe(Generic[Task, Done]):
    """What `run_in_executor` does, for one kind of work: at every move, so it is worth being light."""

    def __init__(self, name: str, work: Callable[[Task], Done]) -> None:
        self._work = work
        self._asked: SimpleQueue[tuple[Task, asyncio.Future[Done]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, task: Task) -> Done:
        """Waits until it is done; what goes wrong there is raised here."""
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._asked.put((task, done))
        return await done

    def close(self) -> None:
        """Ends after what was asked for."""
        self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            task, done = asked
            settle = self._tried(task, done)
            with suppress(RuntimeError):  # the loop has ended: nobody waits for an answer
                done.get_loop().call_soon_threadsafe(_unless_over, done, settle)

    def _tried(self, task: Task, done: "asyncio.Future[Done]") -> Callable[[], None]:
        try:
            return partial(done.set_result, self._work(task))
        except Exception as error:
            return partial(done.set_exception, error)


def _unless_over(done: "asyncio.Future[Done]", settle: Callable[[], None]) -> None:
    if not done.cancelled():
        settle()
