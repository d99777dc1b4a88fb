"""Somebody at a keyboard, without a mouse."""

from tests.web.people import Person


class Typist(Person):
    """Somebody who plays with the keyboard alone."""

    def act(self) -> str:
        page = self.page
        if page.locator("[data-testid=end]").count():
            return "end"
        for test in ("next-hand", "next-rule"):
            if page.locator(f"[data-testid={test}]").count():
                page.keyboard.press("Enter")  # the button has the focus when it appears
                return test
        if not page.locator("button.card.legal").count():
            return "take" if self._press("[data-testid=take]:not(:disabled)") else ""
        return self._lay()

    def _lay(self) -> str:
        for card in range(page_cards := self.page.locator("button.card.legal").count()):
            # The first has the focus; another that goes with it may lie before it, once around the page.
            if not self.reach("button.card.legal:not(.selected)", far=card > 0):
                break
            self.page.keyboard.press("Enter")
            if self.page.locator(".values button").count():
                return "joker" if self._press(".values button", far=True) else ""
            if self.page.locator("[data-testid=play]:not(:disabled)").count():
                self.page.keyboard.press("Enter")  # once more on the card that is chosen
                return "play"
        assert page_cards
        return "take" if self._press("[data-testid=take]:not(:disabled)", far=True) else ""

    def _press(self, what: str, far: bool = False) -> bool:
        if not self.page.locator(what).count() or not self.reach(what, far=far):
            return False
        self.page.keyboard.press("Enter")
        return True
