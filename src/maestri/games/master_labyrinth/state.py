# compiled with mypyc
"""The rules of Master Labyrinth, put together: each step of a turn is a file of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.page import Page
from maestri.core.result import Result
from maestri.core.rng import Rng
from maestri.games.master_labyrinth import duels, last_duel, moving, pushing, setup, taking, turns
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.encoding import encode
from maestri.games.master_labyrinth.material import ACCEPT, CARD, CHALLENGE, END, GO, KEEP, LAST_REROLL, STAY
from maestri.games.master_labyrinth.player import Player
from maestri.games.master_labyrinth.position import (
    COIN_CARD,
    DUEL,
    LAST_DUEL,
    MOVING,
    OVER,
    PUSHING,
    Position,
)
from maestri.games.master_labyrinth.scoring import final_result


def laid_out(seats: i64, turn_limit: i64, board: Board) -> "Labyrinth":
    """A table with this board, and players who hold nothing yet."""
    return Labyrinth(seats, turn_limit, board, [Player(0, 0, 0) for _ in range(seats)])


def started(seats: i64, turn_limit: i64, rng: Rng, log: list[Event] | None) -> "Labyrinth":
    """ML-9 to ML-15: the set-up; a random player begins."""
    labyrinth = laid_out(seats, turn_limit, setup.random_board(seats, rng))
    setup.deal(labyrinth, rng)
    labyrinth.turn = rng.below(seats)
    labyrinth.listen(log)
    labyrinth.teller.dealt(labyrinth)
    labyrinth.listen(None)
    return labyrinth


class Labyrinth(Position):
    """A position of Master Labyrinth."""

    def copy(self) -> "Labyrinth":
        players = [player.copy() for player in self.players]
        other = Labyrinth(self.seats, self.turn_limit, self.board.copy(), players)
        self.copy_into(other)
        return other

    def moves(self, seat: i64) -> vec[i64]:
        if self.step == PUSHING:
            return pushing.pushes(self.board.spare, self.board.forbidden)
        if self.step == MOVING:
            return moving.moves_of(self)
        if self.step == COIN_CARD:
            return taking.moves_of(self)
        if self.step == DUEL or self.step == LAST_DUEL:
            return duels.moves_of(self)
        return turns.moves_of(self)

    def refusal(self, seat: i64, move: i64) -> str:
        if self.step == OVER:
            return self.ended_by()
        if seat != self.mover():
            return "ML-15"
        if move < GO:
            return pushing.refusal(self, move)
        if move <= STAY:
            return moving.refusal(self, move)
        if move <= KEEP:
            return taking.refusal(self, move)
        return self.late_refusal(move)

    def late_refusal(self, move: i64) -> str:
        """What comes at the end of a turn."""
        if move == CHALLENGE:
            return last_duel.refusal(self)
        if move == END:
            return turns.end_refusal(self)
        if move == ACCEPT or move <= CARD + LAST_REROLL:
            return duels.refusal(self, move)
        return turns.double_refusal(self, move - CARD)

    def play(self, seat: i64, move: i64, rng: Rng) -> None:
        """ML-16: the steps of a turn."""
        if self.step == PUSHING:
            pushing.push(self, seat, move)
        elif self.step == MOVING:
            moving.move(self, seat, move, rng)
        elif self.step == COIN_CARD:
            taking.decide(self, seat, move, rng)
        elif self.step == DUEL:
            duels.answer(self, seat, move, rng)
        elif self.step == LAST_DUEL:
            last_duel.answer(self, seat, move, rng)
        elif move == CHALLENGE:
            last_duel.challenge(self, seat, rng)
        elif move == END:
            turns.end(self)
        else:
            turns.double(self, seat, move - CARD)

    def redeal(self, seat: i64, rng: Rng) -> None:
        setup.redeal(self, seat, rng)

    def ended_by(self) -> str:
        """ML-32 or ML-34: what ended the match."""
        return "ML-32" if self.victor >= 0 else "ML-34"

    def encode(self, seat: i64, page: Page) -> None:
        encode(self, seat, page)

    def result(self) -> Result | None:
        return final_result(self, self.ended_by()) if self.step == OVER else None
