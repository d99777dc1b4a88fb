"""The generator: the published numbers, and no bias."""

from collections import Counter
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from maestri.core.rng import Rng, rng_for_ply, scripted, seeded


def reference(digest: bytes, count: int) -> list[int]:
    """sfc32 written out once more, from its description in docs/chance.md."""
    a, b, c, counter = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    words = []
    for _ in range(count):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        c = ((c << 21) % 2**32 + (c >> 11) + out) % 2**32
        words.append(out)
    return words


@pytest.mark.parametrize("text", ["", "demo", "maestri/demo/0", "猫"])
def test_the_generator_is_sfc32_seeded_with_sha_256(text: str) -> None:
    rng = seeded(text)
    assert [rng.word() for _ in range(100)] == reference(sha256(text.encode()).digest(), 100)


def test_what_was_decided_on_counts_as_chance_where_there_was_a_choice() -> None:
    one, two = scripted([]), scripted([1])
    assert (one.scripted_kind(vec[i64]([0, 3])), one.used) == (1, False)
    assert (two.scripted_kind(vec[i64]([2, 0, 3])), two.used) == (2, True)
    assert (one.below(1), one.used) == (0, False)


def test_vectors() -> None:
    zero, demo = Rng(bytes(16)), rng_for_ply("demo", 0)
    assert [zero.word() for _ in range(4)] == [0, 1, 2, 12]
    assert [demo.word() for _ in range(4)] == [1602142368, 2046940440, 17963672, 3206450427]
    assert [demo.below(6) for _ in range(10)] == [2, 1, 2, 4, 3, 1, 1, 0, 4, 1]


def test_numbers_below_n_are_spread_evenly() -> None:
    rng = seeded("even")
    counts = Counter(rng.below(55) for _ in range(55_000))
    assert sorted(counts) == list(range(55))
    # 54 degrees of freedom: a value beyond 100 comes once in ten thousand runs.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 100


def test_words_of_the_incomplete_last_run_are_thrown_away() -> None:
    """For n = 3 * 2**30 a quarter of all words is drawn again; else low numbers came twice as often."""
    rng = seeded("reject")
    n = 3 * 2**30
    low = sum(rng.below(n) < 2**30 for _ in range(30_000))
    assert 9_600 < low < 10_400


def test_a_kind_is_drawn_by_chance_whatever_the_generator_began_with() -> None:
    """Below 0 its counter says that draws are scripted."""
    zero = Rng(bytes(16))
    assert [zero.kind(1 | 1 << 8 | 2 << 16, 8, 4) for _ in range(3)] == [0, 1, 2]


def test_each_ply_has_a_generator_of_its_own() -> None:
    words = {rng_for_ply(seed, ply).word() for seed in ("a", "b") for ply in range(100)}
    assert len(words) == 200


def test_a_die_shows_one_to_six() -> None:
    rng = seeded("die")
    assert {rng.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
