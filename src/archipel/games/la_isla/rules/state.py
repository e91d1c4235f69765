"""The position of a game of La Isla.

The draw piles are the bag of cards that nobody has seen (LI-S12: several piles face down are as good as one).
What is decided and secret is what the players hold, and what they have assigned until its phase shows it.
"""

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.event import Args, Json
from archipel.engine.outcome import Outcome
from archipel.engine.state import State
from archipel.games.la_isla.rules import actions, imagination, invariants, refusals, scoring, snapshot, view
from archipel.games.la_isla.rules.components import ANIMALS, FAMILY_COUNT, KINDS, RESOURCES
from archipel.games.la_isla.rules.pieces import Sheet, function_name

RUNNING = 0
MARKERS_HIGH = 1
CARDS_SHORT = 2


class LaIslaState(State):
    """One position; sets of spaces and of cards are bit sets. Lists "seat, kind" have five entries a seat."""

    # Fixed by the set-up, shared between copies.
    sheet: Sheet  # what the pieces show
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
    turn: int  # the round, from 1
    first: int  # who has the first-player card
    phase: int
    done: int  # how many players have finished this phase
    active: int  # whose action it is

    ending: int

    def copy(self) -> "LaIslaState":
        """An independent position, equal to this one and with the same future."""
        twin = LaIslaState()
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.stack = self.stack[:]
        twin.chance = self.chance.copy()
        twin.events = None
        twin.sheet = self.sheet
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
        twin.turn = self.turn
        twin.first = self.first
        twin.phase = self.phase
        twin.done = self.done
        twin.active = self.active
        twin.ending = self.ending
        return twin

    # -- reading the position ----------------------------------------

    def has(self, seat: int, family: int, parameter: int = 0) -> bool:
        """LI-F1: whether a function is visible in a seat's holder."""
        return bool(self.works[FAMILY_COUNT * seat + family] >> parameter & 1)

    def value(self, animal: int) -> int:
        """The value of the zone in which an animal's marker stands."""
        return self.sheet.track[self.markers[animal]]

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

    # -- changing it ----------------------------------------

    def gain(self, seat: int, colour: int) -> None:
        """LI-F4, S10: a resource from the general supply, which is never empty."""
        self.resources[KINDS * seat + colour] += 1
        if self.events is not None:
            self.tell("gained", {"seat": seat, "resource": RESOURCES[colour]})

    def score(self, seat: int, points: int, family: int, parameter: int = 0) -> None:
        """Victory points by a function."""
        self.points[seat] += points
        if self.events is not None:
            function = function_name(family, parameter)
            self.tell("function_scored", {"seat": seat, "points": points, "function": function})

    def move_marker(self, seat: int, animal: int) -> bool:
        """LI-D1 to D5: up by one space, if it is not at the top; the mover scores. Whether it moved."""
        moved = self.markers[animal] < len(self.sheet.track) - 1
        if moved:
            self.markers[animal] += 1
        points = self.animals[KINDS * seat + animal]
        self.points[seat] += points
        if self.events is not None:
            self.tell(
                "marker_moved" if moved else "marker_at_top",
                {"seat": seat, "animal": ANIMALS[animal], "value": self.value(animal), "points": points},
            )
        return moved

    def go_on(self) -> None:
        """The moment on top is settled: the round goes on."""
        self.stack.pop()
        self.stack[-1].resume(self)

    def end(self, ending: int) -> None:
        """The game stops here."""
        self.ending = ending
        self.stack.clear()
        if self.events is not None:
            self.tell("game_over", {"ending": self.game.endings[ending - 1].name})
            for seat in range(self.seats):
                counted = scoring.final(self, seat)
                self.tell(
                    "final_score",
                    {
                        "seat": seat,
                        "sets": counted.sets,
                        "multiplied": counted.multiplied,
                        "leftover": counted.leftover,
                        "points": counted.total,
                    },
                )

    # -- what the kernel asks ----------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it runs."""
        if self.ending == RUNNING:
            return None
        ending = self.game.endings[self.ending - 1]
        scores = [scoring.final(self, seat).total for seat in range(self.seats)]
        ranks = scoring.ranks(scores, [self.cubes(seat) for seat in range(self.seats)])
        return Outcome(ending.name, ending.rule, [rank == 1 for rank in ranks], ranks, scores, {})

    def action(self, code: int) -> Action:
        """The readable form of a code."""
        return actions.describe(self, code)

    def forbidding_rule(self, code: int) -> str:
        """The rule that stands against an action."""
        return refusals.forbidding_rule(self, code)

    def forecast(self, code: int) -> Args:
        """What is sure to come of an action."""
        from archipel.games.la_isla.rules.forecast import forecast  # it needs the steps, which need this

        return forecast(self, code)

    def view(self, seat: int | None) -> dict[str, Json]:
        """The table as this seat may see it."""
        return view.view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> "LaIslaState":
        """All that this seat has not seen, drawn anew."""
        return imagination.imagine(self, seat, chance)

    def secrets(self) -> dict[str, int]:
        """The cards in the hands and face down under the holders, each known to its owner alone."""
        facts: dict[str, int] = {}
        for seat in range(self.seats):
            for card in self.hidden(seat):
                facts[f"card {seat} {self.sheet.cards[card]}"] = 1 << seat
        return facts

    def to_json(self) -> dict[str, Json]:
        """Everything, the generator included."""
        return snapshot.save(self)

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return invariants.faults(self)
