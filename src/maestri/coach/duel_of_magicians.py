"""Why a play of Duel of Magicians is good."""

from functools import partial

from maestri.bots.duel_of_magicians.policy import Duellist
from maestri.bots.duel_of_magicians.traits import BY_EXPERIENCE
from maestri.coach.because import Because, seat_of
from maestri.core.event import SeatOf
from maestri.core.refusal import Facts
from maestri.core.seating import left_of
from maestri.games.duel_of_magicians.material import PLAYS, SIZE, STRONGEST, TAKE, TOTAL
from maestri.games.duel_of_magicians.notation import cards_of, read
from maestri.games.duel_of_magicians.state import Duel
from maestri.games.duel_of_magicians.view import DuelView


class DuelFacts(Facts):
    """Who has to answer, the total that he faces, and how many cards are meant."""

    answers: SeatOf | None = None
    total: int = 0
    cards: int = 0


facts_type = DuelFacts
SHARPNESS = {2: 0.44, 3: 0.66, 4: 1.0, 5: 1.4, 6: 1.6}
"""By seats, of the chances that the search's judgement gives: see `docs/review.md`."""
DOUBT = 0.03
"""Of the victory, what may go to anybody: people do not play on as assumed."""
PLAYED_ON = 1000
"""How often a hand is played on to tell luck from decisions."""
PLAYS_ON = partial(Duellist, BY_EXPERIENCE, whim=0.3, horizon=24)
"""What reviews play on by: chances were calibrated with it."""
LIKE_A_MASTER = partial(Duellist, BY_EXPERIENCE, whim=4.0)
"""What his search played on by before it counted cards, but less sure of it all: he finds out more."""


def points(duel: Duel) -> list[int]:
    """DM-15: what everybody has against him, with the cards in front and in hand."""
    return [-int(each.total_points() + len(each.front) + each.hand.size) for each in duel.players]


def because(view: DuelView, move: str) -> Because:
    """DM-8 to DM-15: what the play does to the hand, and what it leaves the next player."""
    number = read(move)
    cards = _round_size(view) if number == TAKE else int(SIZE[number]) - ("^" in move)
    facts = DuelFacts(left_of(seat_of(view), view.seats), _total(view, number), cards)
    return Because(_kind(view, number, move, cards), facts)


def _kind(view: DuelView, number: int, move: str, cards: int) -> str:
    player = view.players[seat_of(view)]
    if number == TAKE:
        return "because-takes"
    if cards == player.hand_size:
        return "because-last-card"
    if "^" in move:
        return "because-stack"
    if PLAYS[number].balls:
        return "because-ball" if view.round else "because-ball-opens"
    if _total(view, number) >= STRONGEST:
        return "because-beyond"
    if cards > 1:
        return "because-several"
    return "because-weakest" if _is_weakest(player.hand or [], move) else "because-beats"


def _total(view: DuelView, number: int) -> int:
    """DM-9: a crystal ball repeats the total."""
    return view.total if number == TAKE or PLAYS[number].balls else int(TOTAL[number])


def _round_size(view: DuelView) -> int:
    return sum(len(cards_of(read(play.play))) for play in view.round)


def _is_weakest(hand: list[str], move: str) -> bool:
    values = [int(card) for card in hand if card.isdecimal()]
    return move.isdecimal() and len(values) > 1 and int(move) == min(values) < max(values)
