"""A game for Gymnasium: one learner among bots, or one that answers for its whole team.

>>> from archipel.adapters.gymnasium import ArchipelEnv
>>> env = ArchipelEnv("forbidden_island", seats=2, learner="team")
>>> vector, info = env.reset(seed=7)
>>> vector.shape, int(info["action_mask"].sum()), info["seat"]
((340,), 5, 0)
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from archipel.adapters.episode import Episode, Mask, Vector
from archipel.adapters.rendering import MODES, render
from archipel.bots import Bot, make_bot
from archipel.engine.action import NUMBER_MASK
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.secret_chance import restored_chance
from archipel.engine.state import State
from archipel.games import GAMES

Potential = Callable[[State, int], float]
ILLEGAL = -1.0  # the reward of a number that may not be given now, which ends the play


class ArchipelEnv(gymnasium.Env[Vector, np.int64]):
    """One game as an environment; ``info["action_mask"]`` says which numbers may be given now.

    ``learner`` is a seat; or ``"team"``, or ``"all"`` among rivals, to answer for every seat in turn:
    ``info["seat"]`` says for which, and the reward of the end is that of the seat that answered last.
    ``opponents`` take the other seats, be they rivals or partners: a bot's name, or a bot for each seat. The
    reward comes at the end (:mod:`archipel.engine.reward`); ``potential(state, seat)``, if given, adds the
    change of its value to that of every step. A number that may not be given ends the play with -1.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        learner: int | Literal["team", "all"] = 0,
        opponents: str | Sequence[Bot] = "random",
        potential: Potential | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"There is no render mode {render_mode!r}: choose one of {', '.join(MODES)}.")
        self.episode = Episode(game, seats, options)
        if learner == "team" and not self.episode.game.cooperative:
            raise ValueError(f"{game} has no team: give a seat as learner.")
        if learner not in ("team", "all", *range(self.episode.seats)):
            raise ValueError(f"There is no seat {learner}: the last one is {self.episode.seats - 1}.")
        self.learner = learner if isinstance(learner, int) else -1  # -1 answers for all
        self.bots: Sequence[Bot | None] = self._seated(opponents)
        self.potential = potential
        self.render_mode = render_mode
        most = self.episode.most()
        self.observation_space = Box(np.zeros_like(most), most, dtype=np.uint8)
        self.action_space = Discrete(self.episode.actions)
        self._mask: Mask = np.zeros(self.episode.actions, np.int8)
        self._before = 0.0
        self._seat = 0

    def _seated(self, opponents: str | Sequence[Bot]) -> Sequence[Bot | None]:
        """A bot for each seat; nothing for one that picks at random, and so needs to know nothing."""
        if not isinstance(opponents, str):
            return opponents
        if opponents == "random":
            return [None] * self.episode.seats
        return [make_bot(opponents, self.episode.game) for _ in range(self.episode.seats)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """A new play; every seed gives the same one again, bots included."""
        super().reset(seed=seed)
        word = int(self.np_random.integers(1 << 62))
        self._chance = Chance.from_seed(f"bots {word}")
        self.episode.deal(word)
        if self.learner >= 0:
            self._others_answer()
        self._before = self._potential()
        return self._present()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer for the seat that is asked; bots answer until the learner is asked again."""
        episode = self.episode
        if not self._mask[action]:
            vector, info = self._present()
            self._mask[:] = 0
            return vector, ILLEGAL, True, False, {**info, "illegal": int(action)}
        episode.cursor.answer(int(action))
        if self.learner >= 0:
            self._others_answer()
        vector, info = self._present()
        over = episode.cursor.seat < 0
        reward = episode.rewards()[self._seat] if over else 0.0
        if self.potential is not None:
            now = self._potential()
            reward += now - self._before
            self._before = now
        return vector, reward, over, False, info

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        if "_chance" in kept:
            kept["_chance"] = kept["_chance"].stored()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if "_chance" in kept:
            self._chance = restored_chance(kept["_chance"])

    def action_masks(self) -> Mask:
        """The same mask, where learners look for it (sb3-contrib's MaskablePPO)."""
        return self._mask

    def render(self) -> Any:
        """The board as text (``ansi``) or as a picture (``rgb_array``); ``human`` prints the text."""
        return render(self.render_mode, self.episode.state, self._seat)

    def _present(self) -> tuple[Vector, dict[str, Any]]:
        """What the learner sees, and what it may answer."""
        episode = self.episode
        seat = episode.cursor.seat
        if self.learner >= 0:
            self._seat = self.learner
        elif seat >= 0:
            self._seat = seat
        self._mask = episode.mask()
        info: dict[str, Any] = {"action_mask": self._mask, "seat": self._seat}
        if seat < 0:
            info.update(episode.facts(), rewards=episode.rewards())
        if self.render_mode == "human":
            self.render()
        return episode.vector(self._seat), info

    def _potential(self) -> float:
        return 0.0 if self.potential is None else self.potential(self.episode.state, self._seat)

    def _others_answer(self) -> None:
        """Bots go on until the learner is asked or the game is over."""
        cursor, chance = self.episode.cursor, self._chance
        while cursor.seat >= 0 and cursor.seat != self.learner:
            bot = self.bots[cursor.seat]
            if bot is None:
                cursor.answer(chance.choice(cursor.numbers))
                continue
            code = bot.choose(Perspective(cursor.state, cursor.seat, chance))
            cursor.answer(cursor.pass_number if code is None else code & NUMBER_MASK)


def register() -> None:
    """Make every game known to ``gymnasium.make``: ``archipel/forbidden_island-v0``."""
    for name in GAMES:
        gymnasium.register(
            f"archipel/{name}-v0", entry_point=f"{__name__}:ArchipelEnv", kwargs={"game": name}
        )


register()
