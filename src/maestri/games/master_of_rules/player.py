# compiled with mypyc
"""One seat of Master of Rules."""

from mypy_extensions import i64

from maestri.games.master_of_rules.cards import bit, count, one_of


class Player:
    """A seat: its hand, what all know of that hand (MR-34), its two cards on the table, the rules it won."""

    def __init__(
        self,
        numbers: i64,
        rules: i64,
        known_numbers: i64,
        known_rules: i64,
        number: i64,
        rule: i64,
        won: i64,
    ) -> None:
        self.numbers: i64 = numbers  # a set
        self.rules: i64 = rules  # counted by type
        self.known_numbers: i64 = known_numbers
        self.known_rules: i64 = known_rules
        self.number: i64 = number  # the card on the table, or -1
        self.rule: i64 = rule  # the type on the table, or -1
        self.won: i64 = won  # counted by type

    def copy(self) -> "Player":
        return Player(
            self.numbers,
            self.rules,
            self.known_numbers,
            self.known_rules,
            self.number,
            self.rule,
            self.won,
        )

    def lays_number(self, card: i64) -> None:
        self.numbers &= ~bit(card)
        self.known_numbers &= ~bit(card)
        self.number = card

    def lays_rule(self, kind: i64) -> None:
        """MR-34: of cards that look the same, all take it that a known one was laid."""
        self.rules -= one_of(kind)
        if count(self.known_rules, kind):
            self.known_rules -= one_of(kind)
        self.rule = kind

    def takes_number(self, card: i64) -> None:
        """MR-13, MR-34: all saw which card went into the hand."""
        self.numbers |= bit(card)
        self.known_numbers |= bit(card)

    def takes_rule(self, kind: i64) -> None:
        self.rules += one_of(kind)
        self.known_rules += one_of(kind)

    def shows_rules(self) -> None:
        """MR-11: the whole rule hand is known from now on."""
        self.known_rules = self.rules


def newcomer() -> Player:
    """A seat with nothing in hand."""
    return Player(0, 0, 0, 0, -1, -1, 0)
