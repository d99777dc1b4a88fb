"""What every bot of every game promises."""

from typing import Any

import pytest

from maestri import AnyGame, Match, Record, all_games, seeded
from maestri.bots import at_random
from maestri.bots.audit import choice, first_other_choice
from maestri.bots.kit import kit_of
from maestri.bots.levels import GRANDMASTER, LEVELS, MASTER, NOVICE, REGULAR, bot_of, levels_of, master_of
from maestri.bots.thinker import Thinker
from maestri.locales import LANGUAGES, words

GAMES = all_games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
FEW = 60
"""Simulations: enough to be a search, few enough for a test."""


def opened(game: AnyGame, seed: str) -> Match[Any]:
    return Match(game, game.seats.start, seed)


def played(game: AnyGame, seed: str, plies: int) -> Match[Any]:
    """A match some plies on, by regular bots."""
    match = opened(game, seed)
    bot = bot_of(game, REGULAR)
    while match.to_move and match.ply < plies:
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))
    return match


def quick_master(game: AnyGame) -> Thinker:
    return master_of(game, FEW, 60.0)


@EVERY_GAME
@pytest.mark.parametrize("plies", [0, 7, 20])
def test_same_view_and_seed_same_choice(game: AnyGame, plies: int) -> None:
    match = played(game, "same", plies)
    for bot in (bot_of(game, NOVICE), bot_of(game, REGULAR), quick_master(game)):
        assert len({choice(match, match.to_move[0], bot) for _ in range(3)}) == 1


@EVERY_GAME
def test_what_a_seat_cannot_see_does_not_change_its_choice(game: AnyGame) -> None:
    for seed in range(4):
        match = played(game, f"unseen {seed}", 5 + 3 * seed)
        if not match.to_move:
            continue
        seat = match.to_move[0]
        choices = set()
        for other in range(4):
            match.state.redeal(seat, seeded(f"other {other}"))
            choices.add(
                tuple(choice(match, seat, bot) for bot in (bot_of(game, REGULAR), quick_master(game)))
            )
        assert len(choices) == 1


@EVERY_GAME
def test_a_record_shows_afterwards_whose_choices_it_holds(game: AnyGame) -> None:
    match = opened(game, "audit")
    bots = {seat: quick_master(game) if seat == 0 else bot_of(game, REGULAR) for seat in range(match.seats)}
    while match.to_move and match.ply < 30:
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bots[seat]))
    assert first_other_choice(Record.of(match), bots) is None
    assert first_other_choice(Record.of(match), dict.fromkeys(bots, at_random)) is not None


@EVERY_GAME
def test_regular_bots_bring_a_match_to_its_end(game: AnyGame) -> None:
    assert played(game, "to the end", 100_000).result is not None


@EVERY_GAME
def test_a_master_ranks_every_legal_move_and_expects_no_more_than_victory(game: AnyGame) -> None:
    match = played(game, "ranks", 6)
    seat = match.to_move[0]
    thoughts = quick_master(game).thoughts(match.view(seat), match.moves(seat), seeded("x"))
    assert sorted(thought.move for thought in thoughts) == sorted(match.moves(seat))
    assert all(0 <= thought.worth <= 1 for thought in thoughts)
    assert sum(thought.visits for thought in thoughts) == FEW


def test_a_master_whose_time_is_up_answers() -> None:
    game = GAMES[0]
    match = opened(game, "hurry")
    seat = match.to_move[0]
    assert choice(match, seat, master_of(game, 10**9, 0.05)) in match.moves(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_style(language: str) -> None:
    say = words(language)
    for level in LEVELS:
        assert say(f"level-{level.key}")
        assert say.part(f"level-{level.key}", "style", {})


@EVERY_GAME
def test_a_grandmaster_sits_where_a_master_gains_by_more_time_and_takes_it(game: AnyGame) -> None:
    assert levels_of(game)[:3] == (NOVICE, REGULAR, MASTER)
    assert all(seats in game.seats for seats in kit_of(game).grand_seats)
    for level in levels_of(game)[3:]:
        assert level == GRANDMASTER
        thinker, master = bot_of(game, level), bot_of(game, MASTER)
        assert isinstance(thinker, Thinker)
        assert isinstance(master, Thinker)
        assert thinker.simulations >= 4 * master.simulations
        assert MASTER.seconds < thinker.seconds < level.seconds
