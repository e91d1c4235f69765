"""All against all: the same ratings for the same seed, however often it was interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from archipel.engine.errors import ArchipelError, BadOption
from archipel.lab.extras import MissingExtra, need
from archipel.lab.ledger import WrongLedger
from archipel.lab.standings import Standings, mean_with_interval, play_tournament
from archipel.lab.tournament import Meeting, Tournament, gaps_in, make_tournament

ISLAND = "forbidden_island"


def duel(wins: int, losses: int) -> Standings:
    """Two bots that met so often."""
    standings = Standings(Tournament("the_island", ("random", "greedy"), 2, {}, 0, wins + losses))
    for number in range(wins + losses):
        ranks, won = ([1, 2], [1.0, 0.0]) if number < wins else ([2, 1], [0.0, 1.0])
        standings.meetings.append(Meeting(number, ["random", "greedy"], [ranks], won))
    return standings


def test_every_bot_sits_everywhere_with_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def look(self: Tournament, names: list[str], deal: int) -> tuple[list[bool], list[int], list[int]]:
        seen.append(list(names))
        return [True, False, False], [1, 2, 3], [3, 2, 1]

    monkeypatch.setattr(Tournament, "_game", look)
    plan = Tournament("takara_island", ("random", "greedy", "planner"), 3, {}, 0, 2)
    meetings = [plan.play(number) for number in range(plan.meetings)]
    for seat in range(3):
        assert sorted(each[seat] for each in seen[:3]) == ["greedy", "planner", "random"]
    # Each wins the seat that always wins, and the second deal has the other order of neighbours.
    assert meetings[0].wins == [1.0, 1.0, 1.0]
    assert seen[0] == ["random", "greedy", "planner"]
    assert seen[3] == ["random", "planner", "greedy"]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    plan = Tournament("the_island", ("random", "greedy", "planner"), 2, {}, 0, 5)
    assert plan.line_ups == [("random", "greedy"), ("random", "planner"), ("greedy", "planner")]
    assert plan.meetings == 15


def test_ratings_come_with_intervals_that_close_in() -> None:
    few, many = duel(2, 6).ratings(), duel(20, 60).ratings()
    assert list(few) == list(many) == ["greedy", "random"]
    for rating, low, high in many.values():
        assert low < rating < high
    assert many["greedy"][2] - many["greedy"][1] < few["greedy"][2] - few["greedy"][1]
    assert many["greedy"][1] > many["random"][2]


def test_the_cross_table_counts_who_stood_before_whom() -> None:
    found = duel(1, 3)
    assert found.cross_table()["random"]["greedy"][0] == 0.25
    assert found.wins()["greedy"][0] == 0.75


def test_a_few_equal_values_are_not_certain() -> None:
    value, low, high = mean_with_interval([1.0] * 4, 0.0, 1.0)
    assert value == high == 1.0
    assert low < 0.8


def test_teams_play_the_same_deals_and_any_number_of_processes_finds_the_same() -> None:
    plan = make_tournament(ISLAND, ["random", "greedy"], deals=4, seed=3)
    alone = play_tournament(plan).to_json()
    assert alone == play_tournament(plan, workers=2).to_json()
    assert alone["games"] == 8


def test_it_goes_on_from_its_file_even_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "meetings.jsonl"
    plan = make_tournament(ISLAND, ["random", "greedy"], deals=6)
    whole = play_tournament(plan).to_json()
    play_tournament(make_tournament(ISLAND, ["random", "greedy"], deals=4), file=file)
    file.write_bytes(file.read_bytes()[:-20])
    played: list[int] = []
    again = play_tournament(
        plan, file=file, progress=lambda part: played.extend(m.number for m in part.found)
    )
    assert again.to_json() == whole
    assert sorted(played) == list(range(6))
    assert len(file.read_text().splitlines()) == 7


def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "meetings.jsonl"
    file.write_text("my diary\n")
    with pytest.raises(WrongLedger, match="does not hold this tournament"):
        play_tournament(make_tournament(ISLAND, ["random", "greedy"], deals=1), file=file)
    assert file.read_text() == "my diary\n"


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"]])
def test_a_tournament_needs_two_bots(bots: list[str]) -> None:
    with pytest.raises(BadOption, match="two bots or more"):
        make_tournament(ISLAND, bots)


def test_a_folder_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ArchipelError, match="cannot be written: No such file"):
        play_tournament(make_tournament(ISLAND, ["random", "greedy"]), file=tmp_path / "none" / "file")


def test_a_missing_library_is_named_with_the_extra_that_brings_it() -> None:
    with pytest.raises(MissingExtra, match=r"library_of_nobody.*archipel\[lab\]"):
        need("library_of_nobody.part", "lab")


def test_what_is_open_is_found_between_what_is_done() -> None:
    assert gaps_in({0, 3}, 5) == ((1, 3), (4, 5))
    assert gaps_in(set(), 2) == ((0, 2),)
    assert gaps_in({0, 1}, 2) == ()


def test_ctrl_c_loses_nothing_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "meetings.jsonl"
    order = [sys.executable, "-m", "archipel", "tournament", ISLAND, "--bots", "random,greedy", "--json"]
    process = subprocess.Popen(
        [*order, "--file", str(file), "--deals", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "ARCHIPEL_LANG": "en"},
    )
    try:
        until = time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") > 4):
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < until
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, err
    done = json.loads(out)["meetings"]
    assert file.read_bytes().count(b"\n") == done + 1
    assert "The same command goes on" in err
    more = make_tournament(ISLAND, ["random", "greedy"], deals=done + 2, seed="0")
    assert play_tournament(more, file=file).to_json() == play_tournament(more).to_json()
