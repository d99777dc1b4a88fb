"""What the reasons of Duel of Magicians say, found out a second way: by what the move does."""

from tests.coach.truth.case import Case


def next_faces(case: Case) -> bool:
    """The total that was named lies there for the one who was named."""
    return bool(case.after.to_move == (case.facts.answers,) and case.after.total == case.facts.total)


def strongest(case: Case) -> int:
    return max(int(card) for card in case.player.hand if card.isdecimal())


TRUE = {
    "because-last-card": lambda case: bool(case.happened("hand-ended")),
    "because-takes": lambda case: (
        len(case.then.front) - len(case.player.front) == case.facts.cards
        and case.after.to_move == (case.seat,)
        and not case.after.round
    ),
    "because-ball": lambda case: case.after.total == case.before.total and next_faces(case),
    "because-ball-opens": lambda case: set(case.player.hand) == {"ball"} and case.after.total == 0,
    "because-stack": lambda case: len(case.then.front) == len(case.player.front) - 1,
    "because-beyond": lambda case: next_faces(case) and case.facts.total >= 13,
    "because-several": lambda case: next_faces(case) and len(case.move.split("+")) == case.facts.cards > 1,
    "because-weakest": lambda case: int(case.move) < strongest(case) and next_faces(case),
    "because-beats": next_faces,
}
