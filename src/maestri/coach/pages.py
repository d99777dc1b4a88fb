"""A review to look at: everybody's chances over the match, as SVG."""

from xml.sax.saxutils import escape

from maestri.coach.moments import moments
from maestri.coach.review import VICTORY, Review

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 320, 46, 90, 40, 30
COLOURS = ("#bf4026", "#2a6cc0", "#cf9413", "#2b6a50", "#5b2f78", "#4a5a5e")
DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 5", "1 3")


def plot(review: Review, names: list[str], title: str) -> str:
    """A line a seat, and the moments that decided."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        '<style>text { font: 13px sans-serif }</style><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="22" font-weight="bold">{escape(title)}</text>',
        *(_rule(tenth) for tenth in (0, 25, 50, 75, 100)),
    ]
    for seat in range(review.seats):
        parts += _line(review, seat, names[seat])
    for number, moment in enumerate(moments(review), 1):
        x = _x(review, moment.ply)
        y = _y(review.plies[moment.ply].chances[moment.seat].value)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="#1b2a26"/>')
        parts.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="#fff">{number}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(review: Review, ply: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * ply / max(1, len(review.plies) - 1)


def _y(value: int) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / VICTORY)


def _rule(percent: int) -> str:
    y = _y(percent * VICTORY // 100)
    line = f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
    return f'{line}<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'


def _line(review: Review, seat: int, name: str) -> list[str]:
    points = " ".join(f"{_x(review, ply.ply):.1f},{_y(ply.chances[seat].value):.1f}" for ply in review.plies)
    colour, dash = COLOURS[seat], DASHES[seat]
    end = _y(review.plies[-1].chances[seat].value) + 4 + 14 * (seat - review.seats / 2) * (seat > 0)
    stroke = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
    return [
        f'<polyline points="{points}" fill="none" {stroke}/>',
        f'<text x="{WIDTH - RIGHT + 6}" y="{end:.1f}" fill="{colour}">{escape(name)}</text>',
    ]
