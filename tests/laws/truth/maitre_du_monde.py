"""What is true of the refusals of Maître du Monde."""

from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.material import REGIONS, SQUARES
from tests.laws.truth.case import Case

PRICES = {
    "nobel": 15000,
    "vaccine": 15000,
    "fair-trade": 15000,
    "scientist": 5000,
    "atomic": 10000,
    "chemical": 10000,
}
OPENERS = {"squadron", "missile", "drone", "us-aid", "revolution"}
COMBAT = {*OPENERS, "peace-movement", "retreat"}
LETTERS = "ABCDEF"


def thing(case: Case) -> str:
    return case.text.partition(" ")[2]


def verb(case: Case) -> str:
    return case.words[0]


def phase(case: Case) -> str:
    return str(case.view.phases[-1])


def asylum(case: Case, seat: int) -> bool:
    square = case.view.players[seat].square
    track = box_of(str(case.view.options["deck"] or "")).track
    return square is not None and SQUARES[track[square]] == "asylum"


def seat_named(case: Case) -> int:
    return LETTERS.index(thing(case))


def owner(case: Case) -> int | str:
    found: int | str = case.view.wealth[thing(case)]
    return found


def says_when(case: Case) -> bool:
    """What the words say of the moment is what the table shows."""
    return bool(case.facts.phase == phase(case))


def not_now(case: Case) -> bool:
    if case.facts.why == "turn":
        return case.is_not_to_move() and tuple(case.facts.player) == tuple(case.view.to_move)
    asked = {"before": "roll", "after": "end"}.get(phase(case))
    unrolled = verb(case) != "die" or int(thing(case)) not in case.view.dice
    return says_when(case) and case.text != asked and (phase(case) != "dice" or unrolled)


def costs(case: Case, price: int) -> bool:
    money = case.player.money
    return bool(case.facts.price == price > money == case.facts.money)


def wealth_price(case: Case) -> int:
    return 500 if case.view.on_sale else 1000


def price(case: Case) -> int:
    if thing(case) in REGIONS:
        return wealth_price(case)
    return 2000 if thing(case) == "combat" else PRICES[thing(case)]


def not_in_this_shop(case: Case) -> bool:
    if not says_when(case) or phase(case) != "shop":
        return False
    if case.facts.why == "money":
        return costs(case, price(case))
    if case.facts.why == "taken":
        return bool(owner(case) != "stock") and case.facts.named == thing(case)
    return True  # what the shop sells, and how much of it


def not_a_master(case: Case) -> bool:
    if case.facts.why == "money":
        return phase(case) == "masters" and costs(case, price(case))
    return phase(case) == "masters" and (verb(case) != "buy" or thing(case) not in PRICES)


def held(case: Case, item: str) -> bool:
    return item in (case.player.cards or [])


def the_resolution_waits(case: Case) -> bool:
    if phase(case) in ("vote", "veto"):
        return says_when(case) and (phase(case) == "veto" or verb(case) != "vote")
    return verb(case) == "submit" and not held(case, thing(case))


def forbidden_by_a_resolution_or_its_time(case: Case) -> bool:
    if phase(case) == "masters":
        return bool(case.view.no_bombs) and thing(case) in ("atomic", "chemical")
    if phase(case) == "naming":
        return says_when(case)
    if verb(case) == "attack":
        return bool(case.view.players[owner(case)].shielded)
    return (
        bool(case.view.no_bombs)
        if verb(case) == "bomb"
        else verb(case) == "submit" and held(case, thing(case))
    )


def not_its_time(case: Case) -> bool:
    if phase(case) == "shop":
        return bool(case.view.on_sale or case.view.buys_combat)
    if phase(case) in ("summit", "naming"):
        return says_when(case)
    return verb(case) == "use" and held(case, thing(case))


def in_asylum(case: Case) -> bool:
    if asylum(case, case.seat):
        return True
    if verb(case) in ("attack", "region"):
        return asylum(case, int(owner(case)))
    return verb(case) == "name" and asylum(case, seat_named(case))


def nothing_to_attack(case: Case) -> bool:
    if phase(case) == "fight":
        return says_when(case) and not (verb(case) == "play" and held(case, thing(case)))
    if case.facts.why == "own":
        return owner(case) == case.seat and case.facts.named == thing(case)
    return not isinstance(owner(case), int) and case.facts.named == thing(case)


def it_does_not_open_or_answer(case: Case) -> bool:
    facing = case.view.combat.facing if case.view.combat else None
    if case.facts.facing != facing:
        return False
    if facing is None:
        return thing(case) not in OPENERS if verb(case) == "play" else not OPENERS & set(case.player.cards)
    return verb(case) == "play" and held(case, thing(case)) and case.facts.named == thing(case)


def no_offer_now(case: Case) -> bool:
    if phase(case) == "offers":
        return not (verb(case) == "offer" and held(case, thing(case)))
    if phase(case) == "take":
        return verb(case) != "take" or case.view.combat.offers[seat_named(case)] is None
    if phase(case) == "offer-price":
        return verb(case) != "price"
    others = [
        player.combat for seat, player in enumerate(case.view.players) if seat != case.seat and not player.out
    ]
    return verb(case) == "call" and (case.view.combat.called or not any(others) or others_fight(case))


def others_fight(case: Case) -> bool:
    """Nobody beside the two fighters has Combat cards."""
    fighters = {case.view.combat.attacker, case.view.combat.defender}
    return not any(player.combat for seat, player in enumerate(case.view.players) if seat not in fighters)


def no_such_deal(case: Case) -> bool:
    if phase(case) in ("price", "offer-price"):
        if case.facts.why == "price":
            return verb(case) != "price"
        return verb(case) == "price" and int(thing(case)) == case.facts.price > buyer_money(case)
    return says_when(case)


def buyer_money(case: Case) -> int:
    if phase(case) == "offer-price":
        return int(case.view.players[case.view.combat.fighter].money)
    deal = case.view.deal
    return int(case.view.players[deal.partner if deal.selling else deal.proposer].money)


def unsellable(case: Case) -> bool:
    if phase(case) == "naming":
        target = int(owner(case)) if verb(case) == "region" else seat_named(case)
        return bool(case.view.players[target].out)
    return says_when(case) and phase(case) in ("distress", "partner")


def has_it_already(case: Case) -> bool:
    if verb(case) == "buy":
        return thing(case) in case.player.masters
    return case.view.deal.item in case.view.players[seat_named(case)].masters


TRUE = {
    "MM-1": lambda case: seat_named(case) >= case.view.seats,
    "MM-9": not_now,
    "MM-14": unsellable,
    "MM-15": not_in_this_shop,
    "MM-18": lambda case: (
        phase(case) == "stake"
        and case.facts.money == case.player.money
        and (verb(case) != "stake" or int(thing(case)) > case.player.money)
    ),
    "MM-19": in_asylum,
    "MM-20": not_a_master,
    "MM-22": the_resolution_waits,
    "MM-25": forbidden_by_a_resolution_or_its_time,
    "MM-26": lambda case: not held(case, thing(case)),
    "MM-27": not_its_time,
    "MM-28": nothing_to_attack,
    "MM-29": it_does_not_open_or_answer,
    "MM-30": no_offer_now,
    "MM-31": has_it_already,
    "MM-33": lambda case: thing(case) in ("atomic", "chemical") and "scientist" not in case.player.masters,
    "MM-34": lambda case: phase(case) == "naming" and case.view.using in ("atomic", "chemical"),
    "MM-35": lambda case: verb(case) == "bomb" and thing(case) not in case.player.masters,
    "MM-36": no_such_deal,
    "MM-37": lambda case: (
        verb(case) in ("sell", "ask")
        and (not case.view.options["free_trade"] or thing(case) not in {*REGIONS, *COMBAT})
    ),
    "MM-39": lambda case: case.view.over,
    "MM-42": says_when,
}
