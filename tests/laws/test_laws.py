"""What holds in every game, for every number of players and every option."""

import pickle
from copy import copy, deepcopy
from itertools import zip_longest
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import maestri
from maestri import AnyGame, Match, Record, seeded
from maestri.core.event import Event
from maestri.core.game import EVERYTHING
from maestri.core.page import Page, blank
from maestri.core.playout import random_playout
from tests.breadth import as_many
from tests.laws.tables import GAMES, Table, inventory, random_play, tables

MOST_PLIES = 100_000
for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def examples(quick: int, wide: int, config: pytest.Config) -> settings:
    """How many random matches a law sees, in a run of this size."""
    return settings(
        max_examples=as_many(config, quick, wide, 20_000),
        deadline=None,
        derandomize=not config.getoption("--long"),
        suppress_health_check=list(HealthCheck),
        database=None,
    )


@for_every_game
def test_laws(game: AnyGame, request: pytest.FixtureRequest) -> None:
    keeps_the_laws(game, examples(30, 120, request.config))


@for_every_game
def test_random_play_never_gets_stuck(game: AnyGame, request: pytest.FixtureRequest) -> None:
    never_gets_stuck(game, examples(30, 120, request.config))


def keeps_the_laws(game: AnyGame, many: settings) -> None:
    """Plays random matches from end to end and looks at each of them closely, at a few moments."""
    many(given(tables(game), st.integers(1, 2**16))(look_closely))()


def look_closely(table: Table, moment: int) -> None:
    """Plays one random match to its end, and holds it against every law at some moments."""
    match = table.match()
    stock = inventory(match)
    for seat, move in random_play(match, table.chooser()):
        if match.ply % 97 == moment % 97 or match.ply == 0:
            somebody_can_move(match)
            legal_exactly_when_not_refused(match)
            nothing_is_lost_or_made(match, stock)
            a_view_can_be_imagined(match)
            the_position_is_data(match)
            a_copy_goes_its_own_way(match, seat, move)
            hidden_differences_are_invisible(match, seat, move)
            what_a_seat_observes_follows_from_its_view(match)
            a_position_is_pickled_copied_and_compared(match, seat, move)
        assert match.ply < MOST_PLIES
    assert match.result is not None
    somebody_can_move(match)
    nothing_is_lost_or_made(match, stock)
    a_view_can_be_imagined(match)
    the_position_is_data(match)
    what_a_seat_observes_follows_from_its_view(match)
    if moment % 8 == 0:
        replay_equals_original(match)


def never_gets_stuck(game: AnyGame, many: settings) -> None:
    @many
    @given(tables(game))
    def ends(table: Table) -> None:
        match = table.match()
        assert random_playout(match.state, table.chooser(), MOST_PLIES) < MOST_PLIES
        assert match.result is not None

    ends()


def somebody_can_move(match: Match[Any]) -> None:
    """Somebody can move, or there is a result; never both, never neither."""
    assert bool(match.to_move) == (match.result is None)
    for seat in match.to_move:
        moves = list(match.state.moves(seat))
        assert moves
        assert len(set(moves)) == len(moves)


def legal_exactly_when_not_refused(match: Match[Any]) -> None:
    known = set(match.game.rules)
    for seat in range(match.seats):
        legal = set(match.state.moves(seat)) if seat in match.to_move else set()
        refusals = [match.state.refusal(seat, move) for move in range(match.game.size)]
        assert legal == {move for move, refusal in enumerate(refusals) if not refusal}
        assert set(refusals) - {""} <= known


def nothing_is_lost_or_made(match: Match[Any], stock: object) -> None:
    assert inventory(match) == stock


def a_view_can_be_imagined(match: Match[Any]) -> None:
    """The position that a seat imagines looks to it exactly as the true one, moves included."""
    for seat in (*range(match.seats), None):
        view = match.view(seat)
        for number in range(2):
            imagined = match.game.imagine(view, seeded(f"imagine {number}"))
            assert match.game.view(imagined, seat) == view
            again = match.state.copy()
            again.redeal(-1 if seat is None else seat, seeded(f"redeal {number}"))
            assert match.game.view(again, seat) == view
            if seat in match.to_move:
                assert list(again.moves(seat)) == list(match.state.moves(seat)) == list(imagined.moves(seat))


def the_position_is_data(match: Match[Any]) -> None:
    """Data, JSON and back: the same position, which plays on in the same way."""
    data = msgspec.json.decode(msgspec.json.encode(match.state_data()))
    again = Match.from_state(match.game, data, match.seed)
    assert again.state_data() == match.state_data() == data
    assert again.result == match.result
    if match.to_move:
        original, restored, rng = match.state.copy(), again.state, "the same chance"
        assert random_playout(original, seeded(rng), 20) == random_playout(restored, seeded(rng), 20)
        assert match.game.view(original, EVERYTHING) == match.game.view(restored, EVERYTHING)


def what_a_seat_observes_follows_from_its_view(match: Match[Any]) -> None:
    """As numbers too nothing hidden is seen; dealing anew what is hidden is imagining what is seen."""
    layout = maestri.observation(match.game, match.seats)
    for seat in range(match.seats):
        page = Page(blank(layout.size), 0, layout.size)
        match.state.encode(seat, page)
        assert page.at == sum(feature.size for feature in layout.features)
        observed = bytes(page.words)
        imagined = match.game.imagine(match.view(seat), seeded("observe"))
        assert layout.encode(imagined, seat) == observed
        again = match.state.copy()
        again.redeal(seat, seeded("observe"))
        assert again == imagined
        page.clear()
        assert not any(page.words)


def a_position_is_pickled_copied_and_compared(match: Match[Any], seat: int, move: int) -> None:
    state = match.state
    for same in (pickle.loads(pickle.dumps(state)), deepcopy(state), copy(state)):
        assert same == state
        assert hash(same) == hash(state)
        same.play(seat, move, seeded("the same chance"))
        assert same != state


def a_copy_goes_its_own_way(match: Match[Any], seat: int, move: int) -> None:
    """What is played on a copy does not touch the original, and comes out as on the original."""
    before = seen(match.game, match.state, EVERYTHING)
    copies = [match.state.copy(), match.state.copy()]
    for one in copies:
        assert seen(match.game, one, EVERYTHING) == before
        one.play(seat, move, seeded("copy"))
        random_playout(one, seeded("copy"), 30)
        assert seen(match.game, match.state, EVERYTHING) == before
    assert seen(match.game, copies[0], EVERYTHING) == seen(match.game, copies[1], EVERYTHING)


def hidden_differences_are_invisible(match: Match[Any], mover: int, move: int) -> None:
    """What a seat can't tell apart, it can't after another seat's move either, unless that unveils it."""
    for seat in (*range(match.seats), None):
        other = match.state.copy()
        other.redeal(-1 if seat is None else seat, seeded("hidden"))
        assert seen(match.game, match.state, seat) == seen(match.game, other, seat)
        if seat == mover or other.refusal(mover, move):
            continue
        true = match.state.copy()
        told_true: list[Event] = []
        told_other: list[Event] = []
        for state, told in ((true, told_true), (other, told_other)):
            state.listen(told)
            state.play(mover, move, seeded("the same chance"))
        parting = where_they_part(told_true, told_other, seat)
        if any(event.unveils for event in parting):
            continue
        assert parting == []
        assert seen(match.game, true, seat) == seen(match.game, other, seat)


def where_they_part(told: list[Event], other: list[Event], seat: int | None) -> list[Event]:
    """The first events that the seat sees differently: from here on it knows more."""
    for pair in zip_longest(told, other):
        shown = [event and event.seen_by(seat) for event in pair]
        if shown[0] != shown[1]:
            return [event for event in shown if event]
    return []


def seen(game: AnyGame, state: object, seat: int | None) -> bytes:
    return msgspec.json.encode(game.view(state, seat))


def replay_equals_original(match: Match[Any]) -> None:
    record = Record.of(match)
    again = type(record).decode(record.encode()).replay()
    assert again.events == match.events
    assert again.state_data() == match.state_data()
    assert again.result == match.result
