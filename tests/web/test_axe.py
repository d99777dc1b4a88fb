"""axe-core finds nothing on any page, in any language, by day and by lamplight."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser

from tests.breadth import only_long
from tests.web.browsers import DESK, PHONE
from tests.web.people import Person
from tests.web.tour import PARTS, visit

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours count once they have arrived.
RUN = """async () => {
  const short = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 1000
  const moving = () => document.getAnimations().filter(short)
  while (moving().length) await Promise.allSettled(moving().map((one) => one.finished))
  const found = await axe.run({ resultTypes: ['violations'] })
  return found.violations.map(v => [v.id, v.nodes[0].html, v.nodes[0].failureSummary])
}"""
Theme = Literal["light", "dark"]
EVERY: list[tuple[str, Theme]] = [
    (language, theme) for language in ("en", "fr", "ja") for theme in ("light", "dark")
]
WIDE: list[tuple[str, Theme, tuple[str, ...]]] = [
    ("fr", "dark", ("pages", "monde")),
    ("en", "light", ("tables", "golden")),
    ("ja", "dark", ("end",)),
]
"""Every kind of page once, with the guide above; and every language and theme once."""
LOOKS = [
    ("en", "light", ("guide",)),
    *(pytest.param(*look, marks=pytest.mark.wide) for look in WIDE),
    *(only_long(*look, ()) for look in EVERY),
]


def violations(person: Person) -> list[Any]:
    """What axe finds on the page; its person must let scripts in (bypass_csp)."""
    if not person.page.evaluate("'axe' in window"):
        person.page.add_script_tag(path=AXE)
    return list(person.page.evaluate(RUN))


@pytest.mark.parametrize(("language", "theme", "parts"), LOOKS)
def test_every_page_is_accessible(
    browser: Browser, house: str, language: str, theme: Theme, parts: tuple[str, ...]
) -> None:
    size: dict[str, Any] = {"viewport": PHONE if theme == "dark" else DESK}
    found = {}
    for part in parts or PARTS:  # one person may not have as many tables as the whole tour needs
        person = Person(browser, house, language, color_scheme=theme, bypass_csp=True, **size)
        for name in visit(person, part):
            if faults := violations(person):
                found[name] = faults
        assert not person.said_wrong()
        person.context.close()
    assert found == {}
