"""Whoever clicks sees at once that he has: what he pressed shows it, however far the house is."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from maestri import all_games
from tests.web.people import at_a_table
from tests.web.walker import Walker

# A move is held back until the first frame after its click has been looked at.
HELD = """
window.signs = []
let clicked = false
addEventListener('click', () => ((clicked = true), setTimeout(() => (clicked = false))), true)
const pressed = () => [...document.querySelectorAll('[data-sent]')].filter((one) => one.checkVisibility())
const seen = () => pressed().map((one) => getComputedStyle(one).outlineStyle).join() || 'nothing'
const Plain = WebSocket
window.WebSocket = class extends Plain {
  send(text) {
    if (!clicked || !text.includes('"do":"play"')) return super.send(text)
    requestAnimationFrame(() => {
      window.signs.push(seen())
      super.send(text)
    })
  }
}"""
# Whether a frame came between the sign that a move was sent and its answer.
DRAWN = """
window.drawn = []
let yes = true
const { setAttribute, removeAttribute } = Element.prototype
Element.prototype.setAttribute = function (name, to) {
  if (name === 'data-sent') requestAnimationFrame(() => (yes = true), (yes = false))
  setAttribute.call(this, name, to)
}
Element.prototype.removeAttribute = function (name) {
  if (name === 'data-sent') window.drawn.push(yes)
  removeAttribute.call(this, name)
}"""
CLICKS = 16


GAMES = [game.key for game in all_games()]


def noted(browser: Browser, house: str, game: str, script: str, what: str) -> list[Any]:
    """What a script has noted, move by move, of a walk at a table of bots."""
    walker = Walker(browser, house)
    walker.context.add_init_script(script)
    at_a_table([walker], game, bots=2)
    for _ in walker.walk(CLICKS, ()):
        pass
    found = list(walker.page.evaluate(what))
    assert len(found) > 2
    return found


@pytest.mark.wide
@pytest.mark.parametrize("game", GAMES)
def test_what_is_pressed_shows_it_in_the_next_frame(browser: Browser, house: str, game: str) -> None:
    signs = noted(browser, house, game, HELD, "window.signs")
    assert set(signs) == {"solid"}, signs


@pytest.mark.wide
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_waits_until_what_was_pressed_is_drawn(browser: Browser, house: str, game: str) -> None:
    drawn = noted(browser, house, game, DRAWN, "window.drawn")
    assert all(drawn), drawn
