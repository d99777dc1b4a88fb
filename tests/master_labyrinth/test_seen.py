"""Master Labyrinth: what everybody may see, and data of positions."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from maestri import Match, Refusal, seeded
from maestri.core.game import EVERYTHING
from maestri.games.master_labyrinth import GAME, bag
from maestri.games.master_labyrinth.events import Dealt
from maestri.games.master_labyrinth.view import LabyrinthView
from tests.citing import rule
from tests.laws.tables import random_play
from tests.master_labyrinth.labyrinths import seen


def midway(plies: int = 60) -> Match[LabyrinthView]:
    match = Match("master-labyrinth", 3, "midway")
    for _ in random_play(match, seeded("midway")):
        if match.ply >= plies:
            break
    return match


@rule("ML-35")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    match = Match("master-labyrinth", 3, "hands")
    for seat in range(3):
        shown = [player.hand is not None for player in seen(match, seat).players]
        assert shown == [other == seat for other in range(3)]
    assert all(player.hand is None for player in seen(match, None).players)


@rule("ML-35", "ML-14")
def test_the_deal_tells_each_seat_its_own_cards() -> None:
    (dealt,) = Match("master-labyrinth", 3, "hands").dealt
    assert isinstance(dealt, Dealt)
    for seat in (0, 1, 2, None):
        assert [cards is not None for cards in dealt.seen_by(seat).cards] == [
            other == seat for other in range(3)
        ]


@rule("ML-35")
def test_all_see_how_many_cards_of_each_pack_a_player_holds() -> None:
    match = midway()
    everything = match.game.view(match.state, EVERYTHING)
    for player, open_player in zip(seen(match).players, everything.players, strict=True):
        hand = [int(card) for card in open_player.hand or []]
        assert player.low_cards == sum(card <= 6 for card in hand)
        assert player.high_cards == sum(card >= 7 for card in hand)


@rule("ML-35")
def test_imagined_hands_hold_any_of_the_unseen_cards() -> None:
    match = midway(9)
    view = seen(match, 0)
    held = [Counter(bag.values(GAME.imagine(view, seeded(f"{n}")).players[1].hand)) for n in range(200)]
    own = [int(card) for card in view.players[0].hand or []]
    unseen = Counter(bag.values(bag.TWO_OF_EACH)) - Counter(own + [int(card) for card in view.played])
    assert set().union(*held) == set(unseen)
    assert all(not hand - unseen for hand in held)


@rule("ML-35", "ML-25")
def test_nothing_in_a_position_tells_where_treasures_7_to_12_will_lie() -> None:
    data = Match("master-labyrinth", 2, "later").state_data()
    assert max(data["board"]["treasures"].values()) == 6
    assert not data["second_phase"]


def spoiled(**changes: Any) -> dict[str, Any]:
    data = midway().state_data()
    for path, value in changes.items():
        *way, last = path.split("__")
        inner: Any = data
        for key in way:
            inner = inner[int(key) if key.isdigit() else key]
        inner[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    "changes",
    [
        {"board__corridors__0": "NS"},
        {"board__corridors__1": "NESW"},
        {"board__spare": "X"},
        {"board__forbidden": "c3"},
        {"board__dragon": "NE"},
        {"board__dragon": ""},
        {"board__white": "h9"},
        {"board__adventurers": ["a1", "b1"]},
        {"board__adventurers": ["a1"] * 7},
        {"board__treasures": {}},
        {"board__treasures": {"a1": 99}},
        {"players__0__hand": ["1", "1", "1"]},
        {"players__0__hand": ["x"]},
        {"players__0__hand": None},
        {"players__0__coins": -1},
        {"players__0__coins": 10**30},
        {"players": []},
        {"step": "nap"},
        {"step": "coin", "taken": None},
        {"step": "duel", "dueller": None},
        {"step": "last-duel", "rolls": []},
        {"step": "over"},
        {"turn": 3},
        {"turn": -1},
        {"threatened": [9]},
        {"turns": -1},
        {"lost": [1, 1, 1]},
        {"played": ["13"]},
        {"options": {"turn_limit": 0}},
        {"seats": 9},
        {"to_move": [2, 1]},
        {"unknown": 1},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        Match.from_state("master-labyrinth", spoiled(**changes))


def test_the_whole_position_is_data_that_fits_in_a_few_kilobytes() -> None:
    data = midway().state_data()
    assert Match.from_state("master-labyrinth", data).state_data() == data
    assert len(msgspec.json.encode(data)) < 3_000
