"""MM-22 to MM-25: resolutions of the ONU."""

import pytest

from maestri import Match
from maestri.games.maitre_du_monde.encounters import Adopted, Inspected, Vetoed, Voted, VotesShown
from maestri.games.maitre_du_monde.view import WorldView
from tests.citing import rule
from tests.maitre_du_monde.worlds import (
    can,
    cards,
    deck_size,
    end_turn,
    money,
    owner,
    phase,
    play,
    rolled,
    state_of,
    table,
    vote,
    why_not,
    world,
)


def passed(match: Match[WorldView], moves: str) -> Match[WorldView]:
    """A submits, everybody is for it."""
    play(match, moves)
    vote(match, "+" * match.seats)
    return match


@rule("MM-22")
@pytest.mark.parametrize(
    ("votes", "passes"),
    [("+++", True), ("++-", True), ("+-0", False), ("000", False), ("+00", True), ("0-0", False)],
)
def test_it_passes_with_more_votes_for_than_against(votes: str, passes: bool) -> None:
    match = world("A: aid | B | C")
    play(match, "A submit aid")
    told = vote(match, votes)
    (shown,) = [event for event in told if isinstance(event, VotesShown)]
    assert shown.passed is passes
    assert (money(match)[0] == 20000) is passes


@rule("MM-23")
def test_two_for_one_against_the_others_abstain_is_passed() -> None:
    match = world("A: aid | B | C | D | E")
    play(match, "A submit aid")
    assert any(isinstance(event, Adopted) for event in vote(match, "++-00"))


@rule("MM-22")
def test_votes_are_given_together_and_then_shown() -> None:
    match = world("A: aid | B | C")
    play(match, "A submit aid")
    assert match.to_move == (0, 1, 2)
    told = play(match, "C vote against")
    assert told == [Voted(2)]
    seen = table(match, 0).resolution
    assert seen is not None
    assert (seen.voted, seen.votes) == ([2], [None, None, None])
    own = table(match, 2).resolution
    assert own is not None
    assert own.votes == [None, None, "against"]
    assert why_not(match, "C vote for") == "MM-9"


@rule("MM-22")
@pytest.mark.parametrize("votes", ["+++", "---"])
def test_used_the_card_goes_back_into_the_deck(votes: str) -> None:
    match = world("A: aid | B | C")
    before = deck_size(match, "un")
    play(match, "A submit aid")
    vote(match, votes)
    assert deck_size(match, "un") == before + 1
    assert cards(match, "A") == []


@rule("MM-22", "MM-27")
def test_a_veto_makes_it_fail() -> None:
    match = world("A: aid | B: veto | C")
    told = [*play(match, "A submit aid"), *vote(match, "+++"), *play(match, "B use veto")]
    assert any(isinstance(event, Vetoed) and event.seat == 1 for event in told)
    assert money(match) == [15000] * 3
    assert (deck_size(match, "un"), deck_size(match, "news")) == (18, 24)


@rule("MM-22")
def test_vetoes_are_asked_for_from_the_proposers_left_the_proposer_last() -> None:
    match = world("A: aid veto | B: strike | C: veto | D")
    play(match, "A submit aid")
    vote(match, "++++")
    asked = []
    while phase(match) == "veto":
        asked.append("ABCD"[match.to_move[0]])
        match.play(match.to_move[0], "pass")
    assert asked == ["B", "C", "A"]


@rule("MM-22")
def test_a_veto_can_not_be_vetoed() -> None:
    match = world("A: aid veto | B: veto | C: veto")
    play(match, "A submit aid")
    vote(match, "+++")
    play(match, "B use veto")
    assert phase(match) == "before"


@rule("MM-22")
def test_a_rejected_resolution_asks_for_no_veto() -> None:
    match = world("A: aid | B: veto | C")
    play(match, "A submit aid")
    vote(match, "---")
    assert match.to_move == (0,)
    assert why_not(match, "A submit aid") == "MM-22"


@rule("MM-24")
def test_the_proposer_votes_and_the_eliminated_do_not() -> None:
    match = world("A: aid | B | C | D")
    state_of(match).players[3].out = 1
    play(match, "A submit aid")
    assert match.to_move == (0, 1, 2)


@rule("MM-24")
def test_from_asylum_one_votes_and_submits_what_harms_nobody() -> None:
    match = world("A: aid sanctions embargo @asylum | B | C")
    assert why_not(match, "A submit sanctions") == "MM-19"
    assert can(match, "A submit embargo")
    play(match, "A submit aid")
    assert 0 in match.to_move


@rule("MM-24")
def test_in_asylum_one_does_not_suffer_what_harms() -> None:
    match = world("A: nationalisation sanctions | B: texas @asylum | C: iran")
    play(match, "A submit nationalisation")
    assert why_not(match, "A region texas") == "MM-19"
    assert match.moves(0) == ["region iran"]


# MM-25, card by card; Gel des avoirs is shown in test_collecting.py


@rule("MM-25")
def test_freeze_waits_for_another_player_who_collects() -> None:
    assert why_not(world("A: freeze | B | C"), "A submit freeze") == "MM-25"


@rule("MM-25")
def test_embargo_stops_a_family_until_the_proposers_turn() -> None:
    match = world("A: embargo @8 | B: alaska greenland andes @23 | C: fair-trade")
    passed(match, "A submit embargo, A family gold")
    end_turn(match)
    rolled(match, "1 1")
    play(match, "B die 1")
    assert money(match) == [15000] * 3
    end_turn(match)
    assert table(match).embargo == {"gold": [0]}
    end_turn(match)
    assert table(match).embargo == {}


@rule("MM-25")
@pytest.mark.parametrize(("purse", "left"), [(15000, 10000), (3000, 0)])
def test_sanctions_cost_5000_or_all_he_has(purse: int, left: int) -> None:
    match = passed(world(f"A: sanctions | B: {purse} | C"), "A submit sanctions, A name B")
    assert money(match)[1] == left


@rule("MM-25")
def test_disarmament_takes_all_combat_cards() -> None:
    match = passed(world("A: disarmament | B: missile drone veto | C"), "A submit disarmament, A name B")
    play(match, "B pass")
    assert cards(match, "B") == ["veto"]
    assert deck_size(match, "combat") == 30


@rule("MM-25")
@pytest.mark.parametrize("named", ["A", "B"])
def test_peacekeepers_shield_a_player_oneself_too(named: str) -> None:
    match = passed(world("A: peacekeepers missile | B: texas | C"), f"A submit peacekeepers, A name {named}")
    assert table(match).players["ABC".index(named)].shielded == [0]
    assert why_not(match, "A attack texas") == (None if named == "A" else "MM-25")


@rule("MM-25")
def test_only_peacekeepers_may_name_oneself() -> None:
    match = world("A: sanctions | B | C")
    play(match, "A submit sanctions")
    assert why_not(match, "A name A") == "MM-25"


@rule("MM-25")
def test_nationalisation_takes_a_wealth_card_for_1000() -> None:
    match = world("A: nationalisation | B: texas iran | C")
    play(match, "A submit nationalisation")
    assert why_not(match, "A region alaska") == "MM-25"
    play(match, "A region texas")
    vote(match, "+++")
    assert (owner(match, "texas"), owner(match, "iran"), money(match)[1]) == ("stock", "B", 16000)


@rule("MM-25")
def test_aid_goes_to_all_who_have_the_fewest_wealth_cards() -> None:
    match = passed(world("A: aid alaska | B | C"), "A submit aid")
    assert money(match) == [15000, 20000, 20000]


@rule("MM-25")
def test_non_proliferation_stops_buying_and_using_bombs() -> None:
    match = passed(
        world("A: 50000 non-proliferation atomic scientist @5 | B | C"), "A submit non-proliferation"
    )
    assert why_not(match, "A bomb atomic") == "MM-25"
    rolled(match, "1 1")
    play(match, "A die 1")
    assert why_not(match, "A buy chemical") == "MM-25"
    assert can(match, "A buy nobel")


@rule("MM-25")
def test_moratorium_stops_taxes_and_not_the_bank() -> None:
    match = passed(world("A: 0 moratorium alaska greenland andes @23 summit | B | C"), "A submit moratorium")
    play(match, "A pass, A use summit, A go 1")
    assert money(match) == [5000, 15000, 15000]


@rule("MM-25", "MM-8")
def test_inspection_shows_all_secret_cards_to_everybody() -> None:
    match = world("A: inspection | B: missile veto embargo | C")
    play(match, "A submit inspection, A name B")
    vote(match, "+++")
    told = play(match, "B pass")
    (shown,) = [event for event in told if isinstance(event, Inspected)]
    assert shown.cards == ("missile", "embargo", "veto")
    assert table(match, 2).players[1].known == ["missile", "embargo", "veto"]


@rule("MM-25")
def test_until_your_turn_ends_even_when_the_proposer_misses_it() -> None:
    match = passed(world("A: peacekeepers | B: texas | C"), "A submit peacekeepers, A name B")
    state_of(match).players[0].strikes = 1
    for _ in range(3):
        end_turn(match)
    assert match.to_move == (1,)
    assert table(match).players[1].shielded == []
