"""What the reasons of Maître du Monde say, found out a second way: from the table itself."""

from tests.coach.truth.case import Case


def owned(case: Case, seat: int) -> int:
    return sum(owner == seat for owner in case.before.wealth.values())


def has_money(case: Case) -> bool:
    return bool(case.facts.sum == case.player.money)


def brought(case: Case) -> int:
    ahead = case.match.game.outlook(case.match.view(case.seat)) or {}
    return int(ahead["brings"])


def anything(case: Case) -> bool:
    """What it says is a rule of the game, and no fact of the position."""
    return True


TRUE = {
    "because-roll": anything,
    "because-end": has_money,
    "because-done": lambda case: has_money(case) and case.then.money == case.player.money,
    "because-pass": lambda case: len(case.then.cards) >= len(case.player.cards),
    "because-unopposed": lambda case: (
        case.before.phases[-1] == "veto" and case.facts.item == case.before.resolution.card
    ),
    "because-call": anything,
    "because-give": lambda case: "give up" in case.move,
    "because-play": lambda case: case.player.combat == case.facts.count,
    "because-offer": lambda case: case.player.combat == case.facts.count,
    "because-price": lambda case: str(case.facts.sum) == case.what,
    "because-sell": lambda case: has_money(case) and case.facts.item == case.what,
    "because-ask": has_money,
    "because-goes": lambda case: any(
        getattr(event, "square", None) == case.facts.square for event in case.events
    ),
    "because-collects": lambda case: brought(case) == case.facts.sum > 0,
    "because-third": lambda case: bool(case.match.state.copy() and case.facts.count == 3),
    "because-one-of-three": lambda case: (
        sum(item in ("nobel", "vaccine", "fair-trade") for item in case.then.masters) == case.facts.count
    ),
    "because-combat": lambda case: case.player.combat == case.facts.count,
    "because-bomb": anything,
    "because-scientist": lambda case: case.what == "scientist",
    "because-brings": lambda case: case.facts.sum > case.facts.before == brought(case),
    "because-spares": lambda case: case.facts.sum < case.facts.before,
    "because-grows": lambda case: case.facts.sum == brought(case),
    "because-stakes": lambda case: (
        case.facts.sum > 0 and case.facts.sum + case.facts.before == case.player.money
    ),
    "because-stakes-nothing": lambda case: case.facts.before == case.player.money == case.then.money,
    "because-attacks": lambda case: (
        case.before.wealth[case.what] == case.facts.other
        and case.before.players[case.facts.other].combat == case.facts.count
    ),
    "because-names": lambda case: owned(case, case.facts.other) == case.facts.count,
    "because-bank": has_money,
    "because-takes-offer": lambda case: case.before.combat.prices[case.facts.other] == case.facts.sum,
    "because-destroys": lambda case: (
        sum(len(event.destroyed) for event in case.happened("exploded")) == case.facts.count
    ),
    "because-owned": lambda case: (
        case.before.wealth[case.what] == case.facts.other
        and owned(case, case.facts.other) == case.facts.count
    ),
    "because-aims": lambda case: brought(case) == case.facts.sum,
    "because-vote": lambda case: case.before.resolution.proposer == case.facts.other,
    "because-accept": lambda case: (
        (case.before.deal.price, case.player.money) == (case.facts.sum, case.facts.before)
    ),
    "because-refuse": lambda case: case.before.deal.price == case.facts.sum,
    "because-bombs": lambda case: case.facts.count >= 0,
    "because-uses": lambda case: case.facts.item == case.what,
    "because-submits": lambda case: case.facts.item == case.what,
}
