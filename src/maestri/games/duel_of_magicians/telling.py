# compiled with mypyc
"""Makes events of what the rules do."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from maestri.core.event import Event
from maestri.games.duel_of_magicians import events
from maestri.games.duel_of_magicians.material import BALLS
from maestri.games.duel_of_magicians.notation import cards_of, names, write
from maestri.games.duel_of_magicians.teller import Teller

if TYPE_CHECKING:
    from maestri.games.duel_of_magicians.position import Position


class Telling(Teller):
    """Somebody listens: what happens goes into a log."""

    def __init__(self, log: list[Event]) -> None:
        self.log: list[Event] = log
        self.held: i64 = 0  # by the one who draws, before he does

    def hand_dealt(self, duel: "Position") -> None:
        cards = tuple([names(player.hand.counts) for player in duel.players])
        self.log.append(events.HandDealt(duel.hand_number, duel.starter, cards))

    def played(self, duel: "Position", seat: i64, move: i64) -> None:
        if BALLS[move]:
            self.log.append(events.BallPlayed(seat, duel.total))
        else:
            self.log.append(events.Played(seat, write(move), cards_of(move), duel.total))

    def draws(self, duel: "Position", seat: i64) -> None:
        self.held = duel.players[seat].hand.counts

    def drew(self, duel: "Position", seat: i64) -> None:
        cards = names(duel.players[seat].hand.counts - self.held)
        if cards:
            self.log.append(events.Drew(seat, len(cards), cards))

    def took(self, duel: "Position", seat: i64) -> None:
        self.log.append(events.Took(seat, duel.round_size()))

    def hand_ended(self, duel: "Position", seat: i64) -> None:
        in_front = tuple([len(player.front) for player in duel.players])
        hands = tuple([names(player.hand.counts) for player in duel.players])
        points = tuple([int(player.points[-1]) for player in duel.players])
        self.log.append(events.HandEnded(seat, duel.hand_number, in_front, hands, points))

    def match_ended(self, duel: "Position") -> None:
        result = duel.result()
        assert result is not None
        self.log.append(events.MatchEnded(result.winners, result.scores))
