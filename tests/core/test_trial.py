"""Options of somebody's own making are tried out before anybody plays with them."""

from typing import Any

import pytest

from maestri import IllegalMove, Refusal, all_games
from maestri.core.option import Option, TextFile
from maestri.core.trial import own_texts, try_out

DUEL = all_games()[0]
TEXT = TextFile(kept=lambda text: text, printed=lambda: "")


class Watched(type(DUEL)):  # type: ignore[misc]
    """A game that remembers who looked, and breaks at a look if it should."""

    options = (*DUEL.options, Option("deck", None, text=TEXT), Option("map", None, text=TEXT))

    def __init__(self, breaks_at: int | None = None, problem: Exception | None = None) -> None:
        self.looks: list[Any] = []
        self.breaks_at = breaks_at
        self.problem = problem

    def outlook(self, view: Any) -> None:
        self.looks.append(view)
        if len(self.looks) == self.breaks_at and self.problem:
            raise self.problem


def test_only_texts_are_of_somebody_s_own() -> None:
    assert own_texts(Watched(), {"hands": 2, "deck": "mine", "map": None}) == {"deck": "mine"}


def test_more_than_one_match_is_played_and_shown_to_every_seat() -> None:
    game = Watched()
    try_out(game, 3, {"hands": 1})
    assert {view.seat for view in game.looks} == {0, 1, 2}
    firsts = [view for view in game.looks if view.seat == 0 and sum(map(len, _hands(view))) == 6]
    assert len({str(_hands(view)) for view in firsts}) > 1
    assert len(game.looks) > 30


def _hands(view: Any) -> list[list[str]]:
    return [player.hand or [] for player in view.players]


@pytest.mark.parametrize("look", [1, 40])
def test_what_breaks_the_rules_is_told_with_the_option_that_did(look: int) -> None:
    with pytest.raises(Refusal) as told:
        try_out(Watched(look, KeyError("x" * 99)), 3, {"hands": 20, "deck": "mine"})
    assert (told.value.key, told.value.facts["option"]) == ("option-unplayable", "deck")
    assert told.value.facts["problem"] == repr(KeyError("x" * 99))[:60]


def test_a_refusal_is_passed_on_as_it_is() -> None:
    refused = IllegalMove(DUEL.key, "DM-6")
    with pytest.raises(IllegalMove) as told:
        try_out(Watched(1, refused), 3, {})
    assert told.value is refused
