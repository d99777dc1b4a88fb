"""What is true of the refusals of Master Labyrinth."""

from tests.laws.truth.case import Case

COLUMNS, ROWS = "abcdefg", "1234567"
STEPS = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
TURNED = str.maketrans("NESW", "ESWN")
LAIR = "d4"


def here(case: Case) -> str:
    return str(case.view.board.adventurers[case.view.turn])


def sides(case: Case, square: str) -> str:
    return str(case.view.board.corridors[ROWS.index(square[1]) * 7 + COLUMNS.index(square[0])])


def neighbours(case: Case, square: str) -> set[str]:
    """Where one gets from a square in a step: both corridors must open, and the lair is closed."""
    found = set()
    for side in sides(case, square):
        right, down, back = STEPS[side]
        column, row = COLUMNS.index(square[0]) + right, ROWS.index(square[1]) + down
        if 0 <= column < 7 and 0 <= row < 7:
            there = COLUMNS[column] + ROWS[row]
            if back in sides(case, there) and LAIR not in (square, there):
                found.add(there)
    return found


def is_reached(case: Case, there: str) -> bool:
    seen, waiting = {here(case)}, [here(case)]
    while waiting:
        fresh = neighbours(case, waiting.pop()) - seen
        seen |= fresh
        waiting += fresh
    return there in seen


def shapes(corridor: str) -> set[frozenset[str]]:
    """A corridor, turned in all ways."""
    turned = [corridor]
    for _ in range(3):
        turned.append(turned[-1].translate(TURNED))
    return {frozenset(one) for one in turned}


def holds(case: Case, card: str) -> bool:
    return card in case.player.hand


def not_this_step(case: Case) -> bool:
    own = {"push": "push", "go": "move", "stay": "move", "end": "end"}[case.words[0]]
    return bool(case.facts.step == case.view.step != own)


def the_spare_is_another(case: Case) -> bool:
    spare = shapes(case.view.board.spare)
    return frozenset(case.words[2]) not in spare and {frozenset(one) for one in case.facts.spare} == spare


def no_way_leads_there(case: Case) -> bool:
    there = case.words[1]
    return (case.facts.here, case.facts.there) == (here(case), there) and not is_reached(case, there)


def the_lair_is_closed(case: Case) -> bool:
    if case.facts.lair == "in":
        return here(case) == LAIR
    return bool(case.words[1] == case.facts.there == LAIR != here(case))


def no_coin(case: Case) -> bool:
    if case.facts.step == "coin":
        taken = case.view.taken
        return case.text == "coin" and case.facts.taken == taken and not holds(case, str(taken))
    return bool(case.view.step != "coin")


def no_card_or_no_roll(case: Case) -> bool:
    if case.facts.step == "duel":
        return (
            case.view.step == "duel" and not holds(case, case.words[1]) and case.facts.card == case.words[1]
        )
    return bool(case.view.step != "duel")


def no_double_turn(case: Case) -> bool:
    if case.facts.again:
        return bool(case.view.second_turn)
    if case.facts.step == "end":
        return not holds(case, case.words[1]) and case.facts.card == case.words[1]
    return bool(case.view.step != "end")


def no_challenge(case: Case) -> bool:
    lies = bool(case.view.board.treasures) or not case.view.second_phase
    on_it = here(case) == case.view.faced == case.facts.faced
    reasons: dict[str, bool] = {
        "treasures": lies,
        "next-turn": not lies and not case.view.last_duel_open,
        "on": case.view.step == "last-duel",
        "later": on_it and case.view.step in ("push", "move"),
        "elsewhere": not lies and here(case) != case.view.faced == case.facts.faced,
    }
    return reasons[case.facts.dragon]


def the_limit_is_reached(case: Case) -> bool:
    limit = case.view.options["turn_limit"]
    left = limit - case.view.turns
    return bool(case.facts.limit == limit and left <= (0 if case.facts.step == "over" else 1))


TRUE = {
    "ML-15": lambda case: case.is_not_to_move() and (case.facts.mover,) == case.view.to_move,
    "ML-16": not_this_step,
    "ML-17": the_spare_is_another,
    "ML-18": lambda case: case.words[1] == case.facts.arrow == case.view.board.forbidden,
    "ML-20": no_way_leads_there,
    "ML-21": the_lair_is_closed,
    "ML-22": lambda case: case.words[1] == case.facts.there == here(case),
    "ML-23": lambda case: case.facts.taken == case.view.taken is not None,
    "ML-24": no_coin,
    "ML-28": no_card_or_no_roll,
    "ML-29": no_double_turn,
    "ML-30": no_challenge,
    "ML-31": lambda case: case.view.step == "last-duel" and not holds(case, case.words[1]),
    "ML-32": lambda case: case.is_over() and case.view.victor is not None,
    "ML-34": the_limit_is_reached,
}
