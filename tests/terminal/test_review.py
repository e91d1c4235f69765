"""``archipel review``: in words, as JSON, as a page; and a clear sentence for what cannot be reviewed."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.conftest import Run

SHORT = Path(__file__).parent.parent / "games/forbidden_island/games/treasure_lost_3.json"


def test_a_game_is_told_in_words_in_either_language(run: Run) -> None:
    english = run("review", str(SHORT), "--quick")
    assert english.exit_code == 0, english.output
    assert "Review: Forbidden Island" in english.output
    assert "Result without luck" in english.output
    french = run("review", str(SHORT), "--quick", "--lang", "fr")
    assert "Résultat sans la chance" in french.output
    assert "[review" not in english.output + french.output


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_of_a_table_is_cut(run: Run, language: str) -> None:
    told = run("review", str(SHORT), "--quick", "--lang", language).output
    assert "…" not in told.partition("Tour" if language == "fr" else "Turning")[0]


def test_json_is_one_document(run: Run) -> None:
    found = json.loads(run("review", str(SHORT), "--quick", "--json").stdout)
    assert found["game"] == "forbidden_island"
    sums = found["sums"][0]
    told = sums["start"] + sums["luck"] - sums["loss"] + sums["gifts"] + sums["judge"]
    assert told == pytest.approx(sums["result"], abs=1e-3)


def test_a_page_stands_by_itself_in_both_languages(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    done = run("review", str(SHORT), "--quick", "--html", str(page))
    assert done.exit_code == 0, done.output
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"(src|href)=", text)  # it loads nothing
    assert "__DATA__" not in text
    plain = re.search(r'<script id="data" type="application/json">(.*?)</script>', text, re.DOTALL)
    assert plain is not None
    data = json.loads(plain[1])
    assert [each["code"] for each in data["languages"]] == ["en", "fr"]
    assert len(data["curves"][0]) == len(data["languages"][0]["moments"]) + 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "not valid JSON"),
        ("{}", "not a record of Archipel"),
        (SHORT.read_text(encoding="utf-8").replace('"outcome": {', '"outcome_": {'), "outcome"),
        (SHORT.read_text(encoding="utf-8").replace('"act": "', '"act": "9', 1), "cannot be replayed"),
    ],
)
def test_what_is_no_finished_game_is_refused_and_nothing_written(
    run: Run, tmp_path: Path, text: str, sentence: str
) -> None:
    file, page = tmp_path / "game.json", tmp_path / "review.html"
    file.write_text(text, encoding="utf-8")
    done = run("review", str(file), "--html", str(page))
    assert done.exit_code == 2
    assert sentence in done.output
    assert len(done.output.strip().splitlines()) == 1
    assert not page.exists()


def test_an_unfinished_game_is_refused(run: Run, tmp_path: Path) -> None:
    record = json.loads(SHORT.read_text(encoding="utf-8"))
    half = {**record, "entries": record["entries"][:10], "outcome": None, "seed": None}
    file = tmp_path / "half.json"
    file.write_text(json.dumps(half), encoding="utf-8")
    done = run("review", str(file))
    assert done.exit_code == 2
    assert "not over" in done.output


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    done = run("review", str(tmp_path / "none.json"))
    assert done.exit_code == 2
    assert "none.json" in done.output


FULL = """
import resource, sys
from archipel.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
main(sys.argv[1:])
"""


def test_a_full_disk_is_told_in_a_sentence_and_leaves_the_old_page(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    page.write_text("before")
    words = [sys.executable, "-c", FULL, "review", str(SHORT), "--quick", "--html", str(page)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "review.html" in done.stderr
    assert page.read_text() == "before"
    assert [each.name for each in tmp_path.iterdir()] == ["review.html"]
