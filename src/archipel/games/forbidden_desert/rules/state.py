"""The position of a game of Forbidden Desert.

Tiles travel, so everything is kept by cell: what lies on a tile moves with it when the wind shifts it.
Nothing is laid out or shuffled ahead of time. The face of a hidden tile is decided when somebody sees it,
from the bag of faces that its back allows; the storm pile is the cards known on top, a bag, and the cards
known below.
"""

from typing import Final

from archipel.engine.event import Args
from archipel.engine.native import i64, vec
from archipel.engine.team import ESCAPED, TeamState
from archipel.games.forbidden_desert.rules.components import (
    ADVENTURERS,
    ALL_CELLS,
    BLOCKING_SAND,
    CANTEEN,
    CELL_COUNT,
    LAUNCH_PAD,
    PARTS,
)

# How the game can end, besides ESCAPED; the numbers count the manifest's endings.
THIRST: Final = 2
BURIAL: Final = 3
STORM: Final = 4

# Where a part is: on a cell (its tile, or the hole), not yet found, or HELD + the seat that picked it up.
NOT_FOUND: Final = -1
HELD: Final = 25

UNKNOWN: Final = -1  # the face of a tile that nobody has seen


class DesertState(TeamState):
    """One position; sets of tiles are bit sets over the 25 cells."""

    # Fixed by the set-up, shared between copies.
    climber: i64  # the Climber's seat, or -1
    marks: list[int]  # the storm meter: cards to draw at each mark; the skull comes after the last

    # The board, by cell.
    hole: i64
    face: vec[i64]  # UNKNOWN until somebody sees it, and in the hole
    sand: vec[i64]
    revealed: i64
    known: i64  # tiles whose face is known: revealed, peeked at, or the crash tile
    water_backs: i64
    sandy: i64  # tiles with at least one marker
    blocked: i64  # tiles with two or more (FD-B1)
    tunnels: i64  # revealed ones
    crash: i64
    supply: i64  # sand markers left beside the board
    parts: vec[i64]  # part -> NOT_FOUND, cell, or HELD + seat
    parts_left: i64  # how many are not picked up

    # What players have.
    water: vec[i64]  # seat -> mark of the canteen; -1 is the skull
    shields: i64  # seats whose Solar Shield is up

    # What is hidden, as bags.
    hidden_plain: list[int]  # face -> how many under plain backs that nobody has seen
    hidden_water: list[int]  # face -> how many under water backs that nobody has seen
    equipment: list[int]  # kind -> how many in the pile

    # The storm pile, and the meter.
    top: list[int]  # known cards on top, the next to be drawn last
    bag: list[int]  # kind -> how many in the unknown middle
    bag_size: i64
    bottom: list[int]  # known cards below, the very last one last
    discards: list[int]  # kind -> how many
    mark: i64

    # The turn.
    reductions: i64  # FD-R9
    transfers: i64  # FD-T10: gifts and passes in this window

    def copy(self) -> "DesertState":
        """An independent position, equal to this one and with the same future."""
        twin = DesertState()
        self.hand_down_team(twin)
        twin.climber = self.climber
        twin.marks = self.marks
        twin.hole = self.hole
        twin.face = self.face[:]
        twin.sand = self.sand[:]
        twin.revealed = self.revealed
        twin.known = self.known
        twin.water_backs = self.water_backs
        twin.sandy = self.sandy
        twin.blocked = self.blocked
        twin.tunnels = self.tunnels
        twin.crash = self.crash
        twin.supply = self.supply
        twin.parts = self.parts[:]
        twin.parts_left = self.parts_left
        twin.water = self.water[:]
        twin.shields = self.shields
        twin.hidden_plain = self.hidden_plain[:]
        twin.hidden_water = self.hidden_water[:]
        twin.equipment = self.equipment[:]
        twin.top = self.top[:]
        twin.bag = self.bag[:]
        twin.bag_size = self.bag_size
        twin.bottom = self.bottom[:]
        twin.discards = self.discards[:]
        twin.mark = self.mark
        twin.reductions = self.reductions
        twin.transfers = self.transfers
        return twin

    # -- reading the position ----------------------------------------

    @property
    def tiles(self) -> i64:
        """The cells that hold a tile: all but the hole."""
        return ALL_CELLS & ~(1 << self.hole)

    @property
    def level(self) -> i64:
        """How many storm cards the meter shows."""
        return self.marks[self.mark] if self.mark < len(self.marks) else 0

    @property
    def cards_to_draw(self) -> i64:
        """FD-D1, R9: how many storm cards this turn's second step will have."""
        left = self.level - self.reductions
        return left if left > 0 else 0

    @property
    def pile_size(self) -> int:
        """How many storm cards are left to draw."""
        return len(self.top) + self.bag_size + len(self.bottom)

    def cell_of(self, face: i64) -> i64:
        """The first cell with this face, or -1 while nobody has seen it."""
        for cell in range(CELL_COUNT):
            if self.face[cell] == face:
                return cell
        return -1

    def buried(self, seat: i64) -> bool:
        """FD-B4, R5: on a blocked tile, and the Climber is not there."""
        here = self.pawns[seat]
        if not self.blocked >> here & 1:
            return False
        return self.climber < 0 or self.pawns[self.climber] != here

    def room(self, seat: i64) -> i64:
        """FD-W2: how much water a canteen can still take."""
        return CANTEEN[self.adventurers[seat]] - self.water[seat]

    # -- changing it ----------------------------------------

    def remove_sand(self, cell: i64, how_many: i64) -> None:
        """Markers from a tile back to the supply."""
        left = self.sand[cell] - how_many
        self.sand[cell] = left
        self.supply += how_many
        if left < BLOCKING_SAND:
            self.blocked &= ~(1 << cell)
            if left == 0:
                self.sandy &= ~(1 << cell)

    def add_sand(self, cell: i64) -> None:
        """One marker from the supply, which is not empty, to a tile."""
        self.supply -= 1
        self.sand[cell] += 1
        self.sandy |= 1 << cell
        if self.sand[cell] >= BLOCKING_SAND:
            self.blocked |= 1 << cell

    def take_off_if_ready(self) -> None:
        """FD-E1: four parts and every pawn on the launch pad, revealed and not blocked: won at once."""
        if self.parts_left:
            return
        pad = self.pawns[0]
        for cell in self.pawns:
            if cell != pad:
                return
        if self.face[pad] == LAUNCH_PAD and self.revealed >> pad & 1 and not self.blocked >> pad & 1:
            self.end(ESCAPED)

    # -- the end ----------------------------------------

    def score(self) -> int:
        """How many parts the team has."""
        return len(PARTS) - self.parts_left

    def about_ending(self) -> Args:
        """The pawn that died of thirst."""
        if self.ending == THIRST:
            return {"pawn": self.ending_about, "adventurer": ADVENTURERS[self.adventurers[self.ending_about]]}
        return {}
