"""Nothing moves under a finger, on a slow phone either. How soon the pages are there: see `slow_phone.py`."""

import pytest
from playwright.sync_api import Browser

from tests.web.slow_phone import STEADY, places, seen


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_nothing_moves_unasked_on_a_slow_phone(browser: Browser, house: str, language: str) -> None:
    moved = {place.name: seen(browser, house, place, language).shifted for place in places(browser, house)}
    assert {name: shifted for name, shifted in moved.items() if shifted >= STEADY} == {}
