"""A review adds up, judges by what was seen, and finds what was planted."""

from pathlib import Path
from typing import Any

import pytest

from maestri import AnyGame, Match, all_games, game_called
from maestri.bots.audit import choice
from maestri.bots.levels import REGULAR, bot_of, master_of
from maestri.coach.judging import Judge, Judgement
from maestri.coach.moments import moments, verdicts
from maestri.coach.review import FEWEST, MOST, VICTORY, Review, Reviewer, reviewed, usual_samples
from maestri.coach.values import Values
from maestri.core.record import Record, seat_and_move
from maestri.core.refusal import Refusal
from maestri.core.rng import seeded
from tests.laws.test_laws import for_every_game

SHORT: dict[str, Any] = {"hands": 1, "turn_limit": 12}
SAMPLES = 12
BLUNDER = 0.25


def short(game: AnyGame, seed: str, seats: int | None = None) -> Match[Any]:
    """A short match among regulars, where the game has such."""
    options = {option.key: SHORT[option.key] for option in game.options if option.key in SHORT}
    match = Match(game, seats or game.seats.start, seed, options)
    bot = bot_of(game, REGULAR)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, choice(match, seat, bot))
    return match


@for_every_game
def test_the_sum_is_exact(game: AnyGame) -> None:
    match = short(game, "sum")
    found = reviewed(Record.of(match), samples=SAMPLES)
    assert match.result is not None
    for seat, own in enumerate(found.sums):
        parts = (own.start, own.luck, own.own, own.others)
        assert sum(part.value for part in parts) == own.result
        won = (seat in match.result.winners) / len(match.result.winners)
        assert own.result == round(VICTORY * won)
        assert own.luck.value == sum(ply.luck[seat].value for ply in found.plies)
    assert len(found.plies) == match.ply + 1
    assert abs(sum(figure.value for figure in found.plies[0].chances) - VICTORY) < found.seats


@for_every_game
def test_what_a_seat_can_not_see_changes_no_judgement(game: AnyGame) -> None:
    match = short(game, "hidden")
    record = Record.of(match)
    judge = Judge(Values(game, match.seats), 6)
    looked = 0
    for ply in range(3, len(record.moves), 29):
        before = record.replay(ply)
        seat, move = seat_and_move(record.moves[ply])
        if len(before.moves(seat)) < 2:
            continue
        other = before.state.copy()
        other.redeal(seat, seeded(f"other {ply}"))
        views = before.view(seat), game.view(other, seat)
        first, second = (judge.judge(view, before.moves(seat), move, "same") for view in views)
        assert first == second
        looked += 1
    assert looked


def test_work_that_is_shared_out_comes_to_the_same() -> None:
    record = Record.of(short(game_called("duel-of-magicians"), "shared"))
    reviewer = Reviewer(record, samples=SAMPLES)
    middle = reviewer.last // 2
    parts = [*reviewer.looks(0, 0), *reviewer.looks(1, middle), *reviewer.looks(middle + 1, reviewer.last)]
    assert reviewer.review(parts) == reviewed(record, samples=SAMPLES)


def test_other_seeds_agree_within_their_errors() -> None:
    record = Record.of(short(game_called("duel-of-magicians"), "agree", 3))
    one, other = (reviewed(record, seed, 40) for seed in ("one", "other"))
    apart = [
        abs(a.value - b.value) <= 2 * (a.error**2 + b.error**2) ** 0.5 + 1
        for first, second in zip(one.plies, other.plies, strict=True)
        for a, b in zip(first.chances, second.chances, strict=True)
    ]
    assert sum(apart) / len(apart) > 0.9


def worst(match: Match[Any], seat: int) -> str | None:
    """The move that is judged worst, where it is a blunder also when that is measured anew."""
    values, view, moves = Values(match.game, match.seats), match.recall(seat), match.moves(seat)
    judge = Judge(values, 24)
    effects = {move: judge.judge(view, moves, move, "planting").effect.means[seat] for move in moves}
    found = min(effects, key=lambda move: effects[move])
    if effects[found] > -BLUNDER:
        return None
    settled = Judge(values, 120).judge(view, moves, found, "settling")
    return found if settled.effect.means[seat] < -BLUNDER and settled.loss > BLUNDER else None


def with_a_blunder(seed: str) -> tuple[Record, int] | None:
    """A match among masters in which one move is replaced by its worst, and its ply."""
    match = Match("duel-of-magicians", 2, seed, {"hands": 1})
    bot, planted = master_of(match.game, 150, 60.0), 0
    while match.to_move:
        seat = match.to_move[0]
        tries = not planted and match.ply > 6 and 1 < len(match.moves(seat)) < 9
        worse = worst(match, seat) if tries else None
        match.play(seat, worse or choice(match, seat, bot))
        planted = planted or (match.ply if worse else 0)
    return (Record.of(match), planted) if planted else None


@pytest.mark.wide
def test_a_planted_blunder_is_the_largest_loss(request: pytest.FixtureRequest) -> None:
    many = 20 if request.config.getoption("--long") else 3
    found = [planted for number in range(2 * many) if (planted := with_a_blunder(f"blunder {number}"))][:many]
    assert len(found) >= many // 2
    hits = [is_largest_loss(reviewed(record, samples=90), ply) for record, ply in found]
    assert sum(hits) >= 0.9 * len(hits), hits


def test_a_review_takes_no_longer_where_masters_think_long() -> None:
    samples = {game.key: usual_samples(game) for game in all_games()}
    assert max(samples.values()) == samples["duel-of-magicians"] == MOST
    assert min(samples.values()) >= FEWEST


def test_nothing_is_lost_where_a_master_finds_nothing_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = next(found for number in range(6) if (found := with_a_blunder(f"blunder {number}")))
    record, ply = planted
    match, (seat, move) = record.replay(ply - 1), seat_and_move(record.moves[ply - 1])
    judge = Judge(Values(match.game, match.seats), 60)
    asked = match.recall(seat), match.moves(seat), move, "master"
    alone = judge.judge(*asked)
    assert alone.loss > 0
    assert alone.loss <= judge.second_look(*asked)
    monkeypatch.setattr(Judge, "second_look", lambda *_: 0.0)
    assert judge.judge(*asked)._replace(effect=alone.effect) == Judgement(alone.effect, move, 0.0, 0.0)


def test_a_loss_that_is_not_sure_is_measured_where_nothing_had_a_say_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The largest of many losses is else the one that chance made large."""
    match = Match("duel-of-magicians", 2, "suspicion", {"hands": 1})
    seat, values = match.to_move[0], Values(match.game, 2)

    def by_chance(_: Judge, view: Any, moves: list[str], chance: str) -> list[list[float]]:
        lucky = "/again/" not in chance and int(chance.rpartition("/")[2]) % 3 == 0
        return [[0.5, 0.5], [0.5, 0.5], *[[0.5 + 0.4 * lucky] * 2 for _ in moves[1:]]]

    monkeypatch.setattr(Judge, "sample", by_chance)
    moves = match.moves(seat)
    judge = Judge(values, 30)
    assert judge.judge(match.recall(seat), moves, moves[0], "suspicion").loss == 0


def is_largest_loss(review: Review, ply: int) -> bool:
    """Whether no other loss is larger beyond doubt."""
    losses = {each.ply: each.decision.loss for each in review.plies if each.decision}
    own = losses[ply]
    return own.value > 0 and all(loss.value - own.value <= 2 * loss.error for loss in losses.values())


def test_a_review_comes_to_some_moments_and_a_word_on_each_player() -> None:
    record = Record.of(short(game_called("duel-of-magicians"), "moments", 3))
    found = reviewed(record, samples=SAMPLES)
    plies = [moment.ply for moment in moments(found)]
    assert 3 <= len(plies) <= 5
    assert plies == sorted(set(plies))
    said = verdicts(found)
    assert sorted(verdict.seat for verdict in said) == [0, 1, 2]
    assert said[0].won


def test_what_can_not_be_looked_back_on_is_refused(tmp_path: Path) -> None:
    match = short(all_games()[0], "bad")
    record = Record.of(match)
    unfinished = Record.of(record.replay(3))
    with pytest.raises(Refusal, match="not over"):
        Reviewer(unfinished)
    data = record.encode().replace(record.marks[2].encode(), b"00000000")
    with pytest.raises(Refusal):
        Reviewer(Record.decode(data))
    with pytest.raises(Refusal):
        Reviewer(Record.decode(record.encode().replace(b'"rules": ', b'"rules": 9')))
