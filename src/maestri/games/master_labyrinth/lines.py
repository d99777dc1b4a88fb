# compiled with mypyc
"""The 12 lines that can be pushed: where a corridor goes in, where one comes out, and what slides (ML-4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.packing import packed
from maestri.games.master_labyrinth.material import ARROWS
from maestri.games.master_labyrinth.squares import BIT, NUMBER, SIDE


def _step(name: str) -> int:
    """From a square to the next along the push: away from the border that the arrow is on."""
    return {"1": SIDE, "7": -SIDE}.get(name[1]) or {"a": 1, "g": -1}[name[0]]


STEP: Final[vec[i64]] = packed([_step(name) for name in ARROWS])
ENTRY: Final[vec[i64]] = packed([NUMBER[name] for name in ARROWS])
EXIT: Final[vec[i64]] = packed([NUMBER[name] + (SIDE - 1) * _step(name) for name in ARROWS])
LINE: Final[vec[i64]] = packed(
    [sum([1 << (NUMBER[name] + n * _step(name)) for n in range(SIDE)]) for name in ARROWS]
)
ARROW_AT: Final[vec[i64]] = packed([ARROWS.index(name) if name in ARROWS else -1 for name in [*NUMBER]])
OPPOSITE: Final[vec[i64]] = packed([int(ARROW_AT[exit_square]) for exit_square in EXIT])


def slid(mask: i64, arrow: i64, enters: i64) -> i64:
    """A set of squares after a push: those of the line one further, and the entry if something enters."""
    line = LINE[arrow]
    moving = mask & line
    still = mask ^ moving
    step = STEP[arrow]
    if step == 1:
        moving = moving << 1
    elif step == -1:
        moving = moving >> 1
    elif step == SIDE:
        moving = moving << SIDE
    else:
        moving = moving >> SIDE
    moving &= line
    if enters:
        moving |= BIT[ENTRY[arrow]]
    return still | moving


def ridden(mask: i64, arrow: i64) -> i64:
    """ML-19: where things ride to; what goes over the edge comes back on the corridor just pushed in."""
    return slid(mask, arrow, mask & BIT[EXIT[arrow]])


def carried(square: i64, arrow: i64) -> i64:
    """ML-19: where a push carries what stands on a square."""
    if not LINE[arrow] & BIT[square]:
        return square
    if square == EXIT[arrow]:
        return ENTRY[arrow]
    return square + STEP[arrow]
