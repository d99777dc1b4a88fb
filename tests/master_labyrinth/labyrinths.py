"""Positions of Master Labyrinth from short text."""

from maestri import Event, Match
from maestri.core.rng import rng_for_ply
from maestri.games.master_labyrinth import bag
from maestri.games.master_labyrinth.drawing import read
from maestri.games.master_labyrinth.lay_out import board_of
from maestri.games.master_labyrinth.material import DRAGON_DIE
from maestri.games.master_labyrinth.state import Labyrinth, laid_out
from maestri.games.master_labyrinth.view import BoardView, LabyrinthView

SEATS = "ABCD"

BOARD = """\
╝      a      b      c      d      e      f      g
              ▽             ▽             ▽
               2            ║3            ║1
1      ┏━━━═══════━━━┳━━━   ║   ━━━┳━━━   ║   ━━━┓
       ┃             ┃      ║      ┃      ║      ┃
       ║1     ║      ║                           ║4
2 ▷    ║      ║      ╚══════╗      ╔══════╗      ╚═══ ◁
       ║      ║             ║      ║      ║
       ┃      ║    A ┃      ║     B       ║      ┃
3      ┣━━━   ║      ┣━━━═══╩═══━━━┳━━━═══╝   ━━━┫
       ┃      ║      ┃             ┃             ┃
        5            ║                    ║       6
4 ▷    ╔══════════   ╚═══◀ (║)  ═══╗      ╚═══   ╔═══ ◁
       ║       ○                   ║        ●    ║
       ┃      ║      ┃             ┃      ║      ┃
5      ┣━━━═══╣   ━━━┻━━━═══════━━━┫      ╠═══━━━┫
       ┃      ║     D            C ┃      ║      ┃
        3     ║      ║      ║      ║             ║4
6 ▷ ═══╦═══   ║   ═══╩══════╝   ═══╝   ═══════   ║    ◁
       ║      ║                                  ║
       ┃       6     ┃      ║2     ┃      ║5     ┃
7      ┗━━━═══════━━━┻━━━═══╩═══━━━┻━━━   ╚═══━━━┛

              △             △             △"""
"""The board of all these tests. A and B share a passage of 14 squares, C and D one of 5."""


def table(
    pieces: str,
    *,
    hands: str = "",
    won: str = "",
    second_phase: bool = False,
    last_duel: bool = False,
    turn_limit: int | None = None,
    drawing: str = BOARD,
) -> Match[LabyrinthView]:
    """A match on the board above where A is to push.

    Pieces stand as written: `A c3, B e5, white b4, 1 a2, dragon W`; those that are not named stand as drawn,
    except treasures: only those named lie there. Hands and treasures won go by seat: `2 7 | 1 1 12`.
    """
    board = board_of(standing(pieces, read(drawing)))
    match = Match("master-labyrinth", len(board.adventurers), "test", {"turn_limit": turn_limit})
    state = laid_out(len(board.adventurers), turn_limit or 0, board)
    state.waiting = not (second_phase or last_duel)
    state.last_duel_open = last_duel
    for player, cards, treasures in zip(state.players, by_seat(hands), by_seat(won), strict=False):
        player.hand, player.treasures = bag.bag_of(cards), bag.bag_of(treasures)
    match.state = state
    return match


def standing(pieces: str, board: BoardView) -> BoardView:
    """The board with its pieces where the text says; A and B alone where nobody else is named."""
    named = dict(piece.split() for piece in pieces.split(",")) if pieces else {}
    seats = 2 + max((SEATS.index(seat) - 1 for seat in "CD" if seat in named), default=0)
    board.adventurers = [named.get(seat, board.adventurers[n]) for n, seat in enumerate(SEATS[:seats])]
    board.white, board.black = named.get("white", board.white), named.get("black", board.black)
    board.dragon = named.get("dragon", board.dragon)
    lying = [piece.split() for piece in pieces.split(",") if piece.split() and piece.split()[0].isdigit()]
    board.treasures = {square: int(value) for value, square in lying}
    return board


def by_seat(text: str) -> list[list[int]]:
    parts = [[int(value) for value in part.split()] for part in text.split("|")]
    return parts + [[] for _ in range(4 - len(parts))]


def play(match: Match[LabyrinthView], text: str) -> list[Event]:
    """Plays moves in a row, with the dice that fall: `A push d1 NW, A go a2 [white 3]`."""
    events: list[Event] = []
    for move in text.split(","):
        notation, _, dice = move.strip().partition("[")
        seat, _, word = notation.strip().partition(" ")
        if dice:
            match.seed = seed_for(match.ply + 1, [face(die) for die in dice.rstrip("]").split()])
        events += match.play(SEATS.index(seat), word)
    return events


def face(die: str) -> int:
    """What `below(6)` gives for a roll: `4`, or of the dragon die `white`, `black`, `x1` to `x4`."""
    return int(die) - 1 if die.isdigit() else DRAGON_DIE.index(die.removeprefix("x"))


def seed_for(ply: int, wanted: list[int]) -> str:
    """A seed with which the dice of a ply fall as wanted."""
    number = 0
    while True:
        rng = rng_for_ply(f"dice {number}", ply)
        if [rng.below(6) for _ in wanted] == wanted:
            return f"dice {number}"
        number += 1


def state(match: Match[LabyrinthView]) -> Labyrinth:
    assert isinstance(match.state, Labyrinth)
    return match.state


def seen(match: Match[LabyrinthView], seat: int | None = None) -> LabyrinthView:
    return match.view(seat)


def at(match: Match[LabyrinthView], seat: str) -> str:
    """Where an adventurer stands."""
    return seen(match).board.adventurers[SEATS.index(seat)]


def squares(text: str) -> set[str]:
    return set(text.split())


def goes(match: Match[LabyrinthView], seat: str) -> set[str]:
    """The squares that a seat may go to."""
    return {move.split()[1] for move in match.moves(SEATS.index(seat)) if move.startswith("go ")}
