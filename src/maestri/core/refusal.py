"""What can't be done, and why: a key of the catalogues with its facts. The words are in `locales`."""

from typing import Any

from maestri.locales import words


class Refusal(Exception):
    """A request that can't be granted. It says in one line what was wrong and what is allowed."""

    def __init__(self, key: str, /, game: str | None = None, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.game = game
        self.facts = facts

    def told(self, language: str = "en") -> str:
        """The refusal in words."""
        facts = {
            name: fact.told(language) if isinstance(fact, Refusal) else fact
            for name, fact in self.facts.items()
        }
        return words(language, self.game)(self.key, **facts)

    def __str__(self) -> str:
        return self.told()


class IllegalMove(Refusal):
    """A move that a rule forbids, now or always. Where no words say why, those of the rule itself do."""

    def __init__(self, game: str, rule: str, **facts: Any) -> None:
        key = f"refused-{rule}"
        super().__init__(key if key in words("en", game) else rule, game=game, **facts)
        self.rule = rule

    @property
    def reason(self) -> str:
        """Why not, in English words."""
        return self.told()

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"
