"""Plays the games behind docs/findings.md: ``python tools/findings.py FOLDER``.

The playing needs nothing but Archipel's own rules and bots, so that it can be done on any machine with many
cores; tools/findings_document.py writes and draws. It goes on where it stopped: what a folder holds is not
played again.
"""

import argparse
import gzip
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import msgspec

from archipel.engine.chance import Chance
from archipel.games import GAMES, find
from archipel.lab.notes import Note
from archipel.lab.play import play_game
from archipel.lab.players import make_player
from archipel.lab.worker_pool import WorkerPool

ROOT = Path(__file__).parent.parent
SEED = "findings"
USUAL = "usual"
# The strongest bot that plays ten thousand games in three hours of one core or less.
BOTS = {
    "forbidden_island": "planner",
    "forbidden_desert": "planner",
    "la_isla": "planner:playouts=12",
    "takara_island": "planner:playouts=150",
    "the_island": "planner:width=4:playouts=8:depth=1",
}


@dataclass(frozen=True)
class Cell:
    """One way to set a game; against a weaker rival where it is to be seen how often the better one wins."""

    seats: int
    options: dict[str, str] = field(default_factory=dict)
    rival: str = ""


def cells_of(game: str) -> list[Cell]:
    """All settings of a game that are compared; each plays the same deals."""
    difficulties = next((each.values for each in find(game).options if each.name == "difficulty"), [])
    counts = range(find(game).min_seats, find(game).max_seats + 1)
    if difficulties:
        return [Cell(seats, {"difficulty": each}) for seats, each in product(counts, difficulties)]
    if game == "la_isla":
        return [Cell(seats, {"deck": deck}) for seats, deck in product(counts, ["basic", "full"])]
    if game == "the_island":
        two = [Cell(2, {"colours": colours}, rival) for colours in ("one", "two") for rival in ("", "greedy")]
        return [*two, Cell(3), Cell(4)]
    return [Cell(seats) for seats in counts]


class Part:
    """Some games of a study, as notes."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.failed = False

    @property
    def games(self) -> int:
        """How many were finished."""
        return len(self.notes)


@dataclass(frozen=True)
class Study:
    """The games of one title: number i is deal ``i // cells`` in setting ``i % cells``."""

    game: str
    bot: str
    start: int  # how many were played before

    def run(self, first: int, last: int, stopped: Callable[[], bool]) -> Part:
        """Play these games, fewer when asked to stop."""
        part = Part()
        for number in range(self.start + first, self.start + last):
            if stopped():
                break
            part.notes.append(self.play(number))
        return part

    def play(self, number: int) -> Note:
        """One game."""
        game, cells = find(self.game), cells_of(self.game)
        deal, place = divmod(number, len(cells))
        cell = cells[place]
        names = [self.bot] + [cell.rival or self.bot] * (cell.seats - 1)
        shift = deal % cell.seats  # so that a rival sits everywhere equally often
        names = names[shift:] + names[:shift]
        options = game.settle(cell.options)
        seed = f"{SEED}/{deal}"
        note = Note(number, seed, options, names)
        bots = [make_player(name, game) for name in names]
        play_game(game, options, bots, seed, Chance.from_seed(f"{seed}/{place}/bots"), note)
        return note


def read_notes(file: Path) -> list[Note]:
    """The games that a file holds, in order."""
    if not file.exists():
        return []
    with gzip.open(file, "rb") as lines:
        decoder = msgspec.json.Decoder(Note)
        return [decoder.decode(line) for line in lines]


def play(game: str, bot: str, count: int, workers: int, until: float, folder: Path) -> None:
    """Play until there are so many games, or until it is late; add them to the folder's file."""
    file = folder / f"{game}.jsonl.gz"
    known = read_notes(file)
    start = max((note.number + 1 for note in known), default=0)
    wanted = count - start
    if wanted <= 0 or time.monotonic() >= until:
        return
    found: list[Note] = []
    began = time.monotonic()

    def collect(part: Part) -> None:
        found.extend(part.notes)
        if time.monotonic() >= until:
            pool.enough = True

    pool = WorkerPool(Study(game, bot, start), collect)
    pool.play(wanted, workers)
    found.sort(key=lambda note: note.number)
    new = folder / f"{game}.new"
    with gzip.open(new, "wb", 6) as lines:
        for note in known + found:
            lines.write(msgspec.json.encode(note) + b"\n")
    new.replace(file)
    taken = time.monotonic() - began
    pace = len(found) / taken
    print(f"{game}: {len(found)} games of {bot} in {taken:.0f} s ({pace:.1f}/s), {len(known + found)} in all")
    if pool.lost_a_worker:
        sys.exit(f"{game}: a process was killed; what was finished is kept, and the same command goes on.")


def main() -> None:
    """Read the order, and play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="for the games")
    parser.add_argument("--games", default=",".join(GAMES), help="which, with commas")
    parser.add_argument("--count", type=int, default=10_000, help="how many games of each")
    parser.add_argument(
        "--bot", default=USUAL, help="who plays; by default the strongest affordable of each game"
    )
    parser.add_argument(
        "--workers", type=int, default=1, help="how many processes; 0 takes one for each core"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="stop playing after so long")
    order = parser.parse_args()
    order.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + order.seconds
    for game in order.games.split(","):
        bot = BOTS[game] if order.bot == USUAL else order.bot
        make_player(bot, find(game))
        play(game, bot, order.count, order.workers, until, order.folder)


if __name__ == "__main__":
    main()
