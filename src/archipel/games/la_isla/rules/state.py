"""The position of a game of La Isla.

The draw piles are the bag of cards that nobody has seen (LI-S12: several piles face down are as good as one).
What is decided and secret is what the players hold, and what they have assigned until its phase shows it.
"""

from typing import Final

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
    colour: list[int]  # space -> its landscape's colour
    symbol: list[int]  # space -> its symbol
    land: list[int]  # colour -> its spaces
    marked: list[int]  # symbol -> its spaces
    large: list[int]  # seat -> the animal of its large tile

    # The island and what players have.
    tiles: list[int]  # region -> the animal there, or -1
    explorers: list[int]  # seat -> the spaces where its explorers stand
    supply: list[int]  # seat -> explorers in the personal supply
    aside: list[int]  # seat -> explorers in the general supply
    resources: list[int]  # seat, colour -> cubes
    animals: list[int]  # seat, animal -> tiles, the large one counted twice
    points: list[int]  # seat -> victory points
    markers: list[int]  # animal -> the position of its marker

    # Cards.
    slots: list[list[int]]  # seat -> the visible card of each slot, or -1
    covered: list[int]  # seat -> the cards under others in its holder
    works: list[int]  # seat, family -> parameters of the visible functions: FAMILY_COUNT entries a seat
    pile: int  # cards that nobody has seen since they were shuffled
    discard: int
    hands: list[list[int]]  # seat -> the cards drawn, sorted; empty once everybody has assigned
    plans: list[int]  # seat -> the number of its assignment, or -1
    assigned: list[int]  # seat, letter A B D -> the card there, or -1: three entries a seat
    shown: list[int]  # seat -> its card of the running phase A, B or D, or -1
    early: int  # cards drawn in this round before the discard pile was shuffled into the draw pile (LI-X1)

    # The round.
    first: int  # who has the first-player card
    phase: int
    done: int  # how many players have finished this phase

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

    def has(self, seat: int, family: int, parameter: int = 0) -> bool:
        """LI-F1: whether a function is visible in a seat's holder."""
        return bool(self.works[FAMILY_COUNT * seat + family] >> parameter & 1)

    def value(self, animal: int) -> int:
        """The value of the zone in which an animal's marker stands."""
        return self.pieces.track[self.markers[animal]]

    def sum_of_values(self) -> int:
        """LI-E1."""
        total = 0
        for animal in range(KINDS):
            total += self.value(animal)
        return total

    def cubes(self, seat: int) -> int:
        """How many resources a seat has."""
        return sum(self.resources[KINDS * seat : KINDS * seat + KINDS])

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
