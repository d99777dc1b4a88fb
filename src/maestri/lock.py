"""A lock between processes. Whoever holds it lets go when it ends, even when it is killed."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Locked(Exception):
    """Another process is at it."""


@contextmanager
def only_one(file: Path, *, wait: bool = True) -> Iterator[None]:
    """Holds the lock; waits for it, or raises Locked when it is taken."""
    with file.open("a") as lock:
        if not _taken(lock.fileno()):
            if not wait:
                raise Locked
            print(f"maestri: waiting for another process that holds {file.name}", flush=True)
            while not _taken(lock.fileno()):
                time.sleep(0.2)
        yield


def _taken(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
