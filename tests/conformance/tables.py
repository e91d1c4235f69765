"""Tables to play at, for any game: every number of seats, and every value of every option at least once."""

import json
from collections.abc import Iterator
from typing import Final

import msgspec

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.games import GAMES

# No game of the box comes near this many actions, even when played at random.
LONGEST: Final = 5000

_encode = msgspec.json.Encoder().encode


class Table:
    """A game with its seats and options settled."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def new(self, seed: int | str) -> State:
        """A fresh position."""
        return self.game.new(self.seats, self.options, seed)

    def __str__(self) -> str:
        chosen = [value for value in self.options.values() if value not in {"random", "no"}]
        return "-".join([self.game.id, str(self.seats), *chosen])


def plain_tables() -> list[Table]:
    """Every game with every number of seats, options at their defaults."""
    return [
        Table(game, seats, {})
        for game in GAMES.values()
        for seats in range(game.min_seats, game.max_seats + 1)
    ]


def all_tables() -> list[Table]:
    """The plain tables, and more until every value of every option has been chosen."""
    tables = plain_tables()
    for game in GAMES.values():
        for turn in range(1, max((len(option.values) for option in game.options), default=1)):
            options: dict[str, str] = {}
            for option in game.options:
                more = {**options, option.name: option.values[turn % len(option.values)]}
                if _fitting(game, more):  # some values exclude each other
                    options = more
            fitting = _fitting(game, options)
            tables.append(Table(game, fitting[turn % len(fitting)], options))
    return tables


def _fitting(game: Game, options: dict[str, str]) -> list[int]:
    """The numbers of seats that go with these options."""
    settled = game.settle(options)
    return [
        seats for seats in range(game.min_seats, game.max_seats + 1) if game.validate(seats, settled) is None
    ]


def walk(state: State, seed: int | str) -> Iterator[State]:
    """Play at random to the end, in place; every position on the way, the first and the last too."""
    dice = Chance.from_seed(f"walk {seed}")
    yield state
    for _ in range(LONGEST):
        codes = state.legal()
        if not codes:
            return
        state.push(dice.choice(codes))
        yield state
    raise AssertionError(f"a game of {state.game.id} does not end")


def positions(table: Table, seed: str, one_in: int = 4, games: int = 4, most: int = 60) -> list[State]:
    """Some positions of random games, as copies; of long games not more than of short ones."""
    dice = Chance.from_seed(f"positions {seed}")
    found = [
        state.copy()
        for number in range(games)
        for state in walk(table.new(f"{seed} {number}"), f"{seed} {number}")
        if not dice.below(one_in)
    ]
    return found[:: 1 + len(found) // most]


def last_of(table: Table, seed: str) -> list[State]:
    """The last position of a random game."""
    *_, last = walk(table.new(seed), seed)
    return [last]


def bytes_of(data: object) -> bytes:
    """A JSON value exactly, order of keys and all; most of what the tests compare goes through here."""
    return _encode(data)


def text_of(data: object) -> str:
    """A JSON value as it is written to files, for fingerprints that are kept."""
    return json.dumps(data, ensure_ascii=False)


def everything(state: State) -> bytes:
    """All that a position holds."""
    return bytes_of(state.to_json())


def without_chance(state: State) -> dict[str, Json]:
    """All that a position holds but the generator."""
    return {key: value for key, value in state.to_json().items() if key != "chance"}


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(state.seats)]


def seat_of(code: int) -> int:
    """Whose action a code is."""
    return code >> SEAT_SHIFT
