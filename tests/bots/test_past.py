"""What a seat saw comes with its view, and bots weigh by it what the others may hold."""

import asyncio
from typing import Any

import pytest

from maestri import AnyGame, Match, Rng, all_games, seeded
from maestri.bots.audit import choice
from maestri.bots.duel_of_magicians import KIT as DUEL
from maestri.bots.duel_of_magicians.deeds import deeds_in as done_in_duel
from maestri.bots.kit import kit_of, past_of
from maestri.bots.levels import MASTER, REGULAR, bot_of, master_of
from maestri.bots.master_of_rules.deeds import deeds_in, take_back
from maestri.bots.search import Search
from maestri.core.game import EVERYTHING
from maestri.games.duel_of_magicians.cards import by_kind
from maestri.games.duel_of_magicians.events import HandDealt, Took
from maestri.games.duel_of_magicians.state import Duel
from maestri.games.master_of_rules.cards import count
from maestri.games.master_of_rules.state import Rules
from tests.bots.rogues import remembers
from tests.bots.test_pool import pool
from tests.duel_of_magicians.duels import duel, play

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
A, B = 0, 1
TYPES = range(5)


def played(game: AnyGame, plies: int) -> Match[Any]:
    match = Match(game, game.seats.start, "past")
    bot = bot_of(game, REGULAR)
    while match.to_move and match.ply < plies:
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))
    return match


@EVERY_GAME
def test_the_past_holds_what_the_seat_saw_and_nothing_else(game: AnyGame) -> None:
    match = played(game, 40)
    first = type(match.dealt[0])
    for seat in (*range(match.seats), None):
        seen = [shown for event in match.events if (shown := event.seen_by(seat)) is not None]
        assert list(match.past(seat, (first,))) == seen


def test_the_past_begins_with_the_last_event_that_is_asked_for() -> None:
    match = played(kit_game("duel-of-magicians"), 70)
    past = match.past(A, (HandDealt,))
    assert isinstance(past[0], HandDealt)
    assert past[0].hand == match.view(A).hand_number > 1
    assert sum(isinstance(event, HandDealt) for event in past) == 1
    assert match.past(A, ()) == ()


def kit_game(key: str) -> AnyGame:
    (game,) = [game for game in all_games() if game.key == key]
    return game


@EVERY_GAME
def test_a_bot_in_a_process_of_its_own_gets_the_past_as_one_at_the_table_does(game: AnyGame) -> None:
    match = played(game, 12)
    seat = match.to_move[0]
    asked, past = (match.view(seat), match.moves(seat)), past_of(match, seat)

    async def test() -> None:
        async with pool("tests.bots.rogues:all_remembering") as pooled:
            answer = await pooled.choose(game, MASTER, *asked, "x", None, past)
            assert answer.move == remembers(*asked, seeded("x"), past)

    asyncio.run(test())


@pytest.mark.parametrize("key", ["duel-of-magicians", "master-of-rules"])
def test_beliefs_change_what_is_thought_and_the_same_past_gives_the_same_thoughts(key: str) -> None:
    match = played(kit_game(key), 10)
    seat = match.to_move[0]
    believer = master_of(match.game, 60, 60.0, kit_of(match.game)._replace(believes=True))
    asked, past = (match.view(seat), match.moves(seat)), past_of(match, seat)
    thoughts = [believer.thoughts(*asked, seeded("x"), known) for known in (past, past, ())]
    assert thoughts[0] == thoughts[1] != thoughts[2]


# Duel of Magicians


def likely(hand: str, deeds: str, rng: Rng) -> float:
    """How likely B did what he did, if he holds this hand afterwards."""
    match = duel(f"A: 1 5 8 | B: {hand}")
    policy = DUEL.roll_out()
    before = duel("A: 1 3 3 3 5 8 | B: 4 4 9 12 13")
    play(before, deeds)
    assert policy.recall(list(before.past(A, (HandDealt,))), A)
    return policy.likely(match.state, rng)


def test_who_took_probably_held_nothing_better() -> None:
    poor = likely("1 1 2 2 3", "A 3+3+3, B take", seeded("poor"))
    rich = likely("12 12 13 13 11", "A 3+3+3, B take", seeded("rich"))
    assert poor > 2 * rich


def test_what_somebody_held_is_what_he_holds_without_what_he_drew_and_with_what_he_played() -> None:
    match = duel("A: 1 2 3 5 8 9 | B: 4 4 9 12 13 13", pile=True)
    held = by_kind(match.state.copy().players[B].hand.counts)  # type: ignore[attr-defined]
    play(match, "A 2, B 4")
    (deed,) = done_in_duel(list(match.past(A, (HandDealt,))), A)
    assert (deed.seat, deed.drawn, deed.total) == (B, 1, 2)
    state = match.state
    assert isinstance(state, Duel)
    hands = {tuple(by_kind(deed.hand(state.players[B].hand, seeded(f"{n}")).counts)) for n in range(60)}
    assert tuple(held) in hands
    assert all(sum(hand) == 6 for hand in hands)


def test_only_the_last_deeds_of_others_are_thought_of() -> None:
    match = duel("A: 1 2 3 5 8 9 | B: 4 4 9 12 13 13")
    play(match, "A 1, B 4, A 5, B 9, A take, A 2, B 12")
    deeds = done_in_duel(list(match.past(A, (HandDealt,))), A)
    assert [match.game.write(deed.move) for deed in deeds] == ["9", "12"]
    assert not any(isinstance(event, Took) for event in match.past(A, ()))


def test_tables_are_drawn_by_their_weight() -> None:
    match = duel("A: 1 2 3 5 8 9 | B: 4 4 9 12 13 13", pile=True)
    play(match, "A 9, B take, B 4, A 5, B 9")
    policy = DUEL.roll_out()
    assert policy.recall(list(match.past(A, (HandDealt,))), A)
    search = Search(policy, match.state, A, 2, seeded("weights"))
    search.believe(8)
    weights = list(search.likely_so_far)
    assert weights == sorted(weights)
    drawn = [search.drawn() for _ in range(4000)]
    for number in range(8):
        share = (weights[number] - (weights[number - 1] if number else 0.0)) / weights[-1]
        assert drawn.count(number) / 4000 == pytest.approx(share, abs=0.04)


# Master of Rules


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_deal_is_taken_back_card_by_card(seats: int) -> None:
    match = Match(kit_game("master-of-rules"), seats, "back")
    bot = bot_of(match.game, REGULAR)
    tables: list[Any] = []
    while match.view(None).round == 1:
        deeds = deeds_in(list(past_of(match, A)))
        if not deeds:
            tables = []
        state = match.state.copy()
        assert isinstance(state, Rules)
        for deed, table in zip(deeds, reversed(tables), strict=True):
            take_back(state, deed)
            assert on_table(match, state) == on_table(match, table)
        tables.append(match.state.copy())
        match.play(match.to_move[0], choice(match, match.to_move[0], bot))


def on_table(match: Match[Any], state: Any) -> object:
    """What lies there and what everybody holds."""
    shown = match.game.view(state, EVERYTHING)
    hands = [(set(player.numbers), player.rules, player.number, player.rule) for player in shown.players]
    return hands, state.types_laid, list(state.dummy_numbers), state.refill_numbers, state.refill_rules


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_is_known_to_hold_what_was_taken_back_from_him(seats: int) -> None:
    """Such a card would be counted twice, and fewer than none be left to be guessed."""
    match = Match(kit_game("master-of-rules"), seats, "known")
    bot = bot_of(match.game, REGULAR)
    while match.to_move:
        seat = match.to_move[0]
        state = match.game.imagine(match.view(seat), seeded(f"known {match.ply}"))
        assert isinstance(state, Rules)
        for deed in deeds_in(list(past_of(match, seat))):
            take_back(state, deed)
            for player in state.players:
                assert not player.known_numbers & ~player.numbers
                assert all(count(player.known_rules, kind) <= count(player.rules, kind) for kind in TYPES)
        match.play(seat, choice(match, seat, bot))


@EVERY_GAME
def test_bots_that_remember_say_from_when_on(game: AnyGame) -> None:
    kit = kit_of(game)
    assert bool(kit.since) == bool(kit.tables)
    assert all(kind in game.event_types for kind in kit.since)
