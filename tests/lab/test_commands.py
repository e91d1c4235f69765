"""The lab as it is typed."""

import json
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from archipel.games import GAMES, find
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.lab import words
from archipel.lab.commands import COMMANDS
from archipel.lab.fuzz import fuzz
from archipel.lab.show import show_findings, show_report
from archipel.lab.simulate import simulate
from archipel.words import LANGUAGES, Words

Archipel = Callable[[str], Result]
ISLAND = "forbidden_island"


@pytest.fixture
def archipel(monkeypatch: pytest.MonkeyPatch) -> Archipel:
    """The lab's commands as a user types them."""
    monkeypatch.setenv("ARCHIPEL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    group = click.Group("archipel", {command.name: command for command in COMMANDS if command.name})
    return lambda line: CliRunner().invoke(group, line.split())


def test_simulate_prints_wins_endings_lengths_and_speed(archipel: Archipel) -> None:
    done = archipel("simulate forbidden_island --seats 2 --games 30 --option difficulty=elite")
    assert done.exit_code == 0, done.output
    assert "Forbidden Island: 30 games, 2 seats, seed 0" in done.stdout
    assert "Difficulty: Elite" in done.stdout
    assert "95 % interval" in done.stdout
    for word in ("treasure", "FI-E3", "turns", "actions", "Median", "ms per decision", "games/s"):
        assert word in done.stdout
    assert done.stderr == ""


def test_simulate_speaks_french(archipel: Archipel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_LANG", "fr")
    done = archipel("simulate forbidden_island --games 5")
    assert "Victoires" in done.stdout
    assert "0,0\N{NO-BREAK SPACE}%" in done.stdout


def test_simulate_json_is_all_that_is_printed(archipel: Archipel) -> None:
    done = archipel("simulate forbidden_island --games 5 --seed x --json")
    assert json.loads(done.stdout)["seed"] == "x"
    assert done.stderr == ""


def test_simulate_keeps_games(archipel: Archipel, tmp_path: Path) -> None:
    done = archipel(f"simulate forbidden_island --games 5 --records {tmp_path} --keep 2")
    assert "2 games were kept" in done.stdout
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("simulate chess", "There is no game “chess”"),
        ("simulate forbidden_island --bots genius", "no bot “genius”"),
        ("simulate forbidden_island --option difficulty=absurd", "cannot be “absurd”"),
        ("simulate forbidden_island --option difficulty", "write NAME=VALUE"),
        ("simulate forbidden_island --games 0", "--games"),
        ("simulate forbidden_island --workers -2", "--workers"),
        ("simulate forbidden_island --keep 3", "--keep needs a folder"),
        ("simulate forbidden_island --seats 7", "2 to 4 players, not for 7"),
        ("simulate", "GAME"),
        ("compare forbidden_island genius greedy", "no bot “genius”"),
        ("compare chess greedy planner", "There is no game “chess”"),
        ("tournament forbidden_island --bots genius,greedy", "no bot “genius”"),
        ("tournament chess --bots greedy,planner", "There is no game “chess”"),
        ("fuzz chess", "There is no game “chess”"),
        ("fuzz forbidden_island --seats 1", "2 to 4 players, not for one"),
        ("fuzz forbidden_island --bot genius", "no bot “genius”"),
        ("bench chess", "There is no game “chess”"),
        ("bench forbidden_island --seats 9", "2 to 4 players, not for 9"),
    ],
)
def test_a_mistake_is_answered_in_a_sentence_and_with_exit_code_2(
    archipel: Archipel, line: str, answer: str
) -> None:
    done = archipel(line)
    assert done.exit_code == 2
    assert answer in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_fuzz_closes_with_its_counts_and_says_what_it_sampled(archipel: Archipel) -> None:
    done = archipel("fuzz forbidden_island --games 20 --sample 10")
    assert done.exit_code == 0
    closing = done.stdout.splitlines()[-1]
    assert closing.startswith("Forbidden Island: 20 games,")
    assert "broken invariants: 0, dead ends: 0, endless games: 0, leaks: 0, other faults: 0." in closing
    assert "one game in 10, one position in 8 of it; 2 games" in done.stdout
    assert "Endings reached:" in done.stdout


def test_fuzz_tells_where_a_failure_is_stored(
    archipel: Archipel, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(IslandState, "check", lambda state: ["a pawn is missing"])
    done = archipel(f"fuzz forbidden_island --games 2 --records {tmp_path}")
    assert done.exit_code == 1
    path = tmp_path / "forbidden_island-000000.json"
    assert f"archipel replay {path}" in done.stdout
    assert "a pawn is missing" in done.stdout
    assert path.exists()


def test_fuzz_json(archipel: Archipel) -> None:
    data = json.loads(archipel("fuzz forbidden_island --games 3 --json").stdout)
    expected = fuzz("forbidden_island", 3, "0").to_json()
    assert {key: data[key] for key in expected} == expected


@pytest.mark.long
def test_bench_measures_every_game(archipel: Archipel) -> None:
    data = json.loads(archipel("bench --seconds 0.001 --json").stdout)
    assert [each["game"] for each in data] == list(GAMES)
    assert data[0]["form"] in ("pure", "compiled")
    assert min(data[0][name] for name in ("moves_per_second", "games_per_second", "copies_per_second")) > 0
    assert {"legal", "push", "view", "decisions"} <= set(data[0]["microseconds"])


def test_bench_prints_a_table(archipel: Archipel) -> None:
    done = archipel("bench forbidden_island --seconds 0.001 --seats 2")
    assert "Forbidden Island, 2 seats" in done.stdout
    assert "copies/s" in done.stdout


@pytest.mark.parametrize(
    ("share", "text"),
    [(0, "0.0 %"), (0.125, "12.5 %"), (0.0063, "0.63 %"), (0.00038, "0.038 %"), (1, "100.0 %")],
)
def test_small_shares_are_shown_with_more_digits(
    share: float, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCHIPEL_LANG", "en")
    assert words.percent(share).replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lab_names_things_as_people_do(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No id of a game, an ending, an option or a bot where a person reads."""
    monkeypatch.setenv("ARCHIPEL_LANG", language)
    report = simulate(ISLAND, ["greedy"], games=3)
    findings = fuzz(ISLAND, 3)
    console = Console(record=True, width=200)
    show_report(report, console)
    show_findings(findings, ISLAND, 1, console)
    shown = console.export_text()
    island = find(ISLAND)
    for ending in island.endings:
        assert Words(language, ISLAND).text(f"ending-{ending.name}") in shown
    ids = [ending.name for ending in island.endings] + [option.name for option in island.options]
    for id in [ISLAND, "greedy", *(id for id in ids if "_" in id)]:
        assert id not in shown


@pytest.mark.parametrize(("value", "told"), [(0.364, "0.36"), (4.26, "4.3"), (12_345.6, "12,346")])
def test_a_slow_pace_is_told_with_more_digits(
    monkeypatch: pytest.MonkeyPatch, value: float, told: str
) -> None:
    monkeypatch.setenv("ARCHIPEL_LANG", "en")
    assert words.pace(value) == told
