"""Server processes for tests: what the command runs, on a port of its own."""

import os
import re
import signal
import threading
import warnings
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from types import TracebackType
from typing import Self, TypeAlias

from maestri.bench.tables.process import free_port

Pipe: TypeAlias = "Connection[bytes, bytes]"

READY = re.compile(r"http://\S+")
# Each comes from a process that has imported everything and done nothing yet: so it starts in no time.
PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["maestri.terminal.cli", "maestri.server.run", "alembic.command"])


class Server:
    """A `maestri serve` that can be killed and started again at the same address."""

    def __init__(self, store: str, *more: str) -> None:
        self.port = free_port()
        self.store = store
        self.more = more
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: ForkServerProcess | None = None
        self.log: list[str] = []
        self.prepare: Callable[[], None] | None = None
        """What is done in its process before it starts."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        options = (
            "--no-open",
            "--port",
            str(self.port),
            "--store",
            self.store,
            "--per-address",
            "100000",
            "--bot-pace",
            "0",
        )
        out, its_out = PROCESSES.Pipe(duplex=False)
        log, its_log = PROCESSES.Pipe(duplex=False)
        command = ["serve", *options, *self.more]
        args = (command, its_out, its_log, self.prepare)
        self.process = PROCESSES.Process(target=_maestri, args=args, daemon=True)
        self.process.start()
        its_out.close()
        its_log.close()
        self.reader = threading.Thread(target=self._read_log, args=(log,), daemon=True)
        self.reader.start()
        line = next(iter(_lines(out)), "")
        assert READY.search(line), f"the server did not start: {line}{''.join(self.log)}"

    def _read_log(self, log: Pipe) -> None:
        self.log += _lines(log)

    def kill(self) -> None:
        """Ends it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks it to end, and waits."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        if self.process.is_alive():
            with suppress(ProcessLookupError):  # it may end just now
                os.kill(self.process.pid, how)
        self.process.join(30)
        self.reader.join(10)
        assert self.process.exitcode is not None, "the server did not end"
        return self.process.exitcode


def _maestri(command: Sequence[str], out: Pipe, log: Pipe, prepare: Callable[[], None] | None) -> None:
    """In the process itself: the command, with what it prints going to the test."""
    from maestri.terminal.cli import main

    os.dup2(out.fileno(), 1)
    os.dup2(log.fileno(), 2)
    out.close()
    log.close()
    warnings.simplefilter("default")
    if prepare:
        prepare()
    main(command)


def _lines(pipe: Pipe) -> Iterable[str]:
    with pipe, open(pipe.fileno(), closefd=False) as text:
        yield from text
