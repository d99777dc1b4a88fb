"""The seed of a match: what the house and every seat put into it, and that nobody can say otherwise later."""

from hashlib import sha256

import pytest

from maestri.core.fairness import Fairness, digest_of

ANN, BOB = digest_of("ann"), digest_of("bob")
SEAL = digest_of("house")


def proof(entropy: tuple[str | None, ...], pledges: tuple[str | None, ...] = ()) -> Fairness:
    return Fairness(SEAL, "house", entropy, pledges)


@pytest.mark.parametrize(
    ("fairness", "lines"),
    [
        (proof(("ann", "bob"), (ANN, BOB)), "house ann bob"),
        (proof(("bob", "ann"), (BOB, ANN)), "house bob ann"),
        (proof(("ann", None), (ANN, BOB)), f"house ann {BOB}"),
        (proof((None, "bob"), (None, BOB)), "house bob"),
        (proof(("", "bob"), (digest_of(""), BOB)), "house  bob"),
        (proof(("ann",)), "house ann"),
        (proof((), (ANN,)), f"house {ANN}"),
    ],
)
def test_secret_and_shares_make_the_seed_line_by_line(fairness: Fairness, lines: str) -> None:
    """What was not revealed goes in by its pledge; who has no share has no line."""
    seed = sha256(lines.replace(" ", "\n").encode()).hexdigest()
    assert fairness.seed == seed
    assert fairness.holds(seed)
    assert not fairness.holds(digest_of("another seed"))


@pytest.mark.parametrize(
    "forged",
    [
        proof(("ann", "eve"), (ANN, BOB)),
        proof(("", "bob"), (ANN, BOB)),
        Fairness(digest_of("another"), "house", ("ann", "bob"), (ANN, BOB)),
    ],
)
def test_what_is_not_what_was_pledged_or_sealed_proves_nothing(forged: Fairness) -> None:
    assert not forged.holds(forged.seed)


@pytest.mark.parametrize(
    ("fairness", "unpledged", "unrevealed"),
    [
        (proof(("ann", "bob"), (ANN, BOB)), 0, 0),
        (proof(("ann", "bob"), (ANN, None)), 1, 0),
        (proof(("ann", "bob")), 2, 0),
        (proof((None, None), (ANN, BOB)), 0, 2),
        (proof((None, "bob"), (ANN, None)), 1, 1),
        (proof((None, None)), 0, 0),
    ],
)
def test_open_and_unrevealed_shares_are_counted(fairness: Fairness, unpledged: int, unrevealed: int) -> None:
    assert (fairness.unpledged, fairness.unrevealed) == (unpledged, unrevealed)
