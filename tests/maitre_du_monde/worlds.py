"""Positions of Maître du Monde from short text."""

from maestri import Match
from maestri.core.event import Event
from maestri.core.packing import packed
from maestri.games.maitre_du_monde.cards import CARDS, DECK_OF, MASTERS
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.material import DECKS, DESTROYED, REGIONS, SQUARES
from maestri.games.maitre_du_monde.phases import PHASES
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import PlayerView, WorldView

LETTERS = "ABCDEF"


def world(
    text: str,
    *,
    dice: str = "",
    phase: str = "",
    destroyed: str = "",
    decks: str | None = None,
    seed: str = "test",
    open_money: bool = False,
    free_trade: bool = False,
    turn_limit: int | None = None,
    deck: str | None = None,
) -> Match[WorldView]:
    """A match where A is in turn and the players have what is written.

    `A: 4000 alaska missile veto nobel @asylum | B | C: russia` gives A 4,000 MdM, Alaska, two secret cards
    and a Nobel Prize, and puts him on the first asylum. Who has no sum written has 15,000. With `dice`, A has
    rolled. With `decks`, the decks hold only those cards.
    """
    seats = text.split("|")
    options = {
        "money": "open" if open_money else "hidden",
        "free_trade": free_trade,
        "turn_limit": turn_limit,
        "deck": deck,
    }
    match = Match("maitre-du-monde", len(seats), seed, options)
    state = World(len(seats), box_of(str(match.options["deck"] or "")), free_trade, turn_limit or 0)
    state.open_money = open_money
    state.sit_down()
    for seat, part in enumerate(seats):
        for token in part.partition(":")[2].split():
            give(state, seat, token)
    for region in destroyed.split():
        state.owner[REGIONS.index(region)] = DESTROYED
    if decks is not None:
        fill_decks(state, decks.split())
    state.dice = packed([int(die) for die in dice.split()])
    state.stack = packed([PHASES.index(phase or ("dice" if dice else "before"))])
    state.awaited = 1
    match.state = state
    return match


def give(state: World, seat: int, token: str) -> None:
    player = state.players[seat]
    if token.isdecimal():
        player.money = int(token)
    elif token.startswith("@"):
        square = token[1:]
        track = list(state.box.track)
        player.square = int(square) if square.isdecimal() else track.index(SQUARES.index(square))
    elif token in REGIONS:
        state.owner[REGIONS.index(token)] = seat
    elif token in MASTERS:
        player.masters[MASTERS.index(token)] += 1
    else:
        card = CARDS.index(token)
        assert state.pile[card] > 0, f"there is no further {token}"
        state.pile[card] -= 1
        state.pile_sizes[DECK_OF[card]] -= 1
        player.add(card)


def fill_decks(state: World, cards: list[str]) -> None:
    state.pile = packed([cards.count(card) for card in CARDS])
    state.pile_sizes = packed(
        [sum(DECK_OF[CARDS.index(card)] == deck for card in cards) for deck in range(3)]
    )


def play(match: Match[WorldView], text: str) -> list[Event]:
    """Plays moves in a row and says what happened: `A roll, A die 4, B pass`."""
    told: list[Event] = []
    for move in text.split(","):
        seat, _, notation = move.strip().partition(" ")
        told += match.play(LETTERS.index(seat), notation)
    return told


def vote(match: Match[WorldView], votes: str) -> list[Event]:
    """All votes at once: `+-0+` is for, against, abstains, for. A dot is no vote."""
    told: list[Event] = []
    for seat, mark in enumerate(votes):
        if mark != ".":
            told += match.play(seat, {"+": "vote for", "-": "vote against", "0": "vote abstain"}[mark])
    return told


def why_not(match: Match[WorldView], text: str) -> str | None:
    seat, _, notation = text.partition(" ")
    return match.why_not(LETTERS.index(seat), notation)


def can(match: Match[WorldView], text: str) -> bool:
    """Whether a move is listed, which is the same as that it is not refused."""
    seat, _, notation = text.partition(" ")
    listed = notation in match.moves(LETTERS.index(seat))
    assert listed == (match.why_not(LETTERS.index(seat), notation) is None)
    return listed


def table(match: Match[WorldView], seat: int | None = None) -> WorldView:
    view = match.view(seat)
    assert isinstance(view, WorldView)
    return view


def player(match: Match[WorldView], letter: str) -> PlayerView:
    seat = LETTERS.index(letter)
    return table(match, seat).players[seat]


def money(match: Match[WorldView]) -> list[int]:
    return [int(player.money) for player in state_of(match).players]


def owner(match: Match[WorldView], region: str) -> str:
    """A letter, or `stock` or `destroyed`."""
    found = table(match).wealth[region]
    return LETTERS[found] if isinstance(found, int) else found


def cards(match: Match[WorldView], letter: str) -> list[str]:
    return player(match, letter).cards or []


def phase(match: Match[WorldView]) -> str:
    return table(match).phases[-1]


def deck_size(match: Match[WorldView], deck: str) -> int:
    assert deck in DECKS
    return table(match).decks[deck]


def state_of(match: Match[WorldView]) -> World:
    assert isinstance(match.state, World)
    return match.state


def rolled(match: Match[WorldView], dice: str) -> None:
    """The player in turn has rolled."""
    state_of(match).dice = packed([int(die) for die in dice.split()])
    state_of(match).stack = packed([PHASES.index("dice")])


def end_turn(match: Match[WorldView]) -> None:
    """Whatever the player in turn was about to do, he ends his turn."""
    state_of(match).stack = packed([PHASES.index("after")])
    match.play(state_of(match).turn, "end")
