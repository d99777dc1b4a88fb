"""Bots of another checkout, by their own rules in an interpreter of their own."""

import atexit
import json
import subprocess
from pathlib import Path
from typing import Any

from maestri.core.game import AnyGame
from maestri.core.match import Match

PYTHON = Path(".venv", "bin", "python")
VISITING = Path(__file__).with_name("visiting.py")


class Visitors:
    """All bots of one checkout. Whoever asks tells them what was played since they were asked last."""

    def __init__(self, checkout: Path) -> None:
        command = [str(checkout / PYTHON), "-E", "-P", str(VISITING)]  # nothing of here is on their path
        self.checkout = checkout
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.match: Match[Any] | None = None
        self.told = 0
        self.seconds = 0.0
        """How long their processor has thought in all."""

    def choose(self, bot: str, match: Match[Any], seat: int) -> str:
        """What a bot of theirs plays."""
        if match is not self.match:
            self.match, self.told = match, 0
        answer = self.ask(match, {"bot": bot, "seat": seat, "since": self.told})
        self.told = match.ply
        self.seconds += answer["seconds"]
        move = answer["move"]
        assert isinstance(move, str)
        return move

    def rules(self, game: AnyGame) -> int:
        """The newest version of a game's rules that they know."""
        about = {"game": game.key, "seats": game.seats.start, "seed": "rules", "options": {}}
        version = self.answer(about)["rules"]
        assert isinstance(version, int)
        return version

    def ask(self, match: Match[Any], question: dict[str, Any]) -> dict[str, Any]:
        about = {"game": match.game.key, "seats": match.seats, "seed": match.seed, "options": match.options}
        moves = [f"{ply.seat} {match.game.write(ply.move)}" for ply in match.plies[self.told :]]
        return self.answer({**about, **question, "moves": moves})

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.checkout} answers no more")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def leave(self) -> None:
        with self.process:
            self.process.kill()


_here: dict[str, Visitors] = {}


def visitors(checkout: str) -> Visitors:
    """Those of a checkout; they stay until this process ends."""
    if checkout not in _here:
        _here[checkout] = Visitors(Path(checkout))
        atexit.register(_here[checkout].leave)
    return _here[checkout]


def seconds_of_visitors() -> float:
    """How long all of them have thought so far."""
    return sum(each.seconds for each in _here.values())


def is_checkout(path: str) -> bool:
    """Whether a path is a checkout that was set up."""
    return Path(path, PYTHON).exists()
