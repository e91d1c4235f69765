"""The file of a tournament: a line for what it is, then a line for every meeting, as they are finished."""

from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.lab.tournament import Meeting, Tournament


class WrongLedger(ArchipelError):
    """A file holds another tournament, or none."""


class Ledger:
    """Meetings on disk; a line that was cut off by a crash is played again."""

    def __init__(self, file: str | Path, tournament: Tournament) -> None:
        self._path = Path(file)
        # Without the number of deals: more of them go on with the same file.
        self._head = msgspec.json.encode(replace(tournament, deals=0)) + b"\n"
        self._most = tournament.meetings
        self._lines: BinaryIO | None = None

    def read(self) -> list[Meeting]:
        """What was played before; from now on, more can be added."""
        try:
            text = self._path.read_bytes() if self._path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            head, *lines = whole.splitlines(keepends=True) or [b""]
            if (whole and head != self._head) or (text and not whole):
                raise WrongLedger("tournament_file", file=str(self._path))
            found = {each.number: each for each in map(self._meeting, lines)}
            self._lines = self._path.open("r+b" if text else "wb")
            self._lines.truncate(len(whole))
            self._lines.seek(len(whole))
            if not whole:
                self._write(self._head)
        except OSError as problem:
            raise ArchipelError("write", file=str(self._path), reason=problem.strerror or problem) from None
        return [each for number, each in found.items() if number < self._most]

    def _meeting(self, line: bytes) -> Meeting:
        try:
            meeting = msgspec.json.decode(line, type=Meeting)
        except msgspec.DecodeError:
            raise WrongLedger("tournament_file", file=str(self._path)) from None
        return meeting

    def add(self, meetings: list[Meeting]) -> None:
        """More meetings, on disk before anything else happens."""
        self._write(b"".join(msgspec.json.encode(each) + b"\n" for each in meetings))

    def _write(self, lines: bytes) -> None:
        if self._lines:
            self._lines.write(lines)
            self._lines.flush()

    def close(self) -> None:
        """No more is added."""
        if self._lines:
            self._lines.close()
