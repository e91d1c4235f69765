"""The folder where games are kept: written after every action, and found again at the next start."""

import fcntl
import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import IO

from archipel.engine.errors import ArchipelError, BadRecord
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.folders import data_folder


def saved_games_folder() -> Path:
    """The folder of games played in the terminal."""
    return data_folder() / "games"


def write_whole(path: Path, text: str) -> None:
    """Write a file entirely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as problem:
        problem.filename = str(path)  # a disk that is full names no file, and nobody knows the draft
        raise
    finally:
        draft.unlink(missing_ok=True)


def read_record(path: Path) -> Record:
    """The record in a file; anything else is refused with a sentence."""
    try:
        return Record.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("record_json") from None


class SavedGame:
    """The file of one running game, kept by one window at a time.

    The seed of a running game lies in a file of its own beside it, so that the record can be shown to
    anybody; with it a game goes on as if it had never stopped.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[str] | None = None

    @staticmethod
    def fresh(game_id: str) -> "SavedGame":
        """A file that does not exist yet."""
        moment = datetime.now().strftime("%Y-%m-%d-%Hh%M")
        return SavedGame(saved_games_folder() / f"{moment}-{game_id}-{secrets.token_hex(2)}.json")

    def hold(self) -> bool:
        """Keep the file for this window; ``False`` if another one has it."""
        beside = self._beside("lock")
        beside.parent.mkdir(parents=True, exist_ok=True)
        lock = beside.open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return False
        self._lock = lock
        return True

    def release(self) -> None:
        """Let other windows have it."""
        if self._lock is not None:
            self._beside("lock").unlink(missing_ok=True)
            self._lock.close()
            self._lock = None

    def write(self, match: Match) -> None:
        """Store the game as it stands; once it is over, its seed is in the record."""
        write_whole(self.path, match.record.dumps())
        if match.state.over:
            self._beside("seed").unlink(missing_ok=True)

    def keep_seed(self, seed: str) -> None:
        """Remember the secret of a running game."""
        write_whole(self._beside("seed"), seed)

    def seed(self) -> str:
        """The secret of this game, or a new one."""
        try:
            return self._beside("seed").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return new_seed()

    def put_aside(self) -> None:
        """Do not offer this game again; it can still be asked for by name."""
        record = read_record(self.path)
        record.table["aside"] = True
        write_whole(self.path, record.dumps())

    def _beside(self, what: str) -> Path:
        return self.path.with_name(f".{self.path.stem}.{what}")


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def unfinished(game_id: str | None = None) -> tuple[SavedGame, Record] | None:
    """The game that was left last and can go on."""
    try:
        files = sorted(
            saved_games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True
        )
    except OSError:
        return None
    for path in files[:50]:
        try:
            record = read_record(path)
        except (OSError, ArchipelError):
            continue
        wanted = game_id in (None, record.game) and not record.table.get("aside")
        if wanted and record.outcome is None and record.entries:
            saved = SavedGame(path)
            if saved.hold():
                saved.release()
                return saved, record
    return None
