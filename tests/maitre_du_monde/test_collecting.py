"""MM-11 to MM-13, MM-42: collecting at OMC."""

import pytest

from maestri import Match
from maestri.core.event import Event
from maestri.games.maitre_du_monde.events import FamilyCollected, Paid, Used
from maestri.games.maitre_du_monde.view import WorldView
from tests.citing import rule
from tests.maitre_du_monde.worlds import can, money, phase, play, table, vote, why_not, world

OIL = ("russia", "gulf", "iran", "texas", "venezuela")


def passes_omc(text: str, *, destroyed: str = "") -> Match[WorldView]:
    """A stands before OMC and passes it; nobody has a card to react with."""
    match = world(text, dice="1 1", destroyed=destroyed)
    match.state.players[0].square = 23  # type: ignore[attr-defined]
    play(match, "A die 1")
    return match


def lines(told: list[Event]) -> dict[str, tuple[str, int, tuple[int, ...]]]:
    """Each family's line: the reason, the sum and who pays tax."""
    return {
        event.family: (event.reason, event.amount, event.payers)
        for event in told
        if isinstance(event, FamilyCollected)
    }


@rule("MM-13", "MM-11", "MM-12")
def test_barak_vladimir_kim_jong_and_francois() -> None:
    match = world("A: @23 russia gulf | B: iran | C: texas | D", dice="1 1")
    told = play(match, "A die 1")
    assert money(match) == [21000, 15000, 15000, 14000]
    assert lines(told) == {"oil": ("majority", 5000, (3,))}
    assert [(e.payer, e.payee, e.amount) for e in told if isinstance(e, Paid)] == [
        (None, 0, 5000),
        (3, 0, 1000),
    ]


@rule("MM-11")
def test_all_five_cards_bring_10000() -> None:
    assert money(passes_omc(f"A: 0 {' '.join(OIL)} | B: 0 alaska fair-trade | C: 0 fair-trade"))[0] == 10000


@rule("MM-11")
@pytest.mark.parametrize(("held", "brings"), [("russia gulf", 0), ("russia gulf iran", 5000)])
def test_the_stock_counts_as_a_player(held: str, brings: int) -> None:
    """Two cards of a family of four that are left, against two in the stock, are no majority."""
    match = passes_omc(f"A: 0 {held} | B: fair-trade | C: fair-trade", destroyed="texas")
    assert money(match)[0] == brings


@rule("MM-11")
def test_two_against_a_stock_of_one_are_a_majority() -> None:
    match = passes_omc("A: 0 russia gulf | B: iran fair-trade | C: texas fair-trade")
    assert money(match)[0] == 5000


@rule("MM-11")
def test_a_majority_is_strictly_more_than_every_other_player() -> None:
    match = passes_omc("A: 0 russia gulf | B: iran texas | C: venezuela")
    assert money(match)[0] == 0


@rule("MM-11")
def test_a_family_with_a_destroyed_card_never_brings_10000_again() -> None:
    match = passes_omc("A: 0 russia gulf iran texas | B: fair-trade | C: fair-trade", destroyed="venezuela")
    assert money(match)[0] == 5000


@rule("MM-12")
def test_taxes_are_per_family_and_not_per_card() -> None:
    match = passes_omc("A: 0 russia gulf | B: iran texas | C: venezuela alaska")
    assert money(match) == [0, 15000, 15000]
    match = passes_omc("A: 0 russia gulf alaska | B: iran texas | C: venezuela")
    assert money(match) == [2000, 14000, 14000]


@rule("MM-12", "MM-31")
def test_fair_trade_pays_no_taxes() -> None:
    assert money(passes_omc("A: 0 alaska | B: fair-trade | C: 5000")) == [1000, 15000, 4000]


@rule("MM-42")
def test_the_order_is_freeze_slump_surge_bank_taxes() -> None:
    """Everybody who holds a card of the right deck is asked, from the collector's left."""
    match = world("A: 0 @23 alaska greenland andes veto | B: embargo veto | C: embargo strike", dice="1 1")
    play(match, "A die 1")
    asked = []
    while phase(match) != "after":
        asked.append((phase(match), "ABC"[match.to_move[0]]))
        match.play(match.to_move[0], "pass")
    order = ["freeze B", "freeze C", "slump B", "slump C", "surge A", "amnesty B", "amnesty C"]
    assert [f"{what} {who}" for what, who in asked] == order
    assert money(match) == [7000, 14000, 14000]


@rule("MM-42")
def test_where_nothing_is_collected_nobody_is_asked() -> None:
    match = world("A: @23 | B: freeze slump | C: slump", dice="1 1")
    play(match, "A die 1")
    assert match.to_move == (0,)


@rule("MM-42", "MM-27")
def test_slump_takes_a_family_away_from_bank_and_players() -> None:
    match = world("A: 0 @23 alaska greenland andes russia | B: slump | C", dice="1 1")
    play(match, "A die 1, B use slump")
    assert match.moves(1) == ["family gold", "family oil"]
    assert why_not(match, "B family timber") == "MM-27"
    told = play(match, "B family gold")
    assert lines(told)["gold"] == ("slump", 0, ())
    assert money(match) == [2000, 14000, 14000]
    assert any(isinstance(event, Used) and event.family == "gold" for event in told)


@rule("MM-42", "MM-27")
def test_surge_doubles_what_the_bank_pays_once_a_family() -> None:
    match = world("A: 0 @23 alaska greenland andes surge surge | B: fair-trade | C: fair-trade", dice="1 1")
    play(match, "A die 1, A use surge, A family gold")
    assert money(match)[0] == 10000
    assert table(match).players[0].news == 1


@rule("MM-27")
def test_what_fell_can_not_rise() -> None:
    match = world("A: 0 @23 alaska greenland andes surge | B: slump fair-trade | C: fair-trade", dice="1 1")
    play(match, "A die 1, B use slump, B family gold")
    assert money(match)[0] == 0
    assert phase(match) == "after"


@rule("MM-42", "MM-27")
def test_amnesty_frees_of_taxes_once() -> None:
    match = world("A: 0 @23 alaska russia | B: amnesty | C", dice="1 1")
    play(match, "A die 1, B pass, B use amnesty")
    assert money(match) == [2000, 15000, 13000]
    assert table(match).players[1].news == 0


@rule("MM-42", "MM-25")
def test_freeze_takes_everything_this_time() -> None:
    match = world("A: 0 @23 alaska greenland andes | B: freeze | C", dice="1 1")
    play(match, "A die 1, B submit freeze")
    vote(match, "-++")
    assert money(match) == [0, 15000, 15000]
    assert table(match).players[1].un == 0


@rule("MM-42")
def test_after_a_freeze_that_failed_collecting_goes_on() -> None:
    match = world("A: 0 @23 alaska | B: freeze | C: freeze", dice="1 1")
    play(match, "A die 1, B submit freeze")
    vote(match, "-+-")
    assert match.to_move == (2,)
    play(match, "C submit freeze")
    vote(match, "--0")
    assert money(match) == [2000, 14000, 14000]


@rule("MM-42")
def test_what_is_sold_meanwhile_changes_neither_sums_nor_majorities() -> None:
    """B sells his only oil to pay for gold; he does not owe for oil now, and A has no majority now."""
    match = world("A: 0 @23 alaska russia gulf | B: 500 iran texas | C: fair-trade", dice="1 1")
    play(match, "A die 1, B sell iran, B with bank")
    assert money(match) == [1000, 0, 15000]


@rule("MM-42", "MM-19")
def test_who_is_in_asylum_is_not_asked_to_harm_the_collector_but_pays() -> None:
    match = world("A: 0 @23 alaska | B: freeze slump amnesty @asylum | C: 3000", dice="1 1")
    play(match, "A die 1")
    assert (phase(match), match.to_move) == ("amnesty", (1,))
    play(match, "B pass")
    assert money(match) == [2000, 14000, 2000]
    assert can(match, "A end")
