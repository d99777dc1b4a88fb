"""A position from a view: what is seen as it is, what is hidden dealt at random."""

from collections.abc import Iterable

from maestri.core.packing import packed
from maestri.core.rng import Rng
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.knowledge import SPECTATORS, fact
from maestri.games.maitre_du_monde.material import (
    CARD_ITEM,
    CARDS,
    DECK_OF,
    FAMILIES,
    ITEMS,
    MASTERS,
    REGIONS,
)
from maestri.games.maitre_du_monde.notation import VOTES
from maestri.games.maitre_du_monde.phases import PHASES
from maestri.games.maitre_du_monde.player import Player
from maestri.games.maitre_du_monde.proceedings import Collection, Combat, Deal, Resolution
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import (
    DESTROYED,
    STOCK,
    CollectionView,
    CombatView,
    DealView,
    PlayerView,
    ResolutionView,
    WorldView,
)


def imagine(seen: WorldView, rng: Rng) -> World:
    """The table of the view. Known cards stay with their holders, the unknown ones are dealt."""
    options = seen.options
    box = box_of(str(options["deck"] or ""))
    world = World(seen.seats, box, bool(options["free_trade"]), int(options["turn_limit"] or 0))
    world.sit_down()
    _lay_out_table(world, seen)
    _lay_out_proceedings(world, seen)
    for player, shown in zip(world.players, seen.players, strict=True):
        _lay_out_player(world, player, shown)
    _know(world, seen)
    for player, shown in zip(world.players, seen.players, strict=True):
        for deck, size in enumerate((shown.combat, shown.un, shown.news)):
            while player.sizes[deck] < size:
                player.add(world.drawn(deck, rng))
    _vote(world, seen, rng)
    return world


def _lay_out_table(world: World, seen: WorldView) -> None:
    world.turn, world.turns = seen.turn, seen.turns
    for number, region in enumerate(REGIONS):
        owner = seen.wealth[region]
        world.owner[number] = {STOCK: -1, DESTROYED: -2}[owner] if isinstance(owner, str) else owner
    for family, seats in seen.embargo.items():
        world.embargo[FAMILIES.index(family)] = _set(seats)
    world.no_bombs, world.no_taxes = _set(seen.no_bombs), _set(seen.no_taxes)
    world.stack = packed([PHASES.index(phase) for phase in seen.phases])
    world.awaited = _set(seen.to_move)
    world.dice = packed(seen.dice)
    world.goal = _number(seen.goal)
    world.bought, world.buys_combat, world.on_sale = seen.bought, seen.buys_combat, seen.on_sale
    world.offers_left, world.over = seen.offers_left, seen.over
    world.eliminated = max(player.out for player in seen.players)
    world.using = _item(seen.using)
    if seen.using in CARDS:
        _from_pile(world, [seen.using])


def _lay_out_player(world: World, player: Player, seen: PlayerView) -> None:
    player.money, player.square = seen.money, _number(seen.square)
    player.strikes, player.out = seen.strikes, seen.out
    player.muted, player.shielded = _set(seen.muted), _set(seen.shielded)
    for master in seen.masters:
        player.masters[MASTERS.index(master)] += 1
    for card in _from_pile(world, seen.known if seen.cards is None else seen.cards):
        player.add(card)


def _know(world: World, seen: WorldView) -> None:
    """What is known to the viewer; the view of everything has what each knows."""
    if seen.facts is not None:
        facts = [fact(f.holder, CARDS.index(f.card), _set(f.knowers)) for f in seen.facts]
        world.knowledge.facts = packed(facts)
        return
    knower = SPECTATORS if seen.seat is None else seen.seat
    for holder, player in enumerate(seen.players):
        for card in player.known:
            world.knowledge.gain(holder, CARDS.index(card), 1 << knower)


def _lay_out_proceedings(world: World, seen: WorldView) -> None:
    if seen.collection:
        world.collection = _collection(seen.collection)
    if seen.resolution:
        world.resolution = _resolution(seen.resolution, seen.seats)
        _from_pile(world, [seen.resolution.card])
    if seen.combat:
        world.combat = _combat(seen.combat)
        for spent in seen.combat.spent:
            _from_pile(world, spent)
    if seen.deal:
        world.deal = _deal(seen.deal)


def _collection(seen: CollectionView) -> Collection:
    bank = packed([seen.bank[family] for family in FAMILIES])
    collection = Collection(bank, packed([_set(seen.payers[family]) for family in FAMILIES]))
    collection.fallen = _set(FAMILIES.index(family) for family in seen.fallen)
    collection.doubled = _set(FAMILIES.index(family) for family in seen.doubled)
    collection.step, collection.frozen = seen.step, seen.frozen
    return collection


def _resolution(seen: ResolutionView, seats: int) -> Resolution:
    target = seen.target
    if isinstance(target, str):
        target = (FAMILIES if target in FAMILIES else REGIONS).index(target)
    votes = [-1 if seat in seen.may_vote else -2 for seat in range(seats)]
    resolution = Resolution(seen.proposer, CARDS.index(seen.card), _number(target), packed(votes))
    resolution.step = seen.step
    return resolution


def _vote(world: World, seen: WorldView, rng: Rng) -> None:
    """Votes that are given and not shown may be any."""
    if seen.resolution:
        for seat in seen.resolution.voted:
            vote = seen.resolution.votes[seat]
            world.resolution.votes[seat] = rng.below(len(VOTES)) if vote is None else VOTES.index(vote)


def _combat(seen: CombatView) -> Combat:
    combat = Combat(seen.attacker, seen.defender, REGIONS.index(seen.region))
    combat.fighter, combat.called, combat.step = seen.fighter, seen.called, seen.step
    combat.facing = CARDS.index(seen.facing) if seen.facing else -1
    combat.cancelled = _set(seen.cancelled)
    combat.spent = [packed([CARDS.index(card) for card in spent]) for spent in seen.spent]
    combat.offers = packed([CARDS.index(card) if card else -1 for card in seen.offers])
    combat.prices = packed(seen.prices)
    return combat


def _deal(seen: DealView) -> Deal:
    deal = Deal(seen.proposer, ITEMS.index(seen.item), seen.selling)
    deal.partner, deal.price = _number(seen.partner), _number(seen.price)
    return deal


def _from_pile(world: World, cards: Iterable[str]) -> list[int]:
    """Cards that lie somewhere else can't be in the decks."""
    numbered = [CARDS.index(card) for card in cards]
    for card in numbered:
        world.pile[card] -= 1
        world.pile_sizes[DECK_OF[card]] -= 1
        if world.pile[card] < 0:
            raise ValueError(f"more cards {CARDS[card]} than there are")
    return numbered


def _item(name: str | None) -> int:
    """Where a name is a region's and a card's, it is the card: only cards and bombs are in use."""
    return -1 if name is None else ITEMS.index(name, CARD_ITEM)


def _number(number: int | None) -> int:
    return -1 if number is None else number


def _set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)
