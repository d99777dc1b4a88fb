"""Does the reconstructed board of Maître du Monde make a game? Thrifty players play it.

python bench/monde_balance.py [MATCHES] [FILE.svg]
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from maestri import Match, seeded
from maestri.bots.maitre_du_monde.thrift import choose
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import WorldView

SEATS = 4
INK, WINNER, OTHERS, BARS = "#1B2A26", "#2A6CC0", "#BF4026", "#2B6A50"


class Played(NamedTuple):
    """How long a match was, how it was won, and every seat's fortune after each round."""

    rounds: int
    reason: str
    winner: int
    fortunes: list[list[int]]


def played(number: int) -> Played:
    match = Match("maitre-du-monde", SEATS, f"thrift {number}", {"turn_limit": 1000})
    rng = seeded(f"thrift {number}")
    fortunes: list[list[int]] = []
    while match.to_move:
        seat = match.to_move[0]
        view = match.view(seat)
        assert isinstance(view, WorldView)
        if view.turns // SEATS >= len(fortunes):
            fortunes.append(all_fortunes(match))
        match.play(seat, choose(view, match.moves(seat), rng))
    fortunes.append(all_fortunes(match))
    assert match.result is not None
    return Played(len(fortunes) - 1, match.result.reason, match.result.winners[0], fortunes)


def all_fortunes(match: Match[Any]) -> list[int]:
    world = match.state
    assert isinstance(world, World)
    return [int(world.fortune(seat)) for seat in range(SEATS)]


def curve(matches: list[Played], winners: bool) -> list[float]:
    """The median fortune after each round, of winners or of the others, while half the matches last."""
    length = int(median(match.rounds for match in matches))
    return [
        median(
            fortune
            for match in matches
            if len(match.fortunes) > number
            for seat, fortune in enumerate(match.fortunes[number])
            if (seat == match.winner) == winners
        )
        for number in range(length + 1)
    ]


def drawing(matches: list[Played]) -> str:
    """Two panels: how long matches are, and how fortunes grow."""
    parts = [*bars([match.rounds for match in matches]), *curves(matches)]
    style = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    return "\n".join(
        ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 300" ' + style + ">", *parts, "</svg>\n"]
    )


def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{words}</text>'


def bars(rounds: list[int]) -> Iterable[str]:
    longest, most = max(rounds), max(rounds.count(length) for length in set(rounds))
    step = 320 / (longest + 1)
    yield text(190, 24, f"Rounds to the end, {len(rounds)} matches")
    for length in range(longest + 1):
        high = 200 * rounds.count(length) / most
        x = 30 + length * step
        size = f'width="{step * 0.8:.1f}" height="{high:.1f}"'
        yield f'<rect x="{x:.1f}" y="{250 - high:.1f}" {size} fill="{BARS}"/>'
        if length % 5 == 0:
            yield text(x + step * 0.4, 268, str(length))


def curves(matches: list[Played]) -> Iterable[str]:
    yield text(570, 24, "Fortune by round (MdM), medians")
    lines = {WINNER: curve(matches, winners=True), OTHERS: curve(matches, winners=False)}
    most = max(max(values) for values in lines.values())
    length = len(lines[WINNER]) - 1
    for colour, values in lines.items():
        points = " ".join(
            f"{430 + 290 * n / length:.1f},{250 - 200 * value / most:.1f}" for n, value in enumerate(values)
        )
        yield f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
    for n in range(0, length + 1, 5):
        yield text(430 + 290 * n / length, 268, str(n))
    for amount in range(0, int(most) + 1, 20_000):
        yield text(424, 254 - 200 * amount / most, f"{amount:,}", "end")
    yield f'<g fill="{WINNER}">{text(730, 62, "winner", "end")}</g>'
    yield f'<g fill="{OTHERS}">{text(730, 200, "others", "end")}</g>'


def main(count: str = "200", file: str = "docs/maitre-du-monde-balance.svg") -> None:
    matches = [played(number) for number in range(int(count))]
    rounds = sorted(match.rounds for match in matches)
    reasons = dict(Counter(match.reason for match in matches))
    print(f"rounds: shortest {rounds[0]}, median {median(rounds):g}, longest {rounds[-1]}")
    print(f"under 80 rounds: {sum(length < 80 for length in rounds)} of {len(rounds)}; won by {reasons}")
    print("wins by seat:", [sum(match.winner == seat for match in matches) for seat in range(SEATS)])
    Path(file).write_text(drawing(matches), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
