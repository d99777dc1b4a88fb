"""What each rule would need right now, checked against every way the deal can still go."""

from itertools import product

import pytest

from maestri import Match, seeded
from maestri.core.packing import packed
from maestri.games.master_of_rules.adjudication import adjudicate
from maestri.games.master_of_rules.material import SUPPORT, TYPES
from maestri.games.master_of_rules.notation import CARD_OF, rule_count
from maestri.games.master_of_rules.outlook import best_ways, outlook
from maestri.games.master_of_rules.unseen import Place, places_of, types_to_come
from maestri.games.master_of_rules.view import RulesView
from tests.breadth import broad
from tests.master_of_rules.tables import look, play, state_of, table

HANDS = "A: R1 R2 R3 R4 | B: B1 B2 B3 B4 | C: G1 G2 G3 G4 | D: | E:"


def after(moves: str, hands: str = HANDS, refill: str = "") -> Match[RulesView]:
    match = table(hands, refill=refill)
    play(match, moves)
    return match


def test_at_the_start_of_a_deal_everything_is_possible() -> None:
    assert outlook(look(table(HANDS), "A")) == dict.fromkeys(TYPES, "possible")


def test_a_spectator_has_no_rule_to_look_at() -> None:
    assert outlook(look(table(HANDS))) == {}


def test_a_higher_card_of_the_colour_and_a_shared_number_lose_rules() -> None:
    match = after("A R4 +Y1, B R9 +Y2, C G4 +Y3", HANDS.replace("B1", "R9"), "Y1 Y2 Y3")
    prospects = outlook(look(match, "A"))
    assert prospects == {
        "limit": "possible",
        "best": "lost",
        "only": "lost",
        "trio": "possible",
        "support": "possible",
    }


def test_a_trio_on_the_table_is_done() -> None:
    match = after("A R1 +Y1, B R2 +Y2, C R3 +Y3", "A: R1 | B: R2 | C: R3 | D: | E:", "Y1 Y2 Y3")
    assert outlook(look(match, "D"))["trio"] == "done"
    assert outlook(look(match, "C"))["best"] == "possible"


def test_support_is_done_when_the_rule_on_the_right_is() -> None:
    hands = "A: R1 trio | B: R2 | C: R3 | D: | E:"
    match = after("A R1 +Y1, B R2 +Y2, C R3 +Y3", hands, "Y1 Y2 Y3 best")
    for seat in "DE":
        for _ in range(2):
            play(match, f"{seat} {match.moves(match.to_move[0])[0]}")
    play(match, "A trio")
    assert outlook(look(match, "B"))["support"] == "done"


def place(own: str = "", pool: str = "") -> Place:
    return Place(*(frozenset(CARD_OF[card.lower()] for card in cards.split()) for cards in (own, pool)))


def test_two_places_never_get_the_same_card() -> None:
    others = [place("B1"), place("B2"), place(pool="R1 B3"), place(pool="R1 B3")]
    assert best_ways(place("R9"), others) == {False}
    assert best_ways(place("R9"), [place("B1"), place("R2"), *others[2:]]) == {True}


def test_a_card_that_can_come_nowhere_else_is_left_to_its_place() -> None:
    others = [place("B1"), place("B2"), place("R2", "R1 G1"), place(pool="R1")]
    assert best_ways(place("R9"), others) == {True}


def test_who_is_bound_by_a_type_on_the_table_will_not_lay_it() -> None:
    match = after(
        "A R1 +Y1, B limit +best, C G1 +Y2", "A: R1 limit | B: limit | C: G1 | D: | E:", "Y1 Y2 best"
    )
    may_lay = set(range(len(TYPES)))
    assert set(types_to_come(look(match, "B"), 0)) == may_lay
    state_of(match).players[0].known_rules = rule_count(["best"])
    state_of(match).players[0].rules = rule_count(["limit", "limit", "best"])
    assert set(types_to_come(look(match, "B"), 0)) == may_lay
    for seat in "DE":
        for _ in range(2):
            play(match, f"{seat} {match.moves(match.to_move[0])[0]}")
    assert look(match).turn == 2
    assert set(types_to_come(look(match, "B"), 0)) == may_lay - {TYPES.index("limit")}


def every_way(view: RulesView, seat: int, kind: int) -> set[bool]:
    """All ways to fill the open places, judged one by one, for a rule that looks at number cards."""
    places = [sorted(place.cards) for place in places_of(view)]
    fillings = (cards for cards in product(*places) if len(set(cards)) == len(cards))
    types = packed([kind if other == seat else SUPPORT for other in range(view.seats)])
    return {bool(adjudicate(packed(cards), types) >> seat & 1) for cards in fillings}


WORDS = {frozenset((True,)): "done", frozenset((False,)): "lost", frozenset((True, False)): "possible"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_outlook_is_exact_while_two_cards_are_to_come(seats: int) -> None:
    seen = set()
    for seed in range(8):
        match = Match("master-of-rules", seats, f"outlook {seed}")
        rng = seeded(f"outlook {seed}")
        while match.to_move and look(match).deal < 4:
            seat = match.to_move[0]
            view = look(match, "ABCDE"[seat])
            open_places = [place for place in places_of(view) if len(place.cards) > 1]
            if len(open_places) <= 2 and rng.below(4) == 0:
                prospects = outlook(view)
                for kind in range(SUPPORT):
                    assert prospects[TYPES[kind]] == WORDS[frozenset(every_way(view, seat, kind))]
                    seen.add((kind, prospects[TYPES[kind]]))
            moves = match.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
    assert {prospect for _, prospect in seen} == {"done", "possible", "lost"}


@pytest.mark.parametrize("edition", ["zman", "japan"])
@pytest.mark.parametrize("seats", broad([3, 4, 5], {3}))
def test_what_comes_true_was_never_called_lost_and_what_does_not_was_never_called_done(
    seats: int, edition: str
) -> None:
    for seed in range(4):
        match = Match("master-of-rules", seats, f"true {seed}", {"edition": edition})
        rng = seeded(f"true {seed}")
        said: dict[int, list[dict[str, str]]] = {}
        won = [0] * seats
        while match.to_move:
            deal = look(match).deal
            seat = match.to_move[0]
            said.setdefault(seat, []).append(dict(outlook(look(match, "ABCDE"[seat]))))
            laid = [player.rule for player in look(match).players]
            moves = match.moves(seat)
            move = moves[rng.below(len(moves))]
            if move in TYPES:
                laid[seat] = move
            match.play(seat, move)
            if match.result or look(match).deal != deal:
                now = [len(player.won) for player in look(match).players]
                for other, kind in enumerate(laid):
                    assert kind is not None or other == seat
                    wrong = "lost" if now[other] > won[other] else "done"
                    assert all(prospects[kind] != wrong for prospects in said[other] if kind)
                said, won = {}, now
