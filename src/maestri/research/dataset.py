"""Data sets of matches: records that anyone can verify, decisions as columns, and a card on them."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from maestri.arena.contender import contender
from maestri.bots.stepper import reward
from maestri.core.game import AnyGame
from maestri.core.match import Match
from maestri.core.observation import Observation
from maestri.core.record import Record
from maestri.research.batch import observation

RECORDS = "records.jsonl"
DECISIONS = "decisions.parquet"
CARD = "card.json"
SCHEMA = pa.schema(
    [
        ("match", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.binary()),
        ("view", pa.string()),
        ("legal", pa.list_(pa.int16())),
        ("choice", pa.int16()),
        ("notation", pa.string()),
        ("reward", pa.float32()),
        ("place", pa.int8()),
    ]
)
Row = dict[str, Any]


class Plan(msgspec.Struct, frozen=True):
    """What it takes to make a data set again."""

    game: str
    seats: int
    bots: tuple[str, ...]
    matches: int
    seed: str
    options: dict[str, int | bool | str | None] = {}


class Card(msgspec.Struct, frozen=True):
    """What a data set is: how it was made, what is in it, and the digests of its files."""

    maestri: str
    plan: Plan
    rules: int
    options: dict[str, int | bool | str | None]
    decisions: int
    layout: Observation
    columns: dict[str, str]
    files: dict[str, str]
    digest: str
    """Of all files together: what a paper cites."""


def write(game: AnyGame, plan: Plan, folder: Path, version: str) -> Card:
    """Plays the matches of a plan and writes them down; the same plan makes the same files."""
    folder.mkdir(parents=True, exist_ok=True)
    layout, decisions = observation(game, plan.seats), 0
    with (folder / RECORDS).open("wb") as records, pq.ParquetWriter(folder / DECISIONS, SCHEMA) as columns:
        for number in range(plan.matches):
            match = Match(game, plan.seats, f"{plan.seed}/{number}", plan.options)
            rows = list(played(match, plan, number, layout))
            records.write(msgspec.json.encode(Record.of(match)) + b"\n")
            columns.write_table(pa.Table.from_pylist(rows, SCHEMA))
            decisions += len(rows)
    card = card_of(game, plan, layout, decisions, folder, version)
    (folder / CARD).write_bytes(msgspec.json.format(msgspec.json.encode(card)) + b"\n")
    return card


def played(match: Match[Any], plan: Plan, number: int, layout: Observation) -> Iterator[Row]:
    """Plays a match; each decision as a row, with what came of it in the end."""
    bots = {seat: plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)}
    choose = {seat: contender(match.game, name) for seat, name in bots.items()}
    rows: list[Row] = []
    while match.to_move:
        seat = match.to_move[0]
        move = choose[seat](match, seat)
        rows.append(_decision(match, seat, move, layout) | {"match": number, "bot": bots[seat]})
        match.play(seat, move)
    assert match.result is not None
    for row in rows:
        seat = row["seat"]
        row["reward"] = reward(match.result, seat, plan.seats)
        row["place"] = match.result.places[seat]
        yield row


def _decision(match: Match[Any], seat: int, notation: str, layout: Observation) -> Row:
    return {
        "ply": match.ply,
        "seat": seat,
        "observation": layout.encode(match.state, seat),
        "view": msgspec.json.encode(match.view(seat)).decode(),
        "legal": sorted(int(move) for move in match.state.moves(seat)),
        "choice": match.game.read(notation),
        "notation": notation,
    }


def card_of(
    game: AnyGame, plan: Plan, layout: Observation, decisions: int, folder: Path, version: str
) -> Card:
    files = {name: sha256((folder / name).read_bytes()).hexdigest() for name in (RECORDS, DECISIONS)}
    return Card(
        maestri=version,
        plan=plan,
        rules=game.rules_version,
        options=Match(game, plan.seats, plan.seed, plan.options).options,
        decisions=decisions,
        layout=layout,
        columns={field.name: str(field.type) for field in SCHEMA},
        files=files,
        digest=sha256(msgspec.json.encode(files)).hexdigest(),
    )


def check(folder: Path) -> Mapping[str, bool]:
    """Whether each file of a data set is the one that its card speaks of."""
    card = msgspec.json.decode((folder / CARD).read_bytes(), type=Card)
    return {
        name: sha256((folder / name).read_bytes()).hexdigest() == digest
        for name, digest in card.files.items()
    }
