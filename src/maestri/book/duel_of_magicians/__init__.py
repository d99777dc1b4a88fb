"""Duel of Magicians, printed: a round that is taken, and a joker with a crystal ball."""

from typing import Any

from maestri.book.chapter import Chapter, Example, Scene, set_up, told
from maestri.core.match import Match
from maestri.games.duel_of_magicians import GAME
from maestri.games.duel_of_magicians.events import Drew


def round_of(moves: str, *hands: str) -> Scene:
    """A round as it lies on the table, opened by A, and what was said."""

    def deal(data: dict[str, Any]) -> None:
        data |= {"starter": 0, "to_move": [0]}
        for player, hand in zip(data["players"], hands, strict=True):
            player |= {"hand": hand.split(), "hand_size": len(hand.split())}

    match = set_up(Match(GAME, len(hands), "book", {"hands": 1}), deal)
    plays = [dict(zip(("name", "cards"), move.split(maxsplit=1), strict=True)) for move in moves.split(",")]
    said = [event for event in told(match, moves) if not isinstance(event, Drew)]
    return Scene({"plays": [play for play in plays if play["cards"] != "take"]}, said)


CHAPTER = Chapter(
    examples=(
        Example(
            "book-round",
            "playing",
            lambda: round_of(
                "A 4, B 7, C 5+5, A 11, B take",
                *("2 4 6 9 11 13", "1 3 7 8 10 12", "2 5 5 8 9 12"),
            ),
        ),
        Example(
            "book-joker",
            "playing",
            lambda: round_of(
                "A 6, B 4+J, C ball, A 9, B take",
                *("1 3 6 9 10 11", "2 4 5 7 8 J", "3 5 8 10 13 ball"),
            ),
        ),
    ),
    beside={"DM-2": "magician-13", "DM-7": "joker", "DM-9": "crystal-ball"},
    size=10.2,
)
