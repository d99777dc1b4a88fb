"""What each seat may see of Duel of Magicians (DM-19)."""

from collections.abc import Iterable

import msgspec
from librt.vecs import append

from maestri.core.event import Card, SeatOf
from maestri.core.game import EVERYTHING, View
from maestri.core.rng import Rng
from maestri.games.duel_of_magicians.notation import KIND_OF, NAMES, cards_of, name, names, read, write
from maestri.games.duel_of_magicians.player import Player
from maestri.games.duel_of_magicians.state import Duel


class PlayerView(msgspec.Struct):
    """A seat at the table: its hand is None to others."""

    hand: list[Card] | None
    hand_size: int
    front: list[Card]
    points: list[int]


class PlayView(msgspec.Struct):
    """A play that lies in the round."""

    seat: SeatOf
    play: str


class DuelView(View):
    """The table as one seat sees it. The pile has a size and no order: nobody knows the next card."""

    hand_number: int
    starter: SeatOf
    total: int
    round: list[PlayView]
    players: list[PlayerView]
    pile: int


def view(duel: Duel, seat: int | None) -> DuelView:
    """DM-19: hands are private, everything else on the table is open. The last hands are shown (DM-14)."""
    return DuelView(
        seat=seat,
        seats=duel.seats,
        options={"hands": duel.hands, "stack": duel.stack},
        to_move=duel.to_move(),
        hand_number=duel.hand_number,
        starter=duel.starter,
        total=duel.total,
        round=[PlayView((duel.opener + n) % duel.seats, write(move)) for n, move in enumerate(duel.plays)],
        players=[
            _player(player, open_hand=duel.over or seat in (other, EVERYTHING))
            for other, player in enumerate(duel.players)
        ],
        pile=duel.pile.size,
    )


def _player(player: Player, open_hand: bool) -> PlayerView:
    return PlayerView(
        hand=list(names(player.hand.count)) if open_hand else None,
        hand_size=player.hand.size,
        front=[NAMES[kind] for kind in player.front],
        points=list(player.points),
    )


def imagine(view: DuelView, rng: Rng) -> Duel:
    """The table of the view, with the unseen cards dealt at random to the hands that are hidden."""
    duel = Duel(view.seats, int(view.options["hands"] or view.seats), bool(view.options["stack"]))
    duel.sit_down()
    duel.hand_number = view.hand_number
    duel.starter = view.starter
    duel.total = view.total
    duel.over = len(view.players[0].points) == duel.hands
    duel.turn = view.to_move[0] if view.to_move else 0
    duel.opener = view.round[0].seat if view.round else duel.turn
    for played in view.round:
        duel.plays = append(duel.plays, read(played.play))
        _from_pile(duel, cards_of(read(played.play)))
    for player, seen in zip(duel.players, view.players, strict=True):
        _lay_out(duel, player, seen)
    for player, seen in zip(duel.players, view.players, strict=True):
        while player.hand.size < seen.hand_size:
            player.hand.add(duel.pile.draw(rng), 1)
    return duel


def _lay_out(duel: Duel, player: Player, seen: PlayerView) -> None:
    """What is seen of a player: the cards in front, the points, and the hand where it is open."""
    for points in seen.points:
        player.points = append(player.points, points)
    for kind in _from_pile(duel, seen.front):
        player.front = append(player.front, kind)
    for kind in _from_pile(duel, seen.hand or ()):
        player.hand.add(kind, 1)


def _from_pile(duel: Duel, cards: Iterable[str]) -> list[int]:
    """Cards that lie somewhere else can't be in the pile."""
    kinds = [KIND_OF[card] for card in cards]
    for kind in kinds:
        duel.pile.remove(kind, 1)
        if duel.pile.count[kind] < 0:
            raise ValueError(f"more cards {name(kind)} than there are")
    return kinds
