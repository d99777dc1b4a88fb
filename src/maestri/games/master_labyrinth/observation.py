"""What each number means that `encoding.py` writes of Master Labyrinth."""

from maestri.core.observation import Feature, by_seat
from maestri.games.master_labyrinth.material import ARROW_COUNT, FACINGS, HIGHEST, SHAPE_COUNT
from maestri.games.master_labyrinth.position import STEPS
from maestri.games.master_labyrinth.squares import SIDE

BOARD = (SIDE, SIDE)
"""Row by row, from a1 to g7."""
BY_VALUE = (HIGHEST + 1,)
"""0 is no value; then 1 to 12."""


def observation(seats: int) -> tuple[Feature, ...]:
    return (
        Feature("north", BOARD, "1 where a corridor opens to the north"),
        Feature("east", BOARD, "1 where a corridor opens to the east"),
        Feature("south", BOARD, "1 where a corridor opens to the south"),
        Feature("west", BOARD, "1 where a corridor opens to the west"),
        Feature("treasures", BOARD, "the value of the treasure that lies there"),
        Feature("white", BOARD, "where the white guard stands"),
        Feature("black", BOARD, "where the black guard stands"),
        Feature("spare", (SHAPE_COUNT,), "the spare corridor, as the move table orders its shapes"),
        Feature("forbidden", (ARROW_COUNT,), "the arrow at which it may not be pushed in"),
        Feature("dragon", (len(FACINGS),), "where the dragon looks: north, east, south, west"),
        Feature("hand", BY_VALUE, "my cards by value"),
        Feature("played", BY_VALUE, "the cards that were played, by value"),
        Feature("lost", BY_VALUE, "the treasures that left the game, by value"),
        Feature("wanted", BY_VALUE, "the value that can be taken now"),
        Feature("taken", BY_VALUE, "the value that was taken in this turn"),
        Feature("step", (len(STEPS),), "the step of the turn: " + ", ".join(STEPS)),
        Feature("waiting", (1,), "1 while the treasures from 7 on are not laid"),
        Feature("second-turn", (1,), "1 in a turn that was won by a double-turn card"),
        Feature("last-duel-open", (1,), "1 where the dragon can be challenged"),
        Feature("turns", (1,), "how many turns were played"),
        Feature("turns-left", (1,), "how many are left; 0 without a limit"),
        Feature("dueller", (seats,), "who duels"),
        Feature("threatened", (seats,), "who duels after that"),
        Feature("rolls", (3,), "the rolls of the duel"),
        Feature("in-turn", (seats,), "whose turn it is"),
        Feature("turn", (seats,), "who is to move"),
        *by_seat(_PLAYER, seats),
    )


_PLAYER = (
    Feature("adventurer", BOARD, "where the seat's adventurer stands"),
    Feature("low-cards", (1,), "how many cards of the low pack it holds"),
    Feature("high-cards", (1,), "how many cards of the high pack it holds"),
    Feature("treasures-won", BY_VALUE, "its treasures by value"),
    Feature("coins", (1,), "its coins"),
    Feature("points", (1,), "its points so far"),
)
