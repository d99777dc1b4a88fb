"""What a person types is understood: any width, any case, any spaces, any order; what is not is explained."""

import pytest

from maestri import IllegalMove, Refusal, game_called
from maestri.core.spelling import LONGEST, tidy

JOKER = "A joker stands for a value from 1 to 7."


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        *(
            ("duel-of-magicians", typed, "4+J")
            for typed in ("4+J=4", "J+4=4", "j + 4", "４＋Ｊ", "4+J=8", "joker+4")
        ),
        *(("duel-of-magicians", typed, "3") for typed in ("3=3", " 3 ", "３", "３＝３")),
        ("duel-of-magicians", "5 + 5 + 5 = 15", "5+5+5"),
        ("duel-of-magicians", "Ｊ＝４", "J=4"),
        ("duel-of-magicians", "Crystal Ball", "ball"),
        *(("master-of-rules", typed, "R7") for typed in ("r7", "R 7", "7R", "7 r", "Ｒ７", "ｒ７")),
        *(("master-of-rules", typed, "+trio") for typed in ("+trio", "+ TRIO", "＋ｔｒｉｏ")),
        *(
            ("master-labyrinth", typed, "push d1 NES")
            for typed in ("push d1 sen", "PUSH NES D1", "ｐｕｓｈ　ｄ１　ＮＥＳ")
        ),
        ("master-labyrinth", "go ｅ５", "go e5"),
        *(
            ("maitre-du-monde", typed, "price 1500")
            for typed in ("Price 1,500", "price 1 500", "ｐｒｉｃｅ　１５００")
        ),
        ("maitre-du-monde", "Attack South Africa", "attack south-africa"),
        ("maitre-du-monde", "GIVE  UP", "give up"),
    ],
)
def test_a_move_is_understood(game: str, typed: str, meant: str) -> None:
    known = game_called(game)
    assert known.write(known.read(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1+1+1+1+1+1+1", "A hand has six cards, so nobody can play more than six from it. (DM-4)"),
        ("13+13+13", "There are not that many of these cards in the game. (DM-3)"),
        ("J+J+J=2", "There are not that many of these cards in the game. (DM-3)"),
        ("3=4", "A card that is not a joker has the value it shows. (DM-7)"),
        ("4+J=5", "Beside other cards a joker has their value. (DM-7)"),
        ("9+J", f"{JOKER} Beside other cards it has theirs; alone, it needs one: J=4. (DM-7)"),
        ("ball=3", "A crystal ball has no value of its own: it repeats the last total. (DM-9)"),
        ("ball+3", "A crystal ball is played alone, one at a time. (DM-9)"),
        ("3+4", "Cards played together must have the same value. (DM-6)"),
    ],
)
def test_cards_that_never_go_together_are_told_why(typed: str, told: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game_called("duel-of-magicians").read(typed)
    assert str(refused.value) == told


@pytest.mark.parametrize("typed", ["", "=", "3+", "+3", "J=²", "4+J=x", "take=3", "１２３４５６７８９" * 20])
def test_what_is_no_play_is_answered_with_an_example(typed: str) -> None:
    with pytest.raises(Refusal, match="Type a move like") as refused:
        game_called("duel-of-magicians").read(typed)
    assert "\n" not in str(refused.value)


def test_a_width_is_tidied_and_nothing_else() -> None:
    assert tidy("　ＡＢＣ　１２ ") == "abc 12"
    assert tidy("²½Ⅷ") == "²½ⅷ"
    assert len(tidy("ﷺ" * 500)) <= LONGEST
