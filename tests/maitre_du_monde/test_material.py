"""MM-1 to MM-8: material and set-up."""

import itertools
from collections import Counter

import pytest

from maestri import Match, Refusal
from maestri.games.maitre_du_monde.cards import CARDS, MASTERS
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.events import StartRolled, TurnBegan
from maestri.games.maitre_du_monde.material import CONTINENTS, FAMILIES, REGIONS, SQUARES
from tests.citing import rule
from tests.maitre_du_monde.worlds import can, money, play, table, world

BOX = box_of("")


@rule("MM-1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7, True, "4", 4.0])
def test_other_than_3_to_6_players_are_refused(seats: object) -> None:
    with pytest.raises(Refusal, match=r"takes 3 to 6"):
        Match("maitre-du-monde", seats)  # type: ignore[call-overload]


@rule("MM-1")
def test_there_is_no_player_beyond_the_table() -> None:
    match = world("A: strike | B | C")
    play(match, "A use strike")
    assert match.why_not(0, "name D") == "MM-1"
    assert match.why_not(0, "name Z") == "MM-1"


@rule("MM-2")
def test_40_regions_are_8_families_of_5_on_6_continents() -> None:
    assert len(set(REGIONS)) == 40
    assert Counter(BOX.family_of) == dict.fromkeys(range(8), 5)
    on_continents = Counter(CONTINENTS[continent] for continent in BOX.continent_of)
    expected = {"africa": 7, "north-america": 7, "south-america": 6, "asia": 7, "europe": 7, "oceania": 6}
    assert on_continents == expected


@rule("MM-3")
def test_alaska_is_gold_and_russia_is_oil() -> None:
    family = {region: FAMILIES[BOX.family_of[n]] for n, region in enumerate(REGIONS)}
    assert (family["alaska"], family["russia"]) == ("gold", "oil")
    assert (family["suez"], family["india"], family["tasmania"]) == ("strait", "show", "tourism")


@rule("MM-4")
def test_the_track_is_a_ring_of_24_squares() -> None:
    squares = Counter(SQUARES[square] for square in BOX.track)
    assert squares == {
        "omc": 1,
        "shop": 8,
        "news": 4,
        "un": 3,
        "charity": 2,
        "masters": 2,
        "asylum": 2,
        "laundering": 2,
    }
    assert [SQUARES[square] for square in BOX.track][:7] == [
        *("omc", "shop", "news", "shop", "un", "charity", "masters"),
    ]


@rule("MM-5", "MM-25", "MM-27", "MM-29")
def test_the_decks_hold_30_combat_18_un_and_24_news_cards() -> None:
    copies = dict(zip(CARDS, BOX.copies, strict=True))
    assert [sum(BOX.copies[:7]), sum(BOX.copies[7:17]), sum(BOX.copies[17:])] == [30, 18, 24]
    assert (copies["squadron"], copies["revolution"], copies["freeze"], copies["veto"]) == (6, 3, 3, 3)


@rule("MM-5")
def test_master_cards_have_no_limit() -> None:
    match = world("A: 60000 @5 | B: nobel atomic | C: nobel", dice="1 2")
    play(match, "A die 1, A buy scientist, A buy atomic, A buy atomic, A buy nobel")
    assert table(match).players[0].masters == ["nobel", "scientist", "atomic", "atomic"]
    assert len(MASTERS) == 6


@rule("MM-6")
@pytest.mark.parametrize("seats", range(3, 7))
def test_everybody_starts_on_omc_with_15000_and_two_news_cards(seats: int) -> None:
    view = table(Match("maitre-du-monde", seats, "start", {"money": "open"}))
    assert [(p.square, p.money, p.news, p.combat, p.un) for p in view.players] == [
        (0, 15000, 2, 0, 0)
    ] * seats
    assert set(view.wealth.values()) == {"stock"}
    assert view.decks == {"combat": 30, "un": 18, "news": 24 - 2 * seats}


@rule("MM-7")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    tied = False
    for seed in range(60):
        match = Match("maitre-du-monde", 4, f"start {seed}")
        rolls = [event.rolls for event in match.dealt if isinstance(event, StartRolled)]
        tied = tied or len(rolls) > 1
        for earlier, later in itertools.pairwise(rolls):
            again = {seat for seat, roll in enumerate(later) if roll}
            assert again == {seat for seat, roll in enumerate(earlier) if roll == max(earlier)}
        starter = rolls[-1].index(max(rolls[-1]))
        assert match.to_move == (starter,)
        assert rolls[-1].count(max(rolls[-1])) == 1
    assert tied


@rule("MM-7")
def test_play_goes_clockwise() -> None:
    match = world("A: @2 | B | C", dice="1 1")
    told = play(match, "A die 1, A done, A end")
    assert [event.seat for event in told if isinstance(event, TurnBegan)] == [1]


@rule("MM-8")
def test_secret_cards_are_hidden_and_their_number_is_open() -> None:
    match = world("A: missile drone veto | B: embargo nobel | C")
    seen = table(match, 1).players
    assert (seen[0].cards, seen[0].combat, seen[0].news) == (None, 2, 1)
    assert seen[1].cards == ["embargo"]
    assert table(match, 2).players[1].masters == ["nobel"]
    assert table(match).players[0].cards is None


@rule("MM-8")
def test_money_is_what_everybody_can_count() -> None:
    match = world("A: 4000 @2 | B | C", dice="1 1")
    play(match, "A die 1, A buy alaska")
    assert money(match) == [3000, 15000, 15000]


@rule("MM-8")
def test_a_card_that_was_named_is_remembered_until_it_is_played() -> None:
    match = world("A: missile missile | B: texas | C: @2", free_trade=True)
    play(match, "A sell missile, A with C, A price 500, C refuse")
    assert table(match, 1).players[0].known == ["missile"]
    assert table(match).players[0].known == ["missile"]
    play(match, "A attack texas, A play missile")
    assert table(match, 1).players[0].known == []
    assert can(match, "B pass")
