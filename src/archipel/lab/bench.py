"""How fast the rules are here: random play, copies, and what each call costs."""

import statistics
import time
from collections.abc import Callable

from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.games import find
from archipel.lab.form import form
from archipel.lab.tally import Document

RUNS = 5
GAMES = 40  # whose positions and actions are measured
POSITIONS = 400
CALLS = ("legal", "push", "copy", "decisions", "view", "faults", "set_up")


class Speed:
    """What was measured; rates are per second of this process on one core, medians of the runs."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.form = form()
        self.moves_per_second = 0.0
        self.games_per_second = 0.0
        self.copies_per_second = 0.0
        self.microseconds: dict[str, float] = {}

    def to_json(self) -> Document:
        """All of it."""
        return dict(vars(self))


def bench(game: str, seats: int | None = None, seconds: float = 0.2, runs: int = RUNS) -> Speed:
    """Measure a game: ``bench("forbidden_island").moves_per_second``. A run takes about ``seconds``."""
    found = find(game)
    seats = seats or found.max_seats
    speed = Speed(found.id, seats)
    scripts, positions = _material(game, seats)
    moves = sum(map(len, scripts)) / GAMES

    def playouts() -> int:
        return sum(_play_out(found.new(seats, None, number), number) for number in range(GAMES))

    def set_ups() -> int:
        for number in range(GAMES):
            found.new(seats, None, number)
        return GAMES

    def pushes() -> int:
        for number, script in enumerate(scripts):
            state = found.new(seats, None, number)
            for code in script:
                state.push(code)
        return GAMES

    def over_all(call: Callable[[State], object]) -> Callable[[], int]:
        def loop() -> int:
            for position in positions:
                call(position)
            return len(positions)

        return loop

    measured = {
        "set_up": set_ups,
        "playouts": playouts,
        "pushes": pushes,
        "copy": over_all(lambda state: state.copy()),
        "legal": over_all(lambda state: state.legal()),
        "view": over_all(lambda state: state.view(0)),
        "decisions": over_all(lambda state: state.decisions()),
        "faults": over_all(lambda state: state.check()),
    }
    # Interleaved, so that a busy moment of the machine does not fall on one thing alone.
    taken: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(runs):
        for name, loop in measured.items():
            taken[name].append(_seconds_each(loop, seconds))
    cost = {name: statistics.median(times) for name, times in taken.items()}
    speed.moves_per_second = 1 / cost["playouts"]
    speed.games_per_second = 1 / (cost["playouts"] * moves)
    speed.copies_per_second = 1 / cost["copy"]
    cost["push"] = max(0.0, cost["pushes"] - cost["set_up"]) / moves
    speed.microseconds = {name: 1e6 * cost[name] for name in CALLS}
    return speed


def _play_out(state: State, number: int) -> int:
    chance = Chance.from_seed(number)
    moves = 0
    while codes := state.legal():
        state.push(codes[chance.below(len(codes))])
        moves += 1
    return moves


def _material(game: str, seats: int) -> tuple[list[list[int]], list[State]]:
    """Some games as the codes that were played, and positions from all over them."""
    found = find(game)
    scripts: list[list[int]] = []
    positions: list[State] = []
    for number in range(GAMES):
        state = found.new(seats, None, number)
        chance = Chance.from_seed(number)
        script: list[int] = []
        while codes := state.legal():
            positions.append(state.copy())
            script.append(codes[chance.below(len(codes))])
            state.push(script[-1])
        scripts.append(script)
    return scripts, positions[:: max(1, len(positions) // POSITIONS)]


def _seconds_each(loop: Callable[[], int], at_least: float) -> float:
    """Processor seconds for one of what the loop does; it is repeated until so much time has passed."""
    done = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < at_least:
        done += loop()
    return taken / done
