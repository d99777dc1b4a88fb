"""Positions that contradict themselves: each is refused in one line, or can be played to its end."""

from copy import deepcopy
from typing import Any

import pytest

from maestri import AnyGame, Match, Refusal, all_games, seeded
from tests.attacks.spoiling import positions, refused_or_played, spoiled
from tests.breadth import only_long

DUEL, WORLD = "duel-of-magicians", "maitre-du-monde"


def data(key: str, seats: int, **options: Any) -> dict[str, Any]:
    return Match(key, seats, "sound", options).state_data()


def seven_cards() -> dict[str, Any]:
    duel = data(DUEL, 2, hands=1)
    player = duel["players"][0]
    pile = ["J", "ball", *(str(value) for value in range(1, 14))]
    card = next(card for card in pile if not any(card in each["hand"] for each in duel["players"]))
    player["hand"] = sorted([*player["hand"], card], key=pile.index)
    player["hand_size"] += 1
    duel["pile"] -= 1
    return duel


def a_knower_who_is_not_there() -> dict[str, Any]:
    world = data(WORLD, 3)
    card = world["players"][0]["cards"][0]
    return {**world, "facts": [{"holder": 0, "card": card, "knowers": [99]}]}


CONTRADICTIONS = {
    "the third hand of one": (
        DUEL,
        {**data(DUEL, 2, hands=1), "hand_number": 3},
    ),
    "seven cards in a hand": (DUEL, seven_cards()),
    "a starter that is not there": (DUEL, {**data(DUEL, 2), "starter": 2}),
    "a total of nothing": (DUEL, {**data(DUEL, 2), "total": 5}),
    "nothing to decide": (WORLD, {**data(WORLD, 3), "phases": []}),
    "the turn of the sixth of three": (WORLD, {**data(WORLD, 3), "turn": 5}),
    "a turn of somebody else": (WORLD, {**data(WORLD, 3), "turn": (data(WORLD, 3)["turn"] + 1) % 3}),
    "a vote on nothing": (WORLD, {**data(WORLD, 3), "phases": ["before", "vote"]}),
    "a knower who is not there": (WORLD, a_knower_who_is_not_there()),
    "nobody to move": (WORLD, {**data(WORLD, 3), "to_move": []}),
}


@pytest.mark.parametrize(("key", "position"), CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_a_position_that_contradicts_itself_is_refused_in_one_line(
    key: str, position: dict[str, Any]
) -> None:
    with pytest.raises(Refusal) as refusal:
        Match.from_state(key, position)
    assert refusal.value.key == "state-data"
    assert "\n" not in str(refusal.value)


def spoil(game: AnyGame, seed: str, times: int) -> list[str]:
    """What went wrong, of so many positions in which one thing was changed."""
    rng = seeded(f"spoiling {seed}")
    wrong = []
    for (_, position), _ in zip(positions(game, seed), range(times), strict=False):
        was = deepcopy(position)
        path, value = spoiled(position, rng)
        if position != was and (problem := refused_or_played(game, position, rng)):
            wrong.append(f"{path} is {value!r}: {problem}")
    return wrong


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
@pytest.mark.parametrize(
    ("seed", "times"),
    [("quick", 120), *(only_long(f"long {n}", 1_000) for n in range(25))],
)
def test_a_position_with_one_thing_changed_is_refused_or_played_to_its_end(
    game: AnyGame, seed: str, times: int
) -> None:
    assert spoil(game, seed, times) == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_positions_that_were_played_are_taken_as_they_are(game: AnyGame) -> None:
    for (match, position), _ in zip(positions(game, "taken"), range(80), strict=False):
        assert Match.from_state(game, position).state_data() == match.state_data()
