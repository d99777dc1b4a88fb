# compiled with mypyc
"""Makes events of what the rules tell, for a log."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.event import Event
from maestri.core.seating import SEATS_OF
from maestri.games.maitre_du_monde import encounters, events
from maestri.games.maitre_du_monde.cards import (
    ATOMIC,
    CARD_ITEM,
    CARDS,
    COMBAT_KINDS,
    ITEMS,
    MASTER_ITEM,
    ON_FAMILY,
    ON_REGION,
    STRIKES,
    cards_in,
)
from maestri.games.maitre_du_monde.material import (
    ABSTAIN,
    AGAINST,
    CONTINENTS,
    DECKS,
    FAMILIES,
    FOR,
    MAJORITY,
    REGIONS,
    SQUARES,
    STOCK,
)
from maestri.games.maitre_du_monde.player import Player
from maestri.games.maitre_du_monde.proceedings import Combat, Deal, Resolution
from maestri.games.maitre_du_monde.scoring import final_result, reason_of
from maestri.games.maitre_du_monde.teller import Teller

if TYPE_CHECKING:
    from maestri.games.maitre_du_monde.position import Position


class Telling(Teller):
    """Somebody listens: every telling becomes an event in the log."""

    def __init__(self, log: list[Event]) -> None:
        self.log: list[Event] = log

    # Turns

    def dealt(self, players: list[Player]) -> None:
        self.log.append(events.Dealt(tuple([cards_in(player.hand) for player in players])))

    def rolled_for_start(self, rolls: vec[i64]) -> None:
        self.log.append(events.StartRolled(tuple(rolls)))

    def turn_began(self, seat: i64, turn: i64) -> None:
        self.log.append(events.TurnBegan(seat, turn))

    def turn_missed(self, seat: i64) -> None:
        self.log.append(events.TurnMissed(seat))

    def rolled(self, seat: i64, dice: vec[i64]) -> None:
        self.log.append(events.Rolled(seat, tuple(dice)))

    def moved(self, seat: i64, steps: i64, square: i64, collects: bool) -> None:
        self.log.append(events.Moved(seat, steps, SQUARES[square], collects))

    def paid(self, payer: i64, payee: i64, amount: i64, reason: str) -> None:
        self.log.append(events.Paid(_or_none(payer), _or_none(payee), amount, reason))

    def bought(self, seat: i64, item: i64) -> None:
        self.log.append(events.Bought(seat, ITEMS[item]))

    def drew(self, seat: i64, deck: i64, card: i64) -> None:
        if card < 0:
            self.log.append(events.DeckEmpty(seat, DECKS[deck]))
        else:
            self.log.append(events.Drew(seat, DECKS[deck], CARDS[card]))

    def charity_rolled(self, seat: i64, roll: i64) -> None:
        self.log.append(events.CharityRolled(seat, roll))

    def staked(self, seat: i64, amount: i64, roll: i64, won: bool) -> None:
        self.log.append(events.Staked(seat, amount, roll, won))

    # Cards

    def laid(self, seat: i64, item: i64) -> None:
        self.log.append(events.Laid(seat, ITEMS[item]))

    def used(self, seat: i64, card: i64, target: i64) -> None:
        player, family, region = _target(card, target)
        self.log.append(events.Used(seat, CARDS[card], player, family, region))

    def lost(self, seat: i64, region: i64) -> None:
        self.log.append(events.Lost(seat, REGIONS[region]))

    def spied(self, seat: i64, victim: i64, hand: vec[i64], taken: i64) -> None:
        seen = tuple([card for card in cards_in(hand) if card in CARDS[:COMBAT_KINDS]])
        self.log.append(encounters.Spied(seat, victim, seen, _card(taken), 0 if taken < 0 else 1))

    def submitted(self, resolution: Resolution) -> None:
        player, family, region = _target(resolution.card, resolution.target)
        card = CARDS[resolution.card]
        self.log.append(encounters.Submitted(resolution.proposer, card, player, family, region))

    def voted(self, seat: i64) -> None:
        self.log.append(encounters.Voted(seat))

    def votes_shown(self, resolution: Resolution, passed: bool) -> None:
        ayes, noes = _voters(resolution, FOR), _voters(resolution, AGAINST)
        abstained = _voters(resolution, ABSTAIN)
        self.log.append(encounters.VotesShown(CARDS[resolution.card], ayes, noes, abstained, passed))

    def vetoed(self, seat: i64, card: i64) -> None:
        self.log.append(encounters.Vetoed(seat, CARDS[card]))

    def adopted(self, card: i64) -> None:
        self.log.append(encounters.Adopted(CARDS[card]))

    def disarmed(self, seat: i64, count: i64) -> None:
        self.log.append(encounters.Disarmed(seat, count))

    def inspected(self, seat: i64, hand: vec[i64]) -> None:
        self.log.append(encounters.Inspected(seat, cards_in(hand)))

    # Collecting

    def family_collected(self, table: "Position", family: i64, amount: i64) -> None:
        own = table.count(table.turn, family)
        if own == 0:
            return
        best = max([table.count(seat, family) for seat in range(table.seats) if seat != table.turn])
        stock = table.count(STOCK, family)
        fallen = (table.collection.fallen >> family) & 1
        payers = () if fallen else SEATS_OF[table.collection.payers[family]]
        line = (FAMILIES[family], own, best, stock, _family_reason(table, family), amount, payers)
        self.log.append(events.FamilyCollected(table.turn, *line))

    def frozen(self, seat: i64) -> None:
        self.log.append(events.Frozen(seat))

    def collected(self, seat: i64) -> None:
        self.log.append(events.Collected(seat))

    def distressed(self, seat: i64, due: i64, money: i64) -> None:
        self.log.append(events.Distressed(seat, due, _or_none(money)))

    def eliminated(self, seat: i64, regions: list[int]) -> None:
        self.log.append(events.Eliminated(seat, tuple([REGIONS[region] for region in regions])))

    # Deals

    def proposed(self, deal: Deal) -> None:
        self.log.append(encounters.Proposed(deal.proposer, ITEMS[deal.item], deal.selling))

    def price_named(self, deal: Deal) -> None:
        offer = (deal.proposer, deal.partner, ITEMS[deal.item], deal.selling, deal.price)
        self.log.append(encounters.PriceNamed(*offer))

    def declined(self, deal: Deal) -> None:
        self.log.append(encounters.Declined(deal.partner, ITEMS[deal.item], deal.price))

    def sold(self, seller: i64, buyer: i64, item: i64, price: i64) -> None:
        self.log.append(encounters.Sold(seller, _or_none(buyer), ITEMS[item], price))

    # Combat

    def attacked(self, combat: Combat) -> None:
        region = REGIONS[combat.region]
        self.log.append(encounters.Attacked(combat.attacker, combat.defender, region))

    def played(self, seat: i64, card: i64, facing: i64) -> None:
        self.log.append(encounters.Played(seat, CARDS[card], _card(facing)))

    def cancelled(self, owner: i64, card: i64) -> None:
        self.log.append(encounters.Cancelled(owner, CARDS[card]))

    def combat_ended(self, combat: Combat, winner: i64, how: str) -> None:
        loser, taken = combat.opponent(winner), winner == combat.attacker
        self.log.append(encounters.CombatEnded(winner, loser, REGIONS[combat.region], how, taken))

    def called(self, fighter: i64) -> None:
        self.log.append(encounters.Called(fighter))

    def offered(self, seat: i64, card: i64) -> None:
        self.log.append(encounters.Offered(seat, CARDS[card]))

    def offer_priced(self, seat: i64, card: i64, price: i64) -> None:
        self.log.append(encounters.OfferPriced(seat, CARDS[card], price))

    def offers_declined(self, fighter: i64) -> None:
        self.log.append(encounters.OffersDeclined(fighter))

    # Bombs, and the end

    def exploded(self, table: "Position", seat: i64, bomb: i64, target: i64, before: vec[i64]) -> None:
        atomic = bomb == ATOMIC
        place = table.box.continent_of if atomic else table.box.family_of
        inside = [region for region in range(CARD_ITEM) if place[region] == target]
        destroyed = tuple([REGIONS[r] for r in inside if before[r] != table.owner[r]])
        spared = tuple([REGIONS[r] for r in inside if table.owner[r] >= 0])
        continent = CONTINENTS[target] if atomic else None
        family = None if atomic else FAMILIES[target]
        item = ITEMS[MASTER_ITEM + bomb]
        self.log.append(events.Exploded(seat, item, continent, family, destroyed, spared))

    def match_ended(self, table: "Position") -> None:
        result = final_result(table)
        self.log.append(events.MatchEnded(result.winners, reason_of(table), result.scores))


def _or_none(seat: i64) -> int | None:
    return seat if seat >= 0 else None


def _card(card: i64) -> str | None:
    return CARDS[card] if card >= 0 else None


def _target(card: i64, target: i64) -> tuple[int | None, str | None, str | None]:
    """A target as player, family or region."""
    if target < 0:
        return None, None, None
    strikes = STRIKES[CARD_ITEM + card]
    if strikes == ON_FAMILY:
        return None, FAMILIES[target], None
    return (None, None, REGIONS[target]) if strikes == ON_REGION else (target, None, None)


def _voters(resolution: Resolution, choice: i64) -> tuple[int, ...]:
    votes = resolution.votes
    return tuple([seat for seat in range(len(votes)) if votes[seat] == choice])


def _family_reason(table: "Position", family: i64) -> str:
    collection = table.collection
    if table.embargo[family]:
        return "embargo"
    if (collection.fallen >> family) & 1:
        return "slump"
    if collection.bank[family] == 0:
        return "no-majority"
    return "all-five" if collection.bank[family] > MAJORITY else "majority"
