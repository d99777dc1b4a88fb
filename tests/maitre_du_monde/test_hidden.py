"""What others can tell: reactions are asked for in a way that gives nobody away."""

import pytest

from maestri import Match, seeded
from maestri.core.event import Event
from maestri.games.maitre_du_monde.view import WorldView
from tests.citing import rule
from tests.laws.tables import random_play
from tests.maitre_du_monde.worlds import end_turn, phase, play, state_of, table, vote, world


def seen(match: Match[WorldView], told: list[Event], seat: int | None) -> object:
    return table(match, seat), match.to_move, match.ply, [event.seen_by(seat) for event in told]


@rule("MM-22", "MM-42")
@pytest.mark.parametrize("card", ["veto", "strike"])
def test_a_pass_looks_the_same_whether_or_not_a_veto_is_held(card: str) -> None:
    match = world(f"A: aid | B: {card} | C")
    told = [*play(match, "A submit aid"), *vote(match, "+++")]
    assert match.to_move == (1,)
    assert ("use veto" in match.moves(1)) == (card == "veto")
    told += play(match, "B pass")
    other = world("A: aid | B: surge | C")
    told_other = [*play(other, "A submit aid"), *vote(other, "+++"), *play(other, "B pass")]
    for seat in (0, 2, None):
        assert seen(match, told, seat) == seen(other, told_other, seat)


@rule("MM-42")
@pytest.mark.parametrize(
    ("reaction", "plain"), [("freeze", "embargo"), ("slump", "strike"), ("amnesty", "strike")]
)
def test_collecting_looks_the_same_whoever_holds_a_reaction(reaction: str, plain: str) -> None:
    shown = []
    for card in (reaction, plain):
        match = world(f"A: 0 @23 alaska greenland andes | B: {card} | C: veto", dice="1 1")
        told = play(match, "A die 1")
        plies = [match.to_move]
        while phase(match) != "after":
            told += match.play(match.to_move[0], "pass")
            plies.append(match.to_move)
        shown.append([plies, *(seen(match, told, seat) for seat in (0, 2, None))])
    assert shown[0] == shown[1]


@rule("MM-8")
def test_imagined_hands_keep_what_is_known() -> None:
    match = world("A: spying | B: missile missile drone veto | C: strike strike")
    play(match, "A use spying, A name B")
    known = table(match, 0).players[1].known
    for number in range(20):
        imagined = match.game.imagine(match.view(0), seeded(f"imagine {number}"))
        again = table_of(match, imagined)
        assert [card for card in again if card in ("missile", "drone")] == known
    assert len(known) == 2


def table_of(match: Match[WorldView], imagined: object) -> list[str]:
    view = match.game.view(imagined, 1)
    return view.players[1].cards or []


@rule("MM-8")
def test_a_table_laid_out_looks_like_the_view_it_came_from() -> None:
    match = Match("maitre-du-monde", 4, "laid out", {"turn_limit": 40, "free_trade": True})
    for ply, _ in enumerate(random_play(match, seeded("laid out"))):
        if ply % 7 == 0:
            for seat in (None, 0, 1, 2, 3):
                laid = match.game.lay_out(match.view(seat))
                assert match.game.view(laid, seat) == match.view(seat)


def test_nobody_listens_to_a_copy() -> None:
    match = world("A | B | C")
    told: list[Event] = []
    match.state.listen(told)
    match.state.copy().play(0, match.game.read("roll"), seeded("copy"))
    assert told == []
    match.state.play(0, match.game.read("roll"), seeded("copy"))
    assert len(told) == 1


@rule("MM-8")
def test_unknown_cards_are_dealt_anew() -> None:
    match = world("A | B: missile drone | C: veto")
    hands = set()
    for number in range(20):
        other = state_of(match).copy()
        other.redeal(0, seeded(f"redeal {number}"))
        hands.add(tuple(other.players[1].hand))
    assert len(hands) > 5


@rule("MM-22")
def test_votes_that_are_not_shown_are_imagined() -> None:
    match = world("A: aid | B | C")
    play(match, "A submit aid, B vote against")
    votes = set()
    for number in range(20):
        imagined = match.game.imagine(match.view(0), seeded(f"vote {number}"))
        votes.add(imagined.resolution.votes[1])
    assert votes == {0, 1, 2}


@rule("MM-8", "MM-27", "MM-36")
def test_a_card_that_one_knows_and_then_all_is_still_one_card() -> None:
    match = world("A: spying | B: missile drone missile | C", free_trade=True)
    play(match, "A use spying, A name B")
    (kept, _) = table(match, 1).players[1].cards or []
    end_turn(match)
    play(match, f"B sell {kept}, B with C, B price 500, C refuse")
    data = match.state_data()
    assert Match.from_state(match.game, data).state_data() == data
