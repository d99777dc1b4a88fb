# compiled with mypyc
"""Who plays Master of Rules for victory and not for points, and forgets no card that was seen."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.bots.master_of_rules.pairs import Pairs, fits
from maestri.bots.master_of_rules.policy import PICKS, SPITE, Judge
from maestri.bots.master_of_rules.stakes import Stakes
from maestri.bots.master_of_rules.standing import Standing
from maestri.core.rng import Rng
from maestri.games.master_of_rules.cards import nth_number, size
from maestri.games.master_of_rules.state import Rules


class Champion(Judge):
    """Judges as a regular does, but for victory, and by what all know of the hands (MR-34)."""

    def __init__(self, samples: i64, whim: float = 0.0, deals: i64 = 1, closer: i64 = 1) -> None:
        super().__init__(samples, whim, deals, closer)
        self.standing: Standing | None = None  # of the deal that was last looked at: a search looks at few

    def pairs(self, rules: Rules, seat: i64) -> Pairs:
        standing = self.standing
        if standing is None or not standing.is_of(rules):
            standing = Standing(rules)
            self.standing = standing
        return Stakes(rules, seat, self.types_open(rules, seat), SPITE, standing)

    def completed(self, rules: Rules, laid: vec[i64], unseen: i64, amount: i64, rng: Rng) -> vec[i64]:
        table = laid[:]
        hidden = unseen
        for player in rules.players:
            hidden &= ~player.known_numbers
        if hidden == 0:
            hidden = rules.piles.number_discard  # MR-27
        place: i64
        for place in range(len(table)):
            if table[place] < 0 and place < rules.seats:
                table[place] = self.picks(rules, place, table, hidden, rng)
            elif table[place] < 0:
                table[place] = nth_number(hidden, rng.below(size(hidden)))
        return table

    def picks(self, rules: Rules, place: i64, table: vec[i64], hidden: i64, rng: Rng) -> i64:
        """A card that somebody may hold; who has laid his rule picks one that fits."""
        player = rules.players[place]
        cards = size(player.numbers)
        card = held(player.known_numbers, cards, hidden, rng)
        if player.rule >= 0:
            for _ in range(PICKS):
                other = held(player.known_numbers, cards, hidden, rng)
                if fits(player.rule, other, table) > fits(player.rule, card, table):
                    card = other
        return card


def held(known: i64, cards: i64, hidden: i64, rng: Rng) -> i64:
    """Any card of a hand of so many, of which some are known."""
    nth = rng.below(cards)
    if nth < size(known):
        return nth_number(known, nth)
    return nth_number(hidden, rng.below(size(hidden)))
