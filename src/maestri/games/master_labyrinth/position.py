# compiled with mypyc
"""A position of Master Labyrinth as data, and who is to do what next (ML-15, ML-16)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.seating import ALONE, NOBODY
from maestri.core.state import State
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.player import Player
from maestri.games.master_labyrinth.teller import SILENT, Teller
from maestri.games.master_labyrinth.telling import Telling

# ML-16: the steps of a turn.
PUSHING: Final = 0
MOVING: Final = 1
COIN_CARD: Final = 2
DUEL: Final = 3
LAST_DUEL: Final = 4
ENDING: Final = 5
OVER: Final = 6
STEPS: Final[list[str]] = ["push", "move", "coin", "duel", "last-duel", "end", "over"]


class Position(State):
    """The board, the players, and what is pending."""

    def __init__(self, seats: i64, turn_limit: i64, board: Board, players: list[Player]) -> None:
        super().__init__()
        self.teller: Teller = SILENT
        self.seats: i64 = seats
        self.turn_limit: i64 = turn_limit  # ML-34; 0 for none
        self.board: Board = board
        self.players: list[Player] = players
        self.played: i64 = bag.EMPTY  # the cards played, a bag
        self.lost: i64 = bag.EMPTY  # ML-28: treasures that left the game, a bag
        self.waiting: bool = True  # ML-12, ML-25: treasures 7 to 12 are not laid yet
        self.turn: i64 = 0
        self.step: i64 = PUSHING
        self.turns: i64 = 0  # ML-34: how many were played
        self.second: bool = False  # ML-29: this turn was won by a double-turn card
        self.last_duel_open: bool = False  # ML-30: the dragon can be challenged in this turn
        self.taken: i64 = 0  # ML-22: the value of the treasure taken in this turn
        self.dueller: i64 = 0  # whose duel it is, during duels
        self.threatened: i64 = 0  # ML-27: the seats that still have to duel after him, as bits
        self.rolls: vec[i64] = vec[i64]()  # of the duel, a re-rolled one replaced
        self.victor: i64 = -1  # ML-32: who defeated the dragon

    def copy_into(self, other: "Position") -> None:
        """All that the constructor does not take."""
        other.played = self.played
        other.lost = self.lost
        other.waiting = self.waiting
        other.turn = self.turn
        other.step = self.step
        other.turns = self.turns
        other.second = self.second
        other.last_duel_open = self.last_duel_open
        other.taken = self.taken
        other.dueller = self.dueller
        other.threatened = self.threatened
        other.rolls = self.rolls[:]
        other.victor = self.victor

    def listen(self, log: list[Event] | None) -> None:
        self.teller = SILENT if log is None else Telling(log)

    def to_move(self) -> tuple[int, ...]:
        """ML-15, ML-28: the player whose turn it is, or the one who duels."""
        if self.step == OVER:
            return NOBODY
        return ALONE[self.mover()]

    def mover(self) -> i64:
        if self.step == DUEL:
            return self.dueller
        return self.turn

    def sees_hand(self, seat: i64, other: i64) -> bool:
        """ML-35: everybody's hand is his secret, but for the backs of its cards."""
        return other == seat

    def rolled(self) -> i64:
        """The sum of the duel's rolls."""
        total: i64 = 0
        for roll in self.rolls:
            total += roll
        return total

    def play_card(self, seat: i64, card: i64) -> None:
        """ML-24: a card is spent once; cards played lie open."""
        self.players[seat].hand -= bag.one(card)
        self.played += bag.one(card)

    def replace_roll(self, roll: i64) -> None:
        """ML-28, ML-31: a re-roll takes the last roll's place."""
        self.rolls[len(self.rolls) - 1] = roll

    def add_roll(self, roll: i64) -> None:
        self.rolls = append(self.rolls, roll)
