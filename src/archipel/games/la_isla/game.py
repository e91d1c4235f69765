"""La Isla as a game on the shelf: seats, options, endings, and the rulebook's set-up."""

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Event, Json
from archipel.engine.game import Ending, Game
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.snapshot import restored
from archipel.games.la_isla.rules import snapshot
from archipel.games.la_isla.rules.actions import ACTION_SPACE
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    EXPLORERS_ASIDE,
    EXPLORERS_AT_FIRST,
    FAMILY_COUNT,
    KINDS,
    LARGE_TILE,
    PLAYER_COLOURS,
    REGION_COUNT,
    SLOTS,
    TEETH,
    TILES_OF_EACH,
)
from archipel.games.la_isla.rules.piece_files import SETTING, open_box
from archipel.games.la_isla.rules.pieces import Sheet
from archipel.games.la_isla.rules.state import RUNNING, LaIslaState
from archipel.games.la_isla.rules.steps import PLAY_ROUND, begin_round


class Pieces(Option):
    """Which pieces are played with: those of this process, and no others."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("pieces", [sheet.name], "LI-S2")
        self.sheet = sheet

    def refusal(self, value: str) -> BadOption:
        """How to play with other pieces."""
        return BadOption("option_pieces", value=value, here=self.sheet.name, setting=SETTING)

    def misfit(self, value: str, seats: int) -> BadOption | None:
        """Why an owner's pieces cannot be used, if they cannot."""
        return BadOption("pieces", reason=self.sheet.fault) if self.sheet.fault else None


class LaIsla(Game):
    """Surround animals that were thought extinct, with cards that can be used in three ways."""

    def __init__(self, sheet: Sheet) -> None:
        self.id = "la_isla"
        self.order = 3
        self.rules_version = 1
        self.min_seats = 2
        self.max_seats = 4
        self.cooperative = False
        self.options = [
            Option("deck", ["basic", "full"], "LI-S11"),
            FirstPlayer(4, "LI-S13"),
            # A record says which pieces it was played with, and cannot be replayed with others.
            Pieces(sheet),
        ]
        self.endings = [Ending("markers_high", "LI-E1"), Ending("cards_short", "LI-X2")]
        self.action_space = ACTION_SPACE
        self.bots = {"greedy": {}, "planner": {"width": 6, "playouts": 64, "depth": 3, "trust": 6}}
        self.sheet = sheet

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> LaIslaState:
        """LI-S1 to S13, and the first cards."""
        state = LaIslaState()
        state.game = self
        state.seats = seats
        state.options = options
        state.chance = chance
        state.events = events
        state.sheet = self.sheet
        state.stack = [PLAY_ROUND]
        self._build(state)
        self._spread_tiles(state)
        self._equip(state)
        state.deck = self.sheet.basic if options["deck"] == "basic" else self.sheet.whole  # LI-S11
        state.pile = state.deck  # LI-S12
        state.discard = 0
        first = options["first_player"]  # LI-S13
        state.first = chance.pick((1 << seats) - 1) if first == "random" else int(first) - 1
        state.tell("first_player", {"seat": state.first})
        state.turn = 0
        state.ending = RUNNING
        begin_round(state)
        state.events = None
        return state

    def _build(self, state: LaIslaState) -> None:
        """LI-S2: the teeth around the connector in any order."""
        rest = (1 << TEETH) - 1
        state.teeth = []
        for _ in range(TEETH):
            tooth = state.chance.pick(rest)
            rest &= ~(1 << tooth)
            state.teeth.append(tooth)
        snapshot.look_at(state)

    def _spread_tiles(self, state: LaIslaState) -> None:
        """LI-S3: seven of each animal, one on each region."""
        rest = [TILES_OF_EACH] * KINDS
        state.tiles = []
        for _ in range(REGION_COUNT):
            animal = state.chance.pick_counted(rest)
            rest[animal] -= 1
            state.tiles.append(animal)

    def _equip(self, state: LaIslaState) -> None:
        """LI-S4 to S9."""
        seats = state.seats
        state.markers = [0] * KINDS
        state.explorers = [0] * seats
        state.supply = [EXPLORERS_AT_FIRST] * seats
        state.aside = [EXPLORERS_ASIDE] * seats
        state.resources = [1] * KINDS * seats
        state.animals = [0] * KINDS * seats
        state.points = [0] * seats
        state.slots = [[-1] * SLOTS for _ in range(seats)]
        state.covered = [0] * seats
        state.works = [0] * FAMILY_COUNT * seats
        state.hands = [[] for _ in range(seats)]
        state.plans = [-1] * seats
        state.assigned = [-1] * 3 * seats
        state.large = []
        rest = (1 << KINDS) - 1
        for seat in range(seats):
            animal = state.chance.pick(rest)
            rest &= ~(1 << animal)
            state.large.append(animal)
            state.animals[KINDS * seat + animal] = LARGE_TILE
            state.tell("took_colour", {"seat": seat, "colour": PLAYER_COLOURS[seat]})
            state.tell("large_tile", {"seat": seat, "animal": ANIMALS[animal]})

    def load(self, stored: dict[str, Json]) -> LaIslaState:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        return restored(self, stored, lambda game, data: snapshot.read(game, self.sheet, data))


GAME = LaIsla(open_box())
