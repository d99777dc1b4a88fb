"""Maître du Monde, printed: passing OMC, a vote and a combat."""

from typing import Any

from maestri.book.chapter import LETTERS, Chapter, Example, Scene, set_up, told
from maestri.core.match import Match
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.cards import CARDS, DECK_OF, MASTERS
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.encounters import Voted
from maestri.games.maitre_du_monde.events import Laid
from maestri.games.maitre_du_monde.material import DECKS, FAMILIES, FAMILY_SIZE, REGIONS, SQUARES

OIL = FAMILIES.index("oil")


def table(owners: dict[str, int], hands: dict[int, str], **change: Any) -> Match[Any]:
    """Four players, of whom A is in turn; they have what is said and no other card."""

    def lay(data: dict[str, Any]) -> None:
        data |= {"turn": 0, "to_move": [0], "phases": ["before"], **change}
        data["wealth"] |= owners
        for seat, player in enumerate(data["players"]):
            cards = hands.get(seat, "").split()
            decks = [DECKS[DECK_OF[CARDS.index(card)]] for card in cards]
            player |= {"cards": cards, **{deck: decks.count(deck) for deck in DECKS}}
            player["square"] = 23 if seat == 0 else 0

    return set_up(Match(GAME, 4, "book"), lay)


def collecting() -> Scene:
    """MM-13: the sheet's example, with its four players A, B, C and D."""
    owners = {"russia": 0, "texas": 0, "gulf": 1, "iran": 2}
    match = table(owners, {}, phases=["dice"], dice=[1, 2])
    events = told(match, "A die 1")
    members = list(box_of("").members)[OIL * FAMILY_SIZE : (OIL + 1) * FAMILY_SIZE]
    regions = [{"region": REGIONS[region], "owner": owners.get(REGIONS[region])} for region in members]
    return Scene({"family": "oil", "regions": regions}, events)


def combat() -> Scene:
    """MM-28, MM-29: an attack that is answered twice."""
    match = table({"russia": 1}, {0: "squadron drone", 1: "missile"})
    moves = "A attack russia, A play squadron, B play missile, A play drone, B pass"
    played = [move.split()[-1] for move in moves.split(",")[1:-1]]
    return Scene({"combat": played, "fighters": [0, 1, 0]}, told(match, moves))


def vote() -> Scene:
    """MM-22, MM-23: two for, one against, one abstains."""
    match = table({}, {0: "sanctions"})
    votes = ("for", "against", "for", "abstain")
    ballots = ", ".join(f"{LETTERS[seat]} vote {vote}" for seat, vote in enumerate(votes))
    events = told(match, f"A submit sanctions, A name B, {ballots}")
    return Scene({"votes": votes}, [event for event in events if not isinstance(event, Voted | Laid)])


CHAPTER = Chapter(
    examples=(
        Example("book-collecting", "collecting", collecting),
        Example("book-vote", "resolutions", vote),
        Example("book-combat", "combat", combat),
    ),
    beside={
        "MM-10": "square-omc",
        "MM-15": "square-shop",
        "MM-16": "square-news",
        "MM-17": "square-charity",
        "MM-18": "square-laundering",
        "MM-19": "square-asylum",
        "MM-20": "square-masters",
        "MM-22": "square-un",
        "MM-28": "item-missile",
        "MM-31": "item-nobel",
        "MM-33": "item-scientist",
        "MM-34": "item-atomic",
    },
    names=(
        *(f"family-{family}" for family in FAMILIES),
        *(f"square-{square}" for square in SQUARES),
        *(f"item-{card}" for card in (*CARDS[:7], *MASTERS)),
        *(f"item-{region}" for region in REGIONS),
    ),
    size=8.5,
)
