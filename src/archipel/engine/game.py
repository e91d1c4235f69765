"""The fixed description of a game: seats, options, and how a play of it begins."""

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Event, Json
from archipel.engine.options import Option
from archipel.engine.state import State


class Ending:
    """One way a game can end, by name and rule."""

    def __init__(self, name: str, rule: str, win: bool | None = None) -> None:
        self.name = name
        self.rule = rule
        self.win = win  # for cooperative games: did the team win


class Game:
    """A game that can be played; ask :func:`archipel.game` for one."""

    id: str  # the name of its folder
    order: int = 100  # its place among the games, where they are shown; those with an equal one by id
    rules_version: int  # raised when the same actions and chance no longer give the same game
    min_seats: int
    max_seats: int
    cooperative: bool
    secrets: bool = True  # whether any seat can know what another does not; a game of open hands says no
    options: list[Option]
    endings: list[Ending]
    action_space: int  # every action's number lies below
    bots: dict[str, dict[str, int]]  # the bots that can think about it, each with its settings

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
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption("seat_count", least=self.min_seats, most=self.max_seats, count=seats)
        misfit = self.misfit(seats, options)
        if misfit:
            raise misfit
        return self.set_up(seats, options, chance, events)

    def misfit(self, seats: int, options: dict[str, str]) -> BadOption | None:
        """What is wrong with these options for this number of seats, if anything is."""
        for option in self.options:
            misfit = option.misfit(options[option.name], seats)
            if misfit:
                return misfit
        return None

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> State:
        """The rulebook's set-up; seats and options have been checked."""
        raise NotImplementedError

    def load(self, stored: dict[str, Json]) -> State:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        raise NotImplementedError

    def settle(self, chosen: dict[str, str]) -> dict[str, str]:
        """Every option with its value: the chosen ones checked, the others at their default."""
        names = [option.name for option in self.options]
        for name in chosen:
            if name not in names:
                raise BadOption("option", name=name, names=", ".join(names))
        settled: dict[str, str] = {}
        for option in self.options:
            parts = str(chosen.get(option.name, option.default)).lower().split(",")
            value = ",".join(part.strip() for part in parts)
            if not option.allows(value):
                raise option.refusal(value)
            settled[option.name] = value
        return settled
