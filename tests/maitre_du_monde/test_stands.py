"""Who answers attacks (MM-28) is seen by all: bots keep it in mind, and no table does it for people."""

from maestri import Match, seeded
from maestri.bots.kit import kit_of
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.view import Stand, WorldView
from tests.citing import rule
from tests.maitre_du_monde.worlds import play, state_of, world


def stands(match: Match[WorldView]) -> str:
    """How everybody stood up to others: answers of attacks."""
    return " ".join(f"{player.answered}/{player.attacked}" for player in state_of(match).players)


@rule("MM-28")
def test_a_card_that_is_played_against_an_attack_is_an_answer() -> None:
    match = world("A: missile squadron | B: russia drone | C")
    play(match, "A attack russia, A play missile")
    assert stands(match) == "0/0 0/1 0/0"
    play(match, "B play drone")
    assert stands(match) == "0/0 1/1 0/0"
    play(match, "A play squadron, B pass")
    assert stands(match) == "0/0 1/1 0/0"


@rule("MM-28")
def test_one_attack_is_answered_once_however_many_cards_are_played() -> None:
    match = world("A: missile squadron | B: russia drone missile | C")
    play(match, "A attack russia, A play missile, B play drone, A play squadron, B play missile, A pass")
    assert stands(match) == "0/0 1/1 0/0"


@rule("MM-28")
def test_whoever_lets_an_attack_pass_has_not_answered() -> None:
    match = world("A: missile | B: russia drone | C")
    play(match, "A attack russia, A play missile, B pass")
    assert stands(match) == "0/0 0/1 0/0"


@rule("MM-28")
def test_who_watches_knows_who_answered_from_what_was_told() -> None:
    match, regular = Match(GAME, 4, "stands"), kit_of(GAME).regular()
    for _ in range(600):
        seat, table = match.to_move[0], state_of(match)
        match.play_move(seat, regular.pick(table, seat, table.moves(seat), seeded(f"stands {match.ply}")))
        noted = [Stand(player.attacked, player.answered) for player in table.players]
        assert match.view(seat).stands is None
        view = match.recall(seat)
        assert view.stands == noted
        imagined = GAME.imagine(view, seeded("stands")).copy()
        assert [Stand(player.attacked, player.answered) for player in imagined.players] == noted
    assert any(stand.answered for stand in noted)


@rule("MM-28")
def test_of_whom_nothing_was_noted_nobody_was_attacked() -> None:
    match = world("A: missile | B: russia drone | C")
    play(match, "A attack russia, A play missile, B play drone")
    imagined = GAME.imagine(match.view(0), seeded("later"))
    assert [(player.attacked, player.answered) for player in imagined.players] == [(0, 0)] * 3
