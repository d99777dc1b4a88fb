"""Looks through matches of bots for puzzles: cheap looks at every decision, the proof where they promise."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from maestri.bots import Choose
from maestri.bots.audit import choice
from maestri.bots.kit import kit_of, past_of
from maestri.bots.levels import NOVICE, REGULAR, bot_of, master_of
from maestri.coach import puzzles
from maestri.coach.because import because
from maestri.coach.judging import Judge
from maestri.coach.proof import CLEAR, STUDY, Losses, as_good, is_clear, losses
from maestri.coach.puzzles import Puzzle, named
from maestri.coach.review import VICTORY
from maestri.coach.values import Values
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.rng import seeded

GLANCE = 24
"""Samples, to see whether there may be something."""
TRIES = 6
"""How often each is asked whether he finds the move."""
FEWEST = 3
"""Moves to choose from: of two, anybody guesses one."""
SHORT, HASTE = 3, 12
"""A short search is a master's third; a hasty master thinks for the twelfth of his time."""
CERTAIN = 0.75
"""How often a master finds it."""
LONG = 60.0
"""Seconds that a master may take: here simulations are the measure."""
NEAREST = 3
"""Wrong moves of which the reason for the right one must not hold."""
LATEST = 420
"""A moment later than that makes a record too long to ship."""


class Miner:
    """Plays one match among regulars and looks at each decision."""

    def __init__(self, game: AnyGame, seats: int, seed: str, samples: int = STUDY) -> None:
        kit = kit_of(game)
        self.match = Match(game, seats, seed)
        self.samples = samples
        self.judge = Judge(Values(game, seats), GLANCE)
        self.short = master_of(game, kit.simulations // SHORT, LONG)
        self.bots: dict[str, Choose] = {
            puzzles.NOVICE: bot_of(game, NOVICE),
            puzzles.REGULAR: bot_of(game, REGULAR),
            puzzles.HASTY: master_of(game, kit.simulations // HASTE, LONG),
            puzzles.MASTER: master_of(game, kit.simulations, LONG),
        }

    def mined(self) -> Iterator[Puzzle]:
        """The puzzles of the match."""
        match = self.match
        while match.to_move and match.ply <= LATEST:
            seat = match.to_move[0]
            move = choice(match, seat, self.bots[puzzles.REGULAR])
            if len(match.to_move) == 1 and (best := self.suspected(seat, move)):
                yield from self.proven(seat, best)
            match.play(seat, move)

    def suspected(self, seat: int, move: str) -> str | None:
        """A better move than the regular's, by a short search and at a glance."""
        if len(self.match.moves(seat)) < FEWEST:
            return None
        best = choice(self.match, seat, self.short)
        if best == move:
            return None
        loss, error = self.judge.against(self.match.recall(seat), move, best, f"glance {self.match.ply}")
        return best if loss > max(CLEAR / VICTORY, 2 * error) else None

    def proven(self, seat: int, best: str) -> Iterator[Puzzle]:
        """A puzzle, if every other move is clearly worse, regulars miss it, and a master finds it."""
        match = self.match
        worse = losses(match, seat, best, self.samples, f"proof {match.seed} {match.ply}")
        if not is_clear(worse) or not is_explained(match, seat, best, worse):
            return
        right = {best, *as_good(worse)}
        if self.finds(seat, right, puzzles.REGULAR) > 0.5:
            return
        found = {finder: self.finds(seat, right, finder) for finder in puzzles.FINDERS}
        if found[puzzles.MASTER] >= CERTAIN:
            yield self.puzzle(seat, best, worse, found)

    def finds(self, seat: int, right: set[str], finder: str) -> float:
        """How often somebody finds the move, or one that is as good."""
        match, bot = self.match, self.bots[finder]
        view, moves, past = match.recall(seat), match.moves(seat), past_of(match, seat)
        chances = (seeded(f"{match.seed} {match.ply} {number}") for number in range(TRIES))
        return round(sum(bot(view, moves, chance, past) in right for chance in chances) / TRIES, 2)

    def puzzle(self, seat: int, best: str, worse: Losses, found: dict[str, float]) -> Puzzle:
        match = self.match
        return named(
            Puzzle(
                game=match.game.key,
                rules=match.game.rules_version,
                seats=match.seats,
                options=match.options,
                seed=match.seed,
                moves=match.notation,
                seat=seat,
                best=best,
                losses=worse,
                found=found,
            )
        )


def is_explained(match: Match[Any], seat: int, best: str, worse: Losses) -> bool:
    """Whether there is a reason for the move that does not hold of the wrong moves that come nearest."""
    game, view, good = match.game, match.recall(seat), as_good(worse)
    wrong = sorted((move for move in worse if move not in good), key=lambda move: worse[move].value)
    own = because(game, view, best)
    return own is not None and all(because(game, view, move) != own for move in wrong[:NEAREST])


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many, of as many matches and kinds as there are: what was not there yet first, then the clearest."""
    left = {puzzle.id: puzzle for puzzle in found if _explained(puzzle)}
    kinds, seen = {id: kind_of(puzzle) for id, puzzle in left.items()}, Counter[str]()
    picked: list[Puzzle] = []
    while left and len(picked) < count:
        best = min(left.values(), key=lambda each: (seen[each.seed], seen[kinds[each.id]], -each.gap.value))
        picked.append(left.pop(best.id))
        seen.update((best.seed, kinds[best.id]))
    return picked


def _explained(puzzle: Puzzle) -> bool:
    return is_explained(puzzle.match(), puzzle.seat, puzzle.best, puzzle.losses)


def kind_of(puzzle: Puzzle) -> str:
    """Puzzles that are alike have the same grade and the same reason."""
    match = puzzle.match()
    why = because(match.game, match.recall(puzzle.seat), puzzle.best)
    return f"{puzzle.grade} {why.key if why else ''}"
