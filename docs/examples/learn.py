"""Learn to beat ``random`` in Takara Island with nothing but numpy: python docs/examples/learn.py

The policy is linear: every number that may be answered gets a worth, which is a weighted sum of the vector's
entries, and is given more often the more it is worth. After some plays the weights of what was done are
raised if it brought more than usual, and lowered if it brought less (REINFORCE, with Adam's steps).
"""

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from archipel.adapters.gymnasium import ArchipelEnv
from archipel.engine.state import State

GAME = "takara_island"
Floats = npt.NDArray[np.float32]


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead, in points: its change is the reward on the way."""
    view: Any = state.view(None)
    points = [place["points"] for place in view["seats"]]
    return float(points[seat] - max(points[:seat] + points[seat + 1 :])) / 10


class Policy:
    """A worth for every number, linear in the vector."""

    def __init__(self, env: ArchipelEnv, seed: int = 0) -> None:
        most = env.episode.most()
        self.scale: Floats = (1 / np.maximum(most, 1)).astype(np.float32)
        self.weights: Floats = np.zeros((env.episode.actions, len(most) + 1), np.float32)
        self.dice = np.random.default_rng(seed)
        self.speed, self.spread = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0

    def inputs(self, vector: npt.NDArray[np.uint8]) -> Floats:
        """The entries from 0 to 1, and a 1 for what is always so."""
        return np.append(vector * self.scale, np.float32(1))

    def odds(self, inputs: Floats, numbers: npt.NDArray[np.int64]) -> Floats:
        """How likely each of the numbers is given."""
        worth = self.weights[numbers] @ inputs
        odds = np.exp(worth - worth.max())
        return np.asarray(odds / odds.sum(), np.float32)

    def answer(self, vector: npt.NDArray[np.uint8], mask: npt.NDArray[np.int8]) -> np.int64:
        """A number, by its odds."""
        numbers = np.flatnonzero(mask)
        chosen = self.dice.random() < self.odds(self.inputs(vector), numbers).cumsum()
        return np.int64(numbers[min(int(chosen.argmax()), len(numbers) - 1)])

    def learn(self, gradient: Floats, rate: float) -> None:
        """One step of Adam up the gradient."""
        self.steps += 1
        self.speed += 0.1 * (gradient - self.speed)
        self.spread += 0.001 * (gradient**2 - self.spread)
        speed, spread = self.speed / (1 - 0.9**self.steps), self.spread / (1 - 0.999**self.steps)
        self.weights += rate * speed / (np.sqrt(spread) + 1e-8)


def play(env: ArchipelEnv, policy: Policy, seed: int) -> tuple[list[Any], list[float]]:
    """One play: inputs, numbers that could be answered and the answer at every step, and the rewards."""
    vector, info = env.reset(seed=seed)
    steps: list[Any] = []
    rewards: list[float] = []
    over = False
    while not over:
        numbers = np.flatnonzero(info["action_mask"])
        number = policy.answer(vector, info["action_mask"])
        steps.append((vector, numbers, number))
        vector, reward, over, _, info = env.step(number)
        rewards.append(reward)
    return steps, rewards


def train(plays: int, batch: int = 16, rate: float = 0.01, seed: int = 0) -> Policy:
    """A policy that has learned from so many plays against a bot that picks at random."""
    env = ArchipelEnv(GAME, seats=2, potential=lead)
    policy = Policy(env, seed)
    for first in range(0, plays, batch):
        gradient = np.zeros_like(policy.weights)
        told = [play(env, policy, seed + first + number) for number in range(batch)]
        # What was still to come at every step, against what is usual.
        to_come = [np.cumsum(rewards[::-1])[::-1] for _, rewards in told]
        usual, spread = np.concatenate(to_come).mean(), np.concatenate(to_come).std() + 1e-6
        for (steps, _), returns in zip(told, to_come, strict=True):
            for (vector, numbers, number), brought in zip(steps, returns, strict=True):
                inputs = policy.inputs(vector)
                pull = (numbers == number) - policy.odds(inputs, numbers)
                gradient[numbers] += np.outer(pull, inputs) * ((brought - usual) / spread)
        policy.learn(gradient / np.float32(batch), rate)
    return policy


def results(policy: Policy, plays: int, seed: int = 1_000_000) -> float:
    """The share of plays against ``random`` that are won, a shared first place counted half."""
    env = ArchipelEnv(GAME, seats=2)
    return sum(0.5 + play(env, policy, seed + number)[1][-1] / 2 for number in range(plays)) / plays


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--plays", type=int, default=1000)
    words.add_argument("--test", type=int, default=400)
    given = words.parse_args()
    began = time.perf_counter()
    learned = train(given.plays)
    print(f"{given.plays} plays in {time.perf_counter() - began:.0f} s")
    print(f"wins against random: {results(learned, given.test):.0%} of {given.test} plays")
