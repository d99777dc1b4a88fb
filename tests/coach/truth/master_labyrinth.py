"""What the reasons of Master Labyrinth say, found out a second way: by what the move does."""

from typing import Any

from maestri.core.rng import seeded
from maestri.games.master_labyrinth.squares import BIT
from tests.coach.truth.case import Case


def can_go(case: Case) -> list[str]:
    """Where the seat may go after its push."""
    after = case.match.state.copy()
    after.play(case.seat, case.match.game.read(case.move), seeded(""))
    moves = [case.match.game.write(move) for move in after.moves(case.seat)] if after.to_move() else []
    return [move.removeprefix("go ") for move in moves if move.startswith("go ")]


def ends(case: Case) -> set[str]:
    """Where the turn may end: staying is allowed, too."""
    return {*can_go(case), case.after.board.adventurers[case.seat]}


def wanted_at(case: Case) -> set[str]:
    treasures = case.after.board.treasures
    return {square for square, value in treasures.items() if value == case.facts.value}


def lost(case: Case) -> list[int]:
    return [value for value in case.player.treasures if value not in case.then.treasures]


def next_player_comes(case: Case, push: str = "") -> bool:
    """Whether he can take the treasure, or come before the dragon, in the turn after this one."""
    game, state = case.match.game, case.match.state.copy()
    state.play(case.seat, game.read(push or case.move), seeded(""))
    while state.to_move() == (case.seat,):
        calmest = [move for move in state.moves(case.seat) if game.write(move) in ("stay", "end")]
        state.play(case.seat, calmest[0], seeded(""))
    (other,) = state.to_move()
    return any(comes_with(state, other, move) for move in state.moves(other))


def comes_with(state: Any, seat: int, push: int) -> bool:
    after = state.copy()
    after.play(seat, push, seeded(""))
    board = after.board
    if board.wanted():
        return bool(board.reachable(seat) & board.targets() & ~BIT[board.adventurers[seat]])
    return bool(board.reachable(seat) & BIT[board.faced()])


def bars(case: Case) -> bool:
    """Neither he nor the next one comes there, who would with another push."""
    moves = case.match.moves(case.seat)
    pushes = [move for move in moves if move.startswith("push")]
    return not next_player_comes(case) and any(next_player_comes(case, push) for push in pushes)


TRUE = {
    "because-opens": lambda case: bool(wanted_at(case) & set(can_go(case))),
    "because-to-dragon": lambda case: (
        case.before.faced in {*can_go(case), case.after.board.adventurers[case.seat]}
    ),
    "because-reach": lambda case: len(ends(case)) == case.facts.count,
    "because-bars": lambda case: (
        case.facts.value == case.before.wanted and not wanted_at(case) & set(can_go(case)) and bars(case)
    ),
    "because-bars-dragon": lambda case: case.before.faced not in ends(case) and bars(case),
    "because-takes": lambda case: [event.value for event in case.happened("took")] == [case.facts.value],
    "because-takes-coin": lambda case: (
        str(case.facts.value) in case.player.hand
        and [event.value for event in case.happened("took")] == [case.facts.value]
    ),
    "because-faces": lambda case: case.what == case.before.faced and case.before.last_duel_open,
    "because-waits": lambda case: not case.happened("took") and case.what == case.facts.square,
    "because-stays": lambda case: (
        case.after.board.adventurers[case.seat] == case.facts.square and not case.happened("took")
    ),
    "because-coin": lambda case: case.then.coins == case.player.coins + 1,
    "because-keep-reroll": lambda case: case.facts.value <= 6 and str(case.facts.value) in case.then.hand,
    "because-keep-double": lambda case: case.facts.value > 6 and str(case.facts.value) in case.then.hand,
    "because-no-card": lambda case: str(case.facts.value) not in case.player.hand,
    "because-bears": lambda case: min(case.player.treasures) == case.facts.value,
    "because-stands": lambda case: (
        case.facts.value == 12 - sum(case.before.rolls) and case.facts.rolls == 3 - len(case.before.rolls)
    ),
    "because-saves": lambda case: min(case.player.treasures) == case.facts.value,
    "because-replaces": lambda case: case.before.rolls[-1] == case.facts.value,
    "because-challenge": lambda case: bool(case.happened("challenged")),
    "because-ends": lambda case: sum(int(card) > 6 for card in case.player.hand) == case.facts.count,
    "because-double": lambda case: case.after.to_move == (case.seat,) and case.after.second_turn,
}
