"""Makes events of what the rules do, where somebody listens."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from maestri.games.maitre_du_monde import encounters, events
from maestri.games.maitre_du_monde.material import (
    CARD_ITEM,
    CARDS,
    CONTINENTS,
    DECKS,
    DISASTER,
    EMBARGO,
    FAMILIES,
    ITEMS,
    MASTER_ITEM,
    NATIONALISATION,
    REGIONS,
    SLUMP,
    SQUARES,
    SURGE,
)
from maestri.games.maitre_du_monde.ranking import reason_of, result_of

if TYPE_CHECKING:
    from maestri.core.event import Event
    from maestri.games.maitre_du_monde.position import Position

ATOMIC_ITEM = MASTER_ITEM + 4
ON_FAMILIES = (EMBARGO, SLUMP, SURGE)
ON_REGIONS = (NATIONALISATION, DISASTER)
SEATS_IN = tuple(tuple(seat for seat in range(6) if (chosen >> seat) & 1) for chosen in range(2**6))


def _tell(table: "Position", event: "Event") -> None:
    assert table.log is not None
    table.log.append(event)


def cards_in(hand: Iterable[int]) -> tuple[str, ...]:
    """The cards that a count by kind holds."""
    return tuple([CARDS[card] for card, count in enumerate(hand) if count for _ in range(count)])


def seats_in(chosen: int) -> tuple[int, ...]:
    return SEATS_IN[chosen]


def _target(card: int, target: int) -> tuple[int | None, str | None, str | None]:
    """A target as player, family or region."""
    if target < 0:
        return None, None, None
    if card in ON_FAMILIES:
        return None, FAMILIES[target], None
    return (None, None, REGIONS[target]) if card in ON_REGIONS else (target, None, None)


# Turns


def dealt(table: "Position") -> None:
    _tell(table, events.Dealt(tuple(cards_in(player.hand) for player in table.players)))


def rolled_for_start(table: "Position", rolls: Iterable[int]) -> None:
    _tell(table, events.StartRolled(tuple(rolls)))


def turn_began(table: "Position") -> None:
    _tell(table, events.TurnBegan(table.turn, table.turns + 1))


def turn_missed(table: "Position", seat: int) -> None:
    _tell(table, events.TurnMissed(seat))


def rolled(table: "Position") -> None:
    _tell(table, events.Rolled(table.turn, tuple(table.dice)))


def moved(table: "Position", steps: int, collects: bool) -> None:
    square = SQUARES[table.box.track[table.goal]]
    _tell(table, events.Moved(table.turn, steps, square, collects))


def paid(table: "Position", payer: int, payee: int, amount: int, reason: str) -> None:
    _tell(table, events.Paid(_or_bank(payer), _or_bank(payee), amount, reason))


def _or_bank(seat: int) -> int | None:
    return seat if seat >= 0 else None


def bought(table: "Position", seat: int, item: int) -> None:
    _tell(table, events.Bought(seat, ITEMS[item]))


def drew(table: "Position", deck: int, card: int) -> None:
    if card < 0:
        _tell(table, events.DeckEmpty(table.turn, DECKS[deck]))
    else:
        _tell(table, events.Drew(table.turn, DECKS[deck], CARDS[card]))


def charity_rolled(table: "Position", roll: int) -> None:
    _tell(table, events.CharityRolled(table.turn, roll))


def staked(table: "Position", amount: int, roll: int) -> None:
    _tell(table, events.Staked(table.turn, amount, roll, roll > 3))


# Cards


def laid(table: "Position", seat: int, item: int) -> None:
    _tell(table, events.Laid(seat, ITEMS[item]))


def used(table: "Position", seat: int, card: int, target: int) -> None:
    _tell(table, events.Used(seat, CARDS[card], *_target(card, target)))


def lost(table: "Position", seat: int, region: int) -> None:
    _tell(table, events.Lost(seat, REGIONS[region]))


def spied(table: "Position", seat: int, victim: int, taken: int) -> None:
    cards = cards_in(list(table.players[victim].hand)[:7])
    card = CARDS[taken] if taken >= 0 else None
    _tell(table, encounters.Spied(seat, victim, cards, card, 1 if card else 0))


def submitted(table: "Position") -> None:
    resolution = table.resolution
    target = _target(resolution.card, resolution.target)
    _tell(table, encounters.Submitted(resolution.proposer, CARDS[resolution.card], *target))


def voted(table: "Position", seat: int) -> None:
    _tell(table, encounters.Voted(seat))


def votes_shown(table: "Position", passed: bool) -> None:
    votes = list(table.resolution.votes)
    shown = [tuple(seat for seat, vote in enumerate(votes) if vote == choice) for choice in range(3)]
    _tell(table, encounters.VotesShown(CARDS[table.resolution.card], shown[0], shown[1], shown[2], passed))


def vetoed(table: "Position", seat: int) -> None:
    _tell(table, encounters.Vetoed(seat, CARDS[table.resolution.card]))


def adopted(table: "Position") -> None:
    _tell(table, encounters.Adopted(CARDS[table.resolution.card]))


def disarmed(table: "Position", seat: int, count: int) -> None:
    _tell(table, encounters.Disarmed(seat, count))


def inspected(table: "Position", seat: int) -> None:
    _tell(table, encounters.Inspected(seat, cards_in(table.players[seat].hand)))


# Collecting


def family_collected(table: "Position", family: int, amount: int) -> None:
    own = table.count(table.turn, family)
    if own == 0:
        return
    best = max(table.count(seat, family) for seat in range(table.seats) if seat != table.turn)
    stock = table.count(-1, family)
    fallen = (table.collection.fallen >> family) & 1
    payers = () if fallen else seats_in(table.collection.payers[family])
    reason = _family_reason(table, family)
    _tell(
        table,
        events.FamilyCollected(table.turn, FAMILIES[family], own, best, stock, reason, amount, payers),
    )


def _family_reason(table: "Position", family: int) -> str:
    collection = table.collection
    if table.embargo[family]:
        return "embargo"
    if (collection.fallen >> family) & 1:
        return "slump"
    if collection.bank[family] == 0:
        return "no-majority"
    return "all-five" if collection.bank[family] > 5000 else "majority"


def frozen(table: "Position") -> None:
    _tell(table, events.Frozen(table.turn))


def collected(table: "Position") -> None:
    _tell(table, events.Collected(table.turn))


def distressed(table: "Position", seat: int, due: int) -> None:
    _tell(table, events.Distressed(seat, due, table.players[seat].money))


def eliminated(table: "Position", seat: int, regions: list[int]) -> None:
    _tell(table, events.Eliminated(seat, tuple(REGIONS[region] for region in regions)))


# Deals


def proposed(table: "Position") -> None:
    deal = table.deal
    _tell(table, encounters.Proposed(deal.proposer, ITEMS[deal.item], deal.selling))


def price_named(table: "Position") -> None:
    deal = table.deal
    offer = encounters.PriceNamed(deal.proposer, deal.partner, ITEMS[deal.item], deal.selling, deal.price)
    _tell(table, offer)


def refused(table: "Position", seat: int, item: int, price: int) -> None:
    _tell(table, encounters.Declined(seat, ITEMS[item], price))


def sold(table: "Position", seller: int, buyer: int, item: int, price: int) -> None:
    _tell(table, encounters.Sold(seller, _or_bank(buyer), ITEMS[item], price))


# Combat


def attacked(table: "Position") -> None:
    combat = table.combat
    _tell(table, encounters.Attacked(combat.attacker, combat.defender, REGIONS[combat.region]))


def played(table: "Position", seat: int, card: int) -> None:
    facing = table.combat.facing
    _tell(table, encounters.Played(seat, CARDS[card], CARDS[facing] if facing >= 0 else None))


def cancelled(table: "Position", owner: int, card: int) -> None:
    _tell(table, encounters.Cancelled(owner, CARDS[card]))


def combat_ended(table: "Position", winner: int, how: str) -> None:
    combat = table.combat
    loser = combat.opponent(winner)
    taken = winner == combat.attacker
    _tell(table, encounters.CombatEnded(winner, loser, REGIONS[combat.region], how, taken))


def called(table: "Position") -> None:
    _tell(table, encounters.Called(table.combat.fighter))


def offered(table: "Position", seat: int, card: int) -> None:
    _tell(table, encounters.Offered(seat, CARDS[card]))


def offer_priced(table: "Position", seat: int, price: int) -> None:
    _tell(table, encounters.OfferPriced(seat, CARDS[table.combat.offers[seat]], price))


def offers_declined(table: "Position") -> None:
    _tell(table, encounters.OffersDeclined(table.combat.fighter))


# Bombs, and the end


def exploded(table: "Position", seat: int, item: int, target: int, before: Iterable[int]) -> None:
    atomic = item == ATOMIC_ITEM
    place = table.box.continent_of if atomic else table.box.family_of
    inside = [region for region in range(CARD_ITEM) if place[region] == target]
    owners = list(before)
    destroyed = tuple(REGIONS[r] for r in inside if owners[r] != table.owner[r])
    spared = tuple(REGIONS[r] for r in inside if table.owner[r] >= 0)
    continent, family = (CONTINENTS[target], None) if atomic else (None, FAMILIES[target])
    _tell(table, events.Exploded(seat, ITEMS[item], continent, family, destroyed, spared))


def ended(table: "Position") -> None:
    result = result_of(table)
    _tell(table, events.MatchEnded(result.winners, reason_of(table), result.scores))
