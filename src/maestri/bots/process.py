"""A process that answers questions, watched: one that crashes, hangs or talks too much is ended."""

import asyncio
import sys

import msgspec

START = 60.0
"""Seconds that a process may take to start."""
LONGEST_ANSWER = 1 << 26
READY = b"ready\n"
"""What a process says before its first question."""


class Failure(Exception):
    """A process that crashed, took too long, or answered nonsense."""


class Worker:
    """One process, started when it is first asked, and again after it was ended."""

    def __init__(self, module: str, *args: str) -> None:
        self.command = (sys.executable, "-m", module, *args)
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: msgspec.Struct, patience: float) -> bytes:
        """Its answer in time, or the process is ended."""
        try:
            async with asyncio.timeout(START):
                process = self.process or await self._started()
            async with asyncio.timeout(patience):
                process.stdin.write(msgspec.json.encode(question) + b"\n")  # type: ignore[union-attr]
                return await _line(process)
        except TimeoutError:
            raise await self._failed("too slow") from None
        except (OSError, ValueError):
            raise await self._failed("crashed") from None
        except BaseException:
            await self.end()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER
        )
        if await _line(self.process) != READY:
            raise Failure("did not start")
        return self.process

    async def _failed(self, problem: str) -> Failure:
        await self.end()
        return Failure(problem)

    async def end(self) -> None:
        """Ends it, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.communicate()  # its pipes are closed as well, before the loop is


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise Failure("crashed")
    return line
