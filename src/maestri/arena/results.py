"""Finished matches on file, so that an arena that was broken off goes on where it was."""

from pathlib import Path

import msgspec

from maestri.arena.fixture import Outcome
from maestri.arena.schedule import Arena
from maestri.core.refusal import Refusal


class Results:
    """A file with the arena in its first line and a match in every other; without a path, memory alone."""

    def __init__(self, arena: Arena, path: Path | None) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        if path and path.exists():
            self._read(arena, path)
        elif path:
            path.write_bytes(msgspec.json.encode(arena) + b"\n")

    def _read(self, arena: Arena, path: Path) -> None:
        # A line that was broken off in the writing is a match that was not finished.
        *lines, broken = path.read_bytes().split(b"\n")
        try:
            before = msgspec.json.decode(lines[0], type=Arena)
            self.outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
        except (msgspec.MsgspecError, IndexError):
            raise Refusal("arena-file", path=str(path)) from None
        if msgspec.structs.replace(before, matches=arena.matches) != arena:
            raise Refusal("arena-other", path=str(path))
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - len(broken))

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        if self.path:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(outcome) + b"\n")
