"""Push services that take messages and never answer: nobody else's message waits for them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from maestri.server.push import posting
from maestri.server.push.posting import MOST_OPEN, Postman
from tests.server.people import run
from tests.server.push_service import PushService

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]


@asynccontextmanager
async def a_service_that(talks: Talk) -> AsyncIterator[str]:
    """A service of the tests' own, known by another name than the honest one."""

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await talks(reader, writer)
        except ConnectionError:
            """He who waited has gone."""
        finally:
            writer.close()

    async with await asyncio.start_server(met, "localhost", 0) as server:
        yield f"http://localhost:{server.sockets[0].getsockname()[1]}/hostile"


async def says_nothing(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.read()


async def drips(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A head without end, a letter at a time: each comes in good time."""
    writer.write(b"HTTP/1.1 201 Created\r\nx: ")
    while not writer.is_closing():
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.02)


def test_whoever_never_answers_keeps_no_other_service_waiting() -> None:
    async def test(honest: PushService) -> None:
        postman = Postman(anywhere=True)
        async with a_service_that(says_nothing) as hostile:
            waiting = [
                asyncio.create_task(postman.post(hostile, {}, b"sealed")) for _ in range(2 * MOST_OPEN)
            ]
            await asyncio.sleep(0)
            answer = await postman.post(f"{honest.address}/phone", {}, b"sealed")
            assert answer.status == 400, "it was read, and nothing was sealed for it"
            assert not [task for task in waiting if task.done()], "before any of those who were there first"
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        await postman.close()

    with PushService() as honest:
        honest.answers = [(400, {})]
        run(test(honest))


@pytest.mark.parametrize("talks", [says_nothing, drips])
def test_a_message_has_so_much_time_in_all(talks: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 0.3)

    async def test() -> None:
        postman = Postman(anywhere=True)
        async with a_service_that(talks) as hostile:
            assert (await postman.post(hostile, {}, b"sealed")).status == 503
        assert not postman.pool.connections
        assert not postman.lanes, "nothing is held of whom nobody is on his way to"
        await postman.close()

    run(test(), patience=20)


def test_who_waits_too_long_in_line_comes_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "LONGEST_WAIT", 0.1)
    monkeypatch.setattr(posting, "MOST_OF_A_SITE", 1)

    async def test() -> None:
        postman = Postman(anywhere=True)
        async with a_service_that(says_nothing) as hostile:
            first = asyncio.create_task(postman.post(hostile, {}, b"sealed"))
            await asyncio.sleep(0)
            assert (await postman.post(hostile, {}, b"sealed")).status == 503
            assert not first.done()
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
        await postman.close()

    run(test(), patience=20)
