"""The other commands, and every mistake: one sentence, exit code 2, no traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import archipel
from archipel.games import GAMES
from archipel.terminal.saved_games import SavedGame, unfinished, write_whole

Run = Callable[..., Result]
ISLAND = "forbidden_island"
SOURCE = str(Path(archipel.__file__).parent.parent)


def record_of_a_game(run: Run, saved_games: Path) -> Path:
    run("play", ISLAND, "--seats", "random,random", "--fast", "--seed", "a record")
    return next(saved_games.glob("*.json"))


# -- games, rules, help --------------------------------------------------------------------------------------


def test_games_lists_seats_options_and_bots(run: Run) -> None:
    output = run("games").output
    for word in (ISLAND, "2 to 4", "random", "difficulty", "[novice], normal, elite, legendary"):
        assert word in output


def test_the_rulebook_is_told_in_chapters(run: Run) -> None:
    output = run("rules", ISLAND).output
    assert output.index("1. What you are here for") < output.index("[FI-G1]") < output.index("3. Setting up")
    assert output.index("Often played wrong") < output.index("--exact")
    assert "Two discards in a draw" not in output
    assert "FI-G1 = one rule" in output


@pytest.mark.parametrize("wanted", ["3", "setup"])
def test_one_chapter_is_found_by_its_number_or_name(run: Run, wanted: str) -> None:
    output = run("--lang", "fr", "rules", ISLAND, wanted).output
    assert "3. La mise en place" in output
    assert "4. " not in output


def test_a_word_finds_chapters_and_rules(run: Run) -> None:
    output = run("rules", ISLAND, "skull").output
    assert output.index("10. Waters Rise!") < output.index("FI-W6  The skull")
    assert "3. Setting up" not in output


def test_rules_are_grouped_under_headings(run: Run) -> None:
    output = run("rules", ISLAND, "--exact").output
    assert output.index("The goal") < output.index("FI-G1") < output.index("Set-up") < output.index("FI-X50")


@pytest.mark.parametrize("wanted", ["FI-A10", "fi-a10", "a10"])
def test_one_rule_is_found_by_its_id(run: Run, wanted: str) -> None:
    output = run("--lang", "fr", "rules", ISLAND, wanted).output
    assert "FI-A10" in output
    assert "FI-A11" not in output


def test_rules_are_found_by_a_word(run: Run) -> None:
    output = run("rules", ISLAND, "nearest", "tile").output
    assert "FI-P4" in output
    assert "FI-G1" not in output


def test_help_speaks_the_readers_language(run: Run) -> None:
    english = run("--help").output
    assert "Commands:" in english
    assert "[" + "help-" not in english, "each command has words"
    french = run("--lang", "fr", "--help").output
    assert "Commandes:" in french
    assert "Utilisation" in french
    assert "Afficher cette aide." in run("play", "--lang=fr", "--help").output


def test_without_a_word_and_without_a_terminal_the_help_is_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archipel.table.command.page_is_built", lambda: False)
    assert run().output == run("--help").output


@pytest.mark.parametrize(
    "words", [["--no-browser", "--port", "7"], ["--lang", "fr", "--port=7", "--no-browser"]], ids=" ".join
)
def test_the_options_of_the_page_work_without_naming_serve(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    served: list[tuple[int, bool]] = []
    monkeypatch.setattr(
        "archipel.commands.serve.serve_people",
        lambda host, port, db, bots, origins, browser, *_, **__: served.append((port, browser)),
    )
    assert run(*words).exit_code == 0
    assert served == [(7, False)]


def test_an_option_that_nothing_has_is_refused_without_naming_serve(run: Run) -> None:
    refused = run("--no-page")
    assert refused.exit_code == 2
    assert "archipel has no option --no-page" in refused.stderr


@pytest.mark.parametrize("name", ["simulate", "fuzz", "bench"])
def test_the_lab_is_at_hand(run: Run, name: str) -> None:
    assert name in run("--help").output
    assert run(name, "--help").exit_code == 0
    assert run(name, "chess").exit_code == 2


def test_a_simulation_runs_from_the_command_line(run: Run) -> None:
    assert run("simulate", ISLAND, "--games", "3", "--json", "--lang", "en").exit_code == 0


def test_the_version_is_told(run: Run) -> None:
    assert archipel.__version__ in run("--version").output


# -- replay --------------------------------------------------------------------------------------------------


def test_a_record_is_stepped_through(run: Run, saved_games: Path) -> None:
    path = record_of_a_game(run, saved_games)
    result = run("replay", str(path), typed=["", "n", "p", "5", "e", "x", "9999", "q"])
    assert result.exit_code == 0
    steps = [
        line.partition("step ")[2].split(" ")[0] for line in result.output.splitlines() if "step " in line
    ]
    assert steps[:5] == ["0", "1", "2", "1", "5"]
    assert "Write n, p, e, q" in result.output
    assert " chose: " in result.output


def test_a_record_is_told_at_once_in_either_language(run: Run, saved_games: Path) -> None:
    path = record_of_a_game(run, saved_games)
    story = run("replay", path.stem, "--all", "--lang", "fr").output
    assert "commence." in story
    assert "a record" in story
    assert "Partie perdue" in story


# -- mistakes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "chess"], f"There is no game “chess”; choose from {', '.join(GAMES)}."),
        (["play"], "Say which game to play"),
        (["rules"], "archipel rules needs GAME"),
        (["rules", ISLAND, "FI-Z9"], "ids run from FI-G1 to FI-X50"),
        (["dance"], "There is no command “dance”; choose from serve, play"),
        (["play", ISLAND, "--colour"], "archipel play has no option --colour"),
        (["games", "more"], "see archipel games --help"),
        (["--lang", "de", "games"], "must be one of en, fr"),
        (["play", ISLAND, "--seats", "ana"], "for 2 to 4 players, not for one"),
        (["play", ISLAND, "--seats", "a,b,c,d,e"], "for 2 to 4 players, not for 5"),
        (["play", ISLAND, "--seats", "3"], "“3” is not a seat"),
        (["play", ISLAND, "--seats", "ana,,ben"], "is not a seat"),
        (["play", ISLAND, "--seats", f"ana,{'b' * 25}"], "is not a seat"),
        (["play", ISLAND, "--seats", "ana,randon"], "did you mean random?"),
        (
            ["play", ISLAND, "--seats", "ana,ben:genius"],
            "There is no bot “genius” in this game; choose from random",
        ),
        (["play", ISLAND, "--option", "difficulty"], "write NAME=VALUE"),
        (["play", ISLAND, "--option", "luck=high"], "This game has no option “luck”; it has difficulty"),
        (["play", ISLAND, "--option", "difficulty=easy"], "cannot be “easy”; it is one of novice"),
        (["play", ISLAND, "--option", "adventurers=diver,wizard"], "cannot be “diver,wizard”"),
        (["play", ISLAND, "--seats", "a,b", "--option", "adventurers=diver,pilot,explorer"], "for 2 players"),
        (["play", "--resume", "nowhere.json"], "nowhere.json cannot be used"),
        (["replay", "nowhere.json"], "nowhere.json cannot be used"),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(
    run: Run, saved_games: Path, words: list[str], says: str
) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert not saved_games.exists()


@pytest.mark.parametrize(
    "words", [["play", "chess"], ["rules"], ["dance"], ["play", "--colour"], ["games", "x"]]
)
def test_a_mistake_is_explained_in_french_too(run: Run, words: list[str]) -> None:
    english, french = run(*words).stderr, run("--lang", "fr", *words).stderr
    assert french
    assert french != english


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        "{}",
        '{"archipel": 99}',
        '{"archipel": 1, "game": "forbidden_island"}',
        "\x00\x01",
        "[" * 100_000,
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_broken_or_foreign_file_is_refused(run: Run, tmp_path: Path, command: list[str], text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")
    result = run(*command, str(path))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert path.read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(path)).exit_code == 2
    assert run("replay", str(tmp_path)).exit_code == 2


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "chess"), ("rules", 99), ("seats", 9), ("options", {"luck": "high"}), ("setup", [1, 2, 3])],
)
def test_a_record_that_was_changed_is_refused(run: Run, saved_games: Path, field: str, value: object) -> None:
    path = record_of_a_game(run, saved_games)
    record = json.loads(path.read_text(encoding="utf-8"))
    record[field] = value
    path.write_text(json.dumps(record), encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_a_finished_game_cannot_go_on(run: Run, saved_games: Path) -> None:
    path = record_of_a_game(run, saved_games)
    result = run("play", "--resume", str(path))
    assert result.exit_code == 2
    assert "is over" in result.stderr


# -- saved games --------------------------------------------------------------------------------------------


def test_the_game_left_last_is_found_again_until_it_is_put_aside(run: Run, saved_games: Path) -> None:
    run("play", ISLAND, "--seats", "ana,ben", typed=["end_actions", "q"])
    found = unfinished(ISLAND)
    assert found is not None
    found[0].put_aside()
    assert unfinished(ISLAND) is None


def test_a_finished_a_broken_and_an_unplayed_game_are_not_offered(run: Run, saved_games: Path) -> None:
    record_of_a_game(run, saved_games)
    run("play", ISLAND, "--seats", "ana,ben", "--option", "first_player=1", typed=["q"])
    (saved_games / "broken.json").write_text("{", encoding="utf-8")
    assert unfinished() is None


def test_a_game_is_played_in_one_window_at_a_time(run: Run, saved_games: Path) -> None:
    run("play", ISLAND, "--seats", "ana,ben", typed=["end_actions", "q"])
    (path,) = saved_games.glob("*.json")
    other = SavedGame(path)
    assert other.hold()
    assert unfinished() is None
    result = run("play", "--resume", str(path))
    assert result.exit_code == 2
    assert "another window" in result.stderr
    other.release()
    assert run("play", "--resume", str(path), typed=["q"]).exit_code == 0


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_whole(path, "first")

    def fail(_: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space left"):
        write_whole(path, "second")
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert path.read_text(encoding="utf-8") == "first"


# -- a process of its own ------------------------------------------------------------------------------------


def start(saved_games: Path, *words: str) -> "subprocess.Popen[str]":
    environment = {
        **os.environ,
        "PYTHONPATH": SOURCE,
        "ARCHIPEL_DATA": str(saved_games.parent),
        "ARCHIPEL_LANG": "en",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "archipel", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**environment, "PYTHONIOENCODING": "utf-8"},
    )


def test_ctrl_c_says_where_the_game_is_kept(saved_games: Path) -> None:
    process = start(saved_games, "play", ISLAND, "--seats", "ana,ben", "--option", "first_player=1")
    assert process.stdin is not None
    process.stdin.write("end_actions\n")
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        files = list(saved_games.glob("*.json"))
        if files and '"act"' in files[0].read_text(encoding="utf-8"):
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "archipel play --resume" in output
    assert "Traceback" not in output + errors
    assert '"act"' in next(saved_games.glob("*.json")).read_text(encoding="utf-8")


def test_a_mistake_in_a_process_of_its_own(saved_games: Path) -> None:
    process = start(saved_games, "play", "chess")
    output, errors = process.communicate(timeout=30)
    assert (process.returncode, output) == (2, "")
    assert errors == f"There is no game “chess”; choose from {', '.join(GAMES)}.\n"


def test_a_reader_who_stops_reading_gets_no_traceback(saved_games: Path) -> None:
    process = start(saved_games, "rules", ISLAND)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert "Traceback" not in process.stderr.read()
    process.wait(timeout=30)
