"""A page that knows no rules: after each event of whole games it shows what the server saw at that moment."""

import hashlib
import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.games import GAMES
from archipel.table.entries import Acted
from archipel.table.table import Table
from tests.table.server import ROOT
from tests.table.test_pictures import Viewer, some_act, table_of

VITEST = ROOT / "web" / "node_modules" / ".bin" / "vitest"
BOARDS = ROOT / "web" / "src" / "boards"
DRAWN = [game for game in GAMES if (BOARDS / game / "motion.ts").is_file()]
SEAT = 1


def digest(view: dict[str, Any]) -> str:
    """The fingerprint of a view, as the tests of the page make it of what is on the board."""
    text = json.dumps(view, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()[:12]


def whole_game(game: str, seat: int | None) -> dict[str, Any]:
    """A random game: every message to one viewer, and the fingerprints of what the server saw meanwhile."""
    rng = random.Random(f"page {game}")
    table = table_of(game, f"page {game}")
    viewer = Viewer(seat)
    viewer.look(table)
    sent = [{"message": msgspec.json.decode(viewer.sent[0]), "pictures": [], "view": ""}]
    while not table.over:
        told = len(viewer.sent)
        table.follow(Acted(some_act(table, rng)), 5.0)
        viewer.look(table)
        if len(viewer.sent) > told:
            sent.append(_as_seen(table, seat, viewer.sent[-1]))
    return {"game": game, "sent": sent}


def _as_seen(table: Table, seat: int | None, message: bytes) -> dict[str, Any]:
    played = table.match.history[-1]
    moments = zip(played.events, played.pictures(), strict=True)
    seen = [state.view(seat) for event, state in moments if event.seen_by(seat) is not None]
    return {
        "message": msgspec.json.decode(message),
        "pictures": [digest(view) for view in seen],
        "view": digest(table.match.state.view(seat)),
    }


@pytest.mark.long
@pytest.mark.skipif(
    not VITEST.exists() or shutil.which("node") is None,
    reason="needs the page's own tools: npm --prefix web ci",
)
def test_the_page_shows_each_moment_of_whole_games_as_the_server_sees_it(tmp_path: Path) -> None:
    for game in DRAWN:
        for seat in (SEAT, None):
            name = f"{game}-{'watcher' if seat is None else seat}.json"
            (tmp_path / name).write_text(json.dumps(whole_game(game, seat)), encoding="utf-8")
    done = subprocess.run(
        [str(VITEST), "run", "tests/pictures.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "PICTURES": str(tmp_path)},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert f"{2 * len(DRAWN)} passed" in done.stdout.replace("\x1b[1m\x1b[32m", "").replace("\x1b[39m", "")
