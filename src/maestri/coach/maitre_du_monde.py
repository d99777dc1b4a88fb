"""Why a move of Maître du Monde is good."""

from functools import partial

from maestri.bots.maitre_du_monde.policy import Statesman
from maestri.coach.because import Because, seat_of
from maestri.core.event import SeatOf
from maestri.core.refusal import Facts
from maestri.games.maitre_du_monde.kinds import Item, Square
from maestri.games.maitre_du_monde.lay_out import lay_out
from maestri.games.maitre_du_monde.material import SQUARES
from maestri.games.maitre_du_monde.notation import LETTERS, read
from maestri.games.maitre_du_monde.outlook import outlook
from maestri.games.maitre_du_monde.preview import AimPreview, BuyPreview, preview
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import PlayerView, WorldView

THREE = ("nobel", "vaccine", "fair-trade")
"""MM-32: who owns these wins."""
BOMBS = ("atomic", "chemical")
PLAYS_ON = partial(Statesman, whim=0.3, horizon=25)
"""What the figures below were measured with."""
SHARPNESS = {3: 0.95, 4: 0.6, 5: 0.6, 6: 0.5}
"""By seats, of the chances that the search's judgement gives: see `docs/review.md`."""
UNSURE = 0.12
"""Of the victory, what may go to anybody where a match is judged before its end."""


class WorldFacts(Facts):
    """Another player, a sum, what it was before, how many there are of something, a card, a square."""

    other: SeatOf | None = None
    sum: int = 0
    before: int = 0
    count: int = 0
    item: Item | None = None
    square: Square | None = None


facts_type = WorldFacts


def points(world: World) -> list[int]:
    """MM-40: everybody's fortune."""
    return [int(world.fortune(seat)) for seat in range(world.seats)]


def because(view: WorldView, move: str) -> Because:
    """What the move costs or brings, as far as the table shows it."""
    verb, _, what = move.partition(" ")
    found = {
        "die": _goes,
        "go": _goes,
        "buy": _buys,
        "stake": _stakes,
        "attack": _attacks,
        "name": _names,
        "with": _names,
        "take": _takes,
        "family": _strikes,
        "region": _strikes,
        "continent": _strikes,
        "vote": _votes,
        "accept": _deals,
        "refuse": _deals,
        "bomb": _bombs,
        "use": _uses,
        "submit": _uses,
        "pass": _passes,
    }.get(verb, _keeps)
    return found(view, move, what)


def _mine(view: WorldView) -> PlayerView:
    return view.players[seat_of(view)]


def _money(view: WorldView) -> int:
    return _mine(view).money or 0


def _wealth(view: WorldView, seat: int) -> int:
    return sum(owner == seat for owner in view.wealth.values())


def _keeps(view: WorldView, move: str, what: str) -> Because:
    """Of what is worth a word by its kind alone: the money that is there, and the Combat cards."""
    verb = move.partition(" ")[0]
    amount = int(what) if what.isdecimal() else _money(view)
    item = what if verb in ("play", "offer", "sell", "ask") else None
    return Because(f"because-{verb}", WorldFacts(sum=amount, count=_mine(view).combat, item=item))


def _goes(view: WorldView, move: str, what: str) -> Because:
    """MM-9, MM-10: the square, and what OMC brings on the way."""
    ahead = outlook(view)
    goal = ahead["goals"][move]
    start = _mine(view).square or 0
    facts = WorldFacts(sum=ahead.get("brings", 0), square=_square(view, goal))
    passes = goal <= start and facts.sum > 0
    return Because("because-collects" if passes else "because-goes", facts)


def _buys(view: WorldView, move: str, what: str) -> Because:
    mine = _mine(view)
    if what in THREE:
        return _one_of_three(len({*mine.masters, what} & set(THREE)))
    seen = preview(view, read(move))
    if isinstance(seen, BuyPreview):
        before = outlook(view)
        return _wealth_bought(seen, before["brings"], before["costs"])
    if what == "combat":
        return Because("because-combat", WorldFacts(count=mine.combat))
    return Because("because-bomb" if what in BOMBS else "because-scientist", WorldFacts())


def _one_of_three(owned: int) -> Because:
    key = "because-third" if owned == len(THREE) else "because-one-of-three"
    return Because(key, WorldFacts(count=owned))


def _wealth_bought(seen: BuyPreview, brings: int, costs: int) -> Because:
    """MM-11, MM-12: more at one's own OMC, or less to pay at those of the others."""
    if seen.brings > brings:
        return Because("because-brings", WorldFacts(sum=seen.brings, before=brings))
    if seen.costs < costs:
        return Because("because-spares", WorldFacts(sum=seen.costs, before=costs))
    return Because("because-grows", WorldFacts(sum=seen.brings))


def _stakes(view: WorldView, move: str, what: str) -> Because:
    money = _money(view)
    staked = money if what == "all" else int(what)
    key = "because-stakes" if staked else "because-stakes-nothing"
    return Because(key, WorldFacts(sum=staked, before=money - staked))


def _attacks(view: WorldView, move: str, what: str) -> Because:
    owner = int(view.wealth[what])
    return Because("because-attacks", WorldFacts(owner, count=view.players[owner].combat, item=what))


def _names(view: WorldView, move: str, what: str) -> Because:
    if what not in LETTERS:
        return Because("because-bank", WorldFacts(sum=_money(view)))
    seat = LETTERS.index(what)
    return Because("because-names", WorldFacts(seat, count=_wealth(view, seat)))


def _takes(view: WorldView, move: str, what: str) -> Because:
    """MM-30: an offer is taken."""
    seat = LETTERS.index(what)
    combat = view.combat
    price = combat.prices[seat] if combat else 0
    item = combat.offers[seat] if combat else None
    return Because("because-takes-offer", WorldFacts(seat, price, item=item))


def _strikes(view: WorldView, move: str, what: str) -> Because:
    seen = preview(view, read(move))
    lost = [target for target in seen.targets if target.move == move] if isinstance(seen, AimPreview) else []
    destroyed = lost[0].destroyed if lost else []
    if destroyed:
        return Because("because-destroys", WorldFacts(count=len(destroyed)))
    owner = view.wealth.get(what)
    if isinstance(owner, int):
        return Because("because-owned", WorldFacts(owner, count=_wealth(view, owner)))
    return Because("because-aims", WorldFacts(sum=outlook(view)["brings"]))


def _votes(view: WorldView, move: str, what: str) -> Because:
    resolution = view.resolution
    proposer, card = (resolution.proposer, resolution.card) if resolution else (None, None)
    return Because("because-vote", WorldFacts(proposer, item=card))


def _passes(view: WorldView, move: str, what: str) -> Because:
    """MM-22: who does not veto a resolution lets it come into force, whatever that does to his cards."""
    if view.resolution and view.phases[-1] == "veto":
        return Because("because-unopposed", WorldFacts(item=view.resolution.card))
    return _keeps(view, move, what)


def _deals(view: WorldView, move: str, what: str) -> Because:
    """MM-36: the price against one's money."""
    deal = view.deal
    if deal is None:
        return Because("because-pass", WorldFacts(sum=_money(view)))
    facts = WorldFacts(deal.proposer, deal.price or 0, _money(view), item=deal.item)
    return Because(f"because-{move}", facts)


def _bombs(view: WorldView, move: str, what: str) -> Because:
    seen = preview(view, read(move))
    targets = seen.targets if isinstance(seen, AimPreview) else []
    most = max((len(target.destroyed) for target in targets), default=0)
    return Because("because-bombs", WorldFacts(count=most))


def _uses(view: WorldView, move: str, what: str) -> Because:
    """MM-22: a resolution is voted on; MM-26: a card works by itself."""
    verb = move.partition(" ")[0]
    return Because(f"because-{verb}s", WorldFacts(item=what, sum=_money(view)))


def _square(view: WorldView, number: int) -> str:
    return SQUARES[lay_out(view).box.track[number]]
