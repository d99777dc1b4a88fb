"""Puzzles: moments of matches where one move is clearly best, not obvious, and can be explained."""

from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec

from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR as REGULAR_BOT
from maestri.bots.levels import bot_of
from maestri.coach.proof import Losses, as_good
from maestri.coach.review import Figure
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.record import seat_and_move
from maestri.core.refusal import Refusal
from maestri.core.registry import all_games, game_called
from maestri.protocol.puzzles import Grade

SHIPPED = "shipped"
NOVICE, REGULAR, HASTY, MASTER = FINDERS = ("novice", "regular", "hasty", "master")
"""Who is asked for the move; hasty is a master who thinks for the twelfth of his time."""
ANSWERS = 8
"""Plies that are played on, at most."""
GRADES: tuple[Grade, ...] = ("easy", "middling", "hard")


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A match up to a moment, the seat that is to move, the move to be found, and the proof of it."""

    id: str = ""
    game: str
    rules: int
    seats: int
    options: dict[str, int | bool | str | None]
    seed: str
    moves: list[str]
    seat: int
    best: str
    losses: Losses
    """What each other move loses against it, and the error of that."""
    found: dict[str, float]
    """How often each finds it."""

    @property
    def grade(self) -> Grade:
        """By who finds it: anybody now and then, a master at once, or only one who thinks."""
        if self.found[NOVICE] + self.found[REGULAR] > 0:
            return "easy"
        return "middling" if self.found[HASTY] >= 0.5 else "hard"

    @property
    def gap(self) -> Figure:
        """By how much the best of the wrong moves is worse."""
        wrong = (loss for move, loss in self.losses.items() if move not in self.right)
        return min(wrong, key=lambda loss: loss.value)

    @property
    def right(self) -> list[str]:
        """The move, and those that are as good."""
        return [self.best, *as_good(self.losses)]

    def match(self) -> Match[Any]:
        """The match at the moment."""
        match = Match(self._game(), self.seats, self.seed, self.options)
        for text in self.moves:
            match.play(*seat_and_move(text))
        return match

    def _game(self) -> AnyGame:
        today = game_called(self.game)
        game = today.by_rules(self.rules)
        if game is None:
            raise Refusal("record-rules", version=self.rules, known=today.rules_version)
        return game


def named(puzzle: Puzzle) -> Puzzle:
    """With an id that follows from the match and the moment."""
    text = "\n".join((puzzle.game, str(puzzle.seats), puzzle.seed, *puzzle.moves))
    return msgspec.structs.replace(puzzle, id=sha256(text.encode()).hexdigest()[:8])


@cache
def shipped() -> dict[str, Puzzle]:
    """All that come with Maestri by their ids, game by game, the easy ones first."""
    found = [puzzle for game in all_games() for puzzle in _of(game.key)]
    return {puzzle.id: puzzle for puzzle in found}


def _of(game: str) -> Sequence[Puzzle]:
    file = files(__package__) / SHIPPED / f"{game}.jsonl"
    lines = file.read_bytes().splitlines() if file.is_file() else []
    puzzles = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    return sorted(puzzles, key=lambda puzzle: GRADES.index(puzzle.grade))


def of_the_day(day: date) -> Puzzle:
    """One for everybody, and none again before all were."""
    puzzles = sorted(shipped().values(), key=lambda puzzle: puzzle.id)
    return puzzles[day.toordinal() % len(puzzles)]


def played_on(match: Match[Any], seat: int, move: str) -> Match[Any]:
    """Plays a move and what bots play then, until the others have answered and the seat is to move again."""
    bot, answered, last = bot_of(match.game, REGULAR_BOT), False, match.ply + ANSWERS
    match.play(seat, move)
    while match.to_move and match.ply < last and not (answered and match.to_move[0] == seat):
        mover = match.to_move[0]
        answered = answered or mover != seat
        match.play(mover, choice(match, mover, bot))
    return match
