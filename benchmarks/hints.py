"""How long a person waits for a hint at a table: ``python benchmarks/hints.py [--hints 8]``.

For every game the very first hint, asked for the moment that the server starts; then the first of a table
that people have looked at for a while; then others from all over a game of four. Beside the clock's time
stands the processor's of all workers, which a busy machine does not stretch as much.
"""

import argparse
import asyncio
import os
import time
from pathlib import Path

from archipel import COMPILED
from archipel.bots import bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.games import GAMES, find
from archipel.table.bot_pool import BotPool
from archipel.table.surroundings import Question

LOOKING = 3.0  # seconds that people look at the board before they ask for the first time
TICKS = os.sysconf("SC_CLK_TCK")


def positions(game: str, number: int) -> list[State]:
    """Positions from all over a game of the quick bot with as many as can play, at the most four."""
    rules = find(game)
    seats = min(4, rules.max_seats)
    state = rules.new(seats, {}, f"hints {game}")
    bots = [make_bot("greedy", rules) for _ in range(seats)]
    chance = Chance.from_seed(1)
    found: list[State] = []
    while not state.over:
        if sum(code >> SEAT_SHIFT == state.legal()[0] >> SEAT_SHIFT for code in state.legal()) > 1:
            found.append(state.copy())
        state.push(next_action(state, bots, chance))
    return [found[len(found) * each // number] for each in range(number)]


def worked(pool: BotPool) -> float:
    """Seconds of processor time that the workers have used so far."""
    total = 0
    for pid in pool.pids():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


async def hint(pool: BotPool, state: State, number: int) -> tuple[float, float]:
    """Seconds by clock and processor until the plan and its reasons are there."""
    bot = bot_names(state.game)[-1]
    began, used = time.perf_counter(), worked(pool)
    seat = state.legal()[0] >> SEAT_SHIFT
    await pool.think(Question.about(state, seat, bot, f"hint {number}", advice=True))
    return time.perf_counter() - began, worked(pool) - used


async def measure(game: str, number: int) -> str:
    """One line of the table."""
    states = positions(game, number)
    cells = []
    pool = BotPool(1, eager=True)
    pool.expect(game)
    cells.append(await hint(pool, states[0], 0))
    pool.close()
    pool = BotPool(1, eager=True)
    pool.expect(game)
    await asyncio.sleep(LOOKING)
    cells.append(await hint(pool, states[0], 0))
    later = [await hint(pool, state, each) for each, state in enumerate(states[1:], 1)]
    pool.close()
    cells.append((sum(clock for clock, _ in later) / len(later), sum(cpu for _, cpu in later) / len(later)))
    cells.append((max(clock for clock, _ in later), max(cpu for _, cpu in later)))
    return f"| {game} | " + " | ".join(f"{clock:.2f} ({cpu:.2f})" for clock, cpu in cells) + " |"


def main() -> None:
    """Measure every game and print a table: seconds by clock, of the processor in parentheses."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--hints", type=int, default=8, help="positions of each game")
    options = parser.parse_args()
    print("compiled" if COMPILED else "plain Python", f"{os.getloadavg()[0]:.1f} processes at work")
    print("| game | at the start | first at a table | later, mean | later, longest |")
    print("| --- | --- | --- | --- | --- |")
    for game in GAMES:
        print(asyncio.run(measure(game, options.hints)), flush=True)


if __name__ == "__main__":
    main()
