"""What a game says at every moment of its golden matches, as one short sum for each kind of saying.

Events stand in a golden file word by word. Views, observations, refusals and the like would be megabytes;
their sums notice a change as well, and tell which kind of saying it is in. What is said must be the same
compiled and plain, and on every machine.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from maestri import Match, Record, Refusal, Rng, observation, seeded
from maestri.core.game import EVERYTHING, SPECTATOR
from maestri.core.record import seat_and_move
from maestri.locales import words
from tests.attacks.spoiling import spoiled

SAID = Path(__file__).with_name("said.json")
"""By the match, then by the kind of saying."""
FEW = 6
"""Moves of a moment that are asked about: with all of them nobody would wait for the end."""
DIGITS = 9
"""Compilers may round the last ones differently."""
ROUNDED = msgspec.json.Decoder(float_hook=lambda digits: round(float(digits), DIGITS))


def shapes(match: Match[Any], rng: Rng) -> Iterator[Any]:
    """What records, wire and words are made of, with the bounds and meanings of every field."""
    if match.ply == 0:
        game = match.game
        types = (game.view_type, game.facts_type, *game.event_types, *game.preview_types)
        yield msgspec.json.schema_components(types)
        yield [(option.key, option.default, repr(option.choices)) for option in game.options]


def views(match: Match[Any], rng: Rng) -> Iterator[Any]:
    for seat in (*range(match.seats), SPECTATOR, EVERYTHING):
        yield match.game.view(match.state, seat)


def moves(match: Match[Any], rng: Rng) -> Iterator[Any]:
    for seat in match.to_move:
        yield match.moves(seat)


def observed(match: Match[Any], rng: Rng) -> Iterator[Any]:
    layout = observation(match.game, match.seats)
    yield layout if match.ply == 0 else None
    for seat in range(match.seats):
        yield bytes(layout.encode(match.state, seat))


def outlooks(match: Match[Any], rng: Rng) -> Iterator[Any]:
    for seat in match.to_move:
        yield match.game.outlook(match.game.view(match.state, seat))


def previews(match: Match[Any], rng: Rng) -> Iterator[Any]:
    for seat in match.to_move:
        legal = match.state.moves(seat)
        view = match.game.view(match.state, seat)
        for _ in range(FEW):
            yield match.game.preview(view, legal[rng.below(len(legal))])


def refusals(match: Match[Any], rng: Rng) -> Iterator[Any]:
    for seat in range(match.seats):
        for _ in range(FEW):
            move = rng.below(match.game.size)
            rule = match.state.refusal(seat, move)
            yield rule and (match.game.write(move), rule, match.game.why(match.state, seat, move))


def texts(match: Match[Any], rng: Rng) -> Iterator[Any]:
    """What a move is read as that was written wrongly in one place, or why it can't be read."""
    for _ in range(FEW):
        text, other = (match.game.write(rng.below(match.game.size)) for _ in range(2))
        at, by = rng.below(len(text)), other[rng.below(len(other))]
        written = text[:at] + ("", by, by + text[at:].upper())[rng.below(3)] + text[at + 1 :]
        try:
            yield written, match.game.write(match.game.read(written))
        except Refusal as refusal:
            yield written, refusal.key, refusal.facts


def imagined(match: Match[Any], rng: Rng) -> Iterator[Any]:
    for seat in (match.ply % match.seats, SPECTATOR):
        state = match.game.imagine(match.game.view(match.state, seat), rng)
        yield match.game.view(state, EVERYTHING)


def happened(match: Match[Any], rng: Rng) -> Iterator[Any]:
    """What can't be taken back, what came out into the open, and what each seat is told."""
    ply = match.plies[-1] if match.plies else None
    for event in ply.events if ply else match.dealt:
        yield type(event).__name__, event.final, event.unveils
        yield [event.seen_by(seat) for seat in (*range(match.seats), SPECTATOR)]
    yield ply and ply.final


def sketches(match: Match[Any], rng: Rng) -> Iterator[Any]:
    names = [f"P{seat}" for seat in range(match.seats)]
    view = match.game.view(match.state, match.ply % match.seats)
    yield match.game.sketch(view, words("en", match.game.key), names)


def recalled(match: Match[Any], rng: Rng) -> Iterator[Any]:
    for seat in range(match.seats if match.start is None else 0):
        yield match.recall(seat)


def contradictions(match: Match[Any], rng: Rng) -> Iterator[Any]:
    """Whether a position in which one thing was changed is refused: its words are the interpreter's."""
    position = match.state_data()
    spoiled(position, rng)
    try:
        Match.from_state(match.game, position)
    except Refusal as refusal:
        yield refusal.key
    else:
        yield position


SAYINGS: tuple[Callable[[Match[Any], Rng], Iterator[Any]], ...] = (
    *(shapes, views, moves, happened, observed, outlooks, previews, refusals, texts),
    *(imagined, recalled, sketches, contradictions),
)


def said_in(record: Record) -> dict[str, str]:
    """By the name of each kind of saying, the sum of all that is said from the deal to the end."""
    match = record.opened()
    sums = {saying: sha256() for saying in SAYINGS}
    while True:
        for saying, total in sums.items():
            rng = seeded(f"{saying.__name__} {record.seed} {match.ply}")
            for each in saying(match, rng):
                total.update(msgspec.json.encode(ROUNDED.decode(msgspec.json.encode(each))))
        if match.ply == len(record.moves):
            break
        match.play(*seat_and_move(record.moves[match.ply]))
    return {saying.__name__: total.hexdigest()[:8] for saying, total in sums.items()}


def kept() -> dict[str, dict[str, str]]:
    """What was said when the golden matches were last written."""
    return msgspec.json.decode(SAID.read_bytes(), type=dict[str, dict[str, str]])


def keep(sums: dict[str, dict[str, str]]) -> None:
    lines = (f"{json(name)}: {json(each)}" for name, each in sorted(sums.items()))
    SAID.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def json(data: object) -> str:
    return msgspec.json.encode(data).decode()
