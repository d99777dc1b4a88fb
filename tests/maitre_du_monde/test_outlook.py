"""What lies ahead of a seat, and what a move would bring: worked out from what lies open, by the rules."""

from typing import Any

import pytest

from maestri import Match
from maestri.games.maitre_du_monde.material import CONTINENTS, FAMILIES
from maestri.games.maitre_du_monde.preview import AimPreview, BuyPreview, Target
from maestri.games.maitre_du_monde.view import WorldView
from tests.citing import rule
from tests.maitre_du_monde.worlds import end_turn, play, world


def ahead(match: Match[WorldView], seat: int | None = 0) -> dict[str, Any]:
    found = match.game.outlook(match.view(seat))
    assert found is not None
    return found


def aimed(match: Match[WorldView], move: str) -> dict[str, Target]:
    shown = match.game.preview(match.view(0), match.game.read(move))
    assert isinstance(shown, AimPreview)
    return {target.move: target for target in shown.targets}


@rule("MM-13")
def test_the_next_omc_is_the_sheets_own_example() -> None:
    match = world("A: russia gulf | B: iran | C: texas | D")
    assert ahead(match)["families"]["oil"] == {"leader": 0, "brings": 6_000, "costs": 0}
    assert ahead(match, 3)["families"]["oil"] == {"leader": 0, "brings": 0, "costs": 3_000}
    assert ahead(match)["brings"] == 6_000


@rule("MM-11", "MM-12")
def test_what_the_next_omc_brings_is_what_it_then_brings() -> None:
    match = world("A: 0 russia gulf iran japan @22 | B: alaska | C: suez china eu", dice="6 6")
    promised = ahead(match)["brings"]
    told: list[Any] = play(match, "A die 6")
    assert sum(event.amount for event in told if getattr(event, "payee", None) == 0) == promised == 8_000


@rule("MM-25")
def test_an_embargo_and_a_moratorium_are_reckoned_with() -> None:
    match = world("A: russia gulf iran embargo moratorium | B | C")
    assert ahead(match)["brings"] == 7_000
    play(match, "A submit moratorium, A vote for, B vote for, C vote for")
    assert ahead(match)["brings"] == 5_000
    play(match, "A submit embargo, A family oil, A vote for, B vote for, C vote for")
    assert ahead(match)["brings"] == 0


@rule("MM-8")
def test_a_spectator_sees_who_leads_and_nobodys_own_account() -> None:
    seen = ahead(world("A: russia gulf iran | B | C"), None)
    assert seen["families"]["oil"] == {"leader": 0}
    assert "brings" not in seen


@rule("MM-9", "MM-27")
def test_dice_and_summit_say_where_they_lead() -> None:
    assert ahead(world("A: @22 | B | C", dice="1 3"))["goals"] == {"die 1": 23, "die 3": 1}
    match = world("A: summit @22 | B | C")
    play(match, "A use summit")
    goals = ahead(match)["goals"]
    assert len(goals) == 24
    assert goals["go 24"] == 22


@rule("MM-15")
def test_a_shop_says_how_many_cards_may_still_be_bought() -> None:
    match = world("A: 2500 | B | C", phase="shop")
    assert ahead(match)["room"] == {"wealth": 2, "combat": 1}
    play(match, "A buy alaska")
    assert ahead(match)["room"] == {"wealth": 1, "combat": 0}


@rule("MM-15", "MM-27")
def test_a_sale_is_over_when_the_visit_is() -> None:
    match = world("A: sale | B | C", phase="shop")
    play(match, "A use sale")
    assert ahead(match)["prices"]["wealth"] == 500
    play(match, "A done")
    assert ahead(match)["prices"]["wealth"] == 1_000
    assert ahead(match, 1)["prices"]["wealth"] == 1_000


@rule("MM-15", "MM-27")
def test_a_sale_is_over_with_the_third_card() -> None:
    match = world("A: sale | B | C", phase="shop")
    play(match, "A use sale, A buy alaska, A buy canada, A buy texas")
    assert ahead(match)["prices"]["wealth"] == 1_000


@rule("MM-34")
def test_a_bomb_shows_what_it_would_destroy_and_spare() -> None:
    match = world("A: atomic chemical gulf | B: iran texas vaccine | C: japan russia")
    asia = aimed(match, "bomb atomic")["continent asia"]
    assert (set(asia.destroyed), set(asia.spared)) == (
        {"iran", "japan"},
        {"gulf"},
    )
    oil = aimed(match, "bomb chemical")["family oil"]
    assert (set(oil.destroyed), set(oil.spared)) == ({"gulf", "russia", "venezuela"}, {"iran", "texas"})


@rule("MM-34")
@pytest.mark.parametrize(
    ("bomb", "moves"),
    [
        ("atomic", [f"continent {name}" for name in CONTINENTS]),
        ("chemical", [f"family {name}" for name in FAMILIES]),
    ],
)
def test_what_a_bomb_shows_is_what_it_does(bomb: str, moves: list[str]) -> None:
    position = f"A: {bomb} gulf suez eu | B: iran texas vaccine mexico | C: japan russia | D: canada"
    for move in moves:
        match = world(position)
        shown = aimed(match, f"bomb {bomb}")[move]
        exploded: Any = play(match, f"A bomb {bomb}, A {move}")[-1]
        assert (shown.destroyed, shown.spared) == (list(exploded.destroyed), list(exploded.spared))
        assert shown.brings == ahead(match)["brings"]


@rule("MM-19", "MM-27")
def test_a_card_shows_whom_it_may_strike_before_it_is_laid() -> None:
    match = world("A: strike disaster | B: alaska @asylum | C: texas | D")
    assert list(aimed(match, "use strike")) == ["name C", "name D"]
    assert list(aimed(match, "use disaster")) == ["region texas"]
    assert match.view(0).players[0].news == 2


@rule("MM-19", "MM-27")
def test_a_card_that_lies_shows_whom_it_may_strike() -> None:
    match = world("A: strike | B: @asylum | C: texas | D")
    play(match, "A use strike")
    assert list(aimed(match, "name C")) == ["name C", "name D"]


@rule("MM-15")
def test_a_region_shows_what_it_would_bring() -> None:
    match = world("A: russia | B: iran | C", phase="shop")
    shown = match.game.preview(match.view(0), match.game.read("buy gulf"))
    assert shown == BuyPreview(brings=1_000, costs=0, leads=False)


@rule("MM-12", "MM-15")
def test_what_is_bought_together_shows_what_it_would_bring_together() -> None:
    match = world("A: russia | B: iran | C", phase="shop")
    view, read = match.view(0), match.game.read
    alone = match.game.preview(view, read("buy gulf"))
    both = match.game.preview(view, read("buy gulf"), [read("buy alaska")])
    assert both != alone
    assert both == match.game.preview(view, read("buy alaska"), [read("buy gulf")])
    play(match, "A buy alaska")
    assert both == match.game.preview(match.view(0), read("buy gulf"))


def test_nothing_is_shown_to_a_spectator_or_of_other_moves() -> None:
    match = world("A: strike | B | C")
    game, unseen = match.game, match.view(None)
    assert game.preview(unseen, game.read("use strike")) is None
    assert game.preview(match.view(0), game.read("roll")) is None


def test_hidden_cards_change_neither() -> None:
    texts = ("A: atomic | B: missile veto | C", "A: atomic | B: drone strike | C")
    shown = [(ahead(match), aimed(match, "bomb atomic")) for match in (world(text) for text in texts)]
    assert shown[0] == shown[1]


@rule("MM-39", "MM-40")
def test_who_is_out_is_told_the_place_that_the_result_will_say() -> None:
    match = world("A: 0 @23 alaska | B: 500 | C: 0 | D: 1500", dice="1 1", turn_limit=1)
    assert ahead(match)["places"] == [None] * 4
    play(match, "A die 1, B give up")
    assert ahead(match, 1)["places"] == [None, 4, None, None]
    play(match, "C give up")
    told = ahead(match, None)["places"]
    end_turn(match)
    assert match.result is not None
    assert told == [None, *match.result.places[1:3], None] == [None, 4, 3, None]
