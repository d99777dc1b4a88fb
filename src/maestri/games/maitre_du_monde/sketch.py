"""The table as text, for terminals."""

from maestri.core.cells import cells, padded
from maestri.core.sketch import typed
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.material import FAMILIES, FAMILY_SIZE, REGIONS, SQUARES
from maestri.games.maitre_du_monde.notation import LETTERS
from maestri.games.maitre_du_monde.view import DESTROYED, HIDDEN, STOCK, PlayerView, WorldView
from maestri.locales import Words


def sketch(view: WorldView, say: Words, names: list[str]) -> str:
    """Players, families and what is under way, and one's own cards."""
    lines = [say("sketch-head", turn=view.turns + 1, **view.decks), ""]
    width = max(map(cells, names))
    for seat, player in enumerate(view.players):
        arrow = "▸" if seat in view.to_move else " "
        line = f"{arrow} {LETTERS[seat]} {padded(names[seat], width)}  {_player(view, player, say)}"
        lines.append(line.rstrip())
    lines += ["", *_families(view, say), say("sketch-legend"), "", *_under_way(view, say, names)]
    for seat, player in enumerate(view.players):
        if player.cards:
            key = "sketch-own-cards" if seat == view.seat else "sketch-cards"
            lines.append(say(key, name=names[seat], cards=_items(player.cards, say)))
    return "\n".join(lines).rstrip()


def _items(items: list[str], say: Words) -> str:
    return say("list-comma").join(typed(say, "item", item) for item in items)


def _player(view: WorldView, player: PlayerView, say: Words) -> str:
    if player.out:
        return say("sketch-out")
    track = box_of(str(view.options["deck"] or "")).track
    square = say("sketch-moving")
    if player.square is not None:
        square = f"{player.square} {say.name('square', SQUARES[track[player.square]])}"
    money = HIDDEN if player.money is None else player.money
    facts = {"money": money, "combat": player.combat, "un": player.un, "news": player.news}
    masters = [say.name("item", item) for item in player.masters]
    return say("list-dot").join([say("sketch-player", square=square, **facts), *masters])


def _families(view: WorldView, say: Words) -> list[str]:
    """A family a line: whose each of its five regions is."""
    members = list(box_of(str(view.options["deck"] or "")).members)
    lines = []
    for number, family in enumerate(FAMILIES):
        regions = [REGIONS[r] for r in members[number * FAMILY_SIZE : (number + 1) * FAMILY_SIZE]]
        marks = "  ".join(f"{_mark(view.wealth[region])} {say.name('item', region)}" for region in regions)
        lines.append(say("sketch-family", family=say.name("family", family), regions=marks))
    return lines


def _mark(owner: int | str) -> str:
    """A player's letter; a ring for the stock, a cross for what is destroyed."""
    if isinstance(owner, int):
        return LETTERS[owner]
    return {STOCK: "○", DESTROYED: "✕"}[owner]


def _under_way(view: WorldView, say: Words, names: list[str]) -> list[str]:
    phase = view.phases[-1]
    awaited = say.both([names[seat] for seat in view.to_move])
    lines = [] if view.over else [say("sketch-phase", phase=phase, names=awaited)]
    if view.dice:
        lines.append(say("sketch-dice", dice=say.both([str(die) for die in view.dice])))
    if view.resolution:
        card = say.name("item", view.resolution.card)
        lines.append(say("sketch-resolution", card=card, name=names[view.resolution.proposer]))
    if view.combat:
        region = say.name("item", view.combat.region)
        attacker, defender = names[view.combat.attacker], names[view.combat.defender]
        facts = {"region": region, "attacker": attacker, "defender": defender}
        if view.combat.facing:
            lines.append(say("sketch-combat", **facts, facing=say.name("item", view.combat.facing)))
        else:
            lines.append(say("sketch-combat-opening", **facts))
    if view.deal:
        item, price = say.name("item", view.deal.item), view.deal.price
        key = "sketch-deal-unpriced" if price is None else "sketch-deal"
        lines.append(say(key, item=item, price=price))
    return lines
