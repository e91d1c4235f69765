"""What all environments have in common: a game with seats and options, and one play after another."""

from typing import Any

import numpy as np
import numpy.typing as npt

from archipel.engine.chance import Chance
from archipel.engine.cursor import Cursor
from archipel.engine.game import Game
from archipel.engine.reward import rewards
from archipel.engine.state import State
from archipel.games import find

Vector = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Episode:
    """A game that is played again and again; ``cursor`` says who is asked in the present play."""

    cursor: Cursor

    def __init__(self, game: str, seats: int | None = None, options: dict[str, str] | None = None) -> None:
        self.game: Game = find(game)
        self.seats = seats or self.game.usual_seats
        self.options = self.game.settle(options or {})
        wrong = self.game.validate(self.seats, self.options)
        if wrong:
            raise wrong
        self.pass_number = self.game.action_space
        self.actions = self.game.action_space + 1  # every number, and the pass

    def deal(self, seed: int | str) -> None:
        """A new play, the one that ``game.new(seats, options, seed)`` gives."""
        self.cursor = Cursor(self.game.begin(self.seats, self.options, Chance.from_seed(seed)))

    @property
    def state(self) -> State:
        """The present position."""
        return self.cursor.state

    def vector(self, seat: int) -> Vector:
        """All that a seat may know."""
        return np.frombuffer(self.cursor.state.observe(seat), np.uint8).copy()

    def mask(self) -> Mask:
        """What the seat that is asked may answer: 1 for every number that it may give."""
        return np.frombuffer(self.cursor.mask(), np.int8)

    def mask_of(self, seat: int) -> Mask:
        """What a seat may answer, whoever is asked first; a seat that is not asked can only pass."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.cursor.numbers_of(seat) or [self.pass_number]] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; nothing to anybody before."""
        outcome = self.state.outcome
        if outcome is None:
            return [0.0] * self.seats
        return rewards(outcome, self.game.cooperative)

    def most(self) -> Vector:
        """The most that each entry of a vector can be."""
        return np.frombuffer(self.game.observation(self.seats).most, np.uint8).copy()

    def text_of(self, number: int) -> str:
        """An answer of the seat that is asked, as records write it."""
        if number == self.pass_number:
            return f"{self.cursor.seat} pass"
        return self.state.action(self.cursor.seat << 12 | number).text

    def facts(self) -> dict[str, Any]:
        """How the play ended, for whoever looks at results."""
        outcome = self.state.outcome
        return {} if outcome is None else {"outcome": outcome.to_json()}
