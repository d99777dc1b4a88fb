"""Master Labyrinth: what a move would bring, told before it is made."""

import pytest

from maestri import Match, seeded
from maestri.games.master_labyrinth.events import Took
from maestri.games.master_labyrinth.material import GO, STAY
from maestri.games.master_labyrinth.preview import AcceptPreview, GoPreview, Preview, PushPreview, preview
from maestri.games.master_labyrinth.squares import NAMES
from maestri.games.master_labyrinth.view import LabyrinthView
from tests.breadth import broad
from tests.citing import rule
from tests.laws.tables import random_play
from tests.master_labyrinth.labyrinths import at, goes, play, seen, table

A, B = range(2)


def of(match: Match[LabyrinthView], move: str) -> Preview | None:
    return preview(seen(match, A), match.game.read(move))


@rule("ML-17", "ML-20")
def test_a_push_shows_the_board_as_it_would_lie_and_where_one_could_end() -> None:
    match = table("A c3, B e3, 1 a2")
    shown = of(match, "push b1 NW")
    assert isinstance(shown, PushPreview)
    play(match, "A push b1 NW")
    assert shown.board == seen(match).board
    assert set(shown.reach) == goes(match, "A") | {at(match, "A")}


@rule("ML-21")
def test_a_treasure_that_a_push_brings_out_of_the_lair_can_be_taken() -> None:
    match = table("A e3, B c3, 1 d4")
    shown = of(match, "push a4 NW")
    assert isinstance(shown, PushPreview)
    assert shown.takes == ["e4"]


@rule("ML-22", "ML-24")
@pytest.mark.parametrize(("hand", "coin"), [("1 7", True), ("2 7", False)])
def test_a_walk_shows_what_it_takes_and_whether_its_card_is_in_hand(hand: str, coin: bool) -> None:
    match = table("A c3, 1 a2, 2 c2", hands=f"{hand} | 3")
    play(match, "A push f1 NW")
    assert of(match, "go a2") == GoPreview(1, coin)
    assert of(match, "go c2") == GoPreview(None, False)
    assert of(match, "stay") is None


@rule("ML-28")
def test_a_failed_roll_shows_the_treasure_that_would_go() -> None:
    match = table("A b4, B c3, 2 b5, white b4", hands="1 | 3", won="4 3 | 1")
    play(match, "A push f1 NW, A go b5, A keep [white 2]")
    assert of(match, "accept") == AcceptPreview(2, 0, 0)


@rule("ML-31", "ML-32")
def test_the_last_duel_shows_what_is_missing_and_how_many_rolls_are_left() -> None:
    match = table("A c4, dragon W", hands="1 | 3", won="4 5 | 1", last_duel=True)
    play(match, "A push f1 NW, A stay, A challenge [3]")
    assert of(match, "accept") == AcceptPreview(4, 9, 2)
    play(match, "A accept [2]")
    assert of(match, "accept") == AcceptPreview(4, 7, 1)


@rule("ML-33")
def test_a_view_shows_what_each_has_scored_so_far() -> None:
    assert [player.points for player in seen(table("A c3", won="4 3 | 12")).players] == [7, 12]


@rule("ML-35")
@pytest.mark.parametrize("seed", broad(range(4), {0}))
def test_previews_come_true_in_whole_matches(seed: int) -> None:
    """From what one seat can see: the same board, the same squares, the same treasures as in the match."""
    match = Match("master-labyrinth", 2 + seed % 3, f"preview {seed}", {"turn_limit": 60})
    for seat, move in random_play(match, seeded(f"preview {seed}")):
        if match.ply % 7 == seed:
            for each in match.state.moves(seat):
                comes_true(match, seat, each)
        del move


def comes_true(match: Match[LabyrinthView], seat: int, move: int) -> None:
    shown = match.game.preview(match.view(seat), move)
    after = Match.from_state(match.game, match.state_data(), match.seed)
    told = after.play_move(seat, move)
    if isinstance(shown, PushPreview):
        assert shown.board == seen(after).board
        ends = {GO + n for n, name in enumerate(NAMES) if name in shown.reach}
        here = NAMES.index(seen(after).board.adventurers[seat])
        assert ends - {GO + here} == set(after.state.moves(seat)) - {STAY}
        takes = {each for each in ends - {GO + here} if takes_something(after, seat, each)}
        assert {GO + NAMES.index(name) for name in shown.takes} == takes
    elif isinstance(shown, GoPreview):
        assert shown.takes == next((event.value for event in told if isinstance(event, Took)), None)
        assert shown.coin == ("coin" in after.moves(seat) if after.to_move == (seat,) else False)
    else:
        assert move >= STAY


def takes_something(match: Match[LabyrinthView], seat: int, move: int) -> bool:
    after = Match.from_state(match.game, match.state_data(), match.seed)
    return any(isinstance(event, Took) for event in after.play_move(seat, move))
