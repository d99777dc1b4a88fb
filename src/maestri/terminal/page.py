"""Text at the terminal, broken where a reader would break it.

Lines are measured in cells. They break at spaces, but not at those that are made not to break, and between
Japanese signs, but not before a sign that belongs to the one before it.
"""

import re
import sys
from collections.abc import Iterator
from shutil import get_terminal_size

from maestri.core.cells import cells

CLOSING = "、。，．：；？！）」』】〕・ー…～％／ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々"
"""Signs that begin no line."""
OPENING = "（「『【〔"
"""Signs that end no line."""
MARKS = "◇▫○✕▸›"
WIDE = r"[\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]"
BREAKS = re.compile(
    rf"(?<=[ ])(?=[^ …])(?<![{MARKS}] )(?<!\d (?=MdM))"  # behind a space, not behind a mark or before a unit
    rf"|(?<={WIDE})(?![ ])(?<![{OPENING}])(?![{CLOSING}])"  # behind a Japanese sign
    rf"|(?<=[^ ])(?={WIDE})(?<![{OPENING}])(?![{CLOSING}])"  # before one
)


def wrapped(text: str, width: int, hang: int = 0) -> list[str]:
    """The lines of a text; those that go on are set in by `hang` cells."""
    return [line for paragraph in text.split("\n") for line in _filled(paragraph, width, hang)]


def printed(text: str) -> None:
    """Prints a text, broken by the terminal's width; into a file or a pipe, as it stands."""
    lines = wrapped(text, get_terminal_size().columns) if sys.stdout.isatty() else [text]
    print("\n".join(lines), flush=True)


def _filled(paragraph: str, width: int, hang: int) -> Iterator[str]:
    line = ""
    for piece in _pieces(paragraph, max(2, width - hang)):
        if line.strip() and cells(line) + cells(piece.rstrip(" ")) > width:
            yield line.rstrip(" ")
            line = " " * hang
        line += piece
    yield line.rstrip(" ")


def _pieces(paragraph: str, widest: int) -> Iterator[str]:
    """What stays together; of what is wider than a line, as much as fits."""
    for piece in BREAKS.split(paragraph):
        part = ""
        for sign in piece:
            if cells(part + sign) > widest and sign != " ":
                yield part
                part = ""
            part += sign
        yield part
