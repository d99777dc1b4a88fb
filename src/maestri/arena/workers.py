"""Who plays the matches: the cores of this machine, or a Ray cluster."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from maestri.arena.fixture import Fixture, Outcome, played
from maestri.core.refusal import Refusal


def on_cores(fixtures: Sequence[Fixture], jobs: int | None) -> Iterator[Outcome]:
    """Plays on so many cores, all by default; outcomes come as they are ready."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(played, fixtures)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for future in as_completed([pool.submit(played, fixture) for fixture in fixtures]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
    """Plays on the Ray cluster at hand, or on one made here."""
    ray = _ray()
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    play = ray.remote(num_cpus=1)(played)
    pending = [play.remote(fixture) for fixture in fixtures]
    while pending:
        done, pending = ray.wait(pending)
        yield from ray.get(done)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Refusal("extra-missing", extra="ray") from None
    return ray
