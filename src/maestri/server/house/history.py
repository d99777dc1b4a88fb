"""What somebody has played: counted by game, and as a curve."""

from collections.abc import Iterable

from maestri.bots.ratings import START, expected, ratings_of
from maestri.protocol.tables import GameTally, History
from maestri.server.house.lobby import Lobby
from maestri.server.store.people import Person
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.store.standings import finished_of

MOST_COUNTED, MOST_LISTED = 5000, 100
STEP = 32.0
"""How much somebody gains at most, and loses, with each opponent alike."""


async def history(lobby: Lobby, person: Person) -> History:
    """All finished matches of somebody; those that he gave up are listed, but not counted."""
    found = await finished_of(lobby.store, person.id, MOST_COUNTED)
    played = [sheet for sheet in found if sheet.seat_of(person.id) is not None]
    lines = await lobby.lines(found[:MOST_LISTED], person.id)
    return History(len(played), tallies(played, person.id), form(reversed(played), person.id), lines)


def tallies(played: Iterable[Sheet], person: str) -> list[GameTally]:
    """How often somebody came which in each game, the most played first."""
    found: dict[str, GameTally] = {}
    for sheet in played:
        tally = found.setdefault(sheet.game, GameTally(sheet.game, 0, 0, []))
        place = _place(sheet, person)
        if place is None:
            continue
        tally.played += 1
        tally.places += [0] * (place - len(tally.places))
        tally.places[place - 1] += 1
        tally.won += place == 1
    return sorted(found.values(), key=lambda tally: -tally.played)


def form(played: Iterable[Sheet], person: str) -> list[int]:
    """A figure that rises with each opponent left behind, more so where he is strong (Elo's). Bots are worth
    what was measured of them, and people as much as he was himself at first."""
    worth, curve = float(START), [START]
    for sheet in played:
        seat, outcome = sheet.seat_of(person), sheet.outcome
        if seat is None or outcome is None or len(sheet.seats) < 2:
            continue
        places = outcome.result.places
        others = [other for other in range(len(sheet.seats)) if other != seat]
        gain = sum(
            _beaten(places[seat], places[other]) - expected(worth, _worth(sheet, sheet.seats[other]))
            for other in others
        )
        worth += STEP * gain / len(others)
        curve.append(round(worth))
    return curve


def _place(sheet: Sheet, person: str) -> int | None:
    seat = sheet.seat_of(person)
    return None if seat is None or sheet.outcome is None else sheet.outcome.result.places[seat]


def _beaten(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def _worth(sheet: Sheet, seat: SeatSheet) -> float:
    rated = ratings_of(sheet.game) if seat.kind == "bot" else {}
    return rated.get(seat.level or "", START)
