"""MM-31 to MM-35: the Maître du Monde cards."""

from maestri.games.maitre_du_monde.events import Exploded
from tests.citing import rule
from tests.maitre_du_monde.worlds import can, money, owner, play, table, why_not, world


@rule("MM-31")
def test_a_development_card_costs_15000_and_is_owned_once() -> None:
    match = world("A: 35000 @5 | B | C", dice="1 1")
    play(match, "A die 1, A buy nobel")
    assert money(match)[0] == 20000
    assert why_not(match, "A buy nobel") == "MM-31"


@rule("MM-32", "MM-39")
def test_owning_all_three_wins_at_once() -> None:
    match = world("A: 15000 @5 nobel vaccine | B: 90000 | C", dice="1 1")
    play(match, "A die 1, A buy fair-trade")
    result = match.result
    assert result is not None
    assert (result.winners, result.places, result.reason) == ((0,), (1, 2, 3), "MM-32")
    assert match.to_move == ()
    assert why_not(match, "A end") == "MM-39"


@rule("MM-33")
def test_bombs_need_a_scientist() -> None:
    match = world("A: 40000 @5 | B | C", dice="1 1")
    play(match, "A die 1")
    assert why_not(match, "A buy atomic") == "MM-33"
    play(match, "A buy scientist, A buy atomic, A buy atomic, A buy chemical")
    assert money(match)[0] == 5000
    assert table(match).players[0].masters == ["scientist", "atomic", "atomic", "chemical"]


@rule("MM-34", "MM-35")
def test_the_atomic_bomb_spares_its_users_cards_and_the_stock() -> None:
    match = world("A: atomic alaska | B: texas vaccine suez | C: mexico")
    told = play(match, "A bomb atomic, A continent north-america")
    (event,) = [event for event in told if isinstance(event, Exploded)]
    assert (event.destroyed, event.spared) == (("texas", "mexico"), ("alaska",))
    owners = {region: owner(match, region) for region in ("alaska", "texas", "mexico", "suez", "canada")}
    assert owners == {
        "alaska": "A",
        "texas": "destroyed",
        "mexico": "destroyed",
        "suez": "B",
        "canada": "stock",
    }
    assert table(match).players[0].masters == []


@rule("MM-34")
def test_the_chemical_bomb_destroys_a_family_but_for_vaccinated_owners() -> None:
    """The user's own cards and the stock's go; only those of an owner of Vaccin universel survive."""
    match = world("A: chemical russia | B: gulf vaccine | C: iran alaska")
    play(match, "A bomb chemical, A family oil")
    oil = [owner(match, region) for region in ("russia", "gulf", "iran", "texas", "venezuela")]
    assert oil == ["destroyed", "B", "destroyed", "destroyed", "destroyed"]
    assert owner(match, "alaska") == "C"


@rule("MM-35")
def test_a_bomb_is_used_on_its_owners_turn_from_asylum_too() -> None:
    match = world("A: atomic @asylum | B: texas @asylum atomic | C")
    assert why_not(match, "B bomb atomic") == "MM-9"
    assert why_not(match, "A bomb chemical") == "MM-35"
    play(match, "A bomb atomic, A continent north-america")
    assert owner(match, "texas") == "destroyed"


@rule("MM-34", "MM-19")
def test_a_bomb_names_a_continent_or_a_family() -> None:
    match = world("A: atomic chemical | B: texas | C")
    play(match, "A bomb atomic")
    assert why_not(match, "A family oil") == "MM-34"
    assert len(match.moves(0)) == 6
    assert can(match, "A continent oceania")


@rule("MM-35")
def test_destroyed_wealth_is_never_bought_again() -> None:
    match = world("A: @2 chemical | B | C", dice="1 1")
    play(match, "A die 1, A done, A bomb chemical, A family gold")
    assert owner(match, "alaska") == "destroyed"
    again = world("A: @2 | B | C", dice="1 1", destroyed="alaska")
    play(again, "A die 1")
    assert why_not(again, "A buy alaska") == "MM-15"
