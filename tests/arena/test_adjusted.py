"""An arena without luck: what chance brought is nothing on the mean, and is told beside the plain share."""

from statistics import fmean, stdev

from maestri.arena.figures import standings
from maestri.arena.fixture import Fixture, played
from maestri.arena.pages import markdown
from maestri.arena.schedule import Arena

ARENA = Arena(
    "duel-of-magicians", ("regular", "novice"), 2, 24, "luck", {"hands": 1}, adjusted=True
).checked()


def test_luck_is_nothing_on_the_mean_and_told_beside_the_share() -> None:
    outcomes = [played(fixture) for fixture in ARENA.fixtures()]
    luck = [outcome.luck[0] for outcome in outcomes]
    assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5
    assert all(abs(sum(outcome.luck)) < 0.5 for outcome in outcomes)
    assert stdev(luck) > 0.01
    found = standings(ARENA, outcomes)
    for row in found.bots:
        assert row.adjusted is not None
        both = row.wins.margin + row.adjusted.margin
        assert abs(row.wins.mean - row.adjusted.mean) < both
    assert "without luck" in markdown(found)


def test_who_does_not_ask_for_it_gets_none() -> None:
    plain = Fixture("duel-of-magicians", ARENA.options, "luck", 0, 0, ("regular", "novice"))
    outcome = played(plain)
    assert outcome.luck == ()
    assert "without luck" not in markdown(standings(ARENA, [outcome]))
