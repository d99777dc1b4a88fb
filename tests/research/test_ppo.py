"""The example learns: at small size it beats a bot that plays at random."""

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "ppo.py"


@pytest.mark.long
def test_it_learns_to_beat_random_play() -> None:
    pytest.importorskip("torch", reason="pip install maestri[learn]")
    main = runpy.run_path(str(EXAMPLE))["main"]
    small = "--opponent random --seconds 60 --matches 64 --steps 32 --width 64 --judged 200 --every 1000"
    assert main(small.split()) > 0.6
