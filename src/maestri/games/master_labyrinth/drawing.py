"""A board drawn as text, and read back from it.

A square is three lines of seven characters: its corridor from side to side, adventurers (A to D) on its left,
a treasure's value and the guards (○ ●) on its right. Fixed corridors have heavy lines. The lair in the middle
shows the corridor beneath it in brackets and where the dragon looks. Around the board are the arrows; the
spare lies where it was pushed out and can't go back in (ML-18), or at the top left before the first push.
"""

from collections.abc import Iterator

from maestri.games.master_labyrinth.lines import STEP
from maestri.games.master_labyrinth.material import ARROWS, FIXED, LAIR, SHAPES
from maestri.games.master_labyrinth.squares import NAMES, NUMBER, SIDE
from maestri.games.master_labyrinth.view import BoardView

SHAPE_GLYPHS = "║═╚╔╗╝╠╦╣╩"
FIXED_GLYPHS = "┃━┗┏┓┛┣┳┫┻"
GLYPH = dict(zip(SHAPES, SHAPE_GLYPHS, strict=True))
FIXED_GLYPH = dict(zip(SHAPES, FIXED_GLYPHS, strict=True))
SHAPE_OF_GLYPH = {glyph: shape for shapes in (GLYPH, FIXED_GLYPH) for shape, glyph in shapes.items()}
LETTERS = "ABCD"
WHITE, BLACK = "○", "●"
DRAGON = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
ARROW = {SIDE: "▽", -SIDE: "△", 1: "▷", -1: "◁"}
WIDTH = 7
MARGIN = 4
CENTRE = NAMES[LAIR]


def draw(board: BoardView) -> str:
    """The board as text."""
    rows = [_row(board, row) for row in range(SIDE)]
    lines = [_letters(), _edge(board, "1"), *(line for row in rows for line in row), _edge(board, "7")]
    if board.forbidden is None:
        lines[0] = GLYPH[board.spare] + lines[0][1:]
    return "\n".join(line.rstrip() for line in lines)


def _letters() -> str:
    return " " * MARGIN + "".join(letter.center(WIDTH) for letter in "abcdefg")


def _edge(board: BoardView, row: str) -> str:
    """The arrows above or below the board."""
    return " " * MARGIN + "".join(_arrow(board, f"{letter}{row}").center(WIDTH) for letter in "abcdefg")


def _arrow(board: BoardView, name: str) -> str:
    if name not in ARROWS:
        return " "
    return GLYPH[board.spare] if name == board.forbidden else ARROW[STEP[ARROWS.index(name)]]


def _row(board: BoardView, row: int) -> list[str]:
    names = NAMES[row * SIDE : (row + 1) * SIDE]
    cells = [_cell(board, name) for name in names]
    top, middle, bottom = ("".join(parts) for parts in zip(*cells, strict=True))
    left, right = (_arrow(board, f"{letter}{row + 1}") for letter in "ag")
    return [" " * MARGIN + top, f"{row + 1} {left} {middle} {right}", " " * MARGIN + bottom]


def _cell(board: BoardView, name: str) -> tuple[str, str, str]:
    north, west, glyph, east, south = _lair(board) if name == CENTRE else _corridor(board, name)
    a, b, c, d = (_adventurer(board, seat, name) for seat in range(4))
    treasure = str(board.treasures.get(name, "")).ljust(2)
    guards = (WHITE if board.white == name else " ") + (BLACK if board.black == name else " ")
    return f" {a}{b}{north}{treasure} ", f"{west}{glyph}{east}", f" {c}{d}{south}{guards} "


def _adventurer(board: BoardView, seat: int, name: str) -> str:
    return LETTERS[seat] if seat < len(board.adventurers) and board.adventurers[seat] == name else " "


def _corridor(board: BoardView, name: str) -> tuple[str, str, str, str, str]:
    """The corridor's arm to the north, to the west, its middle, and its arms to the east and to the south."""
    glyphs = FIXED_GLYPH if name in FIXED else GLYPH
    shape = board.corridors[NUMBER[name]]
    arms = {side: glyphs["NS" if side in "NS" else "EW"] if side in shape else " " for side in "NWES"}
    return arms["N"], arms["W"] * 3, glyphs[shape], arms["E"] * 3, arms["S"]


def _lair(board: BoardView) -> tuple[str, str, str, str, str]:
    dragon = {side: glyph if side == board.dragon else " " for side, glyph in DRAGON.items()}
    glyph = GLYPH[board.corridors[LAIR]]
    return dragon["N"], f"{dragon['W']} (", glyph, f") {dragon['E']}", dragon["S"]


def read(text: str) -> BoardView:
    """The board that is drawn; a ValueError where the text is not a drawing of one."""
    lines = [line.ljust(2 * MARGIN + SIDE * WIDTH) for line in text.strip("\n").split("\n")]
    if len(lines) != 3 * SIDE + 3:
        raise ValueError(f"a drawing has {3 * SIDE + 3} lines, not {len(lines)}")
    board = _read_squares(lines)
    board.forbidden, board.spare = _read_spare(lines)
    if draw(board).split("\n") != [line.rstrip() for line in lines]:
        raise ValueError("this is not how the board would be drawn")
    return board


def _read_squares(lines: list[str]) -> BoardView:
    board = BoardView([], "", None, "", "", "", [], {})
    standing: dict[str, str] = {}
    for name in NAMES:
        top, middle, bottom = _cell_in(lines, name)
        board.corridors.append(_shape(middle[3]))
        standing |= {piece: name for piece in top[1:3] + bottom[1:3] + bottom[4:6] if piece != " "}
        if treasure := top[4:6].strip():
            board.treasures[name] = int(treasure)
        if name == CENTRE:
            board.dragon = _facing(top + middle + bottom)
    board.white, board.black = _one(standing, WHITE), _one(standing, BLACK)
    board.adventurers = [standing[letter] for letter in LETTERS if letter in standing]
    return board


def _cell_in(lines: list[str], name: str) -> tuple[str, str, str]:
    row, column = divmod(NUMBER[name], SIDE)
    left = MARGIN + column * WIDTH
    top, middle, bottom = (line[left : left + WIDTH] for line in lines[2 + 3 * row : 5 + 3 * row])
    return top, middle, bottom


def _shape(glyph: str) -> str:
    if glyph not in SHAPE_OF_GLYPH:
        raise ValueError(f"{glyph!r} is no corridor")
    return SHAPE_OF_GLYPH[glyph]


def _facing(cell: str) -> str:
    looks = [side for side, glyph in DRAGON.items() if glyph in cell]
    if len(looks) != 1:
        raise ValueError("the dragon looks to one side")
    return looks[0]


def _one(standing: dict[str, str], piece: str) -> str:
    if piece not in standing:
        raise ValueError(f"{piece} is missing")
    return standing[piece]


def _read_spare(lines: list[str]) -> tuple[str | None, str]:
    """Where the spare lies, and how."""
    for name, glyph in _around(lines):
        if glyph in SHAPE_GLYPHS:
            return name, _shape(glyph)
    return None, _shape(lines[0][0])


def _around(lines: list[str]) -> Iterator[tuple[str, str]]:
    """What is drawn at each arrow."""
    for name in ARROWS:
        row, column = divmod(NUMBER[name], SIDE)
        middle = MARGIN + column * WIDTH + WIDTH // 2
        if name[1] in "17":
            yield name, lines[1 if name[1] == "1" else -1][middle]
        else:
            yield name, lines[3 + 3 * row][2 if name[0] == "a" else MARGIN + SIDE * WIDTH + 1]
