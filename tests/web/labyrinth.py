"""People at the board of Master Labyrinth: they push, walk and duel by clicking where one would click."""

from itertools import pairwise

from playwright.sync_api import expect

from tests.web.people import FOCUSED, Person, at_a_table, leave_to_bots

# Looks at a few pushes, makes one that reaches a treasure where there is one, then takes what is offered.
ACT = """async (nth) => {
  const one = (test) => document.querySelector(`[data-testid=${test}]`)
  const moment = () => new Promise((done) => setTimeout(done, 4))
  const until = async (holds) => { for (let n = 0; n < 5000 && !holds(); n++) await moment() }
  const button = (move) => document.querySelector(`[data-move="${move}"]`)
  if (one('end')) return 'end'
  const arrows = [...document.querySelectorAll('.arrow.legal')]
  if (arrows.length) {
    one('turn-right').click()
    for (let look = 0; look < 6; look++) {
      const arrow = arrows[(nth + look * 5) % arrows.length]
      if (arrow.getAttribute('aria-pressed') === 'true') continue
      arrow.click()
      await until(() => one('play').textContent.includes(arrow.dataset.arrow) && one('preview'))
      window.wanted = (one('preview')?.dataset.takes ?? '').split(' ')[0]
      if (window.wanted) break
    }
    one('play').click()
    await until(() => !document.querySelector('.arrow.legal'))
    return 'play'
  }
  const squares = [...document.querySelectorAll('.choosable')]
  const wanted = squares.find((square) => square.dataset.square === window.wanted)
  const goal = wanted ?? squares[nth % (squares.length + 1)]
  if (goal) {
    goal.click()
    await until(() => button(`go ${goal.dataset.square}`))
  }
  const acts = [...document.querySelectorAll('[data-testid=acts] [data-move]')]
  const act = acts.find((each) => each.dataset.move.startsWith('go ')) ?? acts[nth % Math.max(1, acts.length)]
  if (!act) return ''
  const move = act.dataset.move
  act.click()
  await until(() => !button(move))
  return 'play'
}"""


class Adventurer(Person):
    """Somebody who plays what is offered, and likes treasures."""

    moves = 0

    def act(self) -> str:
        did = str(self.page.evaluate(ACT, self.moves * 7 + 3))
        self.moves += bool(did)
        return did


class Blind(Adventurer):
    """Somebody who plays with the keyboard alone, by what a screen reader says."""

    def act(self) -> str:
        page = self.page
        if page.locator("[data-testid=end]").count():
            return "end"
        if page.locator(".arrow.legal").count():
            return self._push()
        if page.locator("[data-move]").count():
            return self._choose()
        return ""

    def _push(self) -> str:
        keyboard = self.page.keyboard
        assert self.reach(".arrow")
        keyboard.press("r")
        keyboard.press("ArrowRight")
        while not self.page.evaluate(FOCUSED, ".arrow.legal"):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        self.see("preview")
        keyboard.press("Enter")
        expect(self.page.locator(".arrow.legal")).to_have_count(0)
        return "play"

    def _choose(self) -> str:
        """Walks to the last square within reach, or presses the first button."""
        goal = self.page.locator(".choosable").last
        if goal.count() and self.reach(".squares button"):
            self._walk(str(goal.get_attribute("data-square")))
            assert "within reach" in self.page.evaluate("document.activeElement.ariaLabel")
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("Enter")
        else:
            assert self.reach("[data-move]")
            self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(60)
        return "play"

    def _walk(self, goal: str) -> None:
        here = str(self.page.evaluate("document.activeElement.dataset.square"))
        across, down = ord(goal[0]) - ord(here[0]), int(goal[1]) - int(here[1])
        for key, steps in (("Right", across), ("Left", -across), ("Down", down), ("Up", -down)):
            for _ in range(steps):
                self.page.keyboard.press(f"Arrow{key}")


def challenge_the_dragon(person: Person) -> None:
    """At a moment of a match between bots when somebody with a card to re-roll did so."""
    for _ in range(10):
        table = at_a_table([person], "master-labyrinth", bots=1, stand_in="novice")
        leave_to_bots([person], table)
        moves = [move.split() for move in person.ask("GET", f"/api/tables/{table}/record")["moves"]]
        for ply, ((seat, move, *_), after) in enumerate(pairwise(moves)):
            if move == "challenge" and after[0] == seat:
                fork(person, table, ply, int(seat))
                person.page.locator("[data-move=challenge]").click()
                person.see("last-duel")
                return
    raise AssertionError("nobody with a card to re-roll challenged the dragon")


def fork(person: Person, table: str, ply: int, seat: int) -> None:
    """To a new table, where the person goes on from a moment of that match."""
    where = {"ply": ply, "seat": seat, "level": "novice"}
    new = person.ask("POST", f"/api/tables/{table}/fork", where)["id"]
    person.sit(new, seat)
    person.ask("POST", f"/api/tables/{new}/start")
    person.reveal(new)
    person.heard.clear()
    person.go(f"#table={new}")
