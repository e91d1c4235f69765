"""On a real terminal: the friendly start, the offer to go on, and Ctrl-C."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import archipel

SOURCE = str(Path(archipel.__file__).parent.parent)
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\]8;[^\x1b]*\x1b\\")


class Terminal:
    """A program on a terminal of 80 columns and 50 lines."""

    def __init__(self, saved_games: Path, *words: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environment |= {"PYTHONPATH": SOURCE, "ARCHIPEL_DATA": str(saved_games.parent), "ARCHIPEL_LANG": "en"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "archipel", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""
        self._raw = b""

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Read until the text has appeared; what was read so far is then forgotten."""
        deadline = time.monotonic() + seconds
        while text not in self.seen:
            if not self._read(deadline - time.monotonic()):
                raise AssertionError(f"“{text}” did not appear in:\n{self.seen}")
        before, _, self.seen = self.seen.partition(text)
        return before

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, seconds))
        try:
            fresh = os.read(self.master, 65536) if ready else b""
        except OSError:  # the program has closed its terminal
            return False
        self._raw += fresh
        self.seen += CODES.sub("", self._raw.decode("utf-8", errors="ignore"))
        self._raw = b""
        return bool(fresh)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def leave(self) -> int:
        while self._read(30):
            pass
        return self.process.wait(timeout=30)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(timeout=30)
        os.close(self.master)


@pytest.fixture
def open_terminal(saved_games: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def open_terminal(*words: str) -> Terminal:
        opened.append(Terminal(saved_games, *words))
        return opened[-1]

    yield open_terminal
    for terminal in opened:
        terminal.close()


def test_one_enter_leads_to_the_first_move(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal("play", "--seed", "7")
    assert "Captain" in terminal.wait_for("Enter = play")
    terminal.type("4")
    terminal.wait_for("Which one?")
    terminal.type("3")
    assert "Elite" in terminal.wait_for("Enter = play")
    terminal.type("")
    assert "Elite" in terminal.wait_for("Captain: You ")
    terminal.type("q")
    terminal.wait_for("The game is kept")
    assert terminal.leave() == 0


def test_the_welcome_changes_language_players_and_options(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal("play")
    terminal.wait_for("Enter = play")
    terminal.type("3")
    terminal.wait_for("Who plays?")
    terminal.type("ana")
    terminal.wait_for("for 2 to 4 players")
    terminal.wait_for("Enter = play")
    terminal.type("1")
    assert "L’Île Interdite" in terminal.wait_for("Entrée = jouer")
    terminal.type("99")
    terminal.wait_for("Tapez un numéro de 1 à 8")
    terminal.type("q")
    assert terminal.leave() == 0


def test_a_game_left_by_ctrl_c_is_offered_at_the_next_start(
    open_terminal: Callable[..., Terminal], saved_games: Path
) -> None:
    words = ["play", "forbidden_island", "--seats", "ana,ben", "--option", "first_player=1"]
    terminal = open_terminal(*words)
    terminal.wait_for("Ana: You have 3 actions left")
    terminal.type("end_actions")
    terminal.wait_for("cards to draw")
    terminal.process.send_signal(signal.SIGINT)
    terminal.wait_for("The game is kept")
    assert terminal.leave() == 130
    again = open_terminal("play")
    assert "Ana, Ben" in again.wait_for("Enter = yes, n = start anew")
    again.type("")
    again.wait_for("Ana: You have 2 cards to draw")
    again.type("q")
    assert again.leave() == 0
    declined = open_terminal(*words)
    declined.wait_for("n = start anew")
    declined.type("n")
    declined.wait_for("Ana: You have 3 actions left")
    declined.type("q")
    assert declined.leave() == 0
    assert len(list(saved_games.glob("*.json"))) == 2
