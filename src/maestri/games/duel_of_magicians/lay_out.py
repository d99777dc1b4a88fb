# compiled with mypyc
"""The position that a view shows."""

from collections.abc import Iterable

from librt.vecs import append

from maestri.core.option import Value
from maestri.games.duel_of_magicians.material import BALLS, TAKE, TOTAL
from maestri.games.duel_of_magicians.notation import KIND_OF, cards_of, name, names, read
from maestri.games.duel_of_magicians.player import Player
from maestri.games.duel_of_magicians.state import Duel
from maestri.games.duel_of_magicians.view import DuelView, PlayerView


def duel_of(seats: int, options: dict[str, Value]) -> Duel:
    """A table at which nobody sits yet."""
    return Duel(seats, int(options["hands"] or seats), bool(options["stack"]), bool(options.get("toy")))


def lay_out(view: DuelView) -> Duel:
    """The table of the view; hidden hands get any cards of the pile."""
    duel = duel_of(view.seats, view.options)
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


def check(duel: Duel) -> None:
    """DM-4, DM-8, DM-14, DM-16: hands in their order, six cards at most, totals that rise."""
    counted = duel.hands if duel.over else duel.hand_number - 1
    if not 1 <= duel.hand_number <= duel.hands or any(len(each.points) != counted for each in duel.players):
        raise ValueError("hands that were not played, or not counted")
    if duel.over and duel.hand_number < duel.hands:
        raise ValueError("an end before the last hand")
    if any(each.hand.size > duel.full_hand for each in duel.players):
        raise ValueError(f"more than {duel.full_hand} cards in a hand")
    if any(points < 0 for each in duel.players for points in each.points):
        raise ValueError("fewer points than none")
    _check_round(duel)


def _check_round(duel: Duel) -> None:
    total = 0
    for move in duel.plays:
        if not BALLS[move] and TOTAL[move] <= total:
            raise ValueError("a play that does not beat the one before")
        total = total if BALLS[move] else TOTAL[move]
    if duel.total != total or TAKE in duel.plays:
        raise ValueError("a total that nobody played")
    if not duel.over and duel.turn != (duel.opener + len(duel.plays)) % duel.seats:
        raise ValueError("a round that is not played in turn")


def _seat(duel: Duel, player: Player, seen: PlayerView) -> None:
    """What is seen of a player: the cards in front, the points, and the hand where it is open."""
    for points in seen.points:
        player.points = append(player.points, points)
    for kind in _from_pile(duel, seen.front):
        player.front = append(player.front, kind)
    for kind in _from_pile(duel, seen.hand or ()):
        player.hand.add(kind, 1)


def _fill_hand(duel: Duel, player: Player, size: int) -> None:
    hidden = names(duel.pile.counts)[: size - player.hand.size]
    for kind in _from_pile(duel, hidden):
        player.hand.add(kind, 1)


def _from_pile(duel: Duel, cards: Iterable[str]) -> list[int]:
    """Cards that lie somewhere else can't be in the pile."""
    kinds = [KIND_OF[card] for card in cards]
    for kind in kinds:
        if not duel.pile.count(kind):
            raise ValueError(f"more cards {name(kind)} than there are")
        duel.pile.remove(kind, 1)
    return kinds
