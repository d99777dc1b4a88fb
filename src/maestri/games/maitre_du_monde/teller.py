# compiled with mypyc
"""To whom the rules tell what happens. This one keeps silent: `telling.py` makes events of it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde.player import Player
from maestri.games.maitre_du_monde.proceedings import Combat, Deal, Resolution

if TYPE_CHECKING:
    from maestri.games.maitre_du_monde.position import Position


class Teller:
    """Nobody listens, and nothing is made of what happens."""

    # Turns

    def dealt(self, players: list[Player]) -> None:
        """MM-6: everybody has his Actualité cards."""

    def rolled_for_start(self, rolls: vec[i64]) -> None:
        """MM-7: a die each; 0 for who does not roll again."""

    def turn_began(self, seat: i64, turn: i64) -> None:
        """MM-9: a turn, by its number."""

    def turn_missed(self, seat: i64) -> None:
        """MM-27: struck by Grève."""

    def rolled(self, seat: i64, dice: vec[i64]) -> None:
        """MM-9: two dice, of which one is chosen."""

    def moved(self, seat: i64, steps: i64, square: i64, collects: bool) -> None:
        """MM-10: so many squares, to a square of this kind, past OMC or not."""

    def paid(self, payer: i64, payee: i64, amount: i64, reason: str) -> None:
        """Money changed hands."""

    def bought(self, seat: i64, item: i64) -> None:
        """MM-15, MM-20: from the bank."""

    def drew(self, seat: i64, deck: i64, card: i64) -> None:
        """MM-16: a card from a deck, or none where it is empty."""

    def charity_rolled(self, seat: i64, roll: i64) -> None:
        """MM-17."""

    def staked(self, seat: i64, amount: i64, roll: i64, won: bool) -> None:
        """MM-18."""

    # Cards

    def laid(self, seat: i64, item: i64) -> None:
        """A card or bomb is out; what it strikes is named next."""

    def used(self, seat: i64, card: i64, target: i64) -> None:
        """MM-26: an Actualité card, on a target or on none."""

    def lost(self, seat: i64, region: i64) -> None:
        """MM-25, MM-27: wealth went back to the stock."""

    def spied(self, seat: i64, victim: i64, hand: vec[i64], taken: i64) -> None:
        """MM-27: the victim's hand, and the card taken from it, if any."""

    def submitted(self, resolution: Resolution) -> None:
        """MM-22: a resolution, with its target."""

    def voted(self, seat: i64) -> None:
        """MM-22: somebody has voted."""

    def votes_shown(self, resolution: Resolution, passed: bool) -> None:
        """MM-22: all votes together."""

    def vetoed(self, seat: i64, card: i64) -> None:
        """MM-27: a passed resolution fails."""

    def adopted(self, card: i64) -> None:
        """MM-22: nobody vetoed."""

    def disarmed(self, seat: i64, count: i64) -> None:
        """MM-25: so many Combat cards went back to the deck."""

    def inspected(self, seat: i64, hand: vec[i64]) -> None:
        """MM-25: all his secret cards are shown."""

    # Collecting

    def family_collected(self, table: "Position", family: i64, amount: i64) -> None:
        """MM-11, MM-12: what a family brings the player in turn, and why."""

    def frozen(self, seat: i64) -> None:
        """MM-25: he collects nothing this time."""

    def collected(self, seat: i64) -> None:
        """MM-42: the collecting is over."""

    def distressed(self, seat: i64, due: i64, money: i64) -> None:
        """MM-14: he owes more than he has."""

    def eliminated(self, seat: i64, regions: list[int]) -> None:
        """MM-14: he is out, and these regions are in the stock."""

    # Deals

    def proposed(self, deal: Deal) -> None:
        """MM-36: something is offered or asked for."""

    def price_named(self, deal: Deal) -> None:
        """MM-36: the whole offer."""

    def declined(self, deal: Deal) -> None:
        """MM-36: the partner refused."""

    def sold(self, seller: i64, buyer: i64, item: i64, price: i64) -> None:
        """MM-14, MM-30, MM-36: to a player or to the bank."""

    # Combat

    def attacked(self, combat: Combat) -> None:
        """MM-28: a region is named."""

    def played(self, seat: i64, card: i64, facing: i64) -> None:
        """MM-28: a Combat card, and the one it answers, if any."""

    def cancelled(self, owner: i64, card: i64) -> None:
        """MM-31: by the owner's Nobel Prize."""

    def combat_ended(self, combat: Combat, winner: i64, how: str) -> None:
        """MM-28."""

    def called(self, fighter: i64) -> None:
        """MM-30: he calls for offers."""

    def offered(self, seat: i64, card: i64) -> None:
        """MM-30: a card, named."""

    def offer_priced(self, seat: i64, card: i64, price: i64) -> None:
        """MM-30: … and its price."""

    def offers_declined(self, fighter: i64) -> None:
        """MM-30: he takes none."""

    # Bombs, and the end

    def exploded(self, table: "Position", seat: i64, bomb: i64, target: i64, before: vec[i64]) -> None:
        """MM-34: a bomb, with the owners of all regions before it."""

    def match_ended(self, table: "Position") -> None:
        """MM-39, MM-40."""


SILENT: Final = Teller()
