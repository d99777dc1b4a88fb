"""What each seat may see of Duel of Magicians (DM-19)."""

import msgspec

from maestri.core.event import Card, SeatOf
from maestri.core.game import EVERYTHING, View, onlooker
from maestri.games.duel_of_magicians.notation import NAMES, names, write
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
    """DM-19: some hands are private, everything else on the table is open."""
    return DuelView(
        seat=seat,
        seats=duel.seats,
        options={"hands": duel.hands, "stack": duel.stack, **({"toy": True} if duel.toy else {})},
        to_move=duel.to_move(),
        hand_number=duel.hand_number,
        starter=duel.starter,
        total=duel.total,
        round=[PlayView((duel.opener + n) % duel.seats, write(move)) for n, move in enumerate(duel.plays)],
        players=[
            _player(player, open_hand=seat == EVERYTHING or duel.sees_hand(onlooker(seat), other))
            for other, player in enumerate(duel.players)
        ],
        pile=duel.pile.size,
    )


def _player(player: Player, open_hand: bool) -> PlayerView:
    return PlayerView(
        hand=list(names(player.hand.counts)) if open_hand else None,
        hand_size=player.hand.size,
        front=[NAMES[kind] for kind in player.front],
        points=list(player.points),
    )
