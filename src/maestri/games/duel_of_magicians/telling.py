"""Makes events of what the rules do, where somebody listens."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from maestri.games.duel_of_magicians import events
from maestri.games.duel_of_magicians.material import BALLS
from maestri.games.duel_of_magicians.notation import cards_of, names, write

if TYPE_CHECKING:
    from maestri.core.event import Event
    from maestri.games.duel_of_magicians.state import Duel


def hand_dealt(duel: "Duel") -> None:
    cards = tuple(names(player.hand.count) for player in duel.players)
    _log(duel).append(events.HandDealt(duel.hand_number, duel.starter, cards))


def played(duel: "Duel", seat: int, move: int) -> None:
    if BALLS[move]:
        _log(duel).append(events.BallPlayed(seat, duel.total))
    else:
        _log(duel).append(events.Played(seat, write(move), cards_of(move), duel.total))


def drew(duel: "Duel", seat: int, before: Iterable[int]) -> None:
    cards = names(now - then for now, then in zip(duel.players[seat].hand.count, before, strict=True))
    if cards:
        _log(duel).append(events.Drew(seat, len(cards), cards))


def took(duel: "Duel", seat: int) -> None:
    _log(duel).append(events.Took(seat, sum(len(cards_of(move)) for move in duel.plays)))


def hand_ended(duel: "Duel", seat: int) -> None:
    in_front = tuple(len(player.front) for player in duel.players)
    hands = tuple(names(player.hand.count) for player in duel.players)
    points = tuple(player.points[-1] for player in duel.players)
    _log(duel).append(events.HandEnded(seat, duel.hand_number, in_front, hands, points))


def match_ended(duel: "Duel") -> None:
    result = duel.result()
    assert result is not None
    _log(duel).append(events.MatchEnded(result.winners, result.scores))


def _log(duel: "Duel") -> "list[Event]":
    assert duel.log is not None
    return duel.log
