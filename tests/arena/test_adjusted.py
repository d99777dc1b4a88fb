"""An arena without luck: what chance brought is nothing on the mean, and is told beside the plain share."""

from functools import partial
from statistics import fmean, stdev

import msgspec
import pytest

from maestri import AnyGame, Match, all_games, game_called
from maestri.arena.contender import drawn, player
from maestri.arena.figures import by_deal, standings
from maestri.arena.fixture import Fixture, Outcome, played
from maestri.arena.pages import markdown
from maestri.arena.schedule import Arena
from maestri.bots.audit import choice
from maestri.bots.levels import NOVICE, REGULAR, bot_of
from maestri.bots.master_of_rules.champion import Champion
from maestri.coach.because import reasons_of
from maestri.coach.luck import PlayedOn, luck_of, unknown
from maestri.coach.master_of_rules import ASKED_AGAIN
from maestri.core.rng import seeded
from maestri.core.state import State
from tests.breadth import broad

SURELY = 160
"""Times that matches are played on where means are compared …"""
FEW = 20
"""… and where sums are, which are right however often."""
ARENA = Arena(
    "duel-of-magicians", ("regular", "novice"), 2, 24, "luck", {"hands": 1}, adjusted=True
).checked()


@pytest.fixture(autouse=True)
def played_on_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here hangs on how often, nor on how closely a master is thought to look."""
    monkeypatch.setattr("maestri.coach.duel_of_magicians.PLAYED_ON", 120)
    monkeypatch.setattr("maestri.coach.master_of_rules.PLAYED_ON", 40)
    monkeypatch.setattr("maestri.coach.master_of_rules.LIKE_A_MASTER", partial(Champion, samples=1))


@pytest.mark.wide
@pytest.mark.parametrize("bots", [("regular", "novice"), ("master@16", "novice")])
def test_luck_is_nothing_on_the_mean_and_told_beside_the_share(bots: tuple[str, ...]) -> None:
    arena = msgspec.structs.replace(ARENA, bots=bots).checked()
    outcomes = [played(fixture) for fixture in arena.fixtures()]
    luck = [outcome.luck[0] for outcome in outcomes]
    assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5
    assert all(abs(sum(outcome.luck)) < 0.5 for outcome in outcomes)
    assert stdev(luck) > 0.01
    found = standings(arena, outcomes)
    for row in found.bots:
        assert row.adjusted is not None
        both = row.wins.margin + row.adjusted.margin
        assert abs(row.wins.mean - row.adjusted.mean) < both
    assert "without luck" in markdown(found)


@pytest.mark.wide
def test_without_luck_the_interval_is_narrower() -> None:
    arena = Arena("duel-of-magicians", ("regular", "novice"), 2, 60, "narrower", adjusted=True).checked()
    row = standings(arena, [played(fixture) for fixture in arena.fixtures()]).bots[0]
    assert row.adjusted is not None
    assert row.adjusted.margin < 0.5 * row.wins.margin


def test_how_much_luck_counts_is_told_by_other_deals() -> None:
    """Luck that has nothing to do with results is left alone; luck that is all of a result is taken off."""
    won = [deal % 3 == 0 for deal in range(60)]
    noise = [1.0 if deal % 4 < 2 else -1.0 for deal in range(60)]
    for luck, narrower in ((noise, False), ([float(each) - 1 / 3 for each in won], True)):
        found = standings(ARENA, [outcome(deal, won[deal], luck[deal]) for deal in range(60)])
        row = next(row for row in found.bots if row.bot == "regular")
        assert row.adjusted is not None
        assert abs(row.adjusted.mean - 1 / 3) < 0.08
        assert (row.adjusted.margin < 0.1 * row.wins.margin) is narrower
        assert row.adjusted.margin < 1.2 * row.wins.margin


def outcome(deal: int, won: bool, luck: float) -> Outcome:
    nothing = {"regular": 0.0, "novice": 0.0}
    places = (1, 2) if won else (2, 1)
    winners, decisions = (0,) if won else (1,), {"regular": 1, "novice": 1}
    seats = "regular", "novice"
    return Outcome(deal, 0, seats, winners, (0, 0), places, 1, decisions, nothing, nothing, (luck, -luck))


@pytest.mark.parametrize("game", ["duel-of-magicians", "master-of-rules"])
@pytest.mark.parametrize("name", ["novice", "regular"])
def test_who_plays_at_a_glance_sees_nothing_that_his_view_does_not_show(game: str, name: str) -> None:
    """So what he would do is known from the true position as well, and his decisions may count as luck."""
    match = Match(game, 3, "glance")
    playing, bot = player(match.game, name), bot_of(match.game, REGULAR)
    assert playing.known
    for _ in range(60):
        seat = match.to_move[0]
        imagined = match.game.imagine(match.recall(seat), seeded("imagined"))
        moves, rngs = match.state.moves(seat), (seeded(f"{match.ply}"), seeded(f"{match.ply}"))
        picks = [
            playing.policy.picked(state, seat, moves, rng)
            for state, rng in zip((match.state, imagined), rngs, strict=True)
        ]
        assert picks[0] == picks[1]
        match.play(seat, choice(match, seat, bot))


def test_nobody_is_known_but_who_plays_at_a_glance() -> None:
    game = game_called("duel-of-magicians")
    names = ("random", "novice", "regular", "master", "master@16", "believer", "cheat", "../old:novice")
    assert [player(game, name).known for name in names] == [True] * 3 + [False] * 5


def test_among_regulars_all_but_the_chance_before_the_deal_is_luck() -> None:
    """Nothing that they decide is another's decision than a regular's."""
    arena = Arena("duel-of-magicians", ("regular", "regular"), 2, 3, "alike", {"hands": 1}, adjusted=True)
    for fixture in arena.checked().fixtures():
        outcome = played(fixture)
        match = Match("duel-of-magicians", 2, f"alike/{fixture.deal}", fixture.options)
        start = luck_of(match, [player(match.game, "regular")] * 2)
        assert isinstance(start, PlayedOn)
        for seat, luck in enumerate(outcome.luck):
            won = (seat in outcome.winners) / len(outcome.winners)
            assert abs(won - luck - start.decided[seat]) < 1e-5


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.key))
def test_what_luck_brings_one_it_takes_from_the_others(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons = reasons_of(game)
    if hasattr(reasons, "PLAYED_ON"):
        monkeypatch.setattr(reasons, "PLAYED_ON", FEW)
    match = Match(game, game.seats.start, "taken")
    luck = luck_of(match)
    bots = [bot_of(game, REGULAR), bot_of(game, NOVICE)]
    for _ in range(12):
        seat, before = match.to_move[0], match.state.copy()
        match.play(seat, choice(match, seat, bots[seat % 2]))
        luck.follow(before)
    booked = luck.decided if isinstance(luck, PlayedOn) else luck.total()
    assert abs(sum(booked) - isinstance(luck, PlayedOn)) < 1e-6


def test_who_does_not_ask_for_it_gets_none() -> None:
    plain = Fixture("duel-of-magicians", ARENA.options, "luck", 0, 0, ("regular", "novice"))
    outcome = played(plain)
    assert outcome.luck == ()
    assert "without luck" not in markdown(standings(ARENA, [outcome]))


def test_which_of_his_choices_a_master_plays_is_luck() -> None:
    """Whatever he happens to play of three, the same is decided."""
    match = Match("master-of-rules", 3, "asked again")
    choices = list(match.state.moves(match.to_move[0]))[:3]
    assert len(set(choices)) == 3
    first, *others = (booked(choices, chosen, 12) for chosen in range(3))
    assert others == [pytest.approx(first)] * 2


@pytest.mark.wide
def test_what_is_decided_is_the_mean_of_his_choices() -> None:
    match = Match("master-of-rules", 3, "asked again")
    choices = list(match.state.moves(match.to_move[0]))[:3]
    together, *apart = (booked(each, 0, SURELY) for each in (choices, *([choice] for choice in choices)))
    assert together == pytest.approx([fmean(each) for each in zip(*apart, strict=True)], abs=0.07)
    assert max(abs(a - b) for a, b in zip(apart[0], apart[1], strict=True)) > 0.07


def test_what_was_chosen_as_often_as_thought_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one sample one move is thought of; any other is played on beside it."""
    ends = PlayedOn._end
    asked: list[int] = []

    def counted(self: PlayedOn, before: State, seat: int, move: int, chance: str) -> list[float]:
        asked.append(move)
        return ends(self, before, seat, move, chance)

    monkeypatch.setattr(PlayedOn, "_end", counted)
    match = Match("master-of-rules", 3, "asked again")
    times = []
    for move in match.state.moves(match.to_move[0]):
        asked.clear()
        booked([move], 0, 1)
        times.append(len(asked))
    assert sorted(times) == [0] + [2] * (len(times) - 1)


def booked(choices: list[int], chosen: int, samples: int) -> list[float]:
    """What is booked for choices, one of which was played."""
    match = Match("master-of-rules", 3, "asked again")
    seat, before = match.to_move[0], match.state.copy()
    luck = PlayedOn(match, samples, [unknown(match.game)] * 3)
    start, played = list(luck.decided), choices[chosen]
    match.play(seat, match.game.write(played))
    luck.follow(before, [move for move in choices if move != played])
    return [a - b for a, b in zip(luck.decided, start, strict=True)]


def test_who_is_asked_again_is_asked_with_another_generator() -> None:
    """As often as the game says; with the generator that he plays by he would always say the same."""
    match = Match("master-of-rules", 3, "again")
    for _ in range(9):
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    seat = match.to_move[0]
    assert len(drawn(match, seat, "master@16")) == ASKED_AGAIN
    assert drawn(match, seat, "master@16") == drawn(match, seat, "master@16")
    for name in ("regular", "novice", "random", "cheat"):
        assert drawn(match, seat, name) == []
    others = [Match("master-of-rules", 3, f"again {deal}") for deal in range(12)]
    assert any(len(set(drawn(other, other.to_move[0], "master@2"))) > 1 for other in others)


SELDOM = {"duel-of-magicians": 24, "master-of-rules": 2}
"""How often is played on: on the mean it makes no difference."""


@pytest.mark.parametrize("game", broad(SELDOM, (), wide={"duel-of-magicians"}))
def test_a_master_who_is_thought_of_wrongly_is_not_misjudged(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However little he plays as thought, what luck brings him is nothing on the mean."""
    monkeypatch.setattr(f"maestri.coach.{game.replace('-', '_')}.PLAYED_ON", SELDOM[game])
    arena = Arena(
        game, ("master@8", "novice"), 3 - (game != "master-of-rules"), 120, "wrongly", adjusted=True
    )
    outcomes = [played(fixture) for fixture in arena.checked().fixtures()]
    brought = by_deal((each.deal, each.luck[each.seating.index("master@8")]) for each in outcomes)
    assert abs(brought.mean) < 1.5 * brought.margin
