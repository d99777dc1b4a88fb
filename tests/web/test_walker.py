"""On every screen nothing is cut, covered or outside, no two texts overlap, no table scrolls or shifts."""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from maestri import all_games
from tests.breadth import only_long
from tests.web.measures import DESK, MATCH, PHONE, shifted
from tests.web.people import at_a_table
from tests.web.walker import LOCALES, SCREENS, Walker, size, told

QUICK: list[Any] = [
    ("duel-of-magicians", 6, "fr-FR", "360x640 844x390", {}),
    pytest.param("duel-of-magicians", 6, "ja-JP", "360x640 390x844", {}, marks=pytest.mark.wide),
    pytest.param("master-of-rules", 5, "en-US", "390x664 1024x768", {}, marks=pytest.mark.wide),
    pytest.param("master-of-rules", 4, "fr-FR", "360x740", {}, marks=pytest.mark.wide),
    only_long("master-labyrinth", 4, "ja-JP", "360x640 768x1024", {}),
    only_long("maitre-du-monde", 6, "fr-FR", "375x667 844x390", {}),
]
BEATS = 4
LONG_BEATS = 120
"""So long every screen is looked at in each beat; from then on they take turns, to the end of the match."""
AT_A_TIME = 3
WHOLE = 5_000
SHIFT = 0.05


def every() -> Iterator[tuple[str, int, str, dict[str, Any]]]:
    """All games with all seat counts; languages and themes take turns."""
    looks = cycle((locale, theme) for theme in ("light", "dark") for locale in LOCALES)
    for game in all_games():
        for seats in game.seats:
            locale, theme = next(looks)
            yield game.key, seats, locale, {"color_scheme": theme}


def walked(
    browser: Browser, house: str, game: str, seats: int, locale: str, screens: str, beats: int, **more: Any
) -> Walker:
    first, *_ = screens.split()
    walker = Walker(browser, house, locale=locale, viewport=size(first), **more)
    at_a_table([walker], game, bots=seats - 1)
    for _ in walker.walk(beats, screens.split()):
        pass
    return walker


@pytest.mark.parametrize(
    ("game", "seats", "locale", "screens", "more"), QUICK, ids=lambda value: str(value)[:20]
)
def test_a_table_fits_its_screen(
    browser: Browser, house: str, game: str, seats: int, locale: str, screens: str, more: dict[str, Any]
) -> None:
    walker = walked(browser, house, game, seats, locale, screens, BEATS, **more)
    assert not walker.faults, told(walker.faults)
    assert walker.beats == BEATS
    assert not walker.said_wrong()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "locale", "more"), list(every()), ids=lambda value: str(value)[:20]
)
def test_every_table_fits_every_screen(
    browser: Browser, house: str, game: str, seats: int, locale: str, more: dict[str, Any]
) -> None:
    walker = walked(browser, house, game, seats, locale, " ".join(SCREENS), LONG_BEATS, **more)
    turns = cycle(SCREENS)
    for _ in walker.walk(WHOLE, ()):
        for screen in islice(turns, AT_A_TIME):
            walker.look(screen)
    print(f"{walker.beats} beats")
    assert not walker.faults, told(walker.faults)
    assert not walker.said_wrong()  # a page that broke down has no faults
    expect(walker.page.get_by_test_id("end")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "screen", "beats", "most", "options"),
    [
        pytest.param("duel-of-magicians", DESK, 8, SHIFT / 5, {}, marks=pytest.mark.wide),
        *(only_long(game.key, screen, MATCH, SHIFT, {}) for game in all_games() for screen in (PHONE, DESK)),
        only_long("maitre-du-monde", PHONE, LONG_BEATS, SHIFT, {"free_trade": True}),
    ],
    ids=lambda value: str(value)[:20],
)
def test_nothing_shifts_over_a_match(
    browser: Browser, house: str, game: str, screen: str, beats: int, most: float, options: dict[str, Any]
) -> None:
    walker = shifted(browser, house, game, screen, beats, options=options)
    assert walker.shifted() < most, walker.what_shifted()
    assert not walker.said_wrong()


FAULTY = """
<body style="margin: 0; font: 16px/20px sans-serif">
  <button style="position: absolute; left: -30px">out</button>
  <button style="position: absolute; top: 200px">hidden</button>
  <i style="position: absolute; top: 190px; width: 200px; height: 50px">over it</i>
  <p style="position: absolute; top: 60px; width: 9px; overflow: hidden; text-wrap: nowrap">much too long</p>
  <p style="position: absolute; left: 300px; height: 15px; overflow: hidden; margin: 0">gypsy</p>
  <b style="position: absolute; left: 500px">one</b><b style="position: absolute; left: 520px">two</b>
  <p style="position: absolute; left: 700px">all is well</p>
  <p style="position: absolute; left: 900px; font-size: 11px">tiny</p>
</body>"""


def test_the_walker_sees_what_is_wrong(browser: Browser, house: str) -> None:
    walker = Walker(browser, house)
    walker.page.set_content(FAULTY)
    walker.look("1280x800")
    seen = told(walker.faults)
    for fault in (
        "outside | button | out",
        "covered by i | button | hidden",
        "cut | p | much too long",
        "cut | p | gypsy",
        "overlaps",
        "small, 11px | p | tiny",
    ):
        assert fault in seen, f"{fault} is not in\n{seen}"
    assert "all is well" not in seen
