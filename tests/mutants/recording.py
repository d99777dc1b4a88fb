"""A plugin of pytest's: writes down which test runs which lines, and how long each takes."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

from tests.mutants.place import PLACE

SOURCE = str(Path(__file__).parent.parent.parent / "src")
LINES, SECONDS = "lines.coverage", "seconds.json"


class Recording:
    """From the start of pytest to its end. What runs between tests, imports above all, has no name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(
            folder / LINES, config_file=False, source=[SOURCE], concurrency=["thread", "greenlet"]
        )
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        yield
        self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration

    def pytest_unconfigure(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        (self.folder / SECONDS).write_text(json.dumps(self.seconds))


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recording(Path(os.environ[PLACE])))
