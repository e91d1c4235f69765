"""A game that can be played: how a play of it begins, and how a stored position comes back."""

from typing import Any

from archipel.engine.chance import Chance
from archipel.engine.errors import BadRecord
from archipel.engine.event import Event
from archipel.engine.manifest import Manifest
from archipel.engine.observation import Observation, Part, in_every_game
from archipel.engine.position import RUNNING
from archipel.engine.restored import found
from archipel.engine.state import State


class Game(Manifest):
    """A game that can be played; ask :func:`archipel.game` for one."""

    def new(
        self,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seed: int | str = 0,
    ) -> State:
        """A fresh position after set-up: ``game.new(seats=3, options={"difficulty": "elite"}, seed=7)``."""
        count = self.min_seats if seats is None else seats
        return self.begin(count, self.settle(options or {}), Chance.from_seed(seed))

    def begin(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None = None
    ) -> State:
        """Set the game up from a source of chance, and tell what happened if somebody listens."""
        wrong = self.validate(seats, options)
        if wrong:
            raise wrong
        state: State = self.rules.position()
        state.game = self
        state.seats = seats
        state.options = options
        state.chance = chance
        state.events = events
        state.turn = 0
        state.ending = RUNNING
        self.rules.set_up(state)
        state.events = None
        return state

    def observation(self, seats: int) -> Observation:
        """What ``State.observe`` tells, entry by entry: ``game.observation(2).names``."""
        if self.rules.observed is None:
            raise NotImplementedError(f"The rules of {self.id} were given no observed.")
        own: list[Part] = self.rules.observed(seats)
        return Observation(seats, in_every_game(seats, self.endings) + own)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return found, (self.id,)

    def load(self, stored: dict[str, Any]) -> State:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        if stored.get("game") != self.id or stored.get("rules") != self.rules_version:
            raise BadRecord("position_foreign", name=self.id, rules=str(self.rules_version))
        state: State = self.rules.position()
        state.game = self
        state.events = None
        try:
            self.rules.read(state, stored)
            faults = state.check()
        except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError) as problem:
            raise BadRecord(
                "position_damaged", name=self.id, fault=f"{type(problem).__name__} {problem}"
            ) from None
        if faults:
            raise BadRecord("position_damaged", name=self.id, fault=faults[0])
        return state
