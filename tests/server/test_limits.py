"""The limits that `docs/running.md` tells operators are those that hold."""

from pathlib import Path

import pytest

from maestri.server import app, doors
from maestri.server.api import push
from maestri.server.house import house, quotas, trials
from maestri.server.house.importing import LARGEST
from maestri.server.live import connection
from maestri.server.live.websocket import CONTROLS_A_SECOND, CONTROLS_AT_ONCE, MOST_PARTS
from maestri.server.push import posting
from maestri.server.settings import Settings
from maestri.server.table import archive

PAGE = (Path(__file__).parents[2] / "docs" / "running.md").read_text(encoding="utf-8")
ASKED = Settings(store="")
TABLES = ASKED.tables_per_person
RATES = (house.RENAMES_A_SECOND, house.HINTS_A_SECOND, trials.TRIALS_A_SECOND)
WAITS = [f"{1 / rate:.0f}" for rate in RATES]


def every(rate: float) -> str:
    """How long one has to wait for the next."""
    seconds = round(1 / rate)
    return "one a second" if seconds == 1 else f"one in {seconds} seconds"


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        ("requests of an address", f"{ASKED.per_address} a second, {ASKED.per_address * 5} at once"),
        (
            "connections, of an address, of a person",
            f"{ASKED.connections:,}; {ASKED.connections_per_address}; {ASKED.connections_per_person}",
        ),
        (
            "head of a request, its headers, its body",
            f"{doors.LONGEST_HEAD >> 10} kB, {doors.MOST_HEADERS}, {app.LONGEST_BODY >> 10} kB",
        ),
        ("time for a request to come whole", f"{doors.PATIENCE:.0f} s"),
        (
            "a message, its frames; pings",
            f"{MOST_PARTS}; {CONTROLS_A_SECOND} a second, {CONTROLS_AT_ONCE} at once",
        ),
        ("asks on a websocket", f"{connection.ASKS_A_SECOND} a second, {connection.ASKS_AT_ONCE} at once"),
        (
            "chat of a person",
            f"{house.CHATS_AT_ONCE} lines at once, then {every(house.CHATS_A_SECOND)}",
        ),
        (
            "record files brought, from an address and by a person",
            f"{LARGEST // 1000} kB each; {ASKED.per_address // 4} and {house.RUMMAGES_AT_ONCE} at once",
        ),
        (
            "record files brought, from an address and by a person",
            f"then {every(house.RUMMAGES_A_SECOND)}",
        ),
        (
            "renames, hints, own decks tried, of a person",
            f"{house.RENAMES_AT_ONCE} at once, then one in {', '.join(WAITS[:2])} and {WAITS[2]} seconds",
        ),
        ("questions about a match that was played", f"{archive.MOST_WAITING} of one person wait"),
        (
            "questions about a match that was played",
            f"{archive.ASKS_A_SECOND} a second, {archive.ASKS_AT_ONCE} at once",
        ),
        (
            "looks at one's own history",
            f"{house.LOOKS_BACK_AT_ONCE} at once, then {every(house.LOOKS_BACK_A_SECOND)}",
        ),
        (
            "calls to the browsers of a person",
            f"{push.MOST} browsers; {posting.MOST_OF_A_SITE} on their way, {posting.PATIENCE:.0f} s each",
        ),
        ("calls to the browsers of a person", f"{posting.MOST_OPEN} to all sites together"),
        (
            "tables, seats, bots of a person",
            f"{TABLES}, {TABLES * quotas.SEATS_A_TABLE}, {TABLES * quotas.BOTS_A_TABLE}",
        ),
    ],
)
def test_a_limit_is_what_the_docs_say(limit: str, told: str) -> None:
    (line,) = (line for line in PAGE.splitlines() if line.startswith(f"| {limit}"))
    assert told in line.split(" | ")[1]


def test_hints_and_decks_are_asked_for_as_often_at_once_as_names_are_changed() -> None:
    assert house.RENAMES_AT_ONCE == house.HINTS_AT_ONCE == trials.TRIALS_AT_ONCE
