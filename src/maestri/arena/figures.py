"""What an arena found out: shares, scores, ratings, and how sure they are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, covariance, fmean, stdev, variance

import msgspec
from openskill.models import BradleyTerryFull

from maestri.arena.fixture import Outcome
from maestri.arena.schedule import Arena

SURE = NormalDist().inv_cdf(0.975)
"""Standard errors to either side that make a 95 % interval, where many deals were played …"""
OF_FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""… and where 2 to 10 were: how far they scatter is itself uncertain then (Student's t)."""
ENOUGH = 10
"""Deals that tell how much luck counts; of fewer nothing is learned."""
ORDERS = 8
"""Of the matches, that ratings are the mean over: one alone would put them up to 40 points off."""
PARTS = 10
"""Of the deals: how much luck counts in one is told by all the others."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    margin: float

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.margin:.3f}"


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    matches: int
    fair: float
    """The share of victories that all seats alike would give it."""
    wins: Estimate
    score: Estimate
    rating: float
    doubt: float
    """Openskill's mu and sigma."""
    milliseconds: float
    slowest: float
    """Think time of a decision in milliseconds: the mean, and the longest."""
    adjusted: Estimate | None = None
    """The share of victories less what luck brought, where that was measured."""

    @property
    def beats_its_share(self) -> bool:
        """Whether it wins more than its fair share, beyond doubt."""
        return self.wins.low > self.fair


class Standings(msgspec.Struct, frozen=True):
    """All that an arena reports."""

    arena: Arena
    matches: int
    bots: list[Standing]


def standings(arena: Arena, outcomes: Sequence[Outcome]) -> Standings:
    """Everybody's figures, the best first."""
    ratings = rated(outcomes)
    rows = []
    for number, line_up in enumerate(arena.line_ups()):
        own = [each for each in outcomes if each.line_up == number]
        bots = dict.fromkeys(line_up if arena.field is None else line_up[:1])
        rows += [_standing(bot, line_up, own, ratings) for bot in bots if own]
    rows.sort(key=lambda row: row.wins.mean / row.fair, reverse=True)
    return Standings(arena, len(outcomes), rows)


def _standing(
    bot: str, line_up: Sequence[str], outcomes: Sequence[Outcome], ratings: Mapping[str, tuple[float, float]]
) -> Standing:
    decisions = sum(each.decisions[bot] for each in outcomes)
    rating, doubt = ratings[bot]
    return Standing(
        bot=bot,
        matches=len(outcomes),
        fair=line_up.count(bot) / len(line_up),
        wins=by_deal((each.deal, _share(each, bot)) for each in outcomes),
        score=by_deal((each.deal, _score(each, bot)) for each in outcomes),
        rating=rating,
        doubt=doubt,
        milliseconds=1000 * sum(each.seconds[bot] for each in outcomes) / max(decisions, 1),
        slowest=1000 * max(each.slowest[bot] for each in outcomes),
        adjusted=_adjusted(bot, outcomes),
    )


def _adjusted(bot: str, outcomes: Sequence[Outcome]) -> Estimate | None:
    if not all(each.luck for each in outcomes):
        return None
    weight = [_weight(bot, [each for each in outcomes if each.deal % PARTS != part]) for part in range(PARTS)]
    return by_deal(
        (each.deal, _share(each, bot) - weight[each.deal % PARTS] * _luck(each, bot)) for each in outcomes
    )


def _weight(bot: str, others: Sequence[Outcome]) -> float:
    """How much of luck to take off, by how results went with it in other deals: so the mean stays true."""
    shares = list(_means((each.deal, _share(each, bot)) for each in others))
    luck = list(_means((each.deal, _luck(each, bot)) for each in others))
    if len(luck) < ENOUGH:
        return 1.0
    return max(0.0, covariance(shares, luck) / variance(luck)) if variance(luck) else 0.0


def _luck(outcome: Outcome, bot: str) -> float:
    return sum(luck for name, luck in zip(outcome.seating, outcome.luck, strict=True) if name == bot)


def by_deal(figures: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of figures. Matches of one deal hang together, so only deals count as independent."""
    means = list(_means(figures))
    margin = sure(len(means)) * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("inf")
    return Estimate(fmean(means), margin)


def sure(deals: int) -> float:
    """How many standard errors make a 95 % interval."""
    if deals - 2 < len(OF_FEW):
        return OF_FEW[deals - 2]
    return SURE + (SURE**3 + SURE) / (4 * (deals - 1))


def _means(figures: Iterable[tuple[int, float]]) -> Iterator[float]:
    deals: dict[int, list[float]] = {}
    for deal, figure in figures:
        deals.setdefault(deal, []).append(figure)
    yield from (fmean(each) for each in deals.values())


def _share(outcome: Outcome, bot: str) -> float:
    """Of the victory, what the bot's seats won."""
    return sum(outcome.seating[seat] == bot for seat in outcome.winners) / len(outcome.winners)


def _score(outcome: Outcome, bot: str) -> float:
    scores = zip(outcome.seating, outcome.scores, strict=True)
    return fmean(score for name, score in scores if name == bot)


def rated(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Everybody's openskill mu and sigma: the mean over several orders, for what comes last counts more.
    Which matches ended first is chance, and changes nothing."""
    shuffled, rng = sorted(outcomes, key=lambda each: each.place), Random(ORDERS)
    found = []
    for _ in range(ORDERS):
        rng.shuffle(shuffled)
        found.append(_rated_so(shuffled))
    return {bot: _mean_rating([ratings[bot] for ratings in found]) for bot in sorted(found[0])}


def _mean_rating(ratings: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return fmean(mu for mu, _ in ratings), fmean(sigma for _, sigma in ratings)


def _rated_so(outcomes: Iterable[Outcome]) -> dict[str, tuple[float, float]]:
    """In this order. A bot that sits on several seats learns from each of them in equal parts."""
    # By who came before whom, so that two at a table count as six do; and bots get no better as they play.
    model = BradleyTerryFull(tau=0.0)
    new = model.rating()
    known: dict[str, tuple[float, float]] = {}
    for outcome in outcomes:
        teams = [[model.rating(*known.get(bot, (new.mu, new.sigma)))] for bot in outcome.seating]
        after = model.rate(teams, ranks=list(map(float, outcome.places)))
        for bot in set(outcome.seating):
            seats = [after[seat][0] for seat, name in enumerate(outcome.seating) if name == bot]
            known[bot] = _mean_rating([(seat.mu, seat.sigma) for seat in seats])
    return known
