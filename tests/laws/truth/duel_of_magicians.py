"""What is true of the refusals of Duel of Magicians."""

from collections import Counter

from tests.laws.truth.case import Case


def cards(case: Case) -> list[str]:
    return case.text.partition("=")[0].split("+")


def from_stack(case: Case) -> list[str]:
    return [card[:-1] for card in cards(case) if card.endswith("^")]


def total(case: Case) -> int:
    shown = [card.rstrip("^") for card in cards(case)]
    value = case.text.partition("=")[2] or next((card for card in shown if card.isdecimal()), "0")
    return int(value) * len(shown)


def it_is_not_high_enough(case: Case) -> bool:
    if case.facts.turn == "other":
        return case.is_not_to_move() and (case.facts.mover,) == case.view.to_move
    low = total(case) <= case.view.total
    return low and (case.facts.total, case.facts.last) == (total(case), case.view.total)


def cards_are_missing(case: Case) -> bool:
    own = Counter(card for card in cards(case) if not card.endswith("^"))
    return bool(own - Counter(case.player.hand)) and case.facts.why == ""


def the_stack_does_not_give_it(case: Case) -> bool:
    top = case.player.front[-1:] if case.view.options["stack"] else []
    opens_with_it_alone = not case.view.round and len(cards(case)) == 1
    return bool(from_stack(case)) and (from_stack(case) != top or opens_with_it_alone)


TRUE = {
    "DM-16": Case.is_over,
    "DM-8": it_is_not_high_enough,
    "DM-12": lambda case: case.text == "take" and not case.view.round,
    "DM-17": lambda case: bool(from_stack(case)) and not case.view.options["stack"],
    "DM-18": the_stack_does_not_give_it,
    "DM-4": cards_are_missing,
    "DM-10": lambda case: case.text == "ball" and not case.view.round and set(case.player.hand) > {"ball"},
}
