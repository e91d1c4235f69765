"""Whole games on file, at least one for every way a game can end.

``python -m tests.conformance.stored_games GAME`` lets bots play until every ending of a game that is not on
file has been met, stores those games, and writes the fingerprints of all: for a new game, or after a change
that was meant. What is on file stays as it is.
"""

import hashlib
import sys
from pathlib import Path
from typing import Final

from archipel.bots import bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import GAMES, find
from tests.conformance.tables import text_of, without_chance

_TRIES: Final = 5000
# Events that no program told when the records on file were written: all that was told then is still told.
TOLD_SINCE: Final = frozenset({"function_worked"})


def folder(game: Game) -> Path:
    """Where a game's records lie."""
    return Path(__file__).parent.parent / "games" / game.id / "games"


def stored_games() -> list[Path]:
    """Every record on file."""
    return [path for game in GAMES.values() for path in sorted(folder(game).glob("*.json"))]


def game_of(path: Path) -> Game:
    """The game whose record this is."""
    return GAMES[path.parent.parent.name]


def replayed(path: Path) -> Match:
    """A record on file, played again from its taped chance."""
    return Match.replay(game_of(path), Record.loads(path.read_text(encoding="utf-8")))


def fingerprint(match: Match) -> str:
    """Everything that happened and everything that was left in the end."""
    told = [
        [event.to_json() for event in played.events if event.key not in TOLD_SINCE]
        for played in match.history
    ]
    lines = [text_of(told), text_of(without_chance(match.state))]
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def fingerprints(game: Game) -> dict[str, str]:
    """The fingerprints on file, by the name of the record."""
    lines = (folder(game) / "fingerprints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


def play(game: Game, number: int) -> Match:
    """A game between bots that think only a moment, or not at all."""
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    chance = Chance.from_seed(f"stored {number}")
    names = [name for name in bot_names(game) if name != "planner"]
    bots = [make_bot(chance.choice(names), game) for _ in range(seats)]
    match = Match.start(game, seats, {}, f"stored {number}")
    while not match.state.over:
        match.play(next_action(match.state, bots, chance))
    return match


def complete(game: Game) -> list[str]:
    """Store a game for every ending that has none; the endings that were not met."""
    missing = {ending.name for ending in game.endings}
    missing -= {
        outcome.name for path in folder(game).glob("*.json") if (outcome := replayed(path).state.outcome)
    }
    folder(game).mkdir(parents=True, exist_ok=True)
    for number in range(_TRIES):
        if not missing:
            break
        match = play(game, number)
        outcome = match.state.outcome
        if outcome is not None and outcome.name in missing:
            missing.remove(outcome.name)
            file = folder(game) / f"{outcome.name}_{match.state.seats}.json"
            file.write_text(match.record.dumps(), encoding="utf-8")
    found = [f"{path.name} {fingerprint(replayed(path))}" for path in sorted(folder(game).glob("*.json"))]
    (folder(game) / "fingerprints.txt").write_text("\n".join(found) + "\n", encoding="utf-8")
    return sorted(missing)


if __name__ == "__main__":
    for each in map(find, sys.argv[1:]):
        lacking = complete(each)
        if lacking:
            sys.exit(
                f"{each.id}: {_TRIES} games did not end with {', '.join(lacking)}; play one and store it."
            )
