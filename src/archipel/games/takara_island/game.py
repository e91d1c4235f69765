"""Takara Island as a game on the shelf: seats, options, endings, and the rulebook's set-up."""

from archipel.engine.chance import Chance
from archipel.engine.event import Event, Json
from archipel.engine.game import Ending, Game
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.snapshot import restored
from archipel.games.takara_island.rules import snapshot
from archipel.games.takara_island.rules.actions import ACTION_SPACE
from archipel.games.takara_island.rules.components import (
    CELLS,
    CHEST_COPIES,
    COLOURS,
    COPIES,
    NOBODY,
    SITE_COUNT,
    START_ADVENTURERS,
    START_KARAS,
    TOKENS_EACH,
    UNDECIDED,
)
from archipel.games.takara_island.rules.state import RUNNING, TakaraState
from archipel.games.takara_island.rules.steps import USE_ADVENTURERS, begin_turn


class TakaraIsland(Game):
    """Dig six sites for riches, experience and two Stones of Legend."""

    def __init__(self) -> None:
        self.id = "takara_island"
        self.order = 5
        self.rules_version = 1
        self.min_seats = 2
        self.max_seats = 4
        self.cooperative = False
        self.options = [
            FirstPlayer(4, "TK-S10"),
            Option("memory_aid", ["yes", "no"], "TK-I2"),
        ]
        self.endings = [
            Ending("both_stones", "TK-E5"),
            Ending("stones_apart", "TK-E6"),
            Ending("five_sites", "TK-E3"),
            Ending("banished", "TK-E2"),
            Ending("unfinished", "TK-X29"),
        ]
        self.action_space = ACTION_SPACE
        self.bots = {
            "greedy": {},
            "planner": {"width": 12, "kept": 12, "playouts": 600, "depth": 1, "trust": 40},
        }

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> TakaraState:
        """TK-S1 to S10; what lies under the ground is decided when it is seen (``deal.py``)."""
        state = TakaraState()
        state.game = self
        state.seats = seats
        state.options = options
        state.chance = chance
        state.events = events
        state.reminded = options["memory_aid"] == "yes"
        state.ending = RUNNING
        self._lay_sites(state)
        self._equip_players(state)
        for seat in range(seats):
            state.tell("took_colour", {"seat": seat, "colour": COLOURS[seat]})
        first = options["first_player"]  # TK-S10
        state.first = chance.pick((1 << seats) - 1) if first == "random" else int(first) - 1
        state.tell("first_player", {"seat": state.first})
        state.turn = 1
        state.active = state.first
        state.stack = [USE_ADVENTURERS]
        begin_turn(state)
        state.events = None
        return state

    def _lay_sites(self, state: TakaraState) -> None:
        """TK-S4 to S7."""
        state.tiles = [UNDECIDED] * CELLS
        state.bag = COPIES[:]
        state.tops = [0] * SITE_COUNT
        state.wounds = [0] * SITE_COUNT
        state.shown = 0
        state.passed = 0
        state.known = [0] * state.seats
        state.pile = CHEST_COPIES[:]
        state.discarded = 0
        state.cashed = False
        state.dice = []

    def _equip_players(self, state: TakaraState) -> None:
        """TK-S1 to S3, S8, S9."""
        seats = state.seats
        state.karas = [START_KARAS] * seats
        state.xp = [0] * seats
        state.won = [0] * seats
        state.sellable = [0] * seats
        state.stones = [0] * seats
        state.tokens = [0] * seats
        state.chests = [0] * seats
        state.team = [START_ADVENTURERS] * seats
        state.resting = [0] * seats
        state.held = [NOBODY] * seats
        state.tokens_left = TOKENS_EACH * seats

    def load(self, stored: dict[str, Json]) -> TakaraState:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        return restored(self, stored, snapshot.read)


GAME = TakaraIsland()
