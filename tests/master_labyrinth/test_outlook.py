"""Master Labyrinth: how the last duel may still end, told to everybody who looks."""

from maestri import Match
from maestri.games.master_labyrinth.outlook import outlook
from maestri.games.master_labyrinth.view import LabyrinthView
from tests.citing import rule
from tests.master_labyrinth.labyrinths import play, seen, table

A, B = range(2)


def duel(won: str) -> Match[LabyrinthView]:
    match = table("A c4, dragon W", hands="1 | 3", won=won, last_duel=True)
    play(match, "A push f1 NW, A stay, A challenge [3]")
    return match


@rule("ML-31")
def test_the_odds_are_the_rolls_that_reach_twelve() -> None:
    match = duel("4 5 | 12 11 2")
    ahead = outlook(seen(match, A)) or {}
    assert (ahead["missing"], ahead["left"], ahead["does"], ahead["ways"]) == (9, 2, 10, 36)
    play(match, "A accept [5]")
    ahead = outlook(seen(match, A)) or {}
    assert (ahead["missing"], ahead["left"], ahead["does"], ahead["ways"]) == (4, 1, 3, 6)


@rule("ML-32", "ML-33")
def test_both_ends_of_the_last_duel_show_every_score() -> None:
    ahead = outlook(seen(duel("4 5 | 12 11 2"), A)) or {}
    assert (ahead["won"], ahead["lost"]) == ([9 + 15, 25], [5, 25])
    assert ahead["winners"] == [B]


@rule("ML-33")
def test_a_tie_after_the_last_duel_goes_to_most_treasures() -> None:
    assert (outlook(seen(duel("10 | 12 11 2"), A)) or {})["winners"] == [B]
    assert (outlook(seen(duel("1 1 2 6 | 12 11 2"), A)) or {})["winners"] == [A]


@rule("ML-32")
def test_who_has_no_treasure_gives_up_nothing() -> None:
    ahead = outlook(seen(duel("| 1"), A)) or {}
    assert (ahead["won"], ahead["lost"], ahead["winners"]) == ([15, 1], [0, 1], [A])


@rule("ML-35")
def test_a_spectator_sees_the_same_odds_and_nobody_sees_any_before() -> None:
    match = duel("4 5 | 12 11 2")
    assert outlook(seen(match, A)) == outlook(match.view(None)) == outlook(seen(match, B))
    assert outlook(seen(table("A c3, B e3, 1 a2"), A)) is None
