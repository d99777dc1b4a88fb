"""Puzzles that are posed to people, and what they have done with them."""

from datetime import UTC, datetime

import msgspec

from maestri.coach.puzzles import Puzzle, of_the_day, shipped
from maestri.coach.review import VICTORY
from maestri.core.refusal import Refusal
from maestri.protocol.puzzles import Done, PuzzleAnswer, PuzzleLine, Puzzles, PuzzleTried
from maestri.server.denied import Denied
from maestri.server.now import now
from maestri.server.store.puzzles import keep_puzzle, puzzles_done
from maestri.server.store.store import Store
from maestri.server.table.archive import Archive, Put
from maestri.server.table.archivist import Answer, Foresee, OfPuzzle, Pose


class Riddles:
    """What takes a match to be played again is asked of the archive, and known for everybody then."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self.store = store
        self.archive = archive

    async def all(self, person: str) -> Puzzles:
        """The puzzles, and what a person has done with each."""
        done = await puzzles_done(self.store, person)
        today = of_the_day(datetime.fromtimestamp(now() / 1000, UTC).date())
        return Puzzles(today.id, [_line(puzzle, done.get(puzzle.id, "")) for puzzle in shipped().values()])

    async def posed(self, asker: str, id: str) -> bytes:
        return await self._ask(asker, Pose(called(id).id))

    async def preview(self, asker: str, id: str, move: str) -> bytes:
        return await self._ask(asker, Foresee(_legal(called(id), move).id, move))

    async def tried(self, person: str, id: str, move: str) -> PuzzleTried:
        """Whether a move is right; what is right is kept."""
        puzzle = _legal(called(id), move)
        if move not in puzzle.right:
            loss = puzzle.losses[move]
            return PuzzleTried(False, loss.value / VICTORY, loss.error / VICTORY)
        answer = await self._answer(person, puzzle, move)
        await keep_puzzle(self.store, person, puzzle.id, "solved", now())
        return PuzzleTried(True, 0.0, 0.0, answer)

    async def looked_up(self, person: str, id: str) -> PuzzleAnswer:
        """The answer, for somebody who does not find it."""
        puzzle = called(id)
        answer = await self._answer(person, puzzle, puzzle.best)
        await keep_puzzle(self.store, person, puzzle.id, "seen", now())
        return answer

    async def _answer(self, person: str, puzzle: Puzzle, move: str) -> PuzzleAnswer:
        return msgspec.json.decode(await self._ask(person, Answer(puzzle.id, move)), type=PuzzleAnswer)

    async def _ask(self, asker: str, question: OfPuzzle) -> bytes:
        async def ask(put: Put) -> bytes:
            return await put(question)

        return await self.archive.ask(
            asker, (type(question).__name__, *msgspec.structs.astuple(question)), ask
        )


def _line(puzzle: Puzzle, done: Done) -> PuzzleLine:
    return PuzzleLine(puzzle.id, puzzle.game, puzzle.seats, puzzle.grade, done)


def called(id: str) -> Puzzle:
    """The puzzle of an id."""
    if id not in shipped():
        raise Denied(404, "puzzle-unknown", puzzle=id[:60])
    return shipped()[id]


def _legal(puzzle: Puzzle, move: str) -> Puzzle:
    """The puzzle, where the move can be played there, as the table writes it."""
    if move != puzzle.best and move not in puzzle.losses:
        raise Refusal("puzzle-move", move=move[:60])
    return puzzle
