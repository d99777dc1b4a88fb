"""What all tests share: `--long`, and the flavour of Maestri that is tested."""

import pytest

from maestri.compiled import flavour


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked long as well")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that the test shows")
    config.addinivalue_line("markers", "long: takes minutes; only with --long")


def pytest_report_header() -> str:
    return f"maestri: {flavour()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="needs --long"))
    items.sort(key=uses_a_browser)


def uses_a_browser(item: pytest.Item) -> bool:
    """These come last: Playwright's event loop goes on in their process, and no other can start there."""
    return "running_browser" in getattr(item, "fixturenames", ())
