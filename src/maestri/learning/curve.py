"""How strong a network played after how long: as lines of JSON, and drawn."""

from pathlib import Path
from xml.sax.saxutils import escape

import msgspec

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 56, 110, 46, 44
COLOURS = ("#27548a", "#a63d40", "#3f7d58", "#8a5a27", "#6b4c9a")


class Look(msgspec.Struct, frozen=True):
    """After how many seconds and decisions, against whom, in how many matches; for each table what it won."""

    seconds: float
    frames: int
    against: str
    matches: int
    won: dict[int, float]


def looks_in(file: Path) -> list[Look]:
    return [msgspec.json.decode(line, type=Look) for line in file.read_bytes().splitlines()]


def drawn(game: str, looks: list[Look]) -> str:
    """The shares of victories over time; dashed lines are the fair shares."""
    head = f"{game}: share of victories alone among {looks[-1].against}" if looks else game
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        '<style>text { font: 13px sans-serif }</style><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="22" font-weight="bold">{escape(head)}</text>',
        *(_line_across(share / 10) for share in range(0, 11, 2)),
    ]
    if looks:
        parts.append(_below(looks[-1]))
        for seats, colour in zip(looks[-1].won, COLOURS, strict=False):
            parts += _curve(looks, seats, colour)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share)


def _x(seconds: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * seconds / max(most, 1.0)


def _line_across(share: float) -> str:
    y = _y(share)
    line = f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
    return f'{line}<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'


def _below(last: Look) -> str:
    told = f"{last.seconds / 60:.1f} minutes, {last.frames / 1e6:.1f} million decisions"
    return f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 14}" text-anchor="end">{told}</text>'


def _curve(looks: list[Look], seats: int, colour: str) -> list[str]:
    most = looks[-1].seconds
    points = " ".join(f"{_x(look.seconds, most):.1f},{_y(look.won[seats]):.1f}" for look in looks)
    x, y, fair = _x(most, most), _y(looks[-1].won[seats]), _y(1 / seats)
    return [
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<path d="M{LEFT} {fair:.1f}H{x:.1f}" stroke="{colour}" stroke-dasharray="3 5" opacity="0.6"/>',
        f'<text x="{x + 6:.1f}" y="{y + 4:.1f}" fill="{colour}">{seats} players</text>',
    ]
