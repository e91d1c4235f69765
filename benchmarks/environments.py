"""Measure learning environments beside others: steps a second, each with its vector and its mask.

    python3 benchmarks/environments.py                     three interleaved rounds of every system
    python3 benchmarks/environments.py --compiled FOLDER   use a compiled build that lies elsewhere

The others live in benchmarks/.venv, as for run.py. Results go to the table in environments.md.
"""

import argparse
import json
import platform
import random
import statistics
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from measure import Watch

HERE = Path(__file__).resolve().parent
BEGIN, END = "<!-- results: written by environments.py -->", "<!-- end of results -->"


def pick(mask: Any, dice: Callable[[], float]) -> int:
    """Any number that the mask allows; numpy finds them several times as fast among truths."""
    numbers = mask.view("bool").nonzero()[0]
    return int(numbers[int(dice() * len(numbers))])


def gymnasium_steps(game: str) -> Callable[[int], int]:
    """Our environment: one learner answers for all seats, as in the games that it is measured beside."""
    env = import_module("archipel.adapters.gymnasium").ArchipelEnv(game, learner="all")

    def play(seed: int) -> int:
        dice = random.Random(seed).random
        _, info = env.reset(seed=seed)
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(pick(info["action_mask"], dice))
            steps += 1
        return steps

    return play


def pettingzoo_steps() -> Callable[[int], int]:
    """PettingZoo's hanabi, two players, without the wrappers that watch over answers."""
    env = import_module("pettingzoo.classic").hanabi_v5.raw_env(players=2)

    def play(seed: int) -> int:
        dice = random.Random(seed).random
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            told, _, over, late, _ = env.last()
            env.step(None if over or late else pick(told["action_mask"], dice))
            steps += not (over or late)
        return steps

    return play


def openspiel_steps() -> Callable[[int], int]:
    """OpenSpiel's hanabi in C++, two players: a step is an answer, with its tensor and its legal actions."""
    pyspiel, numpy = import_module("pyspiel"), import_module("numpy")
    game = pyspiel.load_game("hanabi", {"players": 2})

    def play(seed: int) -> int:
        dice = random.Random(seed).random
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.Random(int(dice() * 2**32)).choices(outcomes, odds)[0])
                continue
            numpy.array(state.observation_tensor(state.current_player()), numpy.float32)
            state.apply_action(pick(numpy.array(state.legal_actions_mask(), numpy.int8), dice))
            steps += 1
        return steps

    return play


def loop(system: str, seconds: float, seed: int) -> None:
    """Play for so many processor seconds, and print how many steps that were."""
    if system == "pettingzoo":
        play = pettingzoo_steps()
    elif system == "openspiel":
        play = openspiel_steps()
    else:
        play = gymnasium_steps(system)
    first = 1 + 1_000_000 * seed
    play(first)  # warms up
    plays = steps = 0
    watch = Watch()
    while watch.cpu < seconds:
        steps += play(first + plays)
        plays += 1
    print(json.dumps({"steps": steps, "plays": plays, "cpu": watch.cpu, "wall": watch.wall}))


def compare(given: argparse.Namespace) -> None:
    """Every system in turn, in a process of its own, and the table of medians."""
    import run

    missing = {} if given.python else run.installed()
    for problem in filter(None, missing.values()):
        print(problem, file=sys.stderr)
    python = given.python or str(run.PYTHON)
    source, built = run.ROOT / "src", Path(given.compiled or run.ROOT / "build" / "compiled").resolve()
    games = json.loads(run.ask([python, "-c", NAMES], source)[0])
    systems: list[tuple[str, str, Path | None]] = []
    for game in games:
        systems.append((f"Archipel, plain, {game.replace('_', ' ')}", game, source))
        if (built / "archipel").exists():
            systems.append((f"Archipel, compiled, {game.replace('_', ' ')}", game, built))
    systems.append(("PettingZoo's hanabi", "pettingzoo", None))
    systems.append(("OpenSpiel's hanabi (C++)", "openspiel", None))
    rates: dict[str, list[float]] = {name: [] for name, _, _ in systems}
    for number in range(given.rounds):
        for name, system, path in systems:
            words = [python, str(Path(__file__)), "--loop", system, "--seconds", str(given.seconds)]
            answer, complaints = run.ask([*words, "--seed", str(number)], path)
            if complaints:
                print(f"{name}: {complaints[-1]}", file=sys.stderr)
            else:
                told = json.loads(answer)
                rates[name].append(told["steps"] / told["cpu"])
    page = HERE / "environments.md"
    text = page.read_text(encoding="utf-8")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n\n{table(rates, given)}\n\n{END}{after}", encoding="utf-8")
    print(table(rates, given))


NAMES = "import json; from archipel.games import GAMES; print(json.dumps(list(GAMES)))"


def table(rates: dict[str, list[float]], given: argparse.Namespace) -> str:
    """The medians as Markdown, and how many times as fast as PettingZoo's hanabi each is."""
    medians = {name: statistics.median(found) for name, found in rates.items() if found}
    other = medians.get("PettingZoo's hanabi", 0.0)
    lines = ["| environment, one core | steps/s | beside PettingZoo's hanabi |", "| --- | ---: | ---: |"]
    lines += [
        f"| {name} | {rate:,.0f} | {f'× {rate / other:.3g}' if other else ''} |"
        for name, rate in medians.items()
    ]
    where = f"{platform.system()}, Python {platform.python_version()}"
    told = (
        f"Median of {given.rounds} interleaved rounds of {given.seconds:g} s, per processor second. {where}."
    )
    return "\n".join([*lines, "", told])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loop", help="measure one system and print the result")
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compiled", help="a folder with the compiled form")
    parser.add_argument("--python", help="a Python that has all the packages, instead of benchmarks/.venv")
    options = parser.parse_args()
    if options.loop:
        loop(options.loop, options.seconds, options.seed)
    else:
        compare(options)
