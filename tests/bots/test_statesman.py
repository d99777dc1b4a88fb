"""What regulars of Maître du Monde know: whom a resolution helps until their next turn, and when to arm."""

from collections import Counter

import pytest

from maestri import Match, game_called
from maestri.bots import rng_for_bot
from maestri.bots.audit import choice
from maestri.bots.kit import kit_of
from maestri.bots.levels import REGULAR, bot_of
from maestri.bots.maitre_du_monde.rounds import embargo, is_threatened, moratorium, passing
from maestri.games.maitre_du_monde.cards import CARDS
from maestri.games.maitre_du_monde.material import FAMILIES
from maestri.games.maitre_du_monde.state import World
from tests.maitre_du_monde.worlds import world

OIL = FAMILIES.index("oil")
A, B, C = range(3)


def state(text: str) -> World:
    found = world(text).state
    assert isinstance(found, World)
    return found


@pytest.mark.parametrize(("square", "chance"), [(23, 1.0), (22, 35 / 36), (18, 11 / 36), (17, 0.0), (0, 0.0)])
def test_omc_is_passed_by_the_better_of_two_dice(square: int, chance: float) -> None:
    assert passing(state(f"A | B: @{square} | C"), B) == pytest.approx(chance)


def test_an_embargo_helps_who_would_pay_and_harms_who_would_collect() -> None:
    table = state("A | B: gulf iran russia @23 | C: alaska")
    assert embargo(table, A, OIL) == pytest.approx(
        0.3 * 7 + 1
    )  # 5,000 from the bank, 1,000 from A and from C
    assert embargo(table, B, OIL) == pytest.approx(-7)
    assert embargo(state("A | B: gulf iran russia @3 | C: alaska"), A, OIL) == 0.0


def test_a_moratorium_spares_who_pays() -> None:
    table = state("A | B: gulf alaska @23 | C: iran")
    assert moratorium(table, A) == pytest.approx(0.3 * 3 + 2)
    assert moratorium(table, B) == pytest.approx(-3)


def test_who_owns_something_is_threatened_by_combat_cards_of_others() -> None:
    assert is_threatened(state("A: gulf iran russia | B: missile | C"), A)
    assert not is_threatened(state("A: gulf iran russia missile | B | C"), A)
    assert not is_threatened(state("A: gulf | B: missile | C"), A)


@pytest.mark.parametrize(
    ("text", "uses"), [("A: 15000 sale iran russia | B | C", True), ("A: 400 sale | B | C", False)]
)
def test_a_sale_comes_before_what_it_makes_cheaper(text: str, uses: bool) -> None:
    """MM-27: and not where he can't buy."""
    match = world(text, phase="shop")
    assert (choice(match, A, bot_of(match.game, REGULAR)) == "use sale") == uses


def cards_used(number: int) -> set[str]:
    """The secret cards that somebody uses in a match of regulars."""
    match = Match(game_called("maitre-du-monde"), 4, f"cards {number}")
    bot = bot_of(match.game, REGULAR)
    used: set[str] = set()
    while match.to_move:
        seat = match.to_move[0]
        move = choice(match, seat, bot)
        used.update({move.split()[-1]} & set(CARDS) if " " in move else ())
        match.play(seat, move)
    return used


@pytest.mark.long
def test_every_card_is_used_in_one_match_of_five() -> None:
    matches = 60
    used = Counter(card for number in range(matches) for card in cards_used(number))
    assert {card: used[card] for card in CARDS if used[card] < matches / 5} == {}


def test_what_is_hidden_changes_nothing_for_a_regular() -> None:
    match = Match(game_called("maitre-du-monde"), 4, "hidden")
    bot, regular = bot_of(match.game, REGULAR), kit_of(match.game).regular()
    while match.to_move and match.ply < 300:
        seat, table = match.to_move[0], match.state
        move = regular.pick(table, seat, table.moves(seat), rng_for_bot(match.seed, match.ply))
        assert choice(match, seat, bot) == match.game.write(move)
        match.play_move(seat, move)
