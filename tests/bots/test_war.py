"""What regulars of Maître du Monde know of war: which card fits, and who sells an answer."""

from collections.abc import Callable
from typing import Any

import pytest

from maestri import Match
from maestri.bots import rng_for_bot
from maestri.bots.audit import choice
from maestri.bots.kit import kit_of
from maestri.bots.levels import REGULAR, bot_of
from maestri.bots.maitre_du_monde.traits import BY_REASONING
from maestri.bots.maitre_du_monde.veteran import Veteran
from maestri.bots.maitre_du_monde.war import UNABLE, WILLING, attacking, resolve
from maestri.bots.policy import Policy
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.encounters import Attacked, Played
from maestri.games.maitre_du_monde.material import REGIONS
from maestri.games.maitre_du_monde.moves import PASS, move_of
from maestri.games.maitre_du_monde.phases import FIGHT
from maestri.games.maitre_du_monde.state import World
from tests.maitre_du_monde.worlds import play, world

OIL = "russia gulf iran"


def regular(match: Match[Any]) -> str:
    """What the regular who is to move plays."""
    return choice(match, match.to_move[0], bot_of(match.game, REGULAR))


def attacked(attacker: str, card: str, defender: str = "", seller: str = "") -> Match[Any]:
    match = world(f"A: {attacker} | B: {OIL} {defender} | C: {seller}")
    play(match, f"A attack russia, A play {card}")
    return match


def test_who_has_no_answer_buys_the_one_that_is_offered() -> None:
    match = attacked("missile missile", "missile", seller="squadron drone revolution")
    for seat, move in (("B", "call"), ("C", "offer drone"), ("C", "price 2500"), ("B", "take C")):
        assert regular(match) == move
        play(match, f"{seat} {move}")
    assert regular(match) == "play drone"


def test_nobody_offers_what_is_no_answer() -> None:
    match = attacked("missile missile", "missile", seller="squadron missile")
    play(match, "B call")
    assert regular(match) == "pass"


def test_nobody_takes_what_is_no_answer() -> None:
    match = attacked("missile missile", "missile", seller="squadron missile")
    play(match, "B call, C offer squadron, C price 500")
    assert regular(match) == "pass"


def test_a_card_for_defence_alone_is_not_offered_to_the_attacker() -> None:
    match = attacked("missile", "missile", "drone", seller="peace-movement retreat")
    play(match, "B play drone, A call")
    assert regular(match) == "pass"


@pytest.mark.parametrize(("defender", "opening"), [("", "squadron"), ("missile", "revolution")])
def test_the_card_that_is_hardest_to_answer_is_for_who_has_cards(defender: str, opening: str) -> None:
    match = world(f"A: squadron revolution | B: {OIL} {defender} | C")
    play(match, "A attack russia")
    assert regular(match) == f"play {opening}"


def test_the_defender_ends_the_combat_if_he_can() -> None:
    assert regular(attacked("squadron drone", "squadron", "missile peace-movement")) == "play peace-movement"


def test_who_can_buy_an_answer_is_less_of_a_prey() -> None:
    def promise(seller: str) -> float:
        table = world(f"A: missile squadron drone | B: {OIL} | C: {seller}").state
        assert isinstance(table, World)
        return attacking(table, 0, REGIONS.index("russia"), BY_REASONING)

    assert promise("drone drone") < promise("drone") == promise("")


def after(deeds: str, b: str = "drone drone", c: str = "drone drone") -> Match[Any]:
    """What A did to others in his turn, and they to him. They have the like of each other."""
    hands = f"B: iran alaska australia {b} | C: russia greenland andes {c}"
    match = world(f"A: {'missile ' * 6} gulf texas | {hands}")
    play(match, deeds)
    return match


def resolves(match: Match[Any]) -> list[float]:
    assert isinstance(match.state, World)
    return [resolve(match.state, seat) for seat in range(3)]


ANSWERED = "A attack alaska, A play missile, B play drone, A pass"
LET_PASS = "A attack alaska, A play missile, B pass"
LET_TWO_PASS = f"{LET_PASS}, A attack australia, A play missile, B pass"


def test_whoever_answered_once_is_reckoned_with() -> None:
    assert resolves(after(ANSWERED)) == [pytest.approx(WILLING), 1.0, pytest.approx(WILLING)]
    assert resolves(after(f"{ANSWERED}, A attack iran, A play missile, B pass"))[1] == 1.0


def test_whoever_lets_every_attack_pass_is_reckoned_with_less_and_less() -> None:
    once = resolves(after(LET_PASS))[1]
    twice = resolves(after(LET_TWO_PASS))[1]
    assert WILLING > once > twice == pytest.approx(WILLING * UNABLE**2 / (WILLING * UNABLE**2 + 1 - WILLING))


def test_attackers_turn_from_who_answers_to_who_does_not() -> None:
    """Each has two cards left when A attacks again."""
    c_lets_two_pass = "A attack greenland, A play missile, C pass, A attack andes, A play missile, C pass"
    assert regular(after(f"{ANSWERED}, {c_lets_two_pass}", b="drone drone drone")) == "attack russia"
    c_answers = "A attack greenland, A play missile, C play drone, A pass"
    assert regular(after(f"{c_answers}, {LET_TWO_PASS}", c="drone drone drone")) == "attack iran"


def attacks(number: int, policy: Policy) -> list[bool]:
    """Of a match of players who know the same, whether each attack met a card of the defender's."""
    match = Match(GAME, 4, f"attacks {number}")
    while match.to_move:
        play_on(match, policy)
    found: list[tuple[int, bool]] = []
    for event in match.events:
        if isinstance(event, Attacked):
            found.append((event.defender, False))
        elif isinstance(event, Played) and found and event.seat == found[-1][0]:
            found[-1] = (event.seat, True)
    return [answered for _, answered in found]


def play_on(match: Match[Any], policy: Policy) -> None:
    """Nothing hidden matters to them."""
    seat, table = match.to_move[0], match.state
    rng = rng_for_bot(match.seed, match.ply)
    match.play_move(seat, policy.picked(table, seat, table.moves(seat), rng))


@pytest.mark.parametrize("player", [kit_of(GAME).regular, kit_of(GAME).roll_out], ids=["regular", "veteran"])
def test_a_quarter_of_all_attacks_is_answered(player: Callable[[], Policy]) -> None:
    answered = [each for number in range(60) for each in attacks(number, player())]
    assert sum(answered) >= len(answered) / 4


@pytest.mark.parametrize(("cards", "attacks"), [(4, False), (5, True)])
def test_veterans_keep_more_cards_to_answer_with_than_regulars(cards: int, attacks: bool) -> None:
    match = world(f"A: {'missile ' * cards} gulf | B: iran russia alaska | C")
    assert regular(match).startswith("attack")
    table = match.state
    veteran = match.game.write(Veteran().picked(table, 0, table.moves(0), rng_for_bot(match.seed, 0)))
    assert veteran.startswith("attack") == attacks


def victories(answering: set[int], deal: int) -> list[float]:
    """Each seat's part of the victory, where only some answer attacks. Nothing hidden matters to regulars."""
    match, policy = Match(GAME, 4, f"deterred {deal}"), kit_of(GAME).regular()
    while match.to_move:
        seat, table = match.to_move[0], match.state
        assert isinstance(table, World)
        move = policy.pick(table, seat, table.moves(seat), rng_for_bot(match.seed, match.ply))
        if table.phase() == FIGHT and table.turn != seat and seat not in answering:
            move = move_of(PASS, 0)
        match.play_move(seat, move)
    assert match.result
    winners = match.result.winners
    return [(seat in winners) / len(winners) for seat in range(4)]


@pytest.mark.long
def test_defence_pays() -> None:
    """Alone among three who never answer one wins more than a quarter; alone among three who do, one who does
    not wins less."""
    deals, everybody = 60, set(range(4))
    alone = [victories({seat}, deal)[seat] for deal in range(deals) for seat in everybody]
    without = [victories(everybody - {seat}, deal)[seat] for deal in range(deals) for seat in everybody]
    assert sum(alone) / len(alone) > 0.25 > sum(without) / len(without)
