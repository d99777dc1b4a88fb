"""What each seat may see of Master Labyrinth (ML-35)."""

from typing import Annotated

import msgspec

from maestri.core.event import Card, SeatOf
from maestri.core.game import EVERYTHING, View, onlooker
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.board import Board
from maestri.games.master_labyrinth.events import Side, Sides, Square
from maestri.games.master_labyrinth.material import ARROWS, FACINGS, HIGHEST, SHAPE_OF
from maestri.games.master_labyrinth.player import Player
from maestri.games.master_labyrinth.position import DUEL, LAST_DUEL, STEPS
from maestri.games.master_labyrinth.scoring import score
from maestri.games.master_labyrinth.squares import NAMES, SQUARES, squares_in
from maestri.games.master_labyrinth.state import Labyrinth

Value = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2 * HIGHEST)]
Roll = Annotated[int, msgspec.Meta(ge=1, le=6)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class BoardView(msgspec.Struct, forbid_unknown_fields=True):
    """The board, which everybody sees. Corridors are the sides they open to, row by row from a1 to g7."""

    corridors: list[Sides]
    spare: Sides
    forbidden: Square | None
    dragon: Side
    white: Square
    black: Square
    adventurers: list[Square]
    treasures: dict[Square, Value]


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at the table: others see of its hand how many cards are of the low and of the high pack."""

    hand: list[Card] | None
    low_cards: Count
    high_cards: Count
    treasures: list[Value]
    coins: Count
    points: int


class LabyrinthView(View):
    """The table as one seat sees it."""

    board: BoardView
    players: list[PlayerView]
    played: list[Card]
    lost: list[Value]
    second_phase: bool
    wanted: Value | None
    faced: Square
    turn: SeatOf
    step: str
    turns: Turns
    second_turn: bool
    last_duel_open: bool
    taken: Value | None
    dueller: SeatOf | None
    threatened: list[SeatOf]
    rolls: list[Roll]
    victor: SeatOf | None


def view(labyrinth: Labyrinth, seat: int | None) -> LabyrinthView:
    """ML-35: hands are private, everything else is open."""
    return LabyrinthView(
        seat=seat,
        seats=labyrinth.seats,
        options={"turn_limit": labyrinth.turn_limit or None},
        to_move=labyrinth.to_move(),
        board=board_view(labyrinth.board),
        players=[
            _player(
                player,
                score(labyrinth, other),
                open_hand=seat == EVERYTHING or labyrinth.sees_hand(onlooker(seat), other),
            )
            for other, player in enumerate(labyrinth.players)
        ],
        played=_cards(labyrinth.played),
        lost=list(bag.values(labyrinth.lost)),
        second_phase=not labyrinth.waiting,
        wanted=labyrinth.board.wanted() or None,
        faced=NAMES[labyrinth.board.faced()],
        turn=labyrinth.turn,
        step=STEPS[labyrinth.step],
        turns=labyrinth.turns,
        second_turn=labyrinth.second,
        last_duel_open=labyrinth.last_duel_open,
        taken=labyrinth.taken or None,
        dueller=labyrinth.dueller if labyrinth.step == DUEL else None,
        threatened=list(squares_in(labyrinth.threatened)),
        rolls=list(labyrinth.rolls) if labyrinth.step in (DUEL, LAST_DUEL) else [],
        victor=labyrinth.victor if labyrinth.victor >= 0 else None,
    )


def board_view(board: Board) -> BoardView:
    """The board as data."""
    lying = [
        (square, value) for value in range(1, HIGHEST + 1) for square in squares_in(board.treasures[value])
    ]
    return BoardView(
        corridors=[SHAPE_OF[board.corridor(square)] for square in range(SQUARES)],
        spare=SHAPE_OF[board.spare],
        forbidden=ARROWS[board.forbidden] if board.forbidden >= 0 else None,
        dragon=FACINGS[board.facing],
        white=NAMES[board.white],
        black=NAMES[board.black],
        adventurers=[NAMES[square] for square in board.adventurers],
        treasures={NAMES[square]: value for square, value in sorted(lying)},
    )


def _player(player: Player, points: int, open_hand: bool) -> PlayerView:
    return PlayerView(
        hand=_cards(player.hand) if open_hand else None,
        low_cards=bag.size(player.hand & bag.LOW),
        high_cards=bag.size(player.hand & bag.HIGH),
        treasures=list(bag.values(player.treasures)),
        coins=player.coins,
        points=points,
    )


def _cards(cards: int) -> list[str]:
    return [str(card) for card in bag.values(cards)]
