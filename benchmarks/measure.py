"""What the three loops share: a clock, and one line of JSON in the end."""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any


class Watch:
    """Processor and wall time since it was made."""

    def __init__(self) -> None:
        self._cpu = time.process_time()
        self._wall = time.perf_counter()

    @property
    def cpu(self) -> float:
        return time.process_time() - self._cpu

    @property
    def wall(self) -> float:
        return time.perf_counter() - self._wall


def measure(
    play: Callable[[int], int],
    positions: Callable[[int], list[Any]],
    copy: Callable[[list[Any]], None],
    words: list[str] | None = None,
) -> None:
    """Play whole games, then copy positions, each for so many processor seconds; print what came of it.

    ``play(seed)`` plays one game and tells how many moves it had. ``positions(seed)`` gives positions from
    all over a game, and ``copy(positions)`` copies each of them once. ``words`` are the command line's.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(words)

    seed = 1 + 1_000_000 * options.seed
    play(seed)  # warms up
    games = moves = 0
    watch = Watch()
    while watch.cpu < options.seconds:
        moves += play(seed + games)
        games += 1
    result = {"games": games, "moves": moves, "cpu": watch.cpu, "wall": watch.wall}

    sample = positions(seed)
    copies = 0
    watch = Watch()
    while watch.cpu < options.seconds / 3:
        copy(sample)
        copies += len(sample)
    result |= {"copies": copies, "copy_cpu": watch.cpu, "copy_wall": watch.wall}
    print(json.dumps(result))
