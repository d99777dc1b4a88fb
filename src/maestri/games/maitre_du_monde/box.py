# compiled with mypyc
"""What is printed on board and cards, as the rules look it up. `deck.py` reads it from data."""

from librt.vecs import vec
from mypy_extensions import i64

from maestri.games.maitre_du_monde.material import FAMILY_SIZE, filled


class Box:
    """One board with its regions, families and decks. It never changes."""

    def __init__(
        self,
        track: vec[i64],
        family_of: vec[i64],
        continent_of: vec[i64],
        copies: vec[i64],
        amounts: vec[i64],
        harms: vec[i64],
        answers: vec[i64],
    ) -> None:
        self.track: vec[i64] = track  # MM-4: the kind of each square, from OMC clockwise
        self.family_of: vec[i64] = family_of  # MM-3: of each region
        self.continent_of: vec[i64] = continent_of  # MM-2
        self.copies: vec[i64] = copies  # MM-25, MM-27, MM-29: of each card
        self.amounts: vec[i64] = amounts  # … and the sum printed on it
        self.harms: vec[i64] = harms  # … whether it harms a named player
        self.answers: vec[i64] = answers  # MM-29: the set of Combat cards that each answers
        self.squares: i64 = len(track)
        self.text: str = ""  # the deck file, where it is not the one that comes with Maestri
        self.members: vec[i64] = self._members()

    def _members(self) -> vec[i64]:
        """The five regions of each family, family by family."""
        members = filled(len(self.family_of), 0)
        found = filled(len(self.family_of), 0)
        region: i64
        for region in range(len(self.family_of)):
            family = self.family_of[region]
            members[family * FAMILY_SIZE + found[family]] = region
            found[family] += 1
        return members
