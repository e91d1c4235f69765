"""The document of what the lab found: every sentence comes from the games."""

import subprocess
import sys
from pathlib import Path

import pytest

from archipel.games import GAMES

TOOLS = Path(__file__).parent.parent.parent / "tools"


@pytest.mark.long
def test_a_few_games_make_a_document_with_a_chapter_and_plots_for_each_game(tmp_path: Path) -> None:
    order = [str(tmp_path / "games"), "--bot", "greedy", "--count", "24"]
    subprocess.run([sys.executable, str(TOOLS / "findings.py"), *order], check=True)
    docs = tmp_path / "docs"
    order = [str(tmp_path / "games"), "--docs", str(docs)]
    subprocess.run([sys.executable, str(TOOLS / "findings_document.py"), *order], check=True)
    text = (docs / "findings.md").read_text()
    assert text.count("\n## ") == len(GAMES)
    for game in GAMES:
        drawn = [file.name for file in (docs / "findings").glob(f"{game}-*.svg")]
        assert len(drawn) >= 5
        assert all(f"(findings/{name})" in text for name in drawn)
    assert "nan" not in text

    # Later, with the games of one title at hand, the other chapters stay as they are.
    first, *others = GAMES
    for game in others:
        (tmp_path / "games" / f"{game}.jsonl.gz").unlink()
    more = ["--bot", "greedy", "--count", "30", "--games", first]
    subprocess.run([sys.executable, str(TOOLS / "findings.py"), str(tmp_path / "games"), *more], check=True)
    subprocess.run([sys.executable, str(TOOLS / "findings_document.py"), *order], check=True)
    later = (docs / "findings.md").read_text()
    assert later.split("\n## ")[2:] == text.split("\n## ")[2:]
    assert f"{24 * len(GAMES) + 6} games between bots, at least 24 of each" in later
    assert f"--games {first} --count 30" in later
