# compiled with mypyc
"""A position from a view: what is seen as it is, what is hidden anywhere it may lie."""

from collections.abc import Iterable

from maestri.core.packing import packed
from maestri.games.maitre_du_monde import material
from maestri.games.maitre_du_monde.cards import CARD_ITEM, CARDS, DECK_OF, ITEMS, MASTERS
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.hidden import least_money
from maestri.games.maitre_du_monde.knowledge import SPECTATORS, fact
from maestri.games.maitre_du_monde.material import (
    ABSTAIN,
    FAMILIES,
    HAS_NO_VOTE,
    NO_VOTE_YET,
    NOTHING,
    REGIONS,
    RULES,
    VOTES,
)
from maestri.games.maitre_du_monde.phases import DISTRESS, PHASES
from maestri.games.maitre_du_monde.player import Player
from maestri.games.maitre_du_monde.proceedings import Collection, Combat, Deal, Resolution
from maestri.games.maitre_du_monde.proceedings_view import (
    CollectionView,
    CombatView,
    DealView,
    ResolutionView,
)
from maestri.games.maitre_du_monde.state import World
from maestri.games.maitre_du_monde.view import DESTROYED, OPEN, STOCK, PlayerView, Stand, WorldView

OWNERS = {STOCK: material.STOCK, DESTROYED: material.DESTROYED}


def lay_out(seen: WorldView, rules: int = RULES) -> World:
    """The table of the view. Known cards lie with their holders; in place of unknown ones, the first left."""
    options = seen.options
    box = box_of(str(options["deck"] or ""))
    world = World(seen.seats, box, bool(options["free_trade"]), int(options["turn_limit"] or 0))
    world.rules = rules
    world.open_money = options.get("money", OPEN) == OPEN
    world.counted = seen.counted is not None
    world.sit_down()
    _lay_out_table(world, seen)
    _lay_out_proceedings(world, seen)
    for player, shown in zip(world.players, seen.players, strict=True):
        _lay_out_player(world, player, shown)
    _fill_purses(world, seen)
    _remember(world, seen)
    _know(world, seen)
    for player, shown in zip(world.players, seen.players, strict=True):
        for deck, size in enumerate((shown.combat, shown.un, shown.news)):
            while player.sizes[deck] < size:
                player.add(_first_left(world, deck))
    return world


def _lay_out_table(world: World, seen: WorldView) -> None:
    world.turn, world.turns = seen.turn, seen.turns
    for number, region in enumerate(REGIONS):
        owner = seen.wealth[region]
        world.owner[number] = OWNERS[owner] if isinstance(owner, str) else owner
    for family, seats in seen.embargo.items():
        world.embargo[FAMILIES.index(family)] = _set(seats)
    world.no_bombs, world.no_taxes = _set(seen.no_bombs), _set(seen.no_taxes)
    world.stack = packed([PHASES.index(phase) for phase in seen.phases])
    world.awaited = _set(seen.to_move)
    world.dice = packed(seen.dice)
    world.goal = _number(seen.goal)
    world.bought, world.buys_combat, world.on_sale = seen.bought, seen.buys_combat, seen.on_sale
    world.offers_left, world.over = seen.offers_left, seen.over
    if world.rules == 1:
        world.pleas_left = seen.offers_left
    elif PHASES[DISTRESS] in seen.phases:
        world.offers_left, world.pleas_left = seen.offers_kept, seen.offers_left
    world.eliminated = max(player.out for player in seen.players)
    world.using = _item(seen.using)
    if seen.using in CARDS:
        _from_pile(world, [seen.using])


def _lay_out_player(world: World, player: Player, seen: PlayerView) -> None:
    player.square = _number(seen.square)
    player.strikes, player.out = seen.strikes, seen.out
    player.muted, player.shielded = _set(seen.muted), _set(seen.shielded)
    for master in seen.masters:
        player.masters[MASTERS.index(master)] += 1
    for card in _from_pile(world, seen.known if seen.cards is None else seen.cards):
        player.add(card)


def _fill_purses(world: World, seen: WorldView) -> None:
    """Money that is neither seen nor counted is as little as it may be."""
    for seat, player in enumerate(world.players):
        shown = seen.players[seat].money
        counted = seen.counted[seat] if seen.counted else least_money(world, seat)
        player.money = counted if shown is None else shown


def _remember(world: World, seen: WorldView) -> None:
    """What nobody kept in mind has not happened."""
    stands = seen.stands or [Stand()] * world.seats
    for player, stand in zip(world.players, stands, strict=True):
        player.attacked, player.answered = stand.attacked, stand.answered


def _know(world: World, seen: WorldView) -> None:
    """What is known to the viewer; the view of everything has what each knows."""
    if seen.facts is not None:
        facts = [fact(f.holder, CARDS.index(f.card), _knowers(f.knowers)) for f in seen.facts]
        world.knowledge.facts = packed(facts)
        return
    knower = SPECTATORS if seen.seat is None else seen.seat
    for holder, player in enumerate(seen.players):
        for card in player.known:
            world.knowledge.gain(holder, CARDS.index(card), 1 << knower)


def _knowers(seats: list[int]) -> int:
    if any(seat > SPECTATORS for seat in seats):
        raise ValueError("somebody knows who is not there")
    return _set(seats)


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
    votes = packed([_vote(seen, seat) for seat in range(seats)])
    resolution = Resolution(seen.proposer, CARDS.index(seen.card), _number(target), votes)
    resolution.step = seen.step
    return resolution


def _vote(seen: ResolutionView, seat: int) -> int:
    """A vote that is given and not shown may be any."""
    if seat not in seen.may_vote:
        return HAS_NO_VOTE
    if seat not in seen.voted:
        return NO_VOTE_YET
    vote = seen.votes[seat]
    return ABSTAIN if vote is None else VOTES.index(vote)


def _combat(seen: CombatView) -> Combat:
    combat = Combat(seen.attacker, seen.defender, REGIONS.index(seen.region))
    combat.fighter, combat.called, combat.step = seen.fighter, seen.called, seen.step
    combat.facing = _card(seen.facing)
    combat.cancelled = _set(seen.cancelled)
    combat.spent_in_attack, combat.spent_in_defence = (
        packed([_card(card) for card in spent]) for spent in seen.spent
    )
    combat.offers = packed([_card(card) for card in seen.offers])
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


def _first_left(world: World, deck: int) -> int:
    """The first card that lies in a deck."""
    if not world.pile_sizes[deck]:
        raise ValueError("more cards in a hand than there are")
    card = next(card for card, count in enumerate(world.pile) if count and DECK_OF[card] == deck)
    _from_pile(world, [CARDS[card]])
    return card


def _card(name: str | None) -> int:
    return NOTHING if name is None else CARDS.index(name)


def _item(name: str | None) -> int:
    """Where a name is a region's and a card's, it is the card: only cards and bombs are in use."""
    return NOTHING if name is None else ITEMS.index(name, CARD_ITEM)


def _number(number: int | None) -> int:
    return NOTHING if number is None else number


def _set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)
