"""Positions out of golden matches in which one thing was changed, and what is said to be wrong with each.

python -m tests.attacks.flaws [TRIES]   looks for flaws that nobody has shown yet, and keeps them
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from maestri import Match, Record, Refusal, Rng, seeded
from maestri.core.record import seat_and_move
from tests.attacks.spoiling import spoiled
from tests.golden.files import FOLDER, golden_files, name_of

FLAWS = Path(__file__).with_name("flaws.json")
GAMES = Path(sys.modules[Match.__module__].__file__ or "").parents[1] / "games"
TRIES = 40


class Flaw(msgspec.Struct, frozen=True, array_like=True):
    """A golden match and its ply, the place that is changed there and to what, and the problem."""

    match: str
    ply: int
    place: tuple[str | int, ...]
    value: Any
    problem: str

    @property
    def kind(self) -> tuple[Any, ...]:
        """The same contradiction elsewhere is of the same kind."""
        return self.problem, tuple("…" if isinstance(each, int) else each for each in self.place)


def kept() -> list[Flaw]:
    return msgspec.json.decode(FLAWS.read_bytes(), type=list[Flaw])


def keep(flaws: list[Flaw]) -> None:
    lines = (
        msgspec.json.encode(flaw).decode() for flaw in sorted(flaws, key=lambda flaw: (flaw.match, flaw.ply))
    )
    FLAWS.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def moments(name: str) -> Iterator[tuple[Match[Any], dict[str, Any]]]:
    """A golden match from the deal to the end, with the whole position at every ply."""
    record = Record.load(FOLDER / f"{name}.json")
    match = record.opened()
    for move in (*record.moves, None):
        yield match, match.state_data()
        if move is not None:
            match.play(*seat_and_move(move))


def problem_with(match: Match[Any], data: dict[str, Any]) -> str:
    """What is said of a position that contradicts itself; nothing where it is taken."""
    try:
        Match.from_state(match.game, data)
    except Refusal as refusal:
        return str(refusal.facts.get("problem", refusal.key))
    return ""


def changed(data: dict[str, Any], flaw: Flaw) -> dict[str, Any]:
    data = deepcopy(data)
    holder: Any = data
    for key in flaw.place[:-1]:
        holder = holder[key]
    holder[flaw.place[-1]] = flaw.value
    return data


def problems(game: str) -> set[str]:
    """What the files of a game say of positions, as patterns: all other words are the interpreter's."""
    found = set()
    for file in sorted((GAMES / game.replace("-", "_")).glob("*.py")):
        if file.stem in ("lay_out", "shape", "soundness"):
            found |= {each for node in ast.walk(ast.parse(file.read_text())) for each in _patterns(node)}
    return found


def _patterns(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Raise(ast.Call(ast.Name("ValueError"), [ast.Constant(str(text))])):
            yield re.escape(text)
        case ast.Raise(ast.Call(ast.Name("ValueError"), [ast.JoinedStr(parts)])):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts
            )


def look(name: str, known: set[Any], rng: Rng, tries: int) -> Iterator[Flaw]:
    patterns = [re.compile(pattern) for pattern in problems(Record.load(FOLDER / f"{name}.json").game)]
    for match, data in moments(name):
        for _ in range(tries):
            position = deepcopy(data)
            place, value = spoiled(position, rng)
            if position == data or len(msgspec.json.encode(value)) > 200:
                continue
            problem = problem_with(match, position)
            flaw = Flaw(name, match.ply, place, value, problem)
            if (
                any(pattern.fullmatch(problem) for pattern in patterns)
                and (match.game.key, flaw.kind) not in known
            ):
                known.add((match.game.key, flaw.kind))
                yield flaw


def main(tries: int) -> None:
    found = kept() if FLAWS.exists() else []
    known = {(flaw.match.split("/")[0], flaw.kind) for flaw in found}
    for path in golden_files():
        if not path.parent.name.startswith("rules-"):
            more = list(look(name_of(path), known, seeded(f"flaws {name_of(path)} {len(found)}"), tries))
            found += more
            print(name_of(path), len(more), flush=True)
    keep(found)


def by_match() -> dict[str, list[Flaw]]:
    found = defaultdict(list)
    for flaw in kept():
        found[flaw.match].append(flaw)
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TRIES)
