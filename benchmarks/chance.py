"""What chance costs by each of its streams, plain or compiled as it is run: ``python benchmarks/chance.py``.

A draw, a copy (one in every copied position), a fork (one in every playout of a planner), and random games
dealt and played by the stream: what playouts would cost if they drew from the secret one too.
"""

import statistics
import time
from collections.abc import Callable
from typing import Final

import archipel
from archipel.engine.chance import Chance
from archipel.engine.secret_chance import SecretChance

ROUNDS: Final = 7
CALLS: Final = 40_000
GAMES: Final = 12
STREAMS: Final[dict[str, Callable[[int], Chance]]] = {
    "study": Chance.from_seed,
    "secret": SecretChance.from_seed,
}


def nanoseconds(call: Callable[[], object]) -> float:
    """Processor time of one call."""
    began = time.process_time()
    for _ in range(CALLS):
        call()
    return (time.process_time() - began) / CALLS * 1e9


def moves_a_second(stream: Callable[[int], Chance]) -> float:
    """Random play of every game, the moves and the draws chosen by the stream."""
    moves = 0
    began = time.process_time()
    for game in archipel.GAMES.values():
        for number in range(GAMES):
            dice = stream(number)
            state = game.begin(game.max_seats, game.settle({}), stream(-number))
            while not state.over:
                state.push(dice.choice(state.legal()))
                moves += 1
    return moves / (time.process_time() - began)


def main() -> None:
    """The streams take turns, so that a busy moment does not fall on one alone; medians are shown."""
    found: dict[str, list[tuple[float, ...]]] = {name: [] for name in STREAMS}
    for _ in range(ROUNDS):
        for name, stream in STREAMS.items():
            chance = stream(1)
            calls = [
                lambda c=chance: c.below(6),
                lambda c=chance: c.pick(0xF0F0F0F0),
                chance.copy,
                chance.fork,
            ]
            found[name].append((*map(nanoseconds, calls), moves_a_second(stream)))
    print("compiled" if archipel.COMPILED else "plain")
    for name, rounds in found.items():
        below, pick, copy, fork, moves = map(statistics.median, zip(*rounds, strict=True))
        print(
            f"{name:7} below {below:5.0f} ns, pick {pick:5.0f} ns, copy {copy:5.0f} ns, fork {fork:5.0f} ns;",
            end="",
        )
        print(f" {moves:9,.0f} moves/s")


if __name__ == "__main__":
    main()
