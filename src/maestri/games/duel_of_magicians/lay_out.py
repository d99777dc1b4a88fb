"""The position that a view shows."""

from collections.abc import Iterable

from librt.vecs import append

from maestri.games.duel_of_magicians.notation import KIND_OF, cards_of, name, names, read
from maestri.games.duel_of_magicians.player import Player
from maestri.games.duel_of_magicians.state import Duel
from maestri.games.duel_of_magicians.view import DuelView, PlayerView


def lay_out(view: DuelView) -> Duel:
    """The table of the view; hidden hands get any cards of the pile."""
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
        _seat(duel, player, seen)
    for player, seen in zip(duel.players, view.players, strict=True):
        _fill_hand(duel, player, seen.hand_size)
    return duel


def _seat(duel: Duel, player: Player, seen: PlayerView) -> None:
    """What is seen of a player: the cards in front, the points, and the hand where it is open."""
    for points in seen.points:
        player.points = append(player.points, points)
    for kind in _from_pile(duel, seen.front):
        player.front = append(player.front, kind)
    for kind in _from_pile(duel, seen.hand or ()):
        player.hand.add(kind, 1)


def _fill_hand(duel: Duel, player: Player, size: int) -> None:
    hidden = names(duel.pile.count)[: size - player.hand.size]
    for kind in _from_pile(duel, hidden):
        player.hand.add(kind, 1)


def _from_pile(duel: Duel, cards: Iterable[str]) -> list[int]:
    """Cards that lie somewhere else can't be in the pile."""
    kinds = [KIND_OF[card] for card in cards]
    for kind in kinds:
        duel.pile.remove(kind, 1)
        if duel.pile.count[kind] < 0:
            raise ValueError(f"more cards {name(kind)} than there are")
    return kinds
