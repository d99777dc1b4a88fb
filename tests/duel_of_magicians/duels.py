"""Positions of Duel of Magicians from short text."""

from librt.vecs import append

from maestri import Match
from maestri.games.duel_of_magicians.cards import no_cards
from maestri.games.duel_of_magicians.notation import KIND_OF
from maestri.games.duel_of_magicians.state import Duel
from maestri.games.duel_of_magicians.view import DuelView


def duel(text: str, *, pile: bool = False, stack: bool = False, hands: int = 1) -> Match[DuelView]:
    """A match where the seats A, B, C … hold what is written, and A is to open.

    `A: 1 7 | B: 3 3 | C: 12 / 5 J` gives C a 12 in hand, and a 5 and a joker in front with the joker on top.
    Without `pile` nobody can draw.
    """
    seats = [part.partition(":")[2] for part in text.split("|")]
    match = Match("duel-of-magicians", len(seats), "test", {"hands": hands, "stack": stack})
    state = Duel(len(seats), hands, stack)
    state.sit_down()
    for player, cards in zip(state.players, seats, strict=True):
        in_hand, _, in_front = cards.partition("/")
        for card in in_hand.split():
            player.hand.add(drawn(state, card), 1)
        for card in in_front.split():
            player.front = append(player.front, drawn(state, card))
    if not pile:
        state.pile = no_cards()
    match.state = state
    return match


def drawn(state: Duel, card: str) -> int:
    kind = KIND_OF[card]
    assert state.pile.count(kind) > 0, f"there is no further {card}"
    state.pile.remove(kind, 1)
    return kind


def play(match: Match[DuelView], text: str) -> None:
    """Plays moves in a row: `A 1, B 3+3, C take`."""
    for move in text.split(","):
        seat, _, notation = move.strip().partition(" ")
        match.play("ABCDEF".index(seat), notation)


def table(match: Match[DuelView], seat: int | None = None) -> DuelView:
    return match.view(seat)


def hand(match: Match[DuelView], seat: str) -> list[str]:
    number = "ABCDEF".index(seat)
    return table(match, number).players[number].hand or []


def front(match: Match[DuelView], seat: str) -> list[str]:
    return table(match).players["ABCDEF".index(seat)].front
