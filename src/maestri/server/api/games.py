"""What is on the shelf, and its words."""

from litestar import Response, get
from litestar.params import FromPath

from maestri.bots.levels import LEVELS
from maestri.core.game import AnyGame
from maestri.core.registry import all_games
from maestri.locales import LANGUAGES, SHARED, source
from maestri.protocol.tables import GameShown, OptionShown, SectionShown
from maestri.server.denied import Denied


def shown(game: AnyGame) -> GameShown:
    return GameShown(
        key=game.key,
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        rules=game.rules_version,
        options=[OptionShown(option.key, option.default, list(option.choices)) for option in game.options],
        rule_book=[SectionShown(section.key, list(section.rules)) for section in game.rule_book],
        levels=[level.key for level in LEVELS],
    )


@get("/api/games", sync_to_thread=False)
def games() -> list[GameShown]:
    return [shown(game) for game in all_games()]


@get("/api/words/{language:str}/{catalogue:str}", sync_to_thread=False, media_type="text/plain")
def words(language: FromPath[str], catalogue: FromPath[str]) -> Response[str]:
    known = (*SHARED, *(game.key for game in all_games()))
    if language not in LANGUAGES or catalogue not in known:
        raise Denied(404, "path-unknown")
    return Response(source(language, catalogue), media_type="text/plain; charset=utf-8")


HANDLERS = (games, words)
