"""The position of a game of Takara Island.

Nothing under the ground is laid out ahead of time: what a tile is gets decided when somebody first sees it
(``deal.py``). From then on it is a fact that only those know who have seen it, until it is turned up.

A cell is a place under the ground: nine times the site plus the depth, counted from 0. It keeps its number
when tiles above it are gone; sets of cells are bit sets over these 54.
"""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.native import i64, vec
from archipel.engine.state import State
from archipel.games.takara_island.rules.components import DEPTHS, ROCKFALL, SITE_COUNT, SITES, SORT

# How the game can end; the numbers count the manifest's endings.
BOTH_STONES: Final = 1
STONES_APART: Final = 2
FIVE_SITES: Final = 3
BANISHED: Final = 4
UNFINISHED: Final = 5


class TakaraState(State):
    """One position; lists are by seat unless they say otherwise."""

    # Fixed by the set-up, shared between copies.
    reminded: bool  # option memory_aid
    first: i64  # the first player

    # Under the ground.
    tiles: vec[i64]  # cell -> kind of tile, or UNDECIDED
    bag: vec[i64]  # kind of tile -> how many are undecided
    tops: vec[i64]  # site -> how many tiles are gone, which is the depth of its first tile
    wounds: vec[i64]  # site -> wound tokens on its first tile
    shown: i64  # cells whose tile everybody knows: turned up, or gone
    fresh: i64  # those of them that were turned up this turn and lie there still (TK-X4)
    passed: i64  # cells that an observation went past: no rockfall was there (TK-O3)
    known: vec[i64]  # cells whose tile this seat has seen
    pile: vec[i64]  # kind of chest tile -> how many lie on the Axolotl

    # What players have.
    karas: vec[i64]
    xp: vec[i64]  # points printed on what they keep, Stones aside
    won: vec[i64]  # cells of the gallery tiles that they keep
    sellable: vec[i64]  # XP tiles by worth: 4 bits for each of SALES
    stones: vec[i64]
    tokens: vec[i64]  # XP tokens bought
    chests: vec[i64]  # chest tiles by kind: 2 bits for each
    team: vec[i64]  # adventurers, the recruit among them
    resting: vec[i64]  # those in the rest room
    held: vec[i64]  # the specialist in front of them, or NOBODY
    discarded: i64  # cells of the gallery tiles that lie in the discards
    cashed: bool  # the Map lies in the discards
    tokens_left: i64

    # The turn.
    free: i64  # the active seat's adventurers on the player board
    hospital: i64  # its adventurers wounded this turn
    out: vec[i64]  # place -> its adventurers there
    sword: bool  # rented this turn
    traded: bool  # the Counter was visited this turn
    hired: bool  # its specialist was hired this turn, and is awake
    dice: vec[i64]  # the last fight: seat, site, monster (TILE_KINDS for the Mimic), then each face

    def copy(self) -> "TakaraState":
        """An independent position, equal to this one and with the same future."""
        twin = TakaraState()
        self.hand_down(twin)
        twin.reminded = self.reminded
        twin.first = self.first
        twin.tiles = self.tiles[:]
        twin.bag = self.bag[:]
        twin.tops = self.tops[:]
        twin.wounds = self.wounds[:]
        twin.shown = self.shown
        twin.fresh = self.fresh
        twin.passed = self.passed
        twin.known = self.known[:]
        twin.pile = self.pile[:]
        twin.karas = self.karas[:]
        twin.xp = self.xp[:]
        twin.won = self.won[:]
        twin.sellable = self.sellable[:]
        twin.stones = self.stones[:]
        twin.tokens = self.tokens[:]
        twin.chests = self.chests[:]
        twin.team = self.team[:]
        twin.resting = self.resting[:]
        twin.held = self.held[:]
        twin.discarded = self.discarded
        twin.cashed = self.cashed
        twin.tokens_left = self.tokens_left
        twin.free = self.free
        twin.hospital = self.hospital
        twin.out = self.out[:]
        twin.sword = self.sword
        twin.traded = self.traded
        twin.hired = self.hired
        twin.dice = self.dice  # replaced, never changed
        return twin

    # -- reading the position ----------------------------------------

    def top(self, site: i64) -> i64:
        """The sort of a site's first tile if it lies face up, else -1; also -1 on an empty site."""
        depth = self.tops[site]
        cell = DEPTHS * site + depth
        if depth == DEPTHS or not self.shown >> cell & 1:
            return -1
        return SORT[self.tiles[cell]]

    def visible_rockfalls(self) -> i64:
        """TK-R3, X6: face up on top of their sites; a covered one does not count."""
        seen: i64 = 0
        for site in range(SITE_COUNT):
            if self.top(site) == ROCKFALL:
                seen += 1
        return seen

    def decided(self) -> i64:
        """The cells whose tile somebody has seen."""
        cells = self.shown
        for known in self.known:
            cells |= known
        return cells

    def empty_sites(self) -> i64:
        """How many sites have no tile left."""
        empty: i64 = 0
        for depth in self.tops:
            if depth == DEPTHS:
                empty += 1
        return empty

    def holder(self, specialist: i64) -> i64:
        """In front of whom a specialist lies, or -1."""
        for seat in range(self.seats):
            if self.held[seat] == specialist:
                return seat
        return -1

    def secrets(self) -> dict[str, int]:
        """What lies face down and was seen, with those who saw it (TK-I2)."""
        facts: dict[str, int] = {}
        for cell in members(self.decided() & ~self.shown):
            knowers: i64 = 0
            for seat in range(self.seats):
                knowers |= (self.known[seat] >> cell & 1) << seat
            facts[f"tile {SITES[cell // DEPTHS]} {cell % DEPTHS + 1}"] = knowers
        return facts
