"""A match is played by what a screen reader is told, and by nothing else."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.web.people import Person, at_a_table


class Button(NamedTuple):
    """A button as it is read out."""

    name: str
    pressed: bool


LINE = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"((?: \[[^]]*\])*)""")
"""A name with a colon stands in quotation marks, as YAML has it, where each apostrophe is written twice."""
GOES_ON = (r"Hand \d+", "To the result", "Next: .*", "Go on", "Continue")
ACTS = {
    "duel-of-magicians": (
        *GOES_ON,
        "Play (?!again).*",
        r"\d = \d+",
        ".*, playable",
        r"Take (?:one|\d+) cards?",
    ),
    "master-of-rules": (*GOES_ON, "Lay .*", "Take .*", ".*, can be taken", ".*, playable"),
    "master-labyrinth": (
        *("Push at .*", "Go to .*", "Stay", "Keep the card", "Leave it at that", "Give up the .*"),
        *("Roll number .*", "End the turn", "Arrow at .* pushes .*"),
    ),
    "maitre-du-monde": (
        *(*GOES_ON, "Roll the dice", ".*die .*", "Buy nothing", "Stake nothing", "Done", "Against", "Pass"),
        *("Yield", "No offer", "None, thank you", "Refuse", "End the turn", "Sell to the bank.*"),
    ),
}
"""What is pressed where it is read out: rather the first of these than the next."""
JOKER = "joker,"
PATIENCE = 3_000


class Listener(Person):
    """Somebody who hears the names and states of buttons, and presses them."""

    game = ""

    def read_out(self) -> list[Button]:
        read = LINE.findall(self.page.locator("body").aria_snapshot())
        heard = [(name.replace("''", "'"), said) for name, said in read if "disabled" not in said]
        return [Button(name, "pressed" in said) for name, said in heard]

    def act(self) -> str:
        buttons = self.read_out()
        chosen = {name for name, pressed in buttons if pressed}
        free = [name for name, pressed in buttons if not pressed]
        # What goes with a chosen card has its name, or is a joker.
        free.sort(key=lambda name: (name not in chosen, bool(chosen) and not name.startswith(JOKER)))
        found = (name for what in ACTS[self.game] for name in free if re.fullmatch(what, name))
        if name := next(found, ""):
            self.page.get_by_role("button", name=name, exact=True, pressed=False).first.click()
            return name
        return "end" if "See the table" in free else ""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "acts"),
    [
        ("duel-of-magicians", None),
        ("master-of-rules", None),
        ("master-labyrinth", 40),
        ("maitre-du-monde", 60),
    ],
)
def test_a_match_is_played_by_what_is_read_out(
    browser: Browser, house: str, game: str, acts: int | None
) -> None:
    person = Listener(browser, house)
    person.game = game
    options = {"hands": 1} if game == "duel-of-magicians" else {}
    at_a_table([person], game, bots=2, options=options)
    done: list[str] = []
    for _ in range(PATIENCE):
        if did := person.act():
            done.append(did)
        else:
            person.page.wait_for_timeout(50)
        if did == "end" or len(done) == acts:
            break
    assert len(done) == acts or done[-1:] == ["end"], done[-5:]
    assert not person.said_wrong()
