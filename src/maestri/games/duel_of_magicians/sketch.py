"""The table as text, for terminals."""

from maestri.core.cells import cells, padded
from maestri.core.sketch import typed
from maestri.games.duel_of_magicians.view import DuelView, PlayerView
from maestri.locales import Words


def sketch(view: DuelView, say: Words, names: list[str]) -> str:
    """Who has how many cards, what lies in the round, and one's own hand."""
    lines = [say("sketch-head", hand=view.hand_number, hands=str(view.options["hands"]), pile=view.pile), ""]
    width = max(map(cells, names))
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        arrow = "▸" if seat in view.to_move else " "
        lines.append(
            f"{arrow} {padded(name, width)}  {_counts(player, say, stack=bool(view.options['stack']))}"
        )
    lines += ["", _round(view, say, names)]
    for seat, player in enumerate(view.players):
        if player.hand:
            cards = say("list-comma").join(typed(say, "card", card) for card in player.hand)
            key = "sketch-own-hand" if seat == view.seat else "sketch-hand"
            lines.append(say(key, name=names[seat], cards=cards))
    return "\n".join(lines)


def _counts(player: PlayerView, say: Words, stack: bool) -> str:
    text = say("sketch-player", hand=player.hand_size, front=len(player.front), points=sum(player.points))
    if stack and player.front:
        text += say("list-dot") + say("sketch-top", card=say.name("card", player.front[-1]))
    return text


def _round(view: DuelView, say: Words, names: list[str]) -> str:
    if not view.round:
        return say("sketch-no-round")
    plays = [say("sketch-play", name=names[one.seat], play=_spoken(one.play, say)) for one in view.round]
    return say("sketch-round", total=view.total, plays="  ›  ".join(plays))


def _spoken(play: str, say: Words) -> str:
    """`5+5+J` by the names of the cards; of jokers alone, what they stand for."""
    cards, _, value = play.replace("^", "").partition("=")
    names = [
        say("sketch-joker", value=int(value)) if value else say.name("card", card)
        for card in cards.split("+")
    ]
    return " + ".join(names)
