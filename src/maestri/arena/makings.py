"""What matches were made with: the rules, and the files that say how the bots play."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

from maestri.arena.contender import NET, checked
from maestri.core.game import AnyGame

BOTS = Path(__file__).parents[1] / "bots"
DIGITS = 16


def makings(game: AnyGame, names: Iterable[str]) -> str:
    """Says other words where the rules are others or a bot is, though its name be the same."""
    folder = game.key.replace("-", "_")
    prints = sorted({_print(name, folder) for name in names})
    return f"rules {game.rules_version}, bots {_short(''.join(prints).encode())}"


def _print(name: str, folder: str) -> str:
    checkout, kind, _ = checked(name)
    bots = _of_files(Path(checkout, "src", "maestri", "bots") if checkout else BOTS, folder)
    return bots + _short(Path(kind.removeprefix(NET)).read_bytes()) if kind.startswith(NET) else bots


@cache
def _of_files(bots: Path, folder: str) -> str:
    """A print of what all games' bots share, and of what those of one game know."""
    files = sorted([*bots.glob("*.py"), *(bots / folder).glob("*.py")])
    return _short(b"".join(sha256(file.read_bytes()).digest() for file in files))


def _short(data: bytes) -> str:
    return sha256(data).hexdigest()[:DIGITS]
