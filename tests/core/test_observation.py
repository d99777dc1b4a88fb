"""The layout of what a seat observes: where each feature lies, alone and in a wider row."""

from maestri.core.observation import Feature, Observation, by_seat

ROUNDS = Feature("rounds", (1,), "rounds that were played")
HAND = Feature("hand", (2, 3), "cards of each colour")


def laid_out(seats: int) -> Observation:
    return Observation("trial", seats, (ROUNDS, *by_seat([HAND], seats)))


def test_features_lie_side_by_side_and_a_row_is_filled_up_to_eight_cells() -> None:
    layout = laid_out(2)
    assert layout.places == {"rounds": slice(0, 1), "hand-0": slice(1, 7), "hand-1": slice(7, 13)}
    assert (laid_out(1).size, layout.size) == (8, 16)
    told = layout.read(bytes(range(16)))
    assert told == {"rounds": (0,), "hand-0": (1, 2, 3, 4, 5, 6), "hand-1": (7, 8, 9, 10, 11, 12)}


def test_a_row_of_few_seats_is_found_in_one_of_many() -> None:
    apart = Observation("trial", 3, (*by_seat([HAND], 3), ROUNDS))
    assert laid_out(2).cells_in(apart) == [18, *range(12), 0, 0, 0]
