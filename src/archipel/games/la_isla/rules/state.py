"""The position of a game of La Isla.

The draw piles are the bag of cards that nobody has seen (LI-S12: several piles face down are as good as one).
What is decided and secret is what the players hold, and what they have assigned until its phase shows it.
"""

from typing import Final

from archipel.engine.native import i64, vec
from archipel.engine.state import State
from archipel.games.la_isla.rules.components import FAMILY_COUNT, KINDS
from archipel.games.la_isla.rules.pieces import Pieces

# How the game can end; the numbers count the manifest's endings.
MARKERS_HIGH: Final = 1
CARDS_SHORT: Final = 2


class LaIslaState(State):
    """One position; sets of spaces and of cards are bit sets. Lists "seat, kind" have five entries a seat.

    The rounds are counted as its turns.
    """

    # Fixed by the set-up, shared between copies.
    pieces: Pieces  # what the pieces show
    deck: int  # the cards in the game
    teeth: list[int]  # slot of the island -> tooth
    colour: vec[i64]  # space -> its landscape's colour
    symbol: vec[i64]  # space -> its symbol
    land: vec[i64]  # colour -> its spaces
    marked: vec[i64]  # symbol -> its spaces
    large: list[int]  # seat -> the animal of its large tile

    # The island and what players have.
    tiles: vec[i64]  # region -> the animal there, or -1
    explorers: vec[i64]  # seat -> the spaces where its explorers stand
    supply: vec[i64]  # seat -> explorers in the personal supply
    aside: vec[i64]  # seat -> explorers in the general supply
    resources: vec[i64]  # seat, colour -> cubes
    animals: vec[i64]  # seat, animal -> tiles, the large one counted twice
    points: vec[i64]  # seat -> victory points
    markers: vec[i64]  # animal -> the position of its marker

    # Cards.
    slots: list[list[int]]  # seat -> the visible card of each slot, or -1
    covered: list[int]  # seat -> the cards under others in its holder
    works: vec[i64]  # seat, family -> parameters of the visible functions: FAMILY_COUNT entries a seat
    pile: int  # cards that nobody has seen since they were shuffled
    discard: int
    hands: list[list[int]]  # seat -> the cards drawn, sorted; empty once everybody has assigned
    plans: list[int]  # seat -> the number of its assignment, or -1
    assigned: list[int]  # seat, letter A B D -> the card there, or -1: three entries a seat
    shown: list[int]  # seat -> its card of the running phase A, B or D, or -1
    early: int  # cards drawn in this round before the discard pile was shuffled into the draw pile (LI-X1)

    # The round.
    first: i64  # who has the first-player card
    phase: i64
    done: i64  # how many players have finished this phase

    def copy(self) -> "LaIslaState":
        """An independent position, equal to this one and with the same future."""
        twin = LaIslaState()
        self.hand_down(twin)
        twin.pieces = self.pieces
        twin.deck = self.deck
        twin.teeth = self.teeth
        twin.colour = self.colour
        twin.symbol = self.symbol
        twin.land = self.land
        twin.marked = self.marked
        twin.large = self.large
        twin.tiles = self.tiles[:]
        twin.explorers = self.explorers[:]
        twin.supply = self.supply[:]
        twin.aside = self.aside[:]
        twin.resources = self.resources[:]
        twin.animals = self.animals[:]
        twin.points = self.points[:]
        twin.markers = self.markers[:]
        twin.slots = [slots[:] for slots in self.slots]
        twin.covered = self.covered[:]
        twin.works = self.works[:]
        twin.pile = self.pile
        twin.discard = self.discard
        twin.hands = [hand[:] for hand in self.hands]
        twin.plans = self.plans[:]
        twin.assigned = self.assigned[:]
        twin.shown = self.shown[:]
        twin.early = self.early
        twin.first = self.first
        twin.phase = self.phase
        twin.done = self.done
        return twin

    # -- reading the position ----------------------------------------

    def has(self, seat: i64, family: i64, parameter: i64 = 0) -> bool:
        """LI-F1: whether a function is visible in a seat's holder."""
        return self.works[FAMILY_COUNT * seat + family] >> parameter & 1 == 1

    def value(self, animal: i64) -> i64:
        """The value of the zone in which an animal's marker stands."""
        return self.pieces.track[self.markers[animal]]

    def sum_of_values(self) -> i64:
        """LI-E1."""
        total: i64 = 0
        for animal in range(KINDS):
            total += self.value(animal)
        return total

    def cubes(self, seat: i64) -> i64:
        """How many resources a seat has."""
        total: i64 = 0
        for i in range(KINDS * seat, KINDS * seat + KINDS):
            total += self.resources[i]
        return total

    def hidden(self, seat: int) -> list[int]:
        """The cards that only this seat knows: in hand, or assigned and not shown yet."""
        return self.hands[seat] or [card for card in self.assigned[3 * seat : 3 * seat + 3] if card >= 0]

    def secrets(self) -> dict[str, int]:
        """The cards in the hands and face down under the holders, each known to its owner alone."""
        facts: dict[str, int] = {}
        for seat in range(self.seats):
            for card in self.hidden(seat):
                facts[f"card {seat} {self.pieces.cards[card]}"] = 1 << seat
        return facts
