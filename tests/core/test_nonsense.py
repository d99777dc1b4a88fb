"""Nonsense is refused, named, and cut where it is long: a refusal is one line."""

from collections.abc import Callable
from typing import Any

import pytest

from maestri import Match, Record, Refusal, all_games
from maestri.core.option import named
from maestri.core.record import seat_and_move

LONG = "x" * 99
CUT = 60
DUEL = all_games()[0]


def a_match() -> Match[Any]:
    return Match(DUEL, 2, "nonsense")


@pytest.mark.parametrize(
    ("asked", "fact"),
    [
        (lambda: Match(LONG, 2), "game_key"),
        (lambda: Match(DUEL, LONG), "seats"),  # type: ignore[call-overload]
        (lambda: Match(DUEL, 2, LONG * 3), "seed"),
        (lambda: Match(DUEL, 2, options={LONG: 1}), "option"),
        (lambda: Match(DUEL, 2, options={"hands": LONG}), "value"),
        (lambda: a_match().play(LONG, "take"), "seat"),  # type: ignore[arg-type]
        (lambda: a_match().view(int("9" * 99)), "seat"),
        (lambda: named(DUEL.options, LONG), "text"),
        (lambda: named(DUEL.options, f"{LONG}=1"), "option"),
        (lambda: named(DUEL.options, f"hands={LONG}"), "value"),
        (lambda: seat_and_move(LONG), "text"),
    ],
)
def test_long_nonsense_is_cut(asked: Callable[[], Any], fact: str) -> None:
    with pytest.raises(Refusal) as told:
        asked()
    assert len(told.value.facts[fact]) == CUT
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("ply", [-1, 1, 99])
def test_a_record_is_not_replayed_beyond_its_ends(ply: int) -> None:
    record = Record.of(a_match())
    assert record.replay(0).ply == 0
    with pytest.raises(Refusal) as told:
        record.replay(ply)
    assert (told.value.key, told.value.facts) == ("ply-range", {"ply": ply, "last": 0})


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: int) -> None:
    match = a_match()
    with pytest.raises(Refusal) as told:
        match.view(seat)
    assert told.value.facts == {"seat": str(seat), "last": 1}
    assert (match.view(1).seat, match.view(None).seat) == (1, None)


def test_why_not_names_the_rule_or_nothing() -> None:
    match = a_match()
    seat = match.to_move[0]
    assert match.why_not(seat, "3+4") == "DM-6"
    assert match.why_not(seat, match.moves(seat)[0]) is None
    assert match.moves(1 - seat) == []


def test_a_seed_of_two_hundred_letters_is_the_longest() -> None:
    assert Match(DUEL, 2, "x" * 200).seed == "x" * 200
    assert len(Match(DUEL, 2).seed) == 32
