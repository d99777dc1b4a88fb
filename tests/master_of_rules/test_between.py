"""Master of Rules: between deals, and the end (MR-26 to MR-29)."""

import pytest

from maestri import Match
from maestri.games.master_of_rules.cards import total
from maestri.games.master_of_rules.events import FirstPlayerPassed, HandsDiscarded, Reshuffled, RoundBegan
from maestri.games.master_of_rules.view import RulesView
from tests.citing import rule
from tests.laws.tables import inventory
from tests.master_of_rules.tables import look, only, play, play_on, player, state_of, table

SEATS = (3, 4, 5)


def discard_piles(match: Match[RulesView], *, numbers_left: int, rules_left: int) -> None:
    """Moves cards from the piles to the discards."""
    piles = state_of(match).piles
    while piles.number_count > numbers_left:
        lowest = piles.numbers & -piles.numbers
        piles.numbers &= ~lowest
        piles.number_discard |= lowest
        piles.number_count -= 1
    while piles.rule_count > rules_left:
        kind = next(kind for kind in range(5) if piles.rules >> 4 * kind & 15)
        piles.rules -= 1 << 4 * kind
        piles.rule_discard += 1 << 4 * kind
        piles.rule_count -= 1


@rule("MR-26")
@pytest.mark.parametrize("seats", SEATS)
def test_after_a_deal_a_new_refill_is_laid_from_the_piles(seats: int) -> None:
    match = Match("master-of-rules", seats, "refill")
    before = look(match)
    play_on(match)
    after = look(match)
    dummies = {3: (2, 1), 4: (1, 0), 5: (0, 0)}[seats]
    assert (len(after.refill_numbers), len(after.refill_rules)) == (seats, seats)
    assert before.number_pile - after.number_pile == seats + dummies[0]
    assert before.rule_pile - after.rule_pile == seats + dummies[1]


@rule("MR-27")
def test_an_empty_pile_is_made_anew_from_its_discards_when_a_card_is_needed() -> None:
    match = table("A: | B: | C: | D: | E:")
    discard_piles(match, numbers_left=2, rules_left=5)
    told = play_on(match)
    # Two of the pile are laid; then 18 discards and the five cards of the deal are shuffled.
    assert only(told, Reshuffled) == [Reshuffled("numbers", 23)]
    assert look(match).number_pile == 20
    assert look(match).number_discard == []
    assert look(match).rule_pile == 0
    assert look(match).rule_discard != []


@rule("MR-27")
def test_rule_cards_are_shuffled_apart_from_number_cards() -> None:
    match = table("A: | B: | C: | D: | E:")
    discard_piles(match, numbers_left=20, rules_left=0)
    told = play_on(match)
    won = sum(len(player.won) for player in look(match).players)
    assert only(told, Reshuffled) == [Reshuffled("rules", 40 + 5 - won)]


@rule("MR-27", "MR-22")
def test_the_discards_are_shuffled_for_a_dummy_too() -> None:
    match = table("A: | B: | C: | D:")
    discard_piles(match, numbers_left=0, rules_left=30)
    stock = inventory(match)
    play(match, f"A {match.moves(0)[0]}")
    discards = len(look(match).number_discard)
    told = play_on(match)
    assert told.index(Reshuffled("numbers", discards)) < 8
    assert inventory(match) == stock


HANDS = (
    "A: R3 R4 R5 R6 best best best | B: R1 B1 B2 B3 trio trio trio | C: R2 G1 G2 G3 limit limit limit "
    "| D: B4 Y1 Y2 Y3 support support support | E: G5 P1 P2 P3 only only only"
)
ALL_DONE = (
    "A R3 +P9, B R1 +P8, C R2 +P7, D B4 +P6, E G5 +P5, "
    "A best +best, B trio +trio, C limit +limit, D support +support, E only +only"
)
REFILL = "P9 P8 P7 P6 P5 best trio limit support only"


def five_who_won(rules: int) -> Match[RulesView]:
    """The last deal but one of five players who have won so many rules together."""
    kinds = ["limit", "best", "only", "trio", "support"] * 8
    parts = [f"{part} / {' '.join(kinds[n:rules:5])}" for n, part in enumerate(HANDS.split("|"))]
    match = table(" | ".join(parts), refill=REFILL, left=2)
    discard_piles(match, numbers_left=20, rules_left=0)
    return match


@rule("MR-27", "MR-14")
@pytest.mark.parametrize(("won_before", "laid"), [(35, 5), (36, 4), (38, 2), (40, 0)])
def test_if_all_rule_cards_were_won_fewer_are_laid_and_the_game_goes_on_and_ends(
    won_before: int, laid: int
) -> None:
    match = five_who_won(won_before)
    play(match, ALL_DONE)
    view = look(match)
    assert sum(len(player.won) for player in view.players) == won_before + 5
    assert (len(view.refill_numbers), len(view.refill_rules), view.rule_pile) == (5, laid, 0)
    assert Match.from_state("master-of-rules", match.state_data()).state_data() == match.state_data()
    stock = inventory(match)
    play_on(match)
    assert match.result is not None
    assert inventory(match) == stock


@rule("MR-28")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_card_passes_to_the_left_and_a_round_is_over_when_it_returns(seats: int) -> None:
    match = Match("master-of-rules", seats, "round")
    start = look(match).first
    for deal in range(seats):
        view = look(match)
        assert (view.first, view.counter, view.round) == ((start + deal) % seats, start, 1)
        told = play_on(match)
        advanced = [RoundBegan(2)] if deal == seats - 1 else []
        assert only(told, RoundBegan) == advanced
        assert only(told, FirstPlayerPassed) == [FirstPlayerPassed((start + deal + 1) % seats, deal + 2)]
    assert (look(match).first, look(match).counter, look(match).round) == (start, start, 2)


@rule("MR-29")
@pytest.mark.parametrize("edition", ["zman", "japan"])
@pytest.mark.parametrize(("seats", "rounds", "deals"), [(5, 2, 10), (4, 3, 12), (3, 4, 12)])
def test_the_match_ends_after_the_last_deal_of_the_last_round(
    seats: int, rounds: int, deals: int, edition: str
) -> None:
    match = Match("master-of-rules", seats, "end", {"edition": edition})
    assert (look(match).rounds, look(match).deals) == (rounds, deals)
    play_on(match, deals - 1)
    assert (look(match).deal, look(match).round, match.result) == (deals, rounds, None)
    play_on(match)
    assert match.result is not None
    assert match.result.reason == "MR-29"
    # Each deal but the last has four moves a player, the last has two.
    assert match.ply == seats * (4 * deals - 2)
    assert {match.why_not(seat, "R1") for seat in range(seats)} == {"MR-29"}


@rule("MR-29")
def test_hands_left_over_are_discarded_and_shown() -> None:
    match = table("A: R1 R2 R3 R4 | B: | C:", left=1)
    told = play_on(match)
    [discarded] = only(told, HandsDiscarded)
    assert discarded.hands[0][:3] == ("R2", "R3", "R4")  # type: ignore[attr-defined]
    assert [(p.number_count, p.rule_count) for p in look(match).players] == [(0, 0)] * 3
    assert {"R1", "R2", "R3", "R4"} <= set(look(match).number_discard)
    assert player(match, "A").known_numbers == []


@rule("MR-27")
@pytest.mark.parametrize("seats", SEATS)
def test_before_the_last_deal_there_are_always_rule_cards_enough(seats: int) -> None:
    """Even if every rule is done: what is not in hands and not won is enough for a refill and a dummy."""
    deals = look(Match("master-of-rules", seats)).deals
    for played in range(deals - 1):
        assert 60 - 3 * seats - seats * played >= seats + (seats == 3)
    assert total(state_of(Match("master-of-rules", seats)).piles.rules) == 60 - 4 * seats
