"""Logs that programs can read: one JSON object a line, on stderr."""

import logging
import sys

import msgspec


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
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up() -> None:
    """Sends all logs of the server and its libraries through one handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("maestri.server").setLevel(logging.INFO)
