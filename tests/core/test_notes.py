"""Notes are taken as it goes, and say at every ply what reading everything from the deal on would say."""

from typing import Any, ClassVar

import pytest

from maestri import AnyGame, Match, Record, Refusal, all_games, seeded
from maestri.core.event import Event
from maestri.core.notes import Notes
from maestri.games.duel_of_magicians import DuelOfMagicians
from maestri.games.duel_of_magicians.view import DuelView
from tests.laws.tables import random_play

NOTED = [game for game in all_games() if game.notes(game.seats[0])]


def read_anew(match: Match[Any], seat: int) -> Any:
    """The view beside notes of all that the seat saw since the deal."""
    notes = match.game.notes(match.seats)
    assert notes
    for event in match.events:
        seen = event.seen_by(seat)
        if seen is not None:
            notes.take(seen)
    return notes.beside(match.view(seat))


@pytest.mark.parametrize("game", NOTED, ids=lambda game: game.key)
@pytest.mark.parametrize("number", range(3))
def test_what_is_noted_on_the_way_is_what_reading_from_the_deal_on_tells(game: AnyGame, number: int) -> None:
    match = Match(game, game.seats[number], f"notes {number}", game.brief_options)
    for ply, _ in enumerate(random_play(match, seeded(f"notes {number}"))):
        asked = ply % match.seats  # the others have several plies to catch up with
        assert match.recall(asked) == read_anew(match, asked)
    assert [match.recall(seat) for seat in range(match.seats)] == [
        read_anew(match, seat) for seat in range(match.seats)
    ]


@pytest.mark.parametrize("game", NOTED, ids=lambda game: game.key)
def test_a_record_that_is_loaded_midway_knows_as_much(game: AnyGame) -> None:
    match = Match(game, game.seats[0], "loaded", game.brief_options)
    for ply, _ in enumerate(random_play(match, seeded("loaded"))):
        match.recall(0)
        if ply % 50 == 49:
            assert Record.of(match).replay().recall(0) == match.recall(0)


@pytest.mark.parametrize("game", NOTED, ids=lambda game: game.key)
def test_what_is_taken_back_is_noted_no_more(game: AnyGame) -> None:
    match = Match(game, game.seats[0], "back", game.brief_options)
    taken_back = 0
    for _ in random_play(match, seeded("back")):
        match.recall(0)
        if match.ply and not match.plies[-1].final:
            last = match.plies[-1]
            match.undo()
            assert match.recall(0) == read_anew(match, 0)
            match.play_move(last.seat, last.move)
            taken_back += 1
        if taken_back == 20:
            return
    assert taken_back


@pytest.mark.parametrize("game", NOTED, ids=lambda game: game.key)
def test_who_came_later_has_no_notes(game: AnyGame) -> None:
    match = Match(game, game.seats[0], "later")
    later = Match.from_state(game, match.state_data())
    assert later.recall(0) == later.view(0) != match.recall(0)


class Count(Notes[DuelView]):
    """Counts what it is told."""

    told: ClassVar[list[Event]] = []

    def take(self, event: Event) -> None:
        self.told.append(event)

    def beside(self, view: DuelView) -> DuelView:
        return view


class Watched(DuelOfMagicians):
    def notes(self, seats: int) -> Count:
        return Count()


def test_nothing_is_told_twice() -> None:
    Count.told.clear()
    match = Match(Watched(), 2, "twice")
    for _ in random_play(match, seeded("twice")):
        match.recall(0)
        match.recall(0)
    match.recall(0)
    assert Count.told == [shown for event in match.events if (shown := event.seen_by(0)) is not None]


def test_nobody_takes_notes_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(Refusal):
        Match(Watched(), 2, "nobody").recall(2)
