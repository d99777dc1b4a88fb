"""Why a move of Master Labyrinth is refused."""

from maestri.games.master_labyrinth.facts import LabyrinthFacts
from maestri.games.master_labyrinth.material import (
    CARD,
    FIRST_OF_KIND,
    GO,
    KIND,
    LAIR,
    SHAPES,
    STAY,
)
from maestri.games.master_labyrinth.notation import write
from maestri.games.master_labyrinth.position import ENDING, LAST_DUEL, STEPS
from maestri.games.master_labyrinth.squares import NAMES
from maestri.games.master_labyrinth.state import Labyrinth
from maestri.games.master_labyrinth.turns import may_challenge


def why(labyrinth: Labyrinth, move: int) -> LabyrinthFacts:
    """All that a refusal of this move may want to say."""
    here = labyrinth.board.adventurers[labyrinth.turn]
    return LabyrinthFacts(
        mover=labyrinth.mover(),
        step=STEPS[labyrinth.step],
        taken=labyrinth.taken,
        limit=labyrinth.turn_limit,
        here=NAMES[here],
        there=NAMES[move - GO] if GO <= move < STAY else None,
        lair="in" if here == LAIR else "out",
        card=str(move - CARD if move > CARD else labyrinth.taken),
        again=labyrinth.second,
        dragon=_dragon(labyrinth),
        faced=NAMES[labyrinth.board.faced()],
        arrow=write(move).split()[1] if move < GO else None,
        spare=_ways_to_turn(labyrinth.board.spare),
    )


def _ways_to_turn(spare: int) -> tuple[str, ...]:
    """ML-17: every way in which the spare can lie."""
    kind = KIND[spare]
    return tuple(SHAPES[FIRST_OF_KIND[kind] : FIRST_OF_KIND[kind + 1]])


def _dragon(labyrinth: Labyrinth) -> str:
    """ML-30: what stands between a player and the last duel."""
    if labyrinth.waiting or labyrinth.board.wanted():
        return "treasures"
    if not labyrinth.last_duel_open:
        return "next-turn"
    if labyrinth.step == LAST_DUEL:
        return "on"
    return "later" if may_challenge(labyrinth) and labyrinth.step != ENDING else "elsewhere"
