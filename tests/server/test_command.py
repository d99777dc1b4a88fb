"""The command itself, started as people start it."""

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.servers import READY


@pytest.mark.wide
def test_the_command_serves_until_it_is_asked_to_end(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [sys.executable, "-m", "maestri", "serve", "--no-open", "--port", "0", "--store", store]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as serving:
        assert serving.stdout is not None
        address = READY.search(serving.stdout.readline())
        assert address
        assert httpx.get(f"{address[0]}/healthz").json() == {"status": "ok"}
        serving.send_signal(signal.SIGTERM)
        _, log = serving.communicate(timeout=30)
    assert serving.returncode == -signal.SIGTERM, log  # as the shell expects of who was asked
    assert "Traceback" not in log
