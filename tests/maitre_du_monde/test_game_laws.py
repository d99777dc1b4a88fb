"""Laws of Maître du Monde alone, on random matches: money, asylum, and words for every refusal."""

from collections.abc import Iterator

import pytest

from maestri import IllegalMove, Match, seeded
from maestri.core.event import Event
from maestri.games.maitre_du_monde import GAME
from maestri.games.maitre_du_monde.cards import CARDS
from maestri.games.maitre_du_monde.deck import box_of
from maestri.games.maitre_du_monde.encounters import Attacked, Submitted
from maestri.games.maitre_du_monde.events import Paid, Used
from maestri.games.maitre_du_monde.material import REGIONS
from maestri.games.maitre_du_monde.view import WorldView
from maestri.locales import LANGUAGES
from tests.citing import rule
from tests.laws.tables import random_play
from tests.maitre_du_monde.worlds import money, state_of, table

HARMS = {card for number, card in enumerate(CARDS) if box_of("").harms[number]}


def matches(request: pytest.FixtureRequest) -> Iterator[tuple[Match[WorldView], int]]:
    """A few random matches, 3,000 in the long run."""
    for number in range(3000 if request.config.getoption("--long") else 40):
        options = {"turn_limit": 60, "free_trade": number % 2 == 0}
        yield Match("maitre-du-monde", 3 + number % 4, f"law {number}", options), number


@rule("MM-8", "MM-5")
def test_events_account_for_every_mdm(request: pytest.FixtureRequest) -> None:
    """Money moves only where a Paid event says so, and enters and leaves through the bank alone."""
    for match, number in matches(request):
        purses = [15000] * match.seats
        for _ in random_play(match, seeded(f"money {number}")):
            if match.plies:
                count(purses, match.plies[-1].events)
                assert purses == [player.money for player in state_of(match).players]
        count(purses, match.plies[-1].events)
        assert purses == money(match)


def count(purses: list[int], events: tuple[Event, ...]) -> None:
    for event in events:
        if isinstance(event, Paid):
            assert event.amount > 0
            assert event.payer != event.payee
            if event.payer is not None:
                purses[event.payer] -= event.amount
            if event.payee is not None:
                purses[event.payee] += event.amount


@rule("MM-19", "MM-24", "MM-26")
def test_a_player_in_asylum_is_never_hit_and_hits_nobody(request: pytest.FixtureRequest) -> None:
    hits = 0
    for match, number in matches(request):
        sheltered = [False] * match.seats
        owners: dict[str, int] = {}
        for _ in random_play(match, seeded(f"asylum {number}")):
            for event in match.plies[-1].events if match.plies else ():
                for seat in struck(event, owners):
                    hits += 1
                    assert not sheltered[seat]
            state = state_of(match)
            sheltered = [state.in_asylum(seat) for seat in range(match.seats)]
            owners = dict(zip(REGIONS, state.owner, strict=True))
    assert hits > 100


def struck(event: Event, owners: dict[str, int]) -> list[int]:
    """Who strikes and who is struck by Combat, or by a card that harms a player."""
    if isinstance(event, Attacked):
        return [event.seat, event.defender]
    if not isinstance(event, Used | Submitted) or event.card not in HARMS:
        return []
    named = [seat for seat in (event.player, owners.get(event.region or "")) if seat is not None]
    return [event.seat, *named]


def test_every_refusal_has_words_in_every_language() -> None:
    """Every move of the table, by every seat, in positions of every phase."""
    told: set[tuple[str, str, str]] = set()
    for number in range(12):
        match = Match(
            "maitre-du-monde", 3 + number % 4, f"words {number}", {"turn_limit": 40, "free_trade": True}
        )
        for ply, _ in enumerate(random_play(match, seeded(f"words {number}"))):
            if ply % 5 == 0:
                tell_refusals(match, told)
        tell_refusals(match, told)
    assert len({rule_id for rule_id, _, _ in told}) >= 18


def tell_refusals(match: Match[WorldView], told: set[tuple[str, str, str]]) -> None:
    for seat in range(match.seats):
        for move in range(0, match.game.size, 7):
            rule_id = match.state.refusal(seat, move)
            if rule_id:
                facts = GAME.why(state_of(match), seat, move)
                kind = rule_id, facts.phase, facts.why
                if kind not in told:
                    told.add(kind)
                    assert all(IllegalMove(match.game.key, rule_id, facts).told(lang) for lang in LANGUAGES)


def test_the_table_can_be_sketched_at_any_time() -> None:
    from maestri.locales import words

    match = Match("maitre-du-monde", 4, "sketch", {"turn_limit": 40, "free_trade": True})
    names = ["Ann", "Bob", "Cid", "Dan"]
    for ply, _ in enumerate(random_play(match, seeded("sketch"))):
        if ply % 9 == 0:
            for language in LANGUAGES:
                text = match.game.sketch(match.view(ply % 4), words(language, match.game.key), names)
                assert "Bob" in text
    assert table(match).over
