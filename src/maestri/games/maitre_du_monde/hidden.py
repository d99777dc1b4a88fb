# compiled with mypyc
"""What a seat can't see (MM-8), dealt anew."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.knowledge import SPECTATORS
from maestri.games.maitre_du_monde.material import FIRST_CARD
from maestri.games.maitre_du_monde.phases import VOTING
from maestri.games.maitre_du_monde.position import Position


def redeal(table: Position, seat: i64, rng: Rng) -> None:
    """MM-8: others' secret cards, but for those that are known, and votes that are not shown yet."""
    sizes: list[vec[i64]] = []
    other: i64
    for other in range(table.seats):
        sizes.append(table.players[other].sizes[:])
        if other != seat:
            put_unknown_back(table, seat, other)
    for other in range(table.seats):
        draw_up_to(table, other, sizes[other], rng)
    vote_anew(table, seat, rng)


def put_unknown_back(table: Position, knower: i64, holder: i64) -> None:
    if knower < 0:
        knower = SPECTATORS
    player = table.players[holder]
    card: i64
    for card in range(FIRST_CARD[3]):
        while player.hand[card] > 0 and player.hand[card] > table.knowledge.count(knower, holder, card):
            player.remove(card)
            table.put_back(card)


def draw_up_to(table: Position, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    deck: i64
    for deck in range(len(sizes)):
        while table.players[seat].sizes[deck] < sizes[deck]:
            table.draw(seat, deck, rng)


def vote_anew(table: Position, seat: i64, rng: Rng) -> None:
    """MM-22: a vote that is given and not shown may be any."""
    other: i64
    if table.over or table.phase() != VOTING:
        return
    for other in range(table.seats):
        if other != seat and table.resolution.votes[other] >= 0:
            table.resolution.votes[other] = rng.below(3)
