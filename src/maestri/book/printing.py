"""A rule book as a PDF, set by Typst in the client's faces."""

from importlib.resources import files
from pathlib import Path

import msgspec
import typst

from maestri.book.chapter import folder_of
from maestri.book.contents import contents
from maestri.core.game import AnyGame
from maestri.core.refusal import Refusal

DESIGN = "design.typ"
PIECES = "pieces.typ"
NO_PIECES = "#let lid = none\n#let pieces(names) = none\n#let scene(drawn, names) = none\n"
MAIN = f"""#import "{DESIGN}": printed
#import "{PIECES}": lid, pieces, scene
#printed(json("book.json"), lid, pieces, scene)
"""


def printed(game: AnyGame, language: str) -> bytes:
    """The rule book of a game."""
    client = client_folder()
    sheets = {
        "main.typ": MAIN.encode(),
        "book.json": msgspec.json.encode(contents(game, language)),
        DESIGN: files(__package__).joinpath(DESIGN).read_bytes(),
        PIECES: _pieces(game),
        **_drawings(client, game),
    }
    faces = typst.Fonts(include_system_fonts=False, font_paths=[str(client)])
    made = typst.compile(sheets, font_paths=faces, format="pdf")  # type: ignore[call-overload]  # sheets in memory
    assert isinstance(made, bytes)
    return made


def client_folder() -> Path:
    """Where the built web client keeps faces and pieces for the book."""
    folder = Path(str(files("maestri.server").joinpath("static", "book")))
    if not folder.is_dir():
        raise Refusal("book-client")
    return folder


def _pieces(game: AnyGame) -> bytes:
    try:
        return files(folder_of(game)).joinpath(PIECES).read_bytes()
    except ModuleNotFoundError:
        return NO_PIECES.encode()


def _drawings(client: Path, game: AnyGame) -> dict[str, bytes]:
    """The signs, and the game's own pieces."""
    found = [*client.glob("*.svg"), *client.glob(f"{game.key}/*.svg")]
    return {f"art/{drawing.name}": drawing.read_bytes() for drawing in found}
