"""A plain player: buys wealth, collects, and saves for sustainable development.

It sees a view and nothing else. With it the reconstructed board and prices are measured.
"""

from collections.abc import Callable

from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.material import FAMILIES, REGIONS, SQUARES
from maestri.games.maitre_du_monde.view import STOCK, WorldView

RESERVE = 3_000
"""Kept for taxes."""
ENOUGH = 14
"""So many wealth cards bring what there is to be had."""
DEVELOPMENT = ("buy fair-trade", "buy nobel", "buy vaccine")
MONEY_CARDS = ("use subsidy", "use tourist-boom", "submit aid", "use surge", "use amnesty", "use sale")


def choose(view: WorldView, moves: list[str], rng: Rng) -> str:
    """The move that a thrifty player makes."""
    if len(moves) == 1:
        return moves[0]
    chooser = CHOOSERS.get(view.phases[-1])
    choice = chooser(view, moves) if chooser else None
    return choice or moves[rng.below(len(moves))]


def _first(moves: list[str], wanted: tuple[str, ...]) -> str | None:
    return next((move for move in wanted if move in moves), None)


def _me(view: WorldView) -> int:
    assert view.seat is not None
    return view.seat


def _in_window(view: WorldView, moves: list[str]) -> str | None:
    """Takes what the bank gives, leaves the others alone."""
    return _first(moves, (*MONEY_CARDS, "roll", "end"))


def _reacts(view: WorldView, moves: list[str]) -> str | None:
    return _first(moves, (*MONEY_CARDS, "pass"))


def _votes(view: WorldView, moves: list[str]) -> str | None:
    """For its own resolutions, against those that name it, else it abstains."""
    resolution = view.resolution
    assert resolution is not None
    if resolution.proposer == _me(view):
        return "vote for"
    return "vote against" if resolution.target == _me(view) else "vote abstain"


def _names(view: WorldView, moves: list[str]) -> str | None:
    """The family that brings most, for Hausse des cours."""
    if view.collection is None:
        return None
    best = max(FAMILIES, key=lambda family: view.collection.bank[family] if view.collection else 0)
    return _first(moves, (f"family {best}",))


def _rolls(view: WorldView, moves: list[str]) -> str | None:
    """The die that leads to the better square."""
    track = list(box_of(str(view.options["deck"] or "")).track)
    here = view.players[_me(view)].square or 0

    def worth(move: str) -> int:
        goal = here + int(move.split()[1])
        return _worth(view, SQUARES[track[goal % len(track)]]) + (3 if goal >= len(track) else 0)

    return max(moves, key=worth)


def _worth(view: WorldView, square: str) -> int:
    me = view.players[_me(view)]
    if square == "masters":
        return 9 if _money(view) >= 15_000 + RESERVE * (not me.masters) else 0
    if square == "shop":
        return 5 if _owned(view) < ENOUGH and _money(view) > RESERVE else 0
    return {"charity": 4, "news": 2, "un": 2, "asylum": 1}.get(square, 0)


def _money(view: WorldView) -> int:
    """One's own, which one always sees."""
    money = view.players[_me(view)].money
    assert money is not None
    return money


def _owned(view: WorldView) -> int:
    return sum(owner == view.seat for owner in view.wealth.values())


def _buys(view: WorldView, moves: list[str]) -> str | None:
    """Wealth where it makes a majority soonest, while there is money for taxes."""
    if _money(view) <= RESERVE or _owned(view) >= ENOUGH:
        return "done"
    regions = [move.removeprefix("buy ") for move in moves if move.removeprefix("buy ") in REGIONS]
    return f"buy {max(regions, key=lambda region: _promise(view, region))}" if regions else "done"


def _promise(view: WorldView, region: str) -> int:
    """How near a majority of the region's family is."""
    box = box_of(str(view.options["deck"] or ""))
    family = box.family_of[REGIONS.index(region)]
    members = [REGIONS[r] for r in range(len(REGIONS)) if box.family_of[r] == family]
    owners = [view.wealth[member] for member in members]
    own = owners.count(_me(view))
    others = max(owners.count(seat) for seat in range(view.seats) if seat != view.seat)
    if own >= 3:
        return 0
    return 2 + 3 * own - 4 * (others >= 3) - others + (owners.count(STOCK) > 3)


def _develops(view: WorldView, moves: list[str]) -> str | None:
    return _first(moves, (*DEVELOPMENT, "done"))


def _stakes(view: WorldView, moves: list[str]) -> str | None:
    return "stake 0"


def _yields(view: WorldView, moves: list[str]) -> str | None:
    """Answers with what it has, and buys no help."""
    return next((move for move in moves if move.startswith("play ")), "pass")


def _sells(view: WorldView, moves: list[str]) -> str | None:
    """To the bank, wealth first."""
    sales = [move for move in moves if move.startswith("sell ")]
    return sales[0] if sales else "give up"


CHOOSERS: dict[str, Callable[[WorldView, list[str]], str | None]] = {
    "before": _in_window,
    "after": _in_window,
    "dice": _rolls,
    "shop": _buys,
    "stake": _stakes,
    "masters": _develops,
    "naming": _names,
    "vote": _votes,
    "veto": _reacts,
    "freeze": _reacts,
    "slump": _reacts,
    "surge": _reacts,
    "amnesty": _reacts,
    "distress": _sells,
    "partner": lambda view, moves: _first(moves, ("with bank",)),
    "fight": _yields,
    "offers": lambda view, moves: "pass",
    "take": lambda view, moves: "pass",
    "answer": lambda view, moves: "refuse",
}
