"""What one seat, or a spectator, is shown of a table. Nothing else goes out."""

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from maestri.core.refusal import IllegalMove, Refusal
from maestri.locales import words
from maestri.protocol.live import PlyTold, Refused, State, encoder
from maestri.protocol.tables import SeatShown, Table, TableLine, terms_of
from maestri.server.store.sheet import SeatSheet, Sheet
from maestri.server.store.standing import NOTHING_YET, Standing
from maestri.server.table.attendance import Missing
from maestri.server.table.board import Board, Happened


def state(
    sheet: Sheet,
    board: Board,
    seat: int | None,
    since: int,
    told: list[Happened],
    at: int,
    long_ago: Iterable[Any] = (),
) -> bytes:
    """The position as the seat sees it, its moves, and what happened since; what did long ago is written."""
    match = board.match
    view = match.view(seat)
    return encoder.encode(
        State(
            table=sheet.id,
            ply=board.ply,
            since=since,
            view=view,
            moves=[] if seat is None else match.moves(seat),
            told=[*long_ago, *(ply_told(happened, seat) for happened in told)],
            clocks=board.clocks.shown(match.to_move, at),
            result=match.result,
            outlook=match.game.outlook(view),
            takes_back=seat is not None and board.can_take_back(seat),
        )
    )


def ply_told(happened: Happened, seat: int | None) -> PlyTold:
    """A ply's events, as far as the seat may see them."""
    seen = [event.seen_by(seat) for event in happened.events]
    told = [event for event in seen if event is not None]
    return PlyTold(happened.ply, told, happened.back_to, happened.stand_in)


def table(
    sheet: Sheet, person: str, here: Collection[int], missing: Mapping[int, Missing] = MappingProxyType({})
) -> Table:
    """The table as a person may see it: the secret only when all is over, the invite only to its people."""
    you = sheet.seat_of(person)
    host = sheet.host == person
    return Table(
        **terms_of(sheet) | {"hints": sheet.hints_allowed},
        id=sheet.id,
        rules=sheet.rules,
        status=sheet.status,
        seats=seats(sheet, here, missing),
        watching=sum(place < 0 for place in here),
        you=you,
        kept=sheet.kept_for(person),
        gave_up=sheet.given_up_by(person),
        host=host,
        host_name=sheet.host_name,
        commitment=sheet.commitment,
        dealing=sheet.dealing,
        secret=sheet.secret if sheet.status == "over" else None,
        invite=sheet.invite if host or you is not None else None,
        undo=sheet.undo,
        rematch=sheet.rematch,
        rematch_of=sheet.rematch_of,
        forked_from=sheet.forked_from,
        imported=sheet.imported,
        created_at=sheet.created_at // 1000,
    )


def line(sheet: Sheet, person: str, stands: Standing = NOTHING_YET) -> TableLine:
    """The table in a list."""
    playing, outcome = sheet.status == "playing", sheet.outcome
    return TableLine(
        sheet.id,
        sheet.game,
        sheet.status,
        seats(sheet, (), {}),
        sheet.seat_of(person),
        sheet.pace,
        sheet.created_at // 1000,
        host_name=sheet.host_name,
        clock=sheet.clock,
        to_move=list(stands.to_move) if playing else [],
        since=stands.since if playing else None,
        ply=stands.ply,
        watching=stands.watching,
        moves=outcome.moves if outcome else 0,
        ended_at=outcome.at if outcome else None,
        result=outcome.result if outcome else None,
    )


def seats(sheet: Sheet, here: Iterable[int], missing: Mapping[int, Missing]) -> list[SeatShown]:
    present = set(here)
    shown = [
        _seat(number, seat, sheet.stand_in, number in present, missing.get(number))
        for number, seat in enumerate(sheet.seats)
    ]
    for one, seat in zip(shown, sheet.seats, strict=True):
        one.host = seat.person == sheet.host
        one.expected = seat.expected if seat.empty else None
    return shown


def _seat(number: int, seat: SeatSheet, stand_in: str, here: bool, missing: Missing | None) -> SeatShown:
    return SeatShown(
        number,
        seat.kind,
        stand_in if seat.stand_in else seat.level,
        seat.nickname,
        here or seat.kind == "bot",
        seat.stand_in,
        for_good=seat.for_good,
        away_since=missing.since if missing else None,
        stand_in_at=missing.stand_in_at if missing else None,
        gave_up=seat.given_up_name,
        pledge=seat.pledge,
        revealed=seat.pledge is not None and seat.entropy is not None,
    )


def refused(ask: int, refusal: Refusal, sheet: Sheet | None = None, me: int | None = None) -> Refused:
    """A refusal as it goes over the wire, with the names of those at the reader's table."""
    return Refused(
        id=ask,
        key=refusal.key,
        game=refusal.game,
        rule=getattr(refusal, "rule", None),
        facts=facts(refusal),
        detail=detail(refusal, sheet, me),
    )


def detail(refusal: Refusal, sheet: Sheet | None, me: int | None) -> str:
    """A refusal in English words, with the rule it comes from."""
    told = refusal.told("en", names(sheet, me) if sheet else (), me)
    return f"{told} ({refusal.rule})" if isinstance(refusal, IllegalMove) else told


def names(sheet: Sheet, me: int | None) -> list[str]:
    """What everybody at a table is called, in English."""
    say = words()
    return [
        say("you") if number == me else seat.nickname or say("bot-name", number=number + 1)
        for number, seat in enumerate(sheet.seats)
    ]


def facts(refusal: Refusal) -> dict[str, Any]:
    """The facts of a refusal as plain values."""
    plain = (bool, int, str, float, type(None), list, tuple)
    return {key: fact if isinstance(fact, plain) else str(fact) for key, fact in refusal.facts.items()}
