"""The golden matches as cases: each of them, or in the quick run one of each game."""

import pytest

from tests.breadth import size_of
from tests.golden.files import golden_files, name_of

SEALED = {path for path in golden_files() if path.stem.startswith("sealed")}
"""One of each game."""
each_golden = pytest.mark.parametrize("path", golden_files(), ids=name_of)
golden_by_size = pytest.mark.parametrize(
    "path", [pytest.param(path, marks=size_of(path, SEALED)) for path in golden_files()], ids=name_of
)
