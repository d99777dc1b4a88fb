"""No file needs itself: not by way of other files, and no folder by way of other folders."""

from graphlib import TopologicalSorter

import grimp
import pytest


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    """What imports what, in functions too. What only a type checker reads is not imported."""
    return grimp.build_graph("maestri", exclude_type_checking_imports=True, cache_dir=None)


def test_no_circle_between_files(imports: grimp.ImportGraph) -> None:
    files = {file: imports.find_modules_directly_imported_by(file) for file in imports.modules}
    TopologicalSorter(files).prepare()  # names the circle that it finds


def test_no_circle_between_folders(imports: grimp.ImportGraph) -> None:
    for folder in sorted(imports.modules):
        assert not imports.nominate_cycle_breakers(folder), f"in {folder}"
