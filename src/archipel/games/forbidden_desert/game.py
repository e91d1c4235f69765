"""Forbidden Desert as a game on the shelf: seats, options, endings, and the rulebook's set-up."""

from archipel.engine.chance import Chance
from archipel.engine.event import Event, Json
from archipel.engine.game import Ending, Game
from archipel.engine.options import FirstPlayer, OneASeat, Option
from archipel.engine.snapshot import restored
from archipel.games.forbidden_desert.rules import snapshot
from archipel.games.forbidden_desert.rules.actions import ACTION_SPACE
from archipel.games.forbidden_desert.rules.components import (
    ACTIONS_A_TURN,
    ADVENTURERS,
    ALL_CELLS,
    CANTEEN,
    CELL_COUNT,
    CELLS,
    CENTRE,
    CLIMBER,
    EQUIPMENT_COPIES,
    FIRST_SAND,
    GEAR,
    METER,
    PARTS,
    SAND_MARKERS,
    START_MARK,
    STORM_CARDS,
    STORM_COPIES,
    STORM_DECK,
    UNDER_PLAIN,
    UNDER_WATER,
    WATER_TILES,
)
from archipel.games.forbidden_desert.rules.state import NOT_FOUND, RUNNING, UNKNOWN, DesertState
from archipel.games.forbidden_desert.rules.steps import TAKE_ACTIONS


class ForbiddenDesert(Game):
    """Le Désert Interdit: find the four parts of a flying machine and leave before thirst, sand or storm."""

    def __init__(self) -> None:
        self.id = "forbidden_desert"
        self.order = 2
        self.rules_version = 1
        self.min_seats = 2
        self.max_seats = 5
        self.cooperative = True
        self.secrets = False
        self.options = [
            Option("difficulty", list(START_MARK), "FD-S7"),
            OneASeat("adventurers", ADVENTURERS, "FD-S10"),
            FirstPlayer(5, "FD-S13"),
        ]
        self.endings = [
            Ending("escaped", "FD-E1", win=True),
            Ending("thirst", "FD-E2", win=False),
            Ending("burial", "FD-E3", win=False),
            Ending("storm", "FD-E4", win=False),
        ]
        self.action_space = ACTION_SPACE
        self.bots = {
            "greedy": {},
            "planner": {"width": 12, "glances": 4, "kept": 4, "playouts": 60, "depth": 5, "trust": 10},
        }

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> DesertState:
        """FD-S1 to S13, in the rulebook's order."""
        state = DesertState()
        state.game = self
        state.seats = seats
        state.options = options
        state.chance = chance
        state.events = events
        state.stack = [TAKE_ACTIONS[ACTIONS_A_TURN]]
        state.ending = RUNNING
        state.ending_about = 0
        self._lay_tiles(state)
        self._scatter_sand(state)
        state.parts = [NOT_FOUND] * len(PARTS)  # FD-S6
        state.parts_left = len(PARTS)
        state.marks = METER[seats]
        state.mark = START_MARK[options["difficulty"]]  # FD-S7
        self._stack_cards(state)
        self._deal_adventurers(state)
        first = options["first_player"]  # FD-S13
        state.active = chance.pick((1 << seats) - 1) if first == "random" else int(first) - 1
        state.turn = 1
        state.reductions = 0
        state.transfers = 0
        state.tell("first_player", {"seat": state.active})
        state.tell("turn_began", {"seat": state.active, "turn": 1})
        state.events = None
        return state

    def _lay_tiles(self, state: DesertState) -> None:
        """FD-S2 to S4: the backs can be seen at once; a face is decided when somebody sees it."""
        state.hole = CENTRE
        rest = ALL_CELLS & ~(1 << CENTRE)
        state.crash = state.chance.pick(rest)
        rest &= ~(1 << state.crash)
        state.water_backs = 0
        for _ in range(WATER_TILES):
            cell = state.chance.pick(rest)
            rest &= ~(1 << cell)
            state.water_backs |= 1 << cell
        state.face = [UNKNOWN] * CELL_COUNT
        state.face[state.crash] = GEAR  # FD-S1: everybody knows what lies under the wreck
        state.known = 1 << state.crash
        state.revealed = 0
        state.tunnels = 0
        state.hidden_plain = list(UNDER_PLAIN)
        state.hidden_water = list(UNDER_WATER)

    def _scatter_sand(self, state: DesertState) -> None:
        """FD-S5."""
        state.supply = SAND_MARKERS
        state.sand = [0] * CELL_COUNT
        state.sandy = 0
        state.blocked = 0
        for cell in FIRST_SAND:
            state.add_sand(cell)

    def _stack_cards(self, state: DesertState) -> None:
        """FD-S8, S9."""
        state.top = []
        state.bag = list(STORM_COPIES)
        state.bag_size = STORM_DECK
        state.bottom = []
        state.discards = [0] * len(STORM_CARDS)
        state.equipment = list(EQUIPMENT_COPIES)

    def _deal_adventurers(self, state: DesertState) -> None:
        """FD-S10 to S12; adventurers may also be chosen."""
        chosen = state.options["adventurers"].split(",")
        if len(chosen) == 1:
            chosen = chosen * state.seats
        rest = (1 << len(ADVENTURERS)) - 1
        for name in chosen:
            if name != "random":
                rest &= ~(1 << ADVENTURERS.index(name))
        state.adventurers = []
        for seat, wish in enumerate(chosen):
            if wish == "random":
                adventurer = state.chance.pick(rest)
                rest &= ~(1 << adventurer)
            else:
                adventurer = ADVENTURERS.index(wish)
            state.adventurers.append(adventurer)
            state.tell(
                "dealt_adventurer",
                {"seat": seat, "adventurer": ADVENTURERS[adventurer], "water": CANTEEN[adventurer]},
            )
        state.climber = state.adventurers.index(CLIMBER) if CLIMBER in state.adventurers else -1
        state.pawns = [state.crash] * state.seats
        state.water = [CANTEEN[adventurer] for adventurer in state.adventurers]
        state.hands = [0] * state.seats
        state.shields = 0
        state.tell("crashed", {"cell": CELLS[state.crash]})

    def load(self, stored: dict[str, Json]) -> DesertState:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        return restored(self, stored, snapshot.read)


GAME = ForbiddenDesert()
