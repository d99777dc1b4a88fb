"""Who plays Master of Rules for victory, and forgets no card that was seen."""

import pytest

from maestri import game_called, seeded
from maestri.bots.master_of_rules.champion import Champion
from maestri.bots.master_of_rules.policy import Judge
from maestri.bots.master_of_rules.stakes import Stakes
from maestri.bots.master_of_rules.standing import Standing
from maestri.bots.policy import Policy
from maestri.core.option import settled
from maestri.core.packing import packed
from maestri.core.result import Result
from maestri.games.master_of_rules.material import LIMIT, ONLY, TAKE, TRIO, TYPES
from maestri.games.master_of_rules.notation import CARD_OF
from maestri.games.master_of_rules.state import Rules
from tests.master_of_rules.tables import SEATS as NAMES
from tests.master_of_rules.tables import play, state_of, table

GAME = game_called("master-of-rules")
SEATS = 3
DEALS = 60


def played(players: list[Policy], seed: str) -> Result:
    state, rng = GAME.start(SEATS, settled(GAME.options, {}), seeded(seed)), seeded(f"{seed} played")
    while state.to_move():
        (seat,) = state.to_move()
        state.play(seat, players[seat].picked(state, seat, state.moves(seat), rng), rng)
    result: Result | None = state.result()
    assert result is not None
    return result


@pytest.mark.wide
def test_who_plays_for_victory_wins_more_often_than_who_plays_for_points() -> None:
    won = 0.0
    for deal in range(DEALS):
        for seat in range(SEATS):
            players: list[Policy] = [Judge(60) if other != seat else Champion(60) for other in range(SEATS)]
            winners = played(players, f"champion {deal}").winners
            won += (seat in winners) / len(winners)
    assert won > 1.3 * DEALS


def known(text: str, **how: int) -> Rules:
    """A table where all have seen all hands."""
    state = state_of(table(text, **how))  # type: ignore[arg-type]
    for player in state.players:
        player.known_numbers, player.known_rules = player.numbers, player.rules
    return state


def test_cards_that_all_have_seen_are_reckoned_with() -> None:
    """High cards in both other hands: five cards will not add up to 23."""
    state = known("A: r1 r2 r3 r4 limit | B: r9 b9 y9 g9 only | C: r8 b8 y8 g8 only")
    low = CARD_OF["r1"]
    assert Champion(60).share_done(state, 0, low, LIMIT) < 0.5 * Judge(60).share_done(state, 0, low, LIMIT)


def stakes(state: Rules, seat: str, types: int) -> Stakes:
    return Stakes(state, NAMES.index(seat), types, 0.35, Standing(state))


def on_the_table(*cards: str) -> list[int]:
    return [CARD_OF[card] for card in cards]


def test_a_rule_that_is_laid_now_is_kept_from_the_others() -> None:
    state = known("A: r1 trio only | B: r2 trio limit | C: r3 limit")
    seen = stakes(state, "A", 1 << TRIO | 1 << ONLY)
    seen.look_at(packed(on_the_table("r1", "r2", "r3", "b9", "g9")))  # a Trio for whoever lays it
    assert seen.denied[TRIO] < seen.against == seen.denied[ONLY]


def test_a_rule_that_others_hold_may_be_gone_when_it_is_laid_later() -> None:
    seen = stakes(known("A: trio only | B: trio limit | C: limit"), "A", 1 << TRIO | 1 << ONLY)
    assert seen.free[TRIO] < seen.free[ONLY] == 1.0


def test_a_rule_that_lies_there_is_nobody_elses_to_come() -> None:
    match = table("A: trio only | B: trio limit | C: limit", left=1)
    play(match, "A trio")
    seen = stakes(state_of(match), "B", 1 << LIMIT)
    assert all(seen.may_lay[seat * len(TYPES) + TRIO] == 0.0 for seat in range(3))


@pytest.mark.parametrize("moves", range(0, 100, 9))
def test_what_he_can_not_see_changes_nothing(moves: int) -> None:
    state, rng = GAME.start(SEATS, settled(GAME.options, {}), seeded("hidden")), seeded("moves")
    for _ in range(moves):
        (seat,) = state.to_move()
        state.play(seat, Judge(4).picked(state, seat, state.moves(seat), rng), rng)
    (seat,) = state.to_move()
    other = state.copy()
    other.redeal(seat, seeded("dealt anew"))
    looks = [list(Champion(8).judge(each, seat, each.moves(seat), seeded("look"))) for each in (state, other)]
    assert looks[0] == looks[1]


def test_who_takes_a_card_thinks_of_the_next_deal() -> None:
    """Who holds nothing but Limit 23 has a use for low cards; in the long run high ones are as good."""
    match = table("A: r5 r6 r7 r8 limit limit limit | B: | C:", refill="b1 b9 g5")
    play(match, "A r5")
    state = state_of(match)
    moves = state.moves(0)
    low, high = (list(moves).index(TAKE + CARD_OF[card]) for card in ("b1", "b9"))
    regular, champion = (each.judge(state, 0, moves, seeded("taken")) for each in (Judge(60), Champion(60)))
    assert regular[low] == regular[high]
    assert champion[low] > champion[high]


def test_a_search_looks_closely_at_what_to_take_where_it_begins() -> None:
    match = table("A: r5 r6 r7 r8 limit limit limit | B: | C:", refill="b1 b9 g5")
    play(match, "A r5")
    state = state_of(match)
    moves = state.moves(0)
    champion = Champion(1, closer=240)
    champion.begin(state)
    first, later = (champion.guess(state, 0, moves, seeded("taken")) for _ in range(2))
    low, high = (list(moves).index(TAKE + CARD_OF[card]) for card in ("b1", "b9"))
    assert first[low] > first[high]
    assert later[low] == later[high]


def test_a_card_that_is_taken_is_no_longer_where_it_lay() -> None:
    """All twelve of a type are in sight: one more could not be counted."""
    won = " ".join(["support"] * 5)
    match = table(f"A: trio | B: / {won} | C: / {won}", refill="support support limit")
    play(match, "A trio")
    state = state_of(match)
    assert len(Champion(60).judge(state, 0, state.moves(0), seeded("taken"))) == 2
