"""What is on the shelf, and its words."""

from litestar import Response, get
from litestar.params import FromPath

from maestri.bots.levels import levels_of
from maestri.bots.ratings import ratings_of
from maestri.core.game import AnyGame, View
from maestri.core.registry import all_games
from maestri.locales import LANGUAGES, SHARED, is_in_client, kinds, source
from maestri.protocol.games import GameShown, KindsShown, OptionShown, SectionShown
from maestri.server.denied import Denied

HOUR = 3600


def shown(game: AnyGame) -> GameShown:
    return GameShown(
        key=game.key,
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        rules=game.rules_version,
        options=[OptionShown(option.key, option.default, list(option.choices)) for option in game.options],
        rule_book=[SectionShown(section.key, list(section.rules)) for section in game.rule_book],
        levels={seats: [level.key for level in levels_of(game, seats)] for seats in game.seats},
        ratings=dict(ratings_of(game.key)),
        kinds=kinds_shown(game) if not is_in_client(game.key) else None,
    )


def kinds_shown(game: AnyGame) -> KindsShown:
    events = {str(event.__struct_config__.tag): kinds(event) for event in game.event_types}
    view: type[View] = game.view_type
    return KindsShown(events, kinds(view))


@get("/api/games", sync_to_thread=False)
def games() -> list[GameShown]:
    return [shown(game) for game in all_games()]


@get("/api/words/{language:str}/{catalogue:str}", sync_to_thread=False, media_type="text/plain")
def words(language: FromPath[str], catalogue: FromPath[str]) -> Response[str]:
    known = (*SHARED, *(game.key for game in all_games()))
    if language not in LANGUAGES or catalogue not in known:
        raise Denied(404, "path-unknown")
    headers = {"cache-control": f"max-age={HOUR}"}
    return Response(source(language, catalogue), media_type="text/plain; charset=utf-8", headers=headers)


HANDLERS = (games, words)
