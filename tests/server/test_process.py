"""A server process from outside: its socket, its settings, its logs, and its last answers."""

import logging
import socket
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar.exceptions import HTTPException

from maestri.core.refusal import Refusal
from maestri.server.api import problems
from maestri.server.api.ops import _loopback
from maestri.server.logs import Lines, set_up
from maestri.server.run import bound
from maestri.server.settings import Settings, default_store


def test_a_port_that_is_taken_is_refused_in_words() -> None:
    with bound(Settings(port=0)) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
        host, port = listening.getsockname()
        assert host == "127.0.0.1"
        with pytest.raises(Refusal) as told:
            bound(Settings(port=port))
        assert told.value.key == "port"
        assert told.value.facts == {"host": host, "port": port, "problem": "Address already in use"}


def test_an_address_with_colons_is_of_the_newer_kind() -> None:
    with bound(Settings(host="::1", port=0)) as listening:
        assert listening.family == socket.AF_INET6


def test_the_store_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_store() == Settings().store == "sqlite:////data/maestri/tables.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_store() == f"sqlite:///{Path.home()}/.local/share/maestri/tables.sqlite"


def test_a_process_serves_this_machine_unless_told_otherwise() -> None:
    settings = Settings()
    assert (settings.host, settings.port, settings.origins) == ("127.0.0.1", 8765, ())
    assert (settings.per_address, settings.thinkers, settings.idle_seconds) == (40, 2, 300.0)
    assert (settings.connections, settings.connections_per_address) == (10_000, 200)
    assert (settings.bot_pace, settings.tables_per_person) == (1.0, 20)


def _line(**more: Any) -> Any:
    record = logging.LogRecord("maestri.server", logging.WARNING, "file", 1, "what %s", ("happened",), None)
    vars(record).update(more)
    return msgspec.json.decode(Lines().format(record))


def test_a_line_of_the_log_says_what_when_and_with_which_facts() -> None:
    line = _line(facts={"table": "x"})
    assert (line["level"], line["what"], line["table"]) == ("warning", "what happened", "x")
    assert len(line["at"]) == len("2000-01-01T00:00:00")
    assert "trace" not in line
    try:
        raise ValueError("oh")
    except ValueError:
        trace = _line(exc_info=sys.exc_info())["trace"]
    assert trace.startswith("Traceback:\n  File ")
    assert trace.endswith("\nValueError: oh\n")


def test_all_logs_go_through_one_handler(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.Logger("root")
    monkeypatch.setattr(logging, "root", root)
    monkeypatch.setattr(logging.getLogger("maestri.server"), "level", logging.NOTSET)  # put back afterwards
    set_up()
    (handler,) = root.handlers
    assert isinstance(handler.formatter, Lines)
    assert root.level == logging.WARNING
    assert logging.getLogger("maestri.server").level == logging.INFO


@pytest.mark.parametrize(
    ("host", "is_here"),
    [("127.0.0.1", True), ("::1", True), ("10.0.0.1", False), ("", False), ("here", False)],
)
def test_metrics_are_for_this_machine(host: str, is_here: bool) -> None:
    assert _loopback(host) == is_here


@pytest.mark.parametrize(
    ("answer", "status", "key"),
    [
        (problems.refused(cast(Any, None), Refusal("table-none")), 400, "table-none"),
        (problems.store_away(cast(Any, None), OSError("away")), 503, "store-away"),
        (problems.failed(cast(Any, None), ValueError("secret")), 500, "server-failed"),
        (problems.unreadable(cast(Any, None), RecursionError("deep")), 400, "request-bad"),
        (problems.bad_request(cast(Any, None), HTTPException("x", status_code=404)), 404, "path-unknown"),
        (problems.bad_request(cast(Any, None), HTTPException("x", status_code=415)), 415, "body-type"),
        (
            problems.bad_request(cast(Any, None), HTTPException("secret", status_code=500)),
            500,
            "server-failed",
        ),
        (problems.bad_request(cast(Any, None), HTTPException("odd", status_code=418)), 418, "request-bad"),
    ],
)
def test_every_failure_is_a_problem_with_words_and_without_secrets(
    answer: Any, status: int, key: str
) -> None:
    assert answer.status_code == status
    told = msgspec.json.decode(answer.content)
    assert (told["type"], told["status"]) == (f"urn:maestri:{key}", status)
    assert told["detail"]
    assert "secret" not in str(told)


def test_what_is_a_fault_of_ours_is_written_down(caplog: pytest.LogCaptureFixture) -> None:
    nobody = cast(Any, None)
    problems.failed(nobody, ValueError("first"))
    problems.store_away(nobody, OSError("second"))
    problems.bad_request(nobody, HTTPException("third", status_code=500))
    problems.bad_request(nobody, HTTPException("theirs", status_code=400))
    assert [record.getMessage() for record in caplog.records] == ["request"] * 3
    assert str(caplog.records[0].exc_info[1]) == "first"  # type: ignore[index]
    assert [vars(record)["facts"]["problem"] for record in caplog.records[1:]] == ["second", "500: third"]
