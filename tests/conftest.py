"""What all tests share: the three sizes of a run, and the flavour of Maestri that is tested."""

import gc

import pytest

from maestri.compiled import flavour

SIZES = {
    "wide": "shows what another shows, with another game, language, screen or store; only with --wide",
    "long": "takes minutes; only with --long, which is wide too",
}
"""The marks of what a quick run leaves out."""


def pytest_addoption(parser: pytest.Parser) -> None:
    for size in SIZES:
        parser.addoption(f"--{size}", action="store_true", help=f"run the tests marked {size} as well")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that the test shows")
    for size, meaning in SIZES.items():
        config.addinivalue_line("markers", f"{size}: {meaning}")
    config.option.wide |= config.option.long


def pytest_report_header() -> str:
    return f"maestri: {flavour()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for size in SIZES:
        if not config.getoption(f"--{size}"):
            leave_out(size, items)
    items.sort(key=uses_a_browser)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the collector of garbage need not look through them each time."""
    gc.collect()
    gc.freeze()


def leave_out(size: str, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker(size):
            item.add_marker(pytest.mark.skip(reason=f"needs --{size}"))


def uses_a_browser(item: pytest.Item) -> bool:
    """These come last: Playwright's event loop goes on in their process, and no other can start there."""
    return "running_browser" in getattr(item, "fixturenames", ())
