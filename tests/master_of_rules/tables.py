"""Tables of Master of Rules from short text."""

from collections.abc import Iterable

from maestri import Match
from maestri.core.event import Event
from maestri.games.master_of_rules.cards import bit, count, one_of, size, total
from maestri.games.master_of_rules.editions import EDITIONS
from maestri.games.master_of_rules.judge import judge
from maestri.games.master_of_rules.material import NUMBER_HAND, ROUNDS, RULE, RULE_HAND, TYPES
from maestri.games.master_of_rules.notation import CARD_OF
from maestri.games.master_of_rules.piles import full_piles
from maestri.games.master_of_rules.player import Player
from maestri.games.master_of_rules.state import Rules
from maestri.games.master_of_rules.view import PlayerView, RulesView

SEATS = "ABCDE"


def done(text: str) -> set[str]:
    """Who did his rule, from the cards on the table."""
    names, verdicts = judge(text)
    return {names[verdict.seat] for verdict in verdicts if verdict.done}  # type: ignore[attr-defined]


def table(
    text: str, *, edition: str = "zman", refill: str = "", first: str = "A", left: int = 0
) -> Match[RulesView]:
    """A match where A, B, C … hold what is written, and the first player is to lay.

    `A: R1 B2 trio only | B: best / support support | C:` gives B two rules won. Hands are filled up from the
    highest purple card down, and with cards of the first type that is left. The same goes for the refill.
    `left` is how many deals are left, this one included; without it, it is the first.
    """
    parts = [part.partition(":")[2].partition("/") for part in text.split("|")]
    state = Rules(len(parts), EDITIONS[edition], full_piles())
    state.sit_down()
    for player, (in_hand, _, won) in zip(state.players, parts, strict=True):
        give(state, player, in_hand)
        player.won = sum(one_of(rule(state, kind)) for kind in won.split())
    lay_refill(state, refill)
    for player in state.players:
        fill_up(state, player)
    state.first = state.actor = SEATS.index(first)
    state.counter = state.first
    if left:
        leave_deals(state, left)
    match = Match("master-of-rules", len(parts), "test", {"edition": edition})
    match.state = state
    return match


def leave_deals(state: Rules, deals: int) -> None:
    """So many deals are still to be played, this one among them, all in the last round."""
    state.round = ROUNDS[state.seats]
    state.counter = (state.first + deals) % state.seats
    if not state.edition.last_refill and deals == 1:
        state.piles.put_back(state.refill_numbers, state.refill_rules)
        state.refill_numbers = state.refill_rules = 0


def number(state: Rules, card: int) -> int:
    assert state.piles.numbers & bit(card), "there is no such card left"
    state.piles.numbers &= ~bit(card)
    state.piles.number_count -= 1
    return card


def rule(state: Rules, kind: str | int) -> int:
    kind = kind if isinstance(kind, int) else TYPES.index(kind)
    assert count(state.piles.rules, kind), f"there is no further {TYPES[kind]}"
    state.piles.rules -= one_of(kind)
    state.piles.rule_count -= 1
    return kind


def give(state: Rules, player: Player, cards: str) -> None:
    for card in (CARD_OF[text.lower()] for text in cards.split()):
        if card < RULE:
            player.numbers |= bit(number(state, card))
        else:
            player.rules += one_of(rule(state, card - RULE))


def lay_refill(state: Rules, cards: str) -> None:
    """What is written, and what is missing to a card of each kind for every player."""
    middle = Player(0, 0, 0, 0, -1, -1, 0)
    give(state, middle, cards)
    fill_up(state, middle, state.seats, state.seats)
    state.refill_numbers, state.refill_rules = middle.numbers, middle.rules


def fill_up(state: Rules, player: Player, numbers: int = NUMBER_HAND, rules: int = RULE_HAND) -> None:
    while size(player.numbers) < numbers:
        player.numbers |= bit(number(state, int(state.piles.numbers).bit_length() - 1))
    while total(player.rules) < rules:
        player.rules += one_of(rule(state, next(k for k in range(5) if count(state.piles.rules, k))))


def play(match: Match[RulesView], text: str) -> list[Event]:
    """Plays moves in a row: `A R1 +B2, B trio +only`."""
    told: list[Event] = []
    for part in text.split(","):
        seat, *moves = part.split()
        for move in moves:
            told.extend(match.play(SEATS.index(seat), move))
    return told


def play_on(match: Match[RulesView], until: int = 1) -> list[Event]:
    """Plays the first legal move over and over, for so many deals."""
    told: list[Event] = []
    deal = look(match).deal
    while match.to_move and look(match).deal < deal + until:
        seat = match.to_move[0]
        told.extend(match.play(seat, match.moves(seat)[0]))
    return told


def state_of(match: Match[RulesView]) -> Rules:
    assert isinstance(match.state, Rules)
    return match.state


def look(match: Match[RulesView], seat: str | None = None) -> RulesView:
    return match.view(None if seat is None else SEATS.index(seat))


def player(match: Match[RulesView], seat: str) -> PlayerView:
    """A player as he sees himself."""
    return look(match, seat).players[SEATS.index(seat)]


def moves(match: Match[RulesView], seat: str) -> list[str]:
    return match.moves(SEATS.index(seat))


def why_not(match: Match[RulesView], seat: str, move: str) -> str | None:
    return match.why_not(SEATS.index(seat), move)


def only(events: Iterable[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
