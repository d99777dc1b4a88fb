"""Scenes of golden matches that once did not fit: on every screen all of each is in sight."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.golden_tour import stand
from tests.web.walker import Walker, size, told

GAME = "maitre-du-monde"
SCENES = [
    ("5-players-war", 404, "react", "fr-FR", "1280x800 1440x900"),
    ("6-players-war-and-trade", 59, "vote", "ja-JP", "844x390 360x640"),
    ("6-players-war-and-trade", 127, "world", "ja-JP", "1280x800 1440x900"),
    ("6-players-war-and-trade", 128, "world", "ja-JP", "844x390 360x640 1024x768 1280x800"),
    ("6-players-war-and-trade", 177, "combat", "ja-JP", "844x390 360x640"),
    ("6-players-war-and-trade", 291, "market", "fr-FR", "360x640 390x664 844x390"),
    ("6-players-war-and-trade", 292, "deal", "fr-FR", "844x390 360x640"),
    ("6-players-war-and-trade", 293, "deal", "fr-FR", "844x390 360x640"),
    ("4-players-sustainable-development", 243, "world", "fr-FR", "1024x768 1280x800"),
]


@pytest.mark.wide
@pytest.mark.parametrize(("golden", "ply", "scene", "locale", "screens"), SCENES)
def test_a_scene_fits_its_screens(
    browser: Browser, house: str, golden: str, ply: int, scene: str, locale: str, screens: str
) -> None:
    first, *_ = screens.split()
    walker = Walker(browser, house, locale=locale, viewport=size(first))
    come(walker, golden, ply, scene)
    for screen in screens.split():
        walker.look(screen)
    assert not walker.faults, told(walker.faults)


@pytest.mark.wide
def test_the_basket_stays_in_sight_where_the_wares_scroll(browser: Browser, house: str) -> None:
    walker = Walker(browser, house, locale="fr-FR", viewport=size("360x640"))
    come(walker, "6-players-hidden-money", 9, "shop")
    for screen in ("360x640", "390x664", "844x390"):
        walker.look(screen)
        expect(walker.page.locator("[data-testid=shop] .basket")).to_be_in_viewport(ratio=1)
    assert not walker.faults, told(walker.faults)


def come(walker: Walker, golden: str, ply: int, scene: str) -> None:
    """To a scene of a golden match."""
    stand(walker, f"{GAME}/{golden}", ply)
    walker.page.wait_for_selector(f"[data-testid=board][data-ply='{ply}'][data-scene={scene}]")
