"""The position of a game of The Island.

Tile backs are not laid out ahead of time: for each terrain the position holds the bag of backs that nobody
has seen, and removing a tile picks one. What is decided and secret is the explorers' values, which their
owners saw in the set-up, and the red tiles in the players' hands.
"""

from typing import Final

from archipel.engine.bits import few, members
from archipel.engine.native import i64, vec
from archipel.engine.position import RUNNING
from archipel.engine.state import State
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS,
    COLOURS,
    EXPLORERS,
    EXPLORERS_EACH,
    TERRAINS,
    VALUE_COUNTS,
)
from archipel.games.the_island.rules.geometry import ISLE, LOST

# How the game can end; the numbers count the manifest's endings.
ERUPTED: Final = 1
LAST_EXPLORER: Final = 2
ADRIFT: Final = 3
SUBMERGED: Final = 4


class TheIslandState(State):
    """One position; sets of explorers are bit sets over the 40 of the box, ten a colour.

    The set-up by the players is turn 0.
    """

    # Fixed by the set-up, shared between copies.
    own: vec[i64]  # seat -> its explorers
    crowded: bool  # challenge overcrowded (TI-V1)
    to_the_last: bool  # challenge to_the_last (TI-V2)
    equal: bool  # challenge all_equal (TI-V3)
    submerging: bool  # challenge submerged (TI-V4)
    reminded: bool  # option memory_aid
    first: i64  # the first player

    # The board.
    ground: vec[i64]  # space -> 0 for sea, else 1 + terrain
    tiles: vec[i64]  # terrain -> tiles left on the island
    people: vec[i64]  # space -> explorers on its tile, or swimming in it
    crew: vec[i64]  # space -> -1 without a boat, else the passengers of its boat
    fleet: list[int]  # the spaces with a boat
    creatures: list[list[int]]  # creature -> the spaces of its pieces
    place: vec[i64]  # explorer -> its space, or ISLE + isle, LOST, UNPLACED
    alive: i64  # the explorers on the board
    aboard: i64  # those of them that are in a boat
    supply: vec[i64]  # creature -> pieces set aside
    boats: i64  # boats set aside

    # What is hidden.
    values: vec[i64]  # explorer -> its value, 0 while not taken
    hands: list[list[int]]  # seat -> its red tiles, sorted: BACK_COUNT * terrain + back
    bag: vec[i64]  # BACK_COUNT * terrain + back -> tiles on the island, which nobody has seen

    # The turn.
    begun: bool  # the set-up is over (TI-H2)
    swum: i64  # explorers that have swum in this turn's step 2 (TI-W9)
    rolled: i64  # the creature on the die, or -1
    at_start: i64  # the explorers on the board when the turn began
    idle: i64  # TI-X29: turns without tiles in which nothing happened to an explorer, or -1

    def copy(self) -> "TheIslandState":
        """An independent position, equal to this one and with the same future."""
        twin = TheIslandState()
        self.hand_down(twin)
        twin.own = self.own
        twin.crowded = self.crowded
        twin.to_the_last = self.to_the_last
        twin.equal = self.equal
        twin.submerging = self.submerging
        twin.reminded = self.reminded
        twin.first = self.first
        twin.ground = self.ground[:]
        twin.tiles = self.tiles[:]
        twin.people = self.people[:]
        twin.crew = self.crew[:]
        twin.fleet = self.fleet[:]
        twin.creatures = [spaces[:] for spaces in self.creatures]
        twin.place = self.place[:]
        twin.alive = self.alive
        twin.aboard = self.aboard
        twin.supply = self.supply[:]
        twin.boats = self.boats
        twin.values = self.values[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.bag = self.bag[:]
        twin.begun = self.begun
        twin.swum = self.swum
        twin.rolled = self.rolled
        twin.at_start = self.at_start
        twin.idle = self.idle
        return twin

    # -- reading the position ----------------------------------------

    def owner(self, explorer: i64) -> i64:
        """The seat that an explorer belongs to; with two colours each, every other colour (TI-N1)."""
        return explorer // EXPLORERS_EACH % self.seats

    def controls(self, seat: i64, passengers: i64) -> bool:
        """TI-B5, B6, X9: at least one passenger, and nobody has more; both colours count as one (TI-N2)."""
        mine = passengers & self.own[seat]
        if mine == passengers:
            return mine != 0
        most = few(mine)
        for other in range(self.seats):
            if other != seat and few(passengers & self.own[other]) > most:
                return False
        return most > 0

    def swimmers(self, space: i64) -> i64:
        """The explorers in the water of a space."""
        return 0 if self.ground[space] else self.people[space]

    def terrain(self) -> i64:
        """TI-R2: the terrain that is sinking, or -1 when the island is gone."""
        for terrain in range(3):
            if self.tiles[terrain]:
                return terrain
        return -1

    def unplaced(self, colour: i64) -> list[int]:
        """How many explorers of a colour are still to be taken, by value."""
        counts = VALUE_COUNTS[:]
        for explorer in range(EXPLORERS_EACH * colour, EXPLORERS_EACH * (colour + 1)):
            counts[self.values[explorer]] -= 1
        counts[0] = 0
        return counts

    def saved(self, seat: i64) -> list[int]:
        """A seat's explorers on the isles."""
        return [explorer for explorer in members(self.own[seat]) if ISLE <= self.place[explorer] < LOST]

    def colours(self, seat: i64) -> list[int]:
        """The colours that a seat plays."""
        return [colour for colour in range(len(COLOURS)) if self.own[seat] >> EXPLORERS_EACH * colour & 1]

    # -- changing it ----------------------------------------

    def go_on(self) -> None:
        """The moment on top is settled: the one below goes on."""
        self.stack.pop()
        self.resume()

    def resume(self) -> None:
        """The moment on top goes on, unless the last explorer is gone (TI-V2)."""
        if self.to_the_last and not self.alive:
            self.end(LAST_EXPLORER)
        else:
            self.stack[-1].resume(self)

    # -- the end, and what is secret ----------------------------------------

    def scores(self) -> list[int]:
        """TI-E2: the sum of the saved values; TI-V3: their number."""
        return [
            len(self.saved(seat)) if self.equal else sum(self.values[each] for each in self.saved(seat))
            for seat in range(self.seats)
        ]

    def secrets(self) -> dict[str, int]:
        """Explorers' values, known to their owners from the set-up, and the tiles in the hands."""
        facts: dict[str, int] = {}
        for explorer, value in enumerate(self.values):
            if value and not self.revealed(explorer):
                facts[f"value {EXPLORERS[explorer]}"] = 1 << self.owner(explorer)
        for seat, hand in enumerate(self.hands):
            for i, tile in enumerate(hand):
                terrain, back = divmod(tile, BACK_COUNT)
                copy = hand[:i].count(tile)
                facts[f"tile {seat} {TERRAINS[terrain]} {BACKS[back]} {copy}"] = 1 << seat
        return facts

    def revealed(self, explorer: i64) -> bool:
        """TI-H1: only at the end, and only those that were saved; never where values do not count (TI-V3)."""
        return self.ending != RUNNING and not self.equal and ISLE <= self.place[explorer] < LOST
