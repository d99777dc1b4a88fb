"""What can't be done, and why: a key of the catalogues with its facts. The words are in `locales`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from maestri.locales import words


class Facts(msgspec.Struct):
    """What the words of a refused move may speak of. A game adds fields, typed like those of its events."""


NO_FACTS = Facts()


class Refusal(Exception):
    """A request that can't be granted. It says in one line what was wrong and what is allowed."""

    def __init__(self, key: str, /, game: str | None = None, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.game = game
        self.facts = facts

    def told(self, language: str = "en", names: Sequence[str] = (), me: int | None = None) -> str:
        """The refusal in words. `names` are the players' names by seat, `me` is the reader's seat."""
        facts = {
            name: fact.told(language, names, me) if isinstance(fact, Refusal) else fact
            for name, fact in self.facts.items()
        }
        return words(language, self.game)(self.key, **facts)

    def __str__(self) -> str:
        return self.told()


def no_move(game: str, text: str) -> Refusal:
    """What is not a move of the game at all, with an example of one."""
    return Refusal("notation", game=game, text=text[:60], example=words("en", game)("example"))


class IllegalMove(Refusal):
    """A move that a rule forbids, now or always. Where no words say why, those of the rule itself do."""

    def __init__(self, game: str, rule: str, why: Facts = NO_FACTS) -> None:
        key = f"refused-{rule}"
        super().__init__(key if key in words("en", game) else rule, game, **msgspec.structs.asdict(why))
        self.rule = rule
        self.why = why

    def told(self, language: str = "en", names: Sequence[str] = (), me: int | None = None) -> str:
        return words(language, self.game).told(self.key, self.why, names, me)

    @property
    def reason(self) -> str:
        """Why not, in English words."""
        return self.told()

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"
