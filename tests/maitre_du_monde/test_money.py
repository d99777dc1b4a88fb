"""Money behind a screen (MM-8): its owner sees it, all see what is paid, and at the end all is shown."""

import msgspec
import pytest

from maestri import Match, seeded
from maestri.core.event import Event
from maestri.core.game import EVERYTHING
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.events import Distressed
from maestri.games.maitre_du_monde.hidden import fill_purses
from maestri.games.maitre_du_monde.outlook import outlook
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import WorldView
from maestri.locales import LANGUAGES, words
from tests.breadth import as_many
from tests.citing import rule
from tests.laws.tables import random_play
from tests.laws.test_laws import seen, where_they_part
from tests.maitre_du_monde.worlds import can, money, phase, play, state_of, table, why_not, world


def shown(match: Match[WorldView], seat: int | None) -> list[int | None]:
    return [player.money for player in table(match, seat).players]


@rule("MM-8")
def test_everybody_sees_his_own_money_and_nobody_elses() -> None:
    match = world("A: 4000 | B | C: 500")
    assert shown(match, 0) == [4000, None, None]
    assert shown(match, 2) == [None, None, 500]
    assert shown(match, None) == [None, None, None]


@rule("MM-8")
def test_money_that_is_open_is_seen_by_all() -> None:
    match = world("A: 4000 | B | C: 500", open_money=True)
    assert shown(match, 1) == shown(match, None) == [4000, 15000, 500]


@rule("MM-8", "MM-40")
def test_at_the_end_all_money_is_shown() -> None:
    match = world("A: 4000 | B | C: 500", phase="after", turn_limit=1)
    play(match, "A end")
    assert match.result
    assert shown(match, 0) == shown(match, None) == [4000, 15000, 500]


@rule("MM-8", "MM-14")
def test_who_is_eliminated_has_nothing_left_to_hide() -> None:
    match = world("A: @23 alaska | B: 500 | C: 0", dice="1 1")
    play(match, "A die 1, B give up")
    assert shown(match, 0) == [15500, 0, None]


@rule("MM-8")
def test_money_is_hidden_unless_the_table_wants_it_open() -> None:
    assert Match("maitre-du-monde", 3, "money").options["money"] == "hidden"
    assert shown(Match("maitre-du-monde", 3, "money", {"money": "open"}), None) == [15000] * 3


@rule("MM-8", "MM-14")
@pytest.mark.parametrize(("open_money", "told"), [(True, 500), (False, None)])
def test_who_can_not_pay_owes_a_known_sum_and_shows_no_purse(open_money: bool, told: int | None) -> None:
    match = world("A: @23 alaska | B: 500 russia | C", dice="1 1", open_money=open_money)
    events = play(match, "A die 1")
    assert [event.money for event in events if isinstance(event, Distressed)] == [told]


@rule("MM-8", "MM-36")
def test_a_seller_may_ask_for_more_than_the_buyer_has_and_the_buyer_can_not_accept() -> None:
    match = world("A: alaska | B: 1000 | C", free_trade=True)
    play(match, "A sell alaska, A with B")
    assert can(match, "A price 1500")
    assert can(match, "A price 100000")
    play(match, "A price 1500")
    assert match.moves(1) == ["refuse"]
    assert why_not(match, "B accept") == "MM-36"


@rule("MM-8", "MM-36")
def test_a_buyer_names_no_price_that_he_has_not() -> None:
    match = world("A: 1000 | B: alaska | C", free_trade=True)
    play(match, "A ask alaska")
    assert match.moves(0) == ["price 0", "price 500", "price 1000"]


@rule("MM-8", "MM-30")
def test_a_fighter_takes_only_offers_that_he_can_pay() -> None:
    match = world("A: squadron | B: 1000 russia drone | C: missile | D: drone")
    play(match, "A attack russia, A play squadron, B call, C offer missile, C price 2000")
    play(match, "D offer drone, D price 1000")
    assert match.moves(1) == ["take D", "pass"]
    assert why_not(match, "B take C") == "MM-36"


@rule("MM-8", "MM-18", "MM-20")
@pytest.mark.parametrize(("square", "asked"), [("@10", "stake"), ("@5", "masters")])
def test_who_has_nothing_is_asked_all_the_same(square: str, asked: str) -> None:
    match = world(f"A: 0 {square} | B | C", dice="1 1")
    play(match, "A die 1")
    assert phase(match) == asked


@rule("MM-8", "MM-20")
def test_who_has_spent_all_still_says_when_he_is_done() -> None:
    match = world("A: 15000 @5 | B | C", dice="1 1")
    play(match, "A die 1, A buy nobel")
    assert match.moves(0) == ["done"]


@rule("MM-8")
def test_fortunes_that_nobody_can_see_are_not_told() -> None:
    ahead = outlook(table(world("A: 4000 | B | C"), 0))
    assert ahead["fortunes"] == [4000, None, None]


@rule("MM-8", "MM-15")
def test_how_much_another_can_buy_is_not_told() -> None:
    match = world("A: 1500 | B | C", phase="shop")
    assert outlook(table(match, 0))["room"] == {"wealth": 1, "combat": 0}
    assert outlook(table(match, 1))["room"] == {}


@rule("MM-8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sum_of_another_is_sketched(language: str) -> None:
    match = world("A: 4000 | B: 77500 | C: 77500")
    text = match.game.sketch(match.view(0), words(language, GAME.key), ["Ada", "Bo", "Cy"])
    assert "4" in text
    assert "77" not in text


@rule("MM-8")
def test_hidden_money_may_be_any_that_fits() -> None:
    match = world("A | B | C")
    purses = {tuple(purses_of(GAME.imagine(match.view(0), seeded(f"purse {n}")))) for n in range(20)}
    assert {purse[0] for purse in purses} == {15000}
    assert len(purses) > 15
    assert all(0 <= money <= 30_000 and money % 500 == 0 for purse in purses for money in purse)


@rule("MM-8", "MM-14")
def test_who_has_to_sell_is_imagined_short() -> None:
    match = world("A: @23 alaska argentina | B: 500 russia | C", dice="1 1")
    play(match, "A die 1")
    for number in range(20):
        assert purses_of(GAME.imagine(match.view(0), seeded(f"short {number}")))[1] < 2000


@rule("MM-8", "MM-36")
def test_who_names_a_price_is_imagined_with_the_money() -> None:
    match = world("A: 90000 | B: alaska | C", free_trade=True)
    play(match, "A ask alaska, A price 40000")
    assert purses_of(GAME.imagine(match.view(1), seeded("price")))[0] >= 40_000


@rule("MM-8")
def test_who_counts_along_knows_all_money_from_what_was_told() -> None:
    """Bots do: they imagine the purses as they were counted, and no table counts for them."""
    match = Match(GAME, 4, "counting", {"turn_limit": 40, "free_trade": True})
    for _ in random_play(match, seeded("counting")):
        (seat, *_) = match.to_move
        assert match.view(seat).counted is None
        view = match.recall(seat)
        assert view.counted == money(match)
        imagined = GAME.imagine(view, seeded(f"counted {match.ply}"))
        imagined.redeal(seat, seeded("again"))
        assert purses_of(imagined) == money(match)


@rule("MM-8")
def test_nobody_can_count_along_who_was_not_there_from_the_deal_on() -> None:
    match = Match(GAME, 3, "later")
    seen_by_a = msgspec.to_builtins(match.view(0))
    later = Match(GAME, 3, "later", match.options, start=seen_by_a)
    assert later.recall(0).counted is None


@rule("MM-8")
def test_open_money_needs_no_count() -> None:
    assert Match(GAME, 3, "open", {"money": "open"}).recall(0).counted is None


@rule("MM-8")
def test_what_others_have_is_told_by_nothing_but_what_they_pay(request: pytest.FixtureRequest) -> None:
    """Positions that differ in hidden money alone look alike, and go on alike until a payment shows it."""
    parted = 0
    for number in range(as_many(request.config, 3, 12, 300)):
        options = {"turn_limit": 40, "free_trade": number % 2 == 0}
        match = Match(GAME, 3 + number % 4, f"screens {number}", options)
        for mover, move in random_play(match, seeded(f"screens {number}")):
            for seat in {0, (mover + 1) % match.seats} - {mover}:
                parted += parts(state_of(match), seat, mover, move)
    assert parted > 10


def parts(true: World, seat: int, mover: int, move: int) -> bool:
    """Whether a payment tells the seat two positions apart; nothing else may."""
    one, other = true.copy(), true.copy()
    fill_purses(other, seat, seeded("other purses"))
    assert seen(GAME, one, seat) == seen(GAME, other, seat)
    assert outlook(GAME.view(one, seat)) == outlook(GAME.view(other, seat))
    if other.refusal(mover, move):
        return False
    logs: list[list[Event]] = [[], []]
    for state, log in zip((one, other), logs, strict=True):
        state.listen(log)
        state.play(mover, move, seeded("the same chance"))
    parting = where_they_part(logs[0], logs[1], seat)
    if not parting:
        assert seen(GAME, one, seat) == seen(GAME, other, seat)
    assert not parting or any(event.unveils for event in parting)
    return bool(parting)


def purses_of(state: World) -> list[int]:
    view = GAME.view(state, EVERYTHING)
    return [player.money for player in view.players if player.money is not None]
