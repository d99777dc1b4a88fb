"""Logs that programs can read: one JSON object a line, on stderr."""

import logging
import sys
import traceback

import msgspec


def plainly(error: BaseException) -> str:
    """What an error says in its first line: in those below, databases quote what people wrote."""
    return str(error).partition("\n")[0][:200]


class Lines(logging.Formatter):
    """A record as one line of JSON; `facts` are what it speaks of."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _trace(error: BaseException | None) -> str:
    """Where it happened, and before it what it came from."""
    if error is None:
        return ""
    came_from = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    here = "".join(traceback.format_tb(error.__traceback__))
    return f"{_trace(came_from)}Traceback:\n{here}{type(error).__name__}: {plainly(error)}\n"


def set_up() -> None:
    """Sends all logs of the server and its libraries through one handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("maestri.server").setLevel(logging.INFO)
