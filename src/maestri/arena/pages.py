"""An arena's figures to read and to look at: a Markdown table, and a ladder as SVG."""

from xml.sax.saxutils import escape

from maestri.arena.figures import Standing, Standings

HEADS = ("bot", "matches", "wins", "fair", "score", "rating", "ms a move", "slowest")
WIDTH, ROW, LEFT, RIGHT, TOP = 640, 34, 130, 70, 46


def markdown(found: Standings) -> str:
    """The figures as a table."""
    heads = HEADS if all(row.adjusted is None for row in found.bots) else (*HEADS, "without luck")
    rows = [heads, ("---",) * len(heads), *map(_row, found.bots)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _row(row: Standing) -> tuple[str, ...]:
    return (
        row.bot,
        f"{row.matches}",
        str(row.wins),
        f"{row.fair:.3f}",
        f"{row.score.mean:.2f} ± {row.score.margin:.2f}",
        f"{row.rating:.1f} ± {row.doubt:.1f}",
        f"{row.milliseconds:.1f}",
        f"{row.slowest:.0f}",
        *([str(row.adjusted)] if row.adjusted else []),
    )


def ladder(found: Standings) -> str:
    """Each bot's share of the victories with its 95 % interval; the dashed line is the fair share."""
    height = TOP + ROW * len(found.bots) + 34
    most = max(0.1, *(min(1.0, row.wins.high) for row in found.bots)) * 1.05
    arena = found.arena
    table = f" against {arena.field}" if arena.field else ""
    head = f"{arena.game}, {arena.seats} players{table}: share of victories, 95 % intervals"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        '<style>text { font: 13px sans-serif }</style><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="22" font-weight="bold">{escape(head)}</text>',
        *_scale(most, height),
    ]
    for number, row in enumerate(found.bots):
        parts += _rung(row, TOP + ROW * number + ROW // 2, most)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(share: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * max(0.0, min(share, most)) / most


def _scale(most: float, height: int) -> list[str]:
    """The axis, in steps that fit."""
    step = 0.05 if most < 0.4 else 0.1 if most < 0.8 else 0.2
    parts = []
    for number in range(int(most / step) + 1):
        x = _x(number * step, most)
        parts.append(f'<path d="M{x:.1f} {TOP}V{height - 30}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 12}" text-anchor="middle">{number * step:.0%}</text>')
    return parts


def _rung(row: Standing, y: int, most: float) -> list[str]:
    low, mean, high, fair = (_x(x, most) for x in (row.wins.low, row.wins.mean, row.wins.high, row.fair))
    return [
        f'<text x="12" y="{y + 4}">{escape(row.bot)}</text>',
        f'<path d="M{fair:.1f} {y - 14}v28" stroke="#888" stroke-dasharray="3 3"/>',
        f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#27548a" stroke-width="3"/>',
        f'<circle cx="{mean:.1f}" cy="{y}" r="5" fill="#27548a"/>',
        f'<text x="{WIDTH - 12}" y="{y + 4}" text-anchor="end">{row.wins.mean:.1%}</text>',
    ]
