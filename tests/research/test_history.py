"""An information state is all that a seat has seen, and nothing else."""

from maestri import AnyGame, Match, seeded
from maestri.research.history import history, information_state
from tests.laws.tables import random_play
from tests.research.tables import all_tables


@all_tables
def test_a_history_is_what_the_seat_saw(game: AnyGame, seats: int) -> None:
    match = Match(game, seats, "history", game.brief_options)
    for _ in random_play(match, seeded("history")):
        if match.ply == 30:
            break
    for seat in range(seats):
        told = history(match.events, seat)
        assert told
        assert all(event.seen_by(seat) == event for event in told)
    assert len({information_state(match.events, seat) for seat in range(seats)}) == seats


def test_what_others_hold_is_not_in_it() -> None:
    """Two matches that differ in what the other seat was dealt are the same to this one."""
    match = Match("duel-of-magicians", 2, "secret")
    dealt = match.events[0]
    other = type(dealt)(dealt.hand, dealt.starter, (dealt.cards[0], ("1",) * 6))  # type: ignore[attr-defined]
    assert information_state([dealt], 0) == information_state([other], 0)
    assert information_state([dealt], 1) != information_state([other], 1)
