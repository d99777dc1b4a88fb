"""What is true of the refusals of Master of Rules."""

from tests.laws.truth.case import Case

KINDS = ("limit", "best", "only", "trio", "support")


def card(case: Case) -> str:
    return case.text.removeprefix("+")


def kind(case: Case) -> str:
    return "rule" if card(case) in KINDS else "number"


def takes(case: Case) -> bool:
    return case.text.startswith("+")


def on_the_table(case: Case) -> set[str]:
    return {place.rule for place in (*case.view.players, *case.view.dummies) if place.rule}


def allowed(case: Case) -> set[str]:
    """What may be laid or taken, as the rule book says it."""
    view, player = case.view, case.player
    if view.taking:
        return set(view.refill_numbers if view.taking == "number" else view.refill_rules)
    new = set(player.rules) - on_the_table(case) or set(player.rules)
    return (set() if player.number else set(player.numbers)) | (set() if player.rule else new)


def tells_what_is_allowed(case: Case) -> bool:
    return set(case.facts.allowed) == allowed(case) and case.facts.card == card(case)


def somebody_has_it(case: Case) -> bool:
    by = case.facts.by
    place = case.view.dummies[0] if by == "dummy" else case.view.players[by]
    another = set(case.player.rules) - on_the_table(case)
    return place.rule == card(case) and bool(another) and tells_what_is_allowed(case)


def first_take_or_first_lay(case: Case) -> bool:
    if case.facts.taking == "nothing":
        return takes(case) and case.view.taking is None and tells_what_is_allowed(case)
    return case.facts.taking == case.view.taking and tells_what_is_allowed(case)


def that_kind_was_laid(case: Case) -> bool:
    laid = case.player.number if kind(case) == "number" else case.player.rule
    return case.facts.kind == kind(case) and laid is not None and tells_what_is_allowed(case)


TRUE = {
    "MR-29": Case.is_over,
    "MR-7": Case.is_not_to_move,
    "MR-14": lambda case: takes(case) and case.view.deal == case.view.deals and tells_what_is_allowed(case),
    "MR-13": first_take_or_first_lay,
    "MR-8": that_kind_was_laid,
    "MR-4": lambda case: (
        card(case) not in {*case.player.numbers, *case.player.rules} and tells_what_is_allowed(case)
    ),
    "MR-9": somebody_has_it,
}
