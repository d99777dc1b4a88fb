"""axe-core finds nothing on any page, in any language, by day and by lamplight."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser

from tests.web.browsers import DESK, PHONE
from tests.web.people import Person
from tests.web.tour import visit

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run()).violations.map(v => [v.id, v.nodes[0].html, v.nodes[0].failureSummary])"
Theme = Literal["light", "dark"]
EVERY: list[tuple[str, Theme]] = [
    (language, theme) for language in ("en", "fr", "ja") for theme in ("light", "dark")
]
QUICK: list[tuple[str, Theme]] = [("en", "light"), ("ja", "dark")]


@pytest.mark.parametrize(
    ("language", "theme"),
    [pytest.param(*look, marks=() if look in QUICK else pytest.mark.long) for look in EVERY],
)
def test_every_page_is_accessible(browser: Browser, house: str, language: str, theme: Theme) -> None:
    size: dict[str, Any] = {"viewport": PHONE if theme == "dark" else DESK}
    person = Person(browser, house, language, color_scheme=theme, bypass_csp=True, **size)
    found = {}
    for name in visit(person):
        person.page.add_script_tag(path=AXE)
        if violations := person.page.evaluate(RUN):
            found[name] = violations
    assert found == {}
    assert not person.said_wrong()
