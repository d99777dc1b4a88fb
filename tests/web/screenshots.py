"""Pictures of every page, on a phone and on a desk, in three languages: `python -m tests.web.screenshots`."""

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.servers import Server
from tests.web.browsers import DESK, PHONE, chromium, launched
from tests.web.people import Person
from tests.web.tour import PARTS, visit

FOLDER = Path(__file__).parent.parent.parent / "docs" / "screenshots"
LOOKS: list[tuple[str, str, dict[str, Any], str]] = [
    ("en", "desk", DESK, "light"),
    ("en", "phone", PHONE, "dark"),
    ("fr", "desk", DESK, "light"),
    ("fr", "phone", PHONE, "light"),
    ("ja", "desk", DESK, "dark"),
    ("ja", "phone", PHONE, "light"),
]


def main() -> None:
    """Walks through every page in every look."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite") as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright, chromium())
        for language, name, size, theme in LOOKS:
            for part in PARTS:  # one person may not have as many tables as the whole tour needs
                person = Person(browser, house.address, language, viewport=size, color_scheme=theme)
                shoot(person, part, FOLDER / f"{language}-{name}")
        browser.close()


def shoot(person: Person, part: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in visit(person, part):
        person.page.wait_for_timeout(250)
        person.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=66)
    person.context.close()


if __name__ == "__main__":
    main()
