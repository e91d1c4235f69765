"""The position of a game of Forbidden Island.

Nothing is shuffled ahead of time. A face-down pile is what everybody knows about it: the Treasure pile a
count of each kind, the Flood pile a stack of layers whose order inside nobody can know (FI-V3). A card is
decided when it is drawn; the odds are those of a shuffled pile, and there is no hidden order to leak.
"""

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.event import Args, Json
from archipel.engine.outcome import Outcome
from archipel.engine.state import State
from archipel.games.forbidden_island.rules import actions, invariants, refusals, snapshot, view
from archipel.games.forbidden_island.rules.cards import ANY_HELICOPTER, ONE, counts
from archipel.games.forbidden_island.rules.components import ADVENTURERS, FLOOD_CARDS, TILES, TREASURES
from archipel.games.forbidden_island.rules.geometry import Shape

RUNNING = 0
ESCAPED = 1
HELIPORT_SUNK = 2
TREASURE_LOST = 3
ADVENTURER_DROWNED = 4
WATER_LEVEL = 5


class IslandState(State):
    """One position; sets of tiles are bit sets over the island's 24 positions."""

    # Fixed by the set-up, shared between copies.
    shape: Shape
    layout: list[int]  # position -> tile
    place: list[int]  # tile -> position
    site_masks: list[int]  # treasure -> its two positions
    landing: int  # position of Fools' Landing
    adventurers: list[int]  # seat -> adventurer
    pawn_powers: bool  # option navigator_uses_pawn_powers

    # The board.
    alive: int  # tiles that have not sunk
    flooded: int  # those of them that are flooded
    pawns: list[int]  # seat -> position
    level: int  # of the water meter

    # The cards.
    hands: list[int]  # seat -> packed cards
    pile: int  # Treasure draw pile, packed
    pile_size: int
    discards: int  # Treasure discard pile, packed
    layers: list[int]  # Flood draw pile: sets of positions, the top layer last
    flood_discards: int  # Flood discard pile: a set of positions
    captors: tuple[int, ...]  # treasure -> seat that captured it, or -1

    # The turn.
    turn: int  # from 1
    active: int  # seat whose turn it is
    flown: bool  # whether the Pilot has flown this turn

    ending: int
    ending_about: int  # the treasure lost, or the pawn that drowned

    def copy(self) -> "IslandState":
        """An independent position, equal to this one and with the same future."""
        twin = IslandState()
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.stack = self.stack[:]
        twin.chance = self.chance.copy()
        twin.events = None
        twin.shape = self.shape
        twin.layout = self.layout
        twin.place = self.place
        twin.site_masks = self.site_masks
        twin.landing = self.landing
        twin.adventurers = self.adventurers
        twin.pawn_powers = self.pawn_powers
        twin.alive = self.alive
        twin.flooded = self.flooded
        twin.pawns = self.pawns[:]
        twin.level = self.level
        twin.hands = self.hands[:]
        twin.pile = self.pile
        twin.pile_size = self.pile_size
        twin.discards = self.discards
        twin.layers = self.layers[:]
        twin.flood_discards = self.flood_discards
        twin.captors = self.captors
        twin.turn = self.turn
        twin.active = self.active
        twin.flown = self.flown
        twin.ending = self.ending
        twin.ending_about = self.ending_about
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
        return min(self.captors) >= 0

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

    def seats_from_active(self) -> list[int]:
        """All seats, the active one first, then clockwise."""
        return [(self.active + i) % self.seats for i in range(self.seats)]

    # -- changing it ----------------------------------------

    def throw_away(self, seat: int, kind: int, how_many: int = 1) -> None:
        """Cards from a hand to the Treasure discard pile."""
        self.hands[seat] -= how_many * ONE[kind]
        self.discards += how_many * ONE[kind]

    def refill_treasure(self) -> None:
        """FI-D3: an empty Treasure pile is made anew from the discards, at once."""
        if self.pile_size == 0:
            self.pile = self.discards
            self.pile_size = sum(counts(self.discards))
            self.discards = 0
            self.tell("treasure_refilled", {"count": self.pile_size})

    def refill_flood(self) -> None:
        """FI-F5: an empty Flood pile is made anew from the discards, at once."""
        if not self.layers:
            pile = self.flood_discards
            self.layers.append(pile)
            self.flood_discards = 0
            self.tell("flood_refilled", {"count": pile.bit_count()})

    def end(self, ending: int, about: int = 0) -> None:
        """The game stops here."""
        self.ending = ending
        self.ending_about = about
        self.stack.clear()
        if self.events is not None:
            name = self.game.endings[ending - 1].name
            self.tell("game_won" if ending == ESCAPED else "game_lost", {"ending": name, **self._about()})

    # -- what the kernel asks ----------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it runs."""
        if self.ending == RUNNING:
            return None
        ending = self.game.endings[self.ending - 1]
        won = self.ending == ESCAPED
        score = sum(captor >= 0 for captor in self.captors)
        everybody = self.seats
        return Outcome(
            ending.name,
            ending.rule,
            [won] * everybody,
            [1 if won else 2] * everybody,
            [score + won] * everybody,
            self._about(),
        )

    def _about(self) -> Args:
        if self.ending == TREASURE_LOST:
            return {"treasure": TREASURES[self.ending_about]}
        if self.ending == ADVENTURER_DROWNED:
            return {"pawn": self.ending_about, "adventurer": ADVENTURERS[self.adventurers[self.ending_about]]}
        return {}

    def action(self, code: int) -> Action:
        """The readable form of a code."""
        return actions.describe(self, code)

    def forbidding_rule(self, code: int) -> str:
        """The rule that stands against an action."""
        return refusals.forbidding_rule(self, code)

    def view(self, seat: int | None) -> dict[str, Json]:
        """Everything but the order of the piles, which nobody knows (FI-V1, V2, V3)."""
        return view.view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> "IslandState":
        """The same position with another future: all that is hidden here is chance to come."""
        world = self.copy()
        world.chance = chance.fork()
        return world

    def to_json(self) -> dict[str, Json]:
        """Everything, the generator included."""
        return snapshot.save(self)

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return invariants.faults(self)
