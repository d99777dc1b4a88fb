"""What each number means that `encoding.py` writes of Maître du Monde. Sums count 500 MdM as one."""

from maestri.core.observation import Feature, by_seat
from maestri.games.maitre_du_monde.cards import CARD_KINDS, CARDS, COMBAT_KINDS, ITEMS, MASTERS
from maestri.games.maitre_du_monde.material import DECKS, FAMILIES, MOST_SQUARES, REGIONS, VOTES
from maestri.games.maitre_du_monde.phases import PHASES

BY_CARD = (CARD_KINDS,)
BY_COMBAT_CARD = (COMBAT_KINDS,)
BY_FAMILY = (len(FAMILIES),)
BY_REGION = (len(REGIONS),)
BY_ITEM = (len(ITEMS),)
BY_PHASE = (len(PHASES),)


def observation(seats: int) -> tuple[Feature, ...]:
    by = (seats,)
    return (
        Feature("hand", BY_CARD, "my secret cards: " + ", ".join(CARDS)),
        Feature("decks", (len(DECKS),), "how many cards each deck has: " + ", ".join(DECKS)),
        Feature("known", (seats, CARD_KINDS), "the cards that I know each seat to hold"),
        Feature("wealth", (len(REGIONS), seats + 1), "who owns each region; last, whether it was destroyed"),
        *by_seat(_player(seats), seats),
        Feature("embargo", (len(FAMILIES), seats), "of each family, until whose turn it is embargoed"),
        Feature("no-bombs", by, "until whose turn no bomb may fall"),
        Feature("no-taxes", by, "until whose turn no tax is paid"),
        Feature("phase", BY_PHASE, "what is to be decided now: " + ", ".join(PHASES)),
        Feature("phases", BY_PHASE, "how often each is to be decided, now or after that"),
        Feature("in-turn", by, "whose turn it is"),
        Feature("turn", by, "who is to move"),
        Feature("turns", (1,), "how many turns were played"),
        Feature("turns-left", (1,), "how many are left; 0 without a limit"),
        Feature("dice", (2,), "the dice to choose from"),
        Feature("goal", (MOST_SQUARES,), "the square that the player in turn moves to"),
        Feature("bought", (1,), "how many cards were bought on this visit"),
        Feature("buys-combat", (1,), "1 where they were Combat cards"),
        Feature("on-sale", (1,), "1 during a sale"),
        Feature("using", BY_ITEM, "the card or bomb whose target is to be named"),
        Feature("offers-left", (1,), "how many offers may still be made"),
        Feature("free-trade", (1,), "1 where trade is free"),
        Feature("open-money", (1,), "1 where money lies open"),
        *_collection(seats),
        *_resolution(seats),
        *_combat(seats),
        *_deal(seats),
    )


def _player(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("money-seen", (1,), "1 where I see the seat's money"),
        Feature("money", (1,), "its money in thousands, where I see it"),
        Feature("money-rest", (1,), "1 where 500 MdM more are there"),
        Feature("square", (MOST_SQUARES,), "the square it stands on, counted from OMC"),
        Feature("masters", (len(MASTERS),), "its Maître du Monde cards: " + ", ".join(MASTERS)),
        Feature("cards", (len(DECKS),), "how many secret cards it holds of each deck"),
        Feature("strikes", (1,), "how many turns it has to miss"),
        Feature("muted", (seats,), "until whose turn it has no vote"),
        Feature("shielded", (seats,), "until whose turn peacekeepers protect it"),
        Feature("out", (1,), "0 in the game; else the how manieth it went out"),
    )


def _collection(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("bank-owes", BY_FAMILY, "of a collection: what the bank owes for each family"),
        Feature("payers", (len(FAMILIES), seats), "who owes tax for each family"),
        Feature("fallen", BY_FAMILY, "the families that bring nothing"),
        Feature("doubled", BY_FAMILY, "the families that the bank pays twice"),
        Feature("collection-step", (1,), "how many seats are done with"),
        Feature("frozen", (1,), "1 where the collection is frozen"),
    )


def _resolution(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("proposer", (seats,), "of a resolution: who proposes it"),
        Feature("resolution", BY_CARD, "its card"),
        Feature("target-seat", (seats,), "the seat that it strikes"),
        Feature("target-family", BY_FAMILY, "the family that it strikes"),
        Feature("target-region", BY_REGION, "the region that it strikes"),
        Feature("votes", (seats, 2 + len(VOTES)), "may vote, has voted; what I see of " + ", ".join(VOTES)),
        Feature("vetoes-asked", (1,), "how many seats have no veto"),
    )


def _combat(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("attacker", (seats,), "of a combat: who attacks"),
        Feature("defender", (seats,), "who defends"),
        Feature("fighter", (seats,), "who plays the next card"),
        Feature("cancelled", (seats,), "whose Nobel Prize has done its work"),
        Feature("region", BY_REGION, "what is fought for"),
        Feature("facing", BY_COMBAT_CARD, "the card to be answered"),
        Feature("spent-in-attack", BY_COMBAT_CARD, "the attacker's cards"),
        Feature("spent-in-defence", BY_COMBAT_CARD, "the defender's cards"),
        Feature("called", (1,), "1 where offers were called for"),
        Feature("offers-asked", (1,), "how many seats were asked for an offer"),
        Feature("offers", (seats, COMBAT_KINDS + 1), "the card that each seat offers, and its price"),
    )


def _deal(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("deal-proposer", (seats,), "of a deal: who proposes it"),
        Feature("partner", (seats,), "with whom; nobody is the bank, or not agreed on yet"),
        Feature("item", BY_ITEM, "what changes hands"),
        Feature("selling", (1,), "1 where the proposer sells"),
        Feature("priced", (1,), "1 where there is a price"),
        Feature("price", (1,), "the price"),
    )
