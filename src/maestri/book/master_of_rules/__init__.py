"""Master of Rules, printed: who did the rule at two tables."""

from maestri.book.chapter import LETTERS, Chapter, Example, Scene
from maestri.games.master_of_rules import GAME

TYPES = ("limit", "best", "only", "trio", "support")
CARDS = tuple(f"rule-card-{type_}" for type_ in TYPES)


def adjudged(table: str) -> Scene:
    """The cards as they lie, and the verdict on each player."""
    _, verdicts = GAME.judge(table)
    done = {verdict.seat: verdict.done for verdict in verdicts}  # type: ignore[attr-defined]
    places = []
    for place in table.split("|"):
        name, _, cards = place.partition(":")
        named = name.strip()
        seat = LETTERS.index(named) if named in LETTERS else None
        places.append({"name": named, "cards": cards.split(), "done": None if seat is None else done[seat]})
    return Scene({"places": places}, verdicts)


CHAPTER = Chapter(
    examples=(
        Example(
            "book-five-rules",
            "adjudication",
            lambda: adjudged("A: limit P2 | B: best P7 | C: only G5 | D: trio B8 | E: best Y1"),
        ),
        Example(
            "book-leaning",
            "adjudication",
            lambda: adjudged("A: support Y4 | B: support G2 | C: trio R1 | D1: R6 | D2: R9"),
        ),
    ),
    beside=dict(zip(("MR-15", "MR-16", "MR-17", "MR-18", "MR-19"), CARDS, strict=True)),
    names=tuple(f"card-{type_}" for type_ in TYPES),
    size=9.5,
)
