# compiled with mypyc
"""Duel of Magicians as a seat observes it (DM-19), in numbers: `observation.py` says what each means."""

from mypy_extensions import i64

from maestri.core.page import NONE, Page, counted_from
from maestri.games.duel_of_magicians.cards import LAID, WIDTH
from maestri.games.duel_of_magicians.material import BALLS, KINDS, SIZE
from maestri.games.duel_of_magicians.player import Player
from maestri.games.duel_of_magicians.position import Position


def encode(duel: Position, me: i64, page: Page) -> None:
    """All that lies open, and one's own hand."""
    page.counts(duel.players[me].hand.counts, WIDTH, KINDS)
    unseen(duel, me, page)
    the_round(duel, page)
    page.number(duel.pile.size)
    page.number(duel.hand_number)
    page.number(duel.hands - duel.hand_number)
    page.flag(duel.stack)
    page.seat(duel.starter, me, duel.seats)
    page.seat(NONE if duel.over else duel.turn, me, duel.seats)
    steps: i64
    for steps in range(duel.seats):
        player(duel.players[counted_from(me, steps, duel.seats)], page)


def unseen(duel: Position, me: i64, page: Page) -> None:
    """DM-19: the cards of the pile and of the other hands, all together."""
    counts = duel.pile.counts - duel.players[me].hand.counts
    for player in duel.players:
        counts += player.hand.counts
    page.counts(counts, WIDTH, KINDS)


def the_round(duel: Position, page: Page) -> None:
    """DM-5 to DM-9: the total, what the last play was, and all that would have to be taken."""
    page.number(duel.total)
    page.number(duel.round_size())
    page.number(len(duel.plays))
    if len(duel.plays) == 0:
        page.skip(2)
    else:
        last = duel.plays[len(duel.plays) - 1]
        page.number(SIZE[last])
        page.number(BALLS[last])
    lying: i64 = 0
    for move in duel.plays:
        lying += LAID[move]
    page.counts(lying, WIDTH, KINDS)


def player(player: Player, page: Page) -> None:
    """What everybody sees of a seat."""
    page.number(player.hand.size)
    page.number(len(player.front))
    page.number(player.total_points())
    page.one_of(player.top(), KINDS)
