"""The position of a game of Forbidden Desert.

Tiles travel, so everything is kept by cell: what lies on a tile moves with it when the wind shifts it.
Nothing is laid out or shuffled ahead of time. The face of a hidden tile is decided when somebody sees it,
from the bag of faces that its back allows; the storm pile is the cards known on top, a bag, and the cards
known below.
"""

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.event import Args, Json
from archipel.engine.outcome import Outcome
from archipel.engine.state import State
from archipel.games.forbidden_desert.rules import actions, forecast, invariants, refusals, snapshot, view
from archipel.games.forbidden_desert.rules.components import (
    ADVENTURERS,
    ALL_CELLS,
    BLOCKING_SAND,
    CANTEEN,
    LAUNCH_PAD,
)

RUNNING = 0
ESCAPED = 1
THIRST = 2
BURIAL = 3
STORM = 4

# Where a part is: on a cell (its tile, or the hole), not yet found, or HELD + the seat that picked it up.
NOT_FOUND = -1
HELD = 25

UNKNOWN = -1  # the face of a tile that nobody has seen


class DesertState(State):
    """One position; sets of tiles are bit sets over the 25 cells."""

    # Fixed by the set-up, shared between copies.
    adventurers: list[int]  # seat -> adventurer
    climber: int  # the Climber's seat, or -1
    marks: list[int]  # the storm meter: cards to draw at each mark; the skull comes after the last

    # The board, by cell.
    hole: int
    face: list[int]  # UNKNOWN until somebody sees it, and in the hole
    sand: list[int]
    revealed: int
    known: int  # tiles whose face is known: revealed, peeked at, or the crash tile
    water_backs: int
    sandy: int  # tiles with at least one marker
    blocked: int  # tiles with two or more (FD-B1)
    tunnels: int  # revealed ones
    crash: int
    supply: int  # sand markers left beside the board
    pawns: list[int]  # seat -> cell
    parts: list[int]  # part -> NOT_FOUND, cell, or HELD + seat
    parts_left: int  # how many are not picked up

    # What players have.
    water: list[int]  # seat -> mark of the canteen; -1 is the skull
    hands: list[int]  # seat -> packed equipment
    shields: int  # seats whose Solar Shield is up

    # What is hidden, as bags.
    hidden_plain: list[int]  # face -> how many under plain backs that nobody has seen
    hidden_water: list[int]  # face -> how many under water backs that nobody has seen
    equipment: list[int]  # kind -> how many in the pile

    # The storm pile, and the meter.
    top: list[int]  # known cards on top, the next to be drawn last
    bag: list[int]  # kind -> how many in the unknown middle
    bag_size: int
    bottom: list[int]  # known cards below, the very last one last
    discards: list[int]  # kind -> how many
    mark: int

    # The turn.
    turn: int  # from 1
    active: int  # seat whose turn it is
    reductions: int  # FD-R9
    transfers: int  # FD-T10: gifts and passes in this window

    ending: int
    ending_about: int  # the pawn that died of thirst

    def copy(self) -> "DesertState":
        """An independent position, equal to this one and with the same future."""
        twin = DesertState()
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.stack = self.stack[:]
        twin.chance = self.chance.copy()
        twin.events = None
        twin.adventurers = self.adventurers
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
        twin.pawns = self.pawns[:]
        twin.parts = self.parts[:]
        twin.parts_left = self.parts_left
        twin.water = self.water[:]
        twin.hands = self.hands[:]
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
        twin.turn = self.turn
        twin.active = self.active
        twin.reductions = self.reductions
        twin.transfers = self.transfers
        twin.ending = self.ending
        twin.ending_about = self.ending_about
        return twin

    # -- reading the position ----------------------------------------

    @property
    def tiles(self) -> int:
        """The cells that hold a tile: all but the hole."""
        return ALL_CELLS & ~(1 << self.hole)

    @property
    def level(self) -> int:
        """How many storm cards the meter shows."""
        return self.marks[self.mark] if self.mark < len(self.marks) else 0

    @property
    def cards_to_draw(self) -> int:
        """FD-D1, R9: how many storm cards this turn's second step will have."""
        return max(0, self.level - self.reductions)

    @property
    def pile_size(self) -> int:
        """How many storm cards are left to draw."""
        return len(self.top) + self.bag_size + len(self.bottom)

    def buried(self, seat: int) -> bool:
        """FD-B4, R5: on a blocked tile, and the Climber is not there."""
        here = self.pawns[seat]
        if not self.blocked >> here & 1:
            return False
        return self.climber < 0 or self.pawns[self.climber] != here

    def room(self, seat: int) -> int:
        """FD-W2: how much water a canteen can still take."""
        return CANTEEN[self.adventurers[seat]] - self.water[seat]

    # -- changing it ----------------------------------------

    def remove_sand(self, cell: int, how_many: int) -> None:
        """Markers from a tile back to the supply."""
        left = self.sand[cell] - how_many
        self.sand[cell] = left
        self.supply += how_many
        if left < BLOCKING_SAND:
            self.blocked &= ~(1 << cell)
            if left == 0:
                self.sandy &= ~(1 << cell)

    def add_sand(self, cell: int) -> None:
        """One marker from the supply, which is not empty, to a tile."""
        self.supply -= 1
        self.sand[cell] += 1
        self.sandy |= 1 << cell
        if self.sand[cell] >= BLOCKING_SAND:
            self.blocked |= 1 << cell

    def gain_water(self, seat: int, portions: int) -> None:
        """FD-X1, G9, R14: fill a canteen; what does not fit is lost."""
        gained = min(portions, self.room(seat))
        self.water[seat] += gained
        if self.events is not None:
            self.tell("gained_water", {"seat": seat, "count": gained, "water": self.water[seat]})

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
        score = 4 - self.parts_left + won
        everybody = self.seats
        return Outcome(
            ending.name,
            ending.rule,
            [won] * everybody,
            [1 if won else 2] * everybody,
            [score] * everybody,
            self._about(),
        )

    def _about(self) -> Args:
        if self.ending == THIRST:
            return {"pawn": self.ending_about, "adventurer": ADVENTURERS[self.adventurers[self.ending_about]]}
        return {}

    def action(self, code: int) -> Action:
        """The readable form of a code."""
        return actions.describe(code)

    def forbidding_rule(self, code: int) -> str:
        """The rule that stands against an action."""
        return refusals.forbidding_rule(self, code)

    def forecast(self, code: int) -> Args:
        """What is sure to come of an action."""
        return forecast.forecast(self, code)

    def view(self, seat: int | None) -> dict[str, Json]:
        """Everything but chance to come: nothing is private to one player (section 5)."""
        return view.view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> "DesertState":
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
