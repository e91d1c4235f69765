"""The position of a game of Forbidden Island.

Nothing is shuffled ahead of time. A face-down pile is what everybody knows about it: the Treasure pile a
count of each kind, the Flood pile a stack of layers whose order inside nobody can know (FI-V3). A card is
decided when it is drawn; the odds are those of a shuffled pile, and there is no hidden order to leak.
"""

from typing import Final

from archipel.engine.cards import ONE
from archipel.engine.event import Args
from archipel.engine.native import i64, vec
from archipel.engine.team import TeamState
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER
from archipel.games.forbidden_island.rules.components import ADVENTURERS, FLOOD_CARDS, TILES, TREASURES
from archipel.games.forbidden_island.rules.geometry import Shape

# How the game can end, besides ESCAPED; the numbers count the manifest's endings.
HELIPORT_SUNK: Final = 2
TREASURE_LOST: Final = 3
ADVENTURER_DROWNED: Final = 4
WATER_LEVEL: Final = 5


class IslandState(TeamState):
    """One position; sets of tiles are bit sets over the island's 24 positions."""

    # Fixed by the set-up, shared between copies.
    shape: Shape
    layout: list[int]  # position -> tile
    place: list[int]  # tile -> position
    site_masks: vec[i64]  # treasure -> its two positions
    landing: i64  # position of Fools' Landing
    pawn_powers: bool  # option navigator_uses_pawn_powers

    # The board.
    alive: i64  # tiles that have not sunk
    flooded: i64  # those of them that are flooded
    level: i64  # of the water meter

    # The cards.
    pile: i64  # Treasure draw pile, packed
    pile_size: i64
    discards: i64  # Treasure discard pile, packed
    layers: vec[i64]  # Flood draw pile: sets of positions, the top layer last
    flood_discards: i64  # Flood discard pile: a set of positions
    captors: vec[i64]  # treasure -> seat that captured it, or -1; shared between copies

    flown: bool  # whether the Pilot has flown this turn

    def copy(self) -> "IslandState":
        """An independent position, equal to this one and with the same future."""
        twin = IslandState()
        self.hand_down_team(twin)
        twin.shape = self.shape
        twin.layout = self.layout
        twin.place = self.place
        twin.site_masks = self.site_masks
        twin.landing = self.landing
        twin.pawn_powers = self.pawn_powers
        twin.alive = self.alive
        twin.flooded = self.flooded
        twin.level = self.level
        twin.pile = self.pile
        twin.pile_size = self.pile_size
        twin.discards = self.discards
        twin.layers = self.layers[:]
        twin.flood_discards = self.flood_discards
        twin.captors = self.captors
        twin.flown = self.flown
        return twin

    # -- reading the position ----------------------------------------

    def tile_at(self, position: int) -> str:
        """The id of the tile laid at a position."""
        return TILES[self.layout[position]]

    @property
    def flood_cards(self) -> int:
        """How many Flood cards the water meter shows."""
        return FLOOD_CARDS[self.level]

    def all_captured(self) -> bool:
        """Whether the team has the four treasures."""
        for captor in self.captors:
            if captor < 0:
                return False
        return True

    def can_take_off(self) -> bool:
        """FI-E1: four treasures and every pawn on Fools' Landing (the Helicopter Lift card comes on top)."""
        for position in self.pawns:
            if position != self.landing:
                return False
        return self.all_captured()

    def somebody_holds_helicopter(self) -> bool:
        """Whether any hand holds a Helicopter Lift card."""
        for hand in self.hands:
            if hand & ANY_HELICOPTER:
                return True
        return False

    # -- changing it ----------------------------------------

    def throw_away(self, seat: i64, kind: i64, how_many: i64 = 1) -> None:
        """Cards from a hand to the Treasure discard pile."""
        self.hands[seat] -= how_many * ONE[kind]
        self.discards += how_many * ONE[kind]

    # -- the end ----------------------------------------

    def score(self) -> int:
        """How many treasures the team has."""
        return sum([captor >= 0 for captor in self.captors])

    def about_ending(self) -> Args:
        """The treasure lost, or the pawn that drowned."""
        if self.ending == TREASURE_LOST:
            return {"treasure": TREASURES[self.ending_about]}
        if self.ending == ADVENTURER_DROWNED:
            return {"pawn": self.ending_about, "adventurer": ADVENTURERS[self.adventurers[self.ending_about]]}
        return {}
