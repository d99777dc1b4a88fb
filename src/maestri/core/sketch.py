"""Any view as text: a row for each seat, then what lies on the table, each field by its name."""

from typing import TYPE_CHECKING, Any

from maestri.core.cells import cells, padded
from maestri.core.spelling import tidy
from maestri.locales import Words, kinds

if TYPE_CHECKING:
    from maestri.core.game import View

HIDDEN = "▒"
NOTHING = "–"
KNOWN = {"seat", "seats", "options", "to_move", "turn"}
"""Fields that the rows of the seats show already."""


def sketched(view: "View", say: Words, names: list[str]) -> str:
    """The seats with what is theirs, and the rest below. Fields are called by the messages `field-<name>`."""
    fields = {name: kind for name, kind in kinds(type(view)).items() if name not in KNOWN}
    by_seat = [name for name in fields if _is_by_seat(getattr(view, name), fields[name], view.seats)]
    width = max(map(cells, names))
    lines = []
    for seat, name in enumerate(names):
        arrow = "▸" if seat in view.to_move else " "
        own = [_line(say, field, fields[field], getattr(view, field)[seat], names) for field in by_seat]
        lines.append("   ".join([f"{arrow} {padded(name, width)}", *own]))
    shared = [name for name in fields if name not in by_seat]
    return "\n".join(
        [*lines, "", *(_line(say, name, fields[name], getattr(view, name), names) for name in shared)]
    )


def typed(say: Words, kind: str, value: str) -> str:
    """A thing by its name, and behind it how it is typed, where that is something else: `red 7 (R7)`."""
    name = say.name(kind, value)
    return name if tidy(name).replace(" ", "-") == tidy(value) else say("list-typed", name=name, typed=value)


def _is_by_seat(value: object, kind: str, seats: int) -> bool:
    """One thing for each seat: numbers and names, or piles of cards; a pile of as many cards is none."""
    if not isinstance(value, list | tuple) or len(value) != seats:
        return False
    return kind != "card" or all(isinstance(item, list | tuple) for item in value)


def _line(say: Words, field: str, kind: str, value: object, names: list[str]) -> str:
    return f"{say.name('field', field)}  {_shown(say, kind, value, names)}"


def _shown(say: Words, kind: str, value: Any, names: list[str]) -> str:
    if isinstance(value, list | tuple):
        return _row(say, kind, list(value), names)
    if value is None:
        return HIDDEN if kind == "card" else NOTHING
    if kind == "seat":
        return str(names[value])
    text = say.name(kind, value) if kind else str(value)
    return f"[{text}]" if kind == "card" else text


def _row(say: Words, kind: str, items: list[Any], names: list[str]) -> str:
    """Things side by side; of hidden ones, how many there are."""
    seen = [_shown(say, kind, item, names) for item in items if item is not None]
    hidden = len(items) - len(seen)
    return " ".join([*seen, *([f"{HIDDEN}×{hidden}"] if hidden else [])]) or NOTHING
