"""A browser and a server with the built client, for the tests of the web client."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.servers import Server
from tests.web.browsers import NoBrowser, chromium, launched

SERVED = "src/maestri/server/static/index.html"
expect.set_options(timeout=20_000)  # what is right comes, late on a busy machine


@pytest.fixture(scope="session")
def running_browser() -> Iterator[Browser]:
    """Chromium. Where none can be had, that is said loudly, and is a failure in CI."""
    try:
        path = chromium()
    except NoBrowser as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(f"A browser is needed: {missing}")
        pytest.skip(f"NOT TESTED, NO BROWSER: {missing}")
    with sync_playwright() as playwright:
        running = launched(playwright, path)
        yield running
        running.close()


@pytest.fixture
def browser(running_browser: Browser) -> Iterator[Browser]:
    """Chromium, where nothing is left open: pages go on working as long as they are there."""
    yield running_browser
    for context in running_browser.contexts:
        context.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    store = f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.sqlite'}"
    with Server(store, "--thinkers", "1") as running:
        yield running.address
        assert not [line for line in running.log if "Traceback" in line or '"error"' in line]
