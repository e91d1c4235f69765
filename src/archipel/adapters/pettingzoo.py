"""A game for PettingZoo: an agent a seat, asked one after the other (AEC) or all at once (parallel).

>>> from archipel.adapters.pettingzoo import env
>>> table = env("la_isla", seats=3)
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> table.agent_selection, sorted(observation)
('player_0', ['action_mask', 'observation'])
"""

from typing import Any, ClassVar

import gymnasium.utils.seeding
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.spaces import Space as AnySpace
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from archipel.adapters.episode import Episode
from archipel.adapters.rendering import MODES, render

Told = dict[str, Any]
ILLEGAL = -1.0  # the reward of a number that may not be given now
MOST_CYCLES = 20_000  # no play is nearly as long, unless its agents give no answer that is one


def env(game: str = "forbidden_island", **settings: Any) -> AECEnv[str, Told, int]:
    """One seat is asked after the other; a number that may not be given ends the play with -1."""
    table: AECEnv[str, Told, int] = raw_env(game, **settings)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def parallel_env(game: str = "forbidden_island", **settings: Any) -> "ParallelTable":
    """All seats answer at once."""
    return ParallelTable(game, **settings)


class Seats:
    """What both forms have in common: agents, spaces, and what each is shown."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int = MOST_CYCLES,
    ) -> None:
        self.episode = Episode(game, seats, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.names = [f"player_{seat}" for seat in range(self.episode.seats)]
        most = self.episode.most()
        self.spaces: dict[str, AnySpace[Any]] = {
            name: Dict(
                {
                    "observation": Box(np.zeros_like(most), most, dtype=np.uint8),
                    "action_mask": Box(0, 1, (self.episode.actions,), np.int8),
                }
            )
            for name in self.names
        }
        self.answers: dict[str, AnySpace[Any]] = {name: Discrete(self.episode.actions) for name in self.names}
        self.dealer = gymnasium.utils.seeding.np_random()[0]

    def deal(self, seed: int | None) -> None:
        """A new play; every seed gives the same plays again."""
        if seed is not None:
            self.dealer = gymnasium.utils.seeding.np_random(seed)[0]
        self.episode.deal(int(self.dealer.integers(1 << 62)))

    def told(self, name: str) -> Told:
        """What an agent sees, and what it may answer."""
        seat = self.names.index(name)
        return {"observation": self.episode.vector(seat), "action_mask": self.episode.mask_of(seat)}

    def rewards(self) -> dict[str, float]:
        """What the end is worth to each agent."""
        return dict(zip(self.names, self.episode.rewards(), strict=True))


class Agents:
    """What PettingZoo asks both forms in the same words."""

    seats: Seats

    def sit_down(self, game: str, settings: dict[str, Any]) -> None:
        """Agents, one a seat."""
        self.seats = Seats(game, **settings)
        self.render_mode = self.seats.render_mode
        self.possible_agents = self.seats.names[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> AnySpace[Any]:
        """A vector, and a mask of the numbers that may be given."""
        return self.seats.spaces[agent]

    def action_space(self, agent: str) -> AnySpace[Any]:
        """The number of every action, and the pass."""
        return self.seats.answers[agent]


class raw_env(Agents, AECEnv[str, Told, int]):  # type: ignore[misc]  # noqa: N801 (PettingZoo's own name)
    """The game without the wrappers that watch over answers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "archipel_v0",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str = "forbidden_island", **settings: Any) -> None:
        super().__init__()
        self.sit_down(game, settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new play."""
        self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._answered = 0
        self.agent_selection = self.agents[self.seats.episode.cursor.seat]

    def observe(self, agent: str) -> Told:
        """What an agent sees."""
        return self.seats.told(agent)

    def step(self, action: int | None) -> None:
        """The agent that is asked answers."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        cursor = self.seats.episode.cursor
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        cursor.answer(int(action))
        self._answered += 1
        if cursor.seat < 0:
            self.rewards = self.seats.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self.seats.episode.facts() for agent in self.agents}
        else:
            self.agent_selection = self.agents[cursor.seat]
            if self._answered >= self.seats.max_cycles * len(self.agents):
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The board as the agent sees it that is asked."""
        seat = self.possible_agents.index(self.agent_selection)
        return render(self.render_mode, self.seats.episode.state, seat)

    def close(self) -> None:
        """Nothing is open."""


class ParallelTable(Agents, ParallelEnv[str, Told, int]):  # type: ignore[misc]
    """All agents answer at once; those who are not asked can only pass.

    An open window that is used comes first, and nothing else happens then: everybody is asked again.
    Otherwise all who owe an answer give it, and none of them knows the others'. A number that may not be
    given is no answer: its agent is asked again, and ``infos`` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "archipel_v0", "render_modes": MODES, "render_fps": 2}

    def __init__(self, game: str = "forbidden_island", **settings: Any) -> None:
        self.sit_down(game, settings)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Told], dict[str, dict[str, Any]]]:
        """Deal a new play."""
        self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return {agent: self.seats.told(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Told], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Everybody answers."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        given: dict[int, int] = {}
        episode = self.seats.episode
        for agent, number in actions.items():
            seat = self.possible_agents.index(agent)
            if int(number) in episode.cursor.numbers_of(seat):
                given[seat] = int(number)
            elif int(number) != episode.pass_number:
                infos[agent]["illegal"] = int(number)
        self._happen(given)
        self._cycles += 1
        over, late = episode.cursor.seat < 0, self._cycles >= self.seats.max_cycles
        agents = self.agents
        told = {agent: self.seats.told(agent) for agent in agents}
        if over:
            infos = {agent: {**infos[agent], **episode.facts()} for agent in agents}
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            told,
            self.seats.rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late and not over),
            infos,
        )

    def _happen(self, given: dict[int, int]) -> None:
        """Windows first; who owes an answer gives it as long as nothing has made it void."""
        cursor = self.seats.episode.cursor
        for seat in cursor.asked():
            if seat not in given:
                continue
            if not cursor.owes(seat):
                if given[seat] != cursor.pass_number:
                    cursor.answer_of(seat, given[seat])
                    return
            elif given[seat] in cursor.numbers_of(seat):
                cursor.answer_of(seat, given[seat])

    def render(self) -> Any:
        """The board as everybody sees it."""
        return render(self.render_mode, self.seats.episode.state, None)

    def close(self) -> None:
        """Nothing is open."""

    def state(self) -> Any:
        """Not offered: no agent may see everything."""
        raise NotImplementedError
