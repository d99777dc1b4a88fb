# compiled with mypyc
"""How a good player sees Master Labyrinth: every whole turn, and what it leaves to the next player."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.bots.master_labyrinth.goals import can_take, card_cost, goals_of, prize, steps_apart
from maestri.bots.master_labyrinth.plans import best_chance, patience
from maestri.bots.policy import WORDS, Policy
from maestri.core.rng import Rng
from maestri.core.seating import left_of
from maestri.core.state import State
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.material import (
    ACCEPT,
    CARD,
    CHALLENGE,
    COIN,
    GO,
    LAIR,
    LAST_DUEL_ROLLS,
    PUSH_ARROW,
    PUSH_SIDES,
    STAY,
    TO_DEFEAT,
)
from maestri.games.master_labyrinth.position import COIN_CARD, DUEL, LAST_DUEL, MOVING, PUSHING
from maestri.games.master_labyrinth.squares import BIT
from maestri.games.master_labyrinth.state import Labyrinth

ARRIVING: Final = 6.0  # for reaching the goal in this turn, beside what it brings
STEP: Final = 0.4  # for every step nearer to it
BURIED: Final = 3.0  # against ending a turn under the lair
DENYING: Final = 0.5  # of what the next player could take, what it is worth to prevent
AHEAD: Final = 2.0  # for being sure to reach it in the next turn …
ENOUGH: Final = 6.0  # … of which so many pushes that lead there promise half
NERVE: Final = 12.0  # turns
UNREST: Final = 1.0  # how far somebody strays who has waited too long
GOOD_ROLL: Final = 4


class Explorer(Policy):
    """Looks for the push and the way that reach the goal, or come nearest to it."""

    def __init__(
        self,
        whim: float = 0.0,
        horizon: i64 = 2000,
        wary: bool = False,
        plans: bool = False,
        turns_spare: bool = True,
    ) -> None:
        super().__init__(whim, horizon)
        self.wary: bool = wary  # thinks of what the next player could take
        self.plans: bool = plans  # thinks of what he himself can take in his next turn
        self.turns_spare: bool = turns_spare  # a beginner pushes the spare as it lies
        self.nerve: float = NERVE  # how long he keeps others from a treasure that nobody takes

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> vec[float]:
        assert isinstance(state, Labyrinth)
        scores = vec[float](capacity=len(moves))
        unrest = UNREST * (1.0 - patience(state, self.nerve)) if state.step <= MOVING else 0.0
        for move in moves:
            scores = append(scores, self.score(state, seat, move) + unrest * float(rng.word()) / WORDS)
        return scores

    def score(self, table: Labyrinth, seat: i64, move: i64) -> float:
        if table.step == PUSHING:
            return self.pushing(table, seat, move)
        if table.step == MOVING:
            return self.moving(table, seat, move)
        if table.step == COIN_CARD:
            return 5.0 if move == COIN else 0.0
        if table.step == DUEL:
            return self.duelling(table, seat, move)
        if table.step == LAST_DUEL:
            return self.challenging(table, move)
        return self.ending(table, seat, move)

    def pushing(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-17, ML-20: what the whole turn can bring after this push."""
        if not self.turns_spare and PUSH_SIDES[move] != table.board.spare:
            return -2.0
        board = table.board
        after = Labyrinth(table.seats, table.turn_limit, board.copy(), table.players)
        table.copy_into(after)
        after.board.push(PUSH_ARROW[move], PUSH_SIDES[move])
        here = after.board.adventurers[seat]
        if here == LAIR:
            return -BURIED - STEP * float(steps_apart(BIT[here], goals_of(after))) - self.left_over(after, 0)
        reach = after.board.reachable(seat)
        targets = after.board.targets()
        hit = reach & targets & ~BIT[here]
        if hit:
            value = after.board.wanted()
            return ARRIVING + prize(table, seat, value) - self.left_over(after, hit & -hit)
        goals = goals_of(after)
        if not targets and reach & goals:
            return ARRIVING
        near = -STEP * float(steps_apart(reach & ~targets, goals))
        return near + self.ahead(after, reach & ~targets) - self.left_over(after, 0)

    def ahead(self, after: Labyrinth, squares: i64) -> float:
        """What the best of these squares promises for his next turn."""
        wanted = after.board.wanted()
        if not self.plans or not wanted:
            return 0.0
        pushes = float(best_chance(after.board, after.board.treasures[wanted], squares))
        return AHEAD * pushes / (pushes + ENOUGH)

    def left_over(self, after: Labyrinth, taken: i64) -> float:
        """What the next player could take once this turn is over."""
        if not self.wary:
            return 0.0
        wanted = after.board.wanted()
        if wanted:
            after.board.treasures[wanted] &= ~taken
        other = left_of(after.turn, after.seats)
        if not can_take(after.board, other):
            return 0.0
        worth = DENYING * (ARRIVING + float(after.board.wanted()))
        return worth * patience(after, self.nerve)

    def moving(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-20, ML-22: onto a treasure, or as near to one as the passage leads."""
        square = table.board.adventurers[seat]
        targets = table.board.targets()
        if move != STAY:
            square = move - GO
            if targets & BIT[square]:
                return ARRIVING + prize(table, seat, table.board.wanted())
        near = -STEP * float(steps_apart(BIT[square], goals_of(table)))
        return near + self.ahead(table, BIT[square])

    def duelling(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-28: the lowest treasure against a card, of which half bring it back."""
        if move == ACCEPT:
            return 0.0
        lowest = float(bag.lowest(table.players[seat].treasures))
        return 0.5 * lowest - card_cost(table, move - CARD)

    def challenging(self, table: Labyrinth, move: i64) -> float:
        """ML-31: a poor roll is replaced, and the last one whenever it is not enough."""
        if move == ACCEPT:
            return 0.0
        if len(table.rolls) == LAST_DUEL_ROLLS:
            missing = TO_DEFEAT - table.rolled() + table.rolls[LAST_DUEL_ROLLS - 1]
            return 1.0 if missing <= 6 else -1.0
        return 1.0 if table.rolls[len(table.rolls) - 1] < GOOD_ROLL else -1.0

    def ending(self, table: Labyrinth, seat: i64, move: i64) -> float:
        """ML-29, ML-30: the dragon is challenged whenever he can be; a second turn is for what it takes."""
        if move == CHALLENGE:
            return ARRIVING
        if move <= CARD:
            return 0.0
        if can_take(table.board, seat):
            return 0.5 * (ARRIVING + prize(table, seat, table.board.wanted())) - card_cost(table, move - CARD)
        if not table.board.wanted() and not table.waiting:
            return 1.0 - card_cost(table, move - CARD)
        return -card_cost(table, move - CARD)
