"""Server processes for tests: the real command, on a port of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from types import TracebackType
from typing import Self

READY = re.compile(r"http://\S+")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Server:
    """A `maestri serve` that can be killed and started again at the same address."""

    def __init__(self, store: str, *more: str) -> None:
        self.port = free_port()
        self.store = store
        self.more = more
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.log: list[str] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        options = ("--no-open", "--port", str(self.port), "--store", self.store, "--per-address", "100000")
        command = [sys.executable, "-m", "maestri", "serve", *options, *self.more]
        environment = {**os.environ, "PYTHONWARNINGS": "default"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        self.reader = threading.Thread(target=self._read_log, args=(self.process,), daemon=True)
        self.reader.start()
        line = self.process.stdout.readline()
        assert READY.search(line), f"the server did not start: {line}{''.join(self.log)}"

    def _read_log(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        with process.stderr:
            self.log += process.stderr

    def kill(self) -> None:
        """Ends it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks it to end, and waits."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.reader.join(10)
        return code
