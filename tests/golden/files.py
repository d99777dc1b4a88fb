"""Golden matches: records with every event of every ply beside them.

python -m tests.golden.files GAME SEATS SEED NAME [OPTION=VALUE …]   a random match, made golden
python -m tests.golden.files --again   all of them written anew, after a change that was meant
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from maestri import Match, Record, game_called, seeded
from maestri.core.option import named
from tests.golden.said import keep, kept, said_in

FOLDER = Path(__file__).parent


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def events_of(match: Match[Any]) -> list[list[dict[str, Any]]]:
    """What happened at the deal and at each ply, as data."""
    plies = [match.dealt, *(ply.events for ply in match.plies)]
    data: list[list[dict[str, Any]]] = msgspec.json.decode(msgspec.json.encode(plies))
    return data


def write(match: Match[Any], path: Path) -> None:
    """A record with one more field, `events`: what reads records reads golden files too."""
    path.parent.mkdir(exist_ok=True)
    lines = ",\n  ".join(msgspec.json.encode(events).decode() for events in events_of(match))
    body = Record.of(match).encode().decode().rstrip().removesuffix("}")
    path.write_text(f'{body},\n "events": [\n  {lines}]}}\n', encoding="utf-8")


def random_match(key: str, seats: int, seed: str, options: dict[str, Any]) -> Match[Any]:
    match = Match(key, seats, seed, options)
    chooser = seeded(f"golden {seed}")
    while match.to_move:
        seat = match.to_move[chooser.below(len(match.to_move))]
        moves = match.moves(seat)
        match.play(seat, moves[chooser.below(len(moves))])
    return match


def main(args: list[str]) -> None:
    if args == ["--again"]:
        for path in golden_files():
            write(Record.load(path).replay(), path)
        keep({name_of(path): said_in(Record.load(path)) for path in golden_files()})
        return
    key, seats, seed, name, *options = args
    chosen = dict(named(game_called(key).options, option) for option in options)
    match = random_match(key, int(seats), seed, chosen)
    write(match, FOLDER / key / f"{name}.json")
    keep({**kept(), f"{key}/{name}": said_in(Record.of(match))})


if __name__ == "__main__":
    main(sys.argv[1:])
