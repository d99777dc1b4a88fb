"""One small file that replays anywhere."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import msgspec

from maestri.core.fairness import Fairness
from maestri.core.match import Match
from maestri.core.refusal import Refusal
from maestri.core.registry import game_called
from maestri.core.result import Result

VERSION = 2
"""Version 1 knew no pledges, and no start that is what a seat saw. It is read as it was."""
LARGEST = 8_000_000
"""Bytes. The longest real match is far below."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match on file: what it takes to deal and play it again, and a mark of the position after each ply."""

    maestri: int = VERSION
    game: str
    rules: int
    seats: int
    options: dict[str, int | bool | str | None]
    seed: str
    fairness: Fairness | None = None
    start: dict[str, Any] | None = None
    moves: list[str]
    marks: list[str]
    result: Result | None = None
    stand_ins: dict[int, str] = {}
    """The plies at which a bot moved for the person of the seat, with the bot's level. Nothing follows from
    it: it is told, and can't be checked."""

    @classmethod
    def of(cls, match: Match[Any], stand_ins: Mapping[int, str] | None = None) -> Self:
        """The record of a match as it stands."""
        again = _opened(match)
        marks = [again.mark()]
        for ply in match.plies:
            again.play_move(ply.seat, ply.move)
            marks.append(again.mark())
        return cls(
            game=match.game.key,
            rules=match.game.rules_version,
            seats=match.seats,
            options=match.options,
            seed=match.seed,
            fairness=match.fairness,
            start=None if match.start is None else dict(match.start),
            moves=match.notation,
            marks=marks,
            result=match.result,
            stand_ins=dict(stand_ins or {}),
        )

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Reads a record file; a Refusal says what is wrong with a bad one."""
        file = Path(path)
        try:
            if file.stat().st_size > LARGEST:
                raise Refusal("record-long", path=str(path), largest=LARGEST // 1_000_000)
            return cls.decode(file.read_bytes(), str(path))
        except OSError as error:
            raise Refusal("file", path=str(path), problem=error.strerror or "") from None

    @classmethod
    def decode(cls, data: bytes, name: str = "record") -> Self:
        """A record from its bytes."""
        try:
            raw = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refusal("record-json", path=name) from None
        version = raw.get("maestri") if isinstance(raw, dict) else None
        if type(version) is not int or version < 1:
            raise Refusal("record-none", path=name)
        if version > VERSION:
            raise Refusal("record-newer", path=name, version=version, known=VERSION)
        try:
            return msgspec.convert(raw, cls, str_keys=True)
        except msgspec.ValidationError as error:
            raise Refusal("record-shape", path=name, problem=str(error)) from None

    def encode(self) -> bytes:
        """The record as JSON, a line a field and no more bytes than needed within."""
        fields = msgspec.to_builtins(self)
        if not self.stand_ins:
            del fields["stand_ins"]
        lines = (f'"{key}": {msgspec.json.encode(value).decode()}' for key, value in fields.items())
        return ("{" + ",\n ".join(lines) + "}\n").encode()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record beside the old one and then swaps, so that no crash leaves half a file."""
        beside = Path(f"{path}.part")
        beside.write_bytes(self.encode())
        beside.replace(path)

    def replay(self, ply: int | None = None) -> Match[Any]:
        """The match, played again to a ply or to its end."""
        last = len(self.moves)
        if ply is not None and not 0 <= ply <= last:
            raise Refusal("ply-range", ply=ply, last=last)
        match = self.opened()
        for number, text in enumerate(self.moves[:ply], 1):
            try:
                match.play(*seat_and_move(text))
            except Refusal as refusal:
                raise Refusal("record-unplayable", ply=number, problem=refusal) from None
        return match

    def opened(self) -> Match[Any]:
        """The match before its first move."""
        today = game_called(self.game)
        game = today.by_rules(self.rules)
        if game is None:
            raise Refusal("record-rules", version=self.rules, known=today.rules_version)
        return Match(game, self.seats, self.seed, self.options, fairness=self.fairness, start=self.start)


def _opened(match: Match[Any]) -> Match[Any]:
    return Match(
        match.game, match.seats, match.seed, match.options, fairness=match.fairness, start=match.start
    )


def seat_and_move(text: str) -> tuple[int, str]:
    seat, _, notation = text.partition(" ")
    if not seat.isascii() or not seat.isdigit():
        raise Refusal("move-unseated", text=text[:60])
    return int(seat), notation
