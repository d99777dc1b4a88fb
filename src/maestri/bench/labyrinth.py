"""Master Labyrinth's looking ahead, beside a naive version with networkx where that is installed."""

from maestri.bench.clock import Work, rates
from maestri.bots.master_labyrinth.study import PUBLISHED, enumerate_turns, push_and_reach, study
from maestri.core.rng import seeded
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.material import ARROWS, PUSH_ARROW, SHAPE_OF, SHAPES
from maestri.games.master_labyrinth.pushing import pushes
from maestri.games.master_labyrinth.setup import random_board
from maestri.games.master_labyrinth.squares import NAMES

BATCH = 100
BOARDS = 2_000
PUSHES = "pushes + reachability"
TURNS = "whole-turn enumerations"


def looked(seconds: float, *, alone: bool) -> tuple[dict[str, float], dict[str, float]]:
    """How often a second: ours and, in the same rounds, with networkx."""
    naive = {} if alone else {f"networkx {name}": work for name, work in theirs().items()}
    found = rates({**ours(), **naive}, seconds)
    beside = {name.removeprefix("networkx "): found.pop(name) for name in naive}
    return found, beside


def ours() -> dict[str, Work]:
    """Pushes, each with the squares that can then be reached; all pushes and squares of a turn."""
    board = random_board(4, seeded("bench"))
    return {
        PUSHES: lambda: BATCH if push_and_reach(board, 0, BATCH) else 0,
        TURNS: lambda: BATCH if enumerate_turns(board, 0, BATCH) else 0,
    }


def theirs() -> dict[str, Work]:
    """The same with networkx; nothing where it is not installed."""
    try:
        from maestri.bench import naive
    except ImportError:
        return {}
    board = random_board(4, seeded("bench"))
    corridors = {naive.place(name): SHAPE_OF[board.corridor(square)] for square, name in enumerate(NAMES)}
    standing = naive.place(NAMES[board.adventurers[0]])
    every = [(naive.place(ARROWS[arrow]), shape) for arrow, shape in _pushes(board)]

    def reach(arrow: naive.Place, shape: str) -> int:
        after = naive.pushed(corridors, arrow, shape)
        return len(naive.reachable(after, naive.carried(standing, arrow)))

    def one_push() -> int:
        return min(1, reach(*every[0]))

    def one_turn() -> int:
        return min(1, sum(reach(*push) for push in every))

    return {PUSHES: one_push, TURNS: one_turn}


def _pushes(board: Board) -> list[tuple[int, str]]:
    return [(PUSH_ARROW[push], SHAPES[push % len(SHAPES)]) for push in pushes(board.spare, board.forbidden)]


def reached() -> dict[str, float]:
    """The share of random boards on which treasures can be reached, beside what was published."""
    shares = {name.replace("_", " "): share for name, share in study(BOARDS)._asdict().items()}
    classic = dict(zip(("in one turn", "in two turns"), PUBLISHED, strict=True))
    return {**shares, **{f"classic game, one target {turns}": share for turns, share in classic.items()}}
