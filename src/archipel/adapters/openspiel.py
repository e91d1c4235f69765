"""The games for OpenSpiel, by name: ``pyspiel.load_game("python_archipel_la_isla(players=3)")``.

One chance node at the root deals a set-up; every later draw is a chance node with its odds, so that no search
sees the future and none drowns in set-ups. Those who choose at once are asked one after the other: what they
see does not tell them what the others chose.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.cursor import Cursor
from archipel.engine.game import Game
from archipel.engine.reward import rewards
from archipel.engine.stopping_chance import ChanceNeeded, StoppingChance
from archipel.games import GAMES

SET_UPS: Final = 1000  # deals at the root, if nobody says
MOST_OUTCOMES: Final = 256  # of a later draw: a card of La Isla's 180 is the most
MOST_ANSWERS: Final = 20_000  # no play is nearly as long


class ArchipelGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, set-ups and options; there is a class for each further down."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.seats = int(params.get("players", self.rules.usual_seats))
        self.set_ups = int(params.get("set_ups", SET_UPS))
        names = {option.name for option in self.rules.options}
        self.options = self.rules.settle({name: str(params[name]) for name in names & set(params)})
        wrong = self.rules.validate(self.seats, self.options)
        if wrong:
            raise wrong
        self.observation = self.rules.observation(self.seats)
        team = self.rules.cooperative
        about = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_space + 1,
            max_chance_outcomes=max(self.set_ups, MOST_OUTCOMES),
            num_players=self.seats,
            min_utility=0.0 if team else -1.0,
            max_utility=1.0,
            utility_sum=None if team else 0.0,
            max_game_length=MOST_ANSWERS,
        )
        super().__init__(self.kind, about, params)

    def new_initial_state(self) -> "ArchipelState":
        """Before the set-up."""
        return ArchipelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Whoever looks at positions for a player."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """No more than there can be nodes at all."""
        return MOST_ANSWERS


class ArchipelState(pyspiel.State):  # type: ignore[misc]
    """One position, or one in which a draw is to be made."""

    def __init__(self, game: ArchipelGame) -> None:
        super().__init__(game)
        self._game = _Kept(game)
        self.cursor: Cursor | None = None  # nothing before the set-up
        self._pending = -1  # the action in which something is drawn
        self._drawn: list[int] = []  # what has come out so far in it
        self._outcomes: list[int] = []
        self._weights: list[int] = []
        # What each player did and saw change, for information states.
        self.memories: list[list[str]] = [[] for _ in range(game.seats)]
        self._last: list[bytes] = [b""] * game.seats

    # -- OpenSpiel's questions ----------------------------------------

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        if self.cursor is None or self._pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return self.cursor.seat if self.cursor.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.cursor is not None
        return sorted(self.cursor.numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be dealt or drawn, and how likely each is."""
        if self.cursor is None:
            count = self._game.game.set_ups
            return [(number, 1 / count) for number in range(count)]
        whole = sum(self._weights)
        return [(outcome, w / whole) for outcome, w in zip(self._outcomes, self._weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        if self.cursor is None:
            game = self._game.game
            chance = Chance.from_seed(f"set-up {action}")
            self.cursor = Cursor(game.rules.begin(game.seats, game.options, chance))
            self._remember()
        elif self._pending >= 0:
            self._drawn.append(action)
            self._play(self._pending)
        else:
            seat = self.cursor.seat
            self.memories[seat].append(f"{action}")
            if action == self.cursor.pass_number:
                self.cursor.answer(action)
            else:
                self._play(seat << SEAT_SHIFT | action)

    def _play(self, code: int) -> None:
        """Carry an action out with what was drawn so far, or stop at its next draw."""
        assert self.cursor is not None
        state = self.cursor.state.copy()
        state.chance = StoppingChance(self._drawn)
        try:
            state.push(code)
        except ChanceNeeded as needed:
            self._pending = code
            self._outcomes, self._weights = needed.outcomes, needed.weights
            return
        self._pending = -1
        self._drawn = []
        self.cursor = Cursor(state)
        self._remember()

    def _remember(self) -> None:
        """Each player notes what has changed for it; what it did not see leaves no trace."""
        assert self.cursor is not None
        for seat, memory in enumerate(self.memories):
            seen = self.cursor.state.observe(seat)
            if seen != self._last[seat]:
                self._last[seat] = seen
                memory.append(seen.hex())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"set-up {action}" if self.cursor is None else f"draw {action}"
        assert self.cursor is not None
        if action == self.cursor.pass_number:
            return f"{player} pass"
        return self.cursor.state.action(player << SEAT_SHIFT | action).text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.cursor is not None and self._pending < 0 and self.cursor.seat < 0

    def returns(self) -> list[float]:
        """What the end is worth to each player."""
        game = self._game.game
        outcome = self.cursor.state.outcome if self.cursor is not None and self._pending < 0 else None
        if outcome is None:
            return [0.0] * game.seats
        return rewards(outcome, game.rules.cooperative)

    def __str__(self) -> str:
        if self.cursor is None:
            return "before the set-up"
        drawing = f", {self._pending} draws {self._drawn}" if self._pending >= 0 else ""
        return (
            f"{self.cursor.state.game.id}, turn {self.cursor.state.turn}, {self.cursor.state.stack}{drawing}"
        )


class _Kept:
    """A game that copies of a position share: OpenSpiel copies all that a state has."""

    def __init__(self, game: ArchipelGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Kept":
        return self


class Observer:
    """Positions as one player knows them: the vector, or all that it did and saw as text."""

    def __init__(self, game: ArchipelGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There is nothing to set about observations, and {params} was given.")
        self._all = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(0 if self._all else game.observation.size, np.float32)
        self.dict = {} if self._all else {"observation": self.tensor}

    def set_from(self, state: ArchipelState, player: int) -> None:
        """Fill ``tensor`` with what a player sees; all zeros before the set-up."""
        if not self._all:
            seen = state._last[player]
            self.tensor[:] = np.frombuffer(seen, np.uint8) if seen and self._private else 0

    def string_from(self, state: ArchipelState, player: int) -> str:
        """The same as text; with perfect recall all that the player did and saw."""
        if not self._private:
            return ""
        if self._all:
            return f"{player} " + " ".join(state.memories[player])
        return f"{player} " + state._last[player].hex()


def _kind(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    defaults: dict[str, Any] = {"players": game.usual_seats, "set_ups": SET_UPS}
    defaults |= {option.name: option.default for option in game.options}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_archipel_{game.id}",
        long_name=f"Archipel: {game.id.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults,
    )


def _registered(game: Game) -> type[ArchipelGame]:
    """A class for one game, under a name of this module: positions are pickled by it."""
    name = "".join(word.title() for word in game.id.split("_")) + "Game"
    kind = _kind(game)
    made = type(name, (ArchipelGame,), {"rules": game, "kind": kind, "__module__": __name__})
    globals()[name] = made
    pyspiel.register_game(kind, made)
    return made


GAME_CLASSES: Final = {name: _registered(game) for name, game in GAMES.items()}
