"""Whole games on file, at least one for every way a game can end.

``python -m tests.conformance.stored_games`` writes their fingerprints anew: only after a change
that was meant.
"""

import hashlib
from pathlib import Path

from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import GAMES
from tests.conformance.tables import text_of, without_chance


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
    told = [[event.to_json() for event in played.events] for played in match.history]
    lines = [text_of(told), text_of(without_chance(match.state))]
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def fingerprints(game: Game) -> dict[str, str]:
    """The fingerprints on file, by the name of the record."""
    lines = (folder(game) / "fingerprints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


if __name__ == "__main__":
    for each in GAMES.values():
        found = [f"{path.name} {fingerprint(replayed(path))}" for path in sorted(folder(each).glob("*.json"))]
        (folder(each) / "fingerprints.txt").write_text("\n".join(found) + "\n", encoding="utf-8")
