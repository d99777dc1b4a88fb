"""Positions with one thing changed that may contradict all others."""

from collections.abc import Iterator
from typing import Any

from maestri import AnyGame, Match, Rng, seeded
from maestri.core.refusal import Refusal

Path = tuple[Any, ...]
MOST_MOVES = 4_000
"""More than any match of these options takes from anywhere."""


def options_of(game: AnyGame, rng: Rng) -> dict[str, Any]:
    """Options of a match that ends soon."""
    chosen = [option for option in game.options if option.choices]
    few = {option.key: option.choices[rng.below(min(3, len(option.choices)))] for option in chosen}
    return {**few, **game.brief_options}


def positions(game: AnyGame, seed: str) -> Iterator[tuple[Match[Any], dict[str, Any]]]:
    """Moments of random matches, again and again."""
    rng = seeded(f"positions {seed}")
    number = 0
    while True:
        number += 1
        seats = game.seats[rng.below(len(game.seats))]
        match = Match(game, seats, f"{seed} {number}", options_of(game, rng))
        while match.to_move:
            if rng.below(12) == 0:
                yield match, match.state_data()
            step(match, rng)
        yield match, match.state_data()


def step(match: Match[Any], rng: Rng) -> None:
    seat = match.to_move[rng.below(len(match.to_move))]
    moves = match.state.moves(seat)
    match.play_move(seat, moves[rng.below(len(moves))])


def spoiled(data: dict[str, Any], rng: Rng) -> tuple[Path, object]:
    """Changes one place in the data, and says which and to what."""
    places = [place for place in paths(data) if place[:1] not in (("seat",), ("options",))]
    path = places[rng.below(len(places))]
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = changed(holder[path[-1]], others(data, holder[path[-1]]), rng)
    return path, holder[path[-1]]


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in the data, from the outside in."""
    if path:
        yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from paths(value, (*path, key))


def others(data: Any, value: object) -> list[Any]:
    """What stands elsewhere and is of the same kind."""
    found = []
    for path in paths(data):
        held = data
        for key in path:
            held = held[key]
        if type(held) is type(value) and not isinstance(held, dict | list) and held != value:
            found.append(held)
    return found


def changed(value: Any, like: list[Any], rng: Rng) -> Any:
    """Another value in its place: a little off, far off, from elsewhere, or none."""
    match value:
        case bool():
            return not value
        case int():
            near = [value + 1, value - 1, -1, 0, 1, 99, 2**40, -(2**40), *like[:8]]
            return near[rng.below(len(near))]
        case str():
            return like[rng.below(len(like))] if like and rng.below(8) else "nothing"
        case None:
            return [0, 1, 5, "nothing", []][rng.below(5)]
        case list():
            return _list(value, rng)
        case dict():
            return _dict(value, rng)
    return value


def _list(value: list[Any], rng: Rng) -> list[Any]:
    ways: list[list[Any]] = [[0], [1], ["nothing"]]
    if value:
        at = rng.below(len(value))
        ways = [[], value[:at] + value[at + 1 :], [*value, value[at]], value[::-1]]
    return ways[rng.below(len(ways))]


def _dict(value: dict[str, Any], rng: Rng) -> dict[str, Any]:
    if not value:
        return {"nothing": 0}
    keys = list(value)
    gone = keys[rng.below(len(keys))]
    return {key: each for key, each in value.items() if key != gone}


def refused_or_played(game: AnyGame, data: dict[str, Any], rng: Rng) -> str:
    """Nothing where a position is refused in one line or can be played to its end; else what went wrong."""
    try:
        match = Match.from_state(game, data, "spoiled")
    except Refusal as refusal:
        return "two lines" if "\n" in str(refusal) else ""
    except Exception as error:
        return f"from_state: {error!r}"
    try:
        return "" if _ends(match, rng) else "no end"
    except Exception as error:
        return f"ply {match.ply}: {error!r}"


def _ends(match: Match[Any], rng: Rng) -> bool:
    for _ in range(MOST_MOVES):
        if not match.to_move:
            return match.result is not None
        if match.ply % 16 == 0:
            for seat in (*range(match.seats), None):
                match.game.outlook(match.view(seat))
        step(match, rng)
    return False
