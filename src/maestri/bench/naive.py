"""Master Labyrinth's passages as one would write them with networkx: a new graph for every push.

It shares nothing with the rules, so that tests compare the two.
"""

from typing import Any

import networkx

Place = tuple[int, int]
"""Column and row, both from 0."""
Corridors = dict[Place, str]
"""The sides to which the corridor on each place opens: `NES`."""
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
LAIR = (3, 3)
LAST = 6


def place(name: str) -> Place:
    """The place that is called `d4`."""
    return "abcdefg".index(name[0]), int(name[1]) - 1


def next_to(here: Place, side: str) -> Place:
    return here[0] + STEPS[side][0], here[1] + STEPS[side][1]


def passages(corridors: Corridors) -> Any:
    """Places are nodes; an edge joins neighbours that open towards each other, except at the lair."""
    graph = networkx.Graph()
    graph.add_nodes_from(corridors)
    for here, sides in corridors.items():
        for side in sides:
            there = next_to(here, side)
            if LAIR not in (here, there) and FACING[side] in corridors.get(there, ""):
                graph.add_edge(here, there)
    return graph


def inward(arrow: Place) -> str:
    """The side to which an arrow pushes."""
    column, row = arrow
    return "S" if row == 0 else "N" if row == LAST else "E" if column == 0 else "W"


def pushed(corridors: Corridors, arrow: Place, sides: str) -> Corridors:
    """The board after a push."""
    after = {**corridors, arrow: sides}
    here = arrow
    while (there := next_to(here, inward(arrow))) in corridors:
        after[there] = corridors[here]
        here = there
    return after


def carried(standing: Place, arrow: Place) -> Place:
    """Where a push carries what stands on a place."""
    side = inward(arrow)
    axis = 0 if side in "NS" else 1
    if standing[axis] != arrow[axis]:
        return standing
    there = next_to(standing, side)
    return there if min(there) >= 0 and max(there) <= LAST else arrow


def reachable(corridors: Corridors, standing: Place) -> set[Place]:
    """All places that a passage connects to one."""
    return set(networkx.node_connected_component(passages(corridors), standing))
