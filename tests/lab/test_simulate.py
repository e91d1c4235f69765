"""Many games at once: the same whatever the workers, and all in the report."""

import csv
import json
import os
from pathlib import Path

import pytest

from archipel.bots import Bot, registry
from archipel.engine.errors import ArchipelError
from archipel.engine.match import Match
from archipel.engine.perspective import Perspective
from archipel.engine.record import Record
from archipel.games import find
from archipel.lab import Report, simulate
from archipel.lab.play import game_seed
from archipel.lab.worker_pool import BadWorkers

GAME = "forbidden_island"


def run(games: int = 60, seed: int | str = 3, workers: int = 1, rotate: bool = False) -> Report:
    return simulate(GAME, ["random"], seats=3, games=games, seed=seed, workers=workers, rotate=rotate)


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = run(games=150).results()
    assert run(games=150, workers=2).results() == alone
    assert run(games=150, workers=3).results() == alone


def test_a_seed_repeats_and_another_differs() -> None:
    assert run().results() == run().results()
    assert run().results() != run(seed="other").results()


def test_a_game_depends_on_its_number_alone(tmp_path: Path) -> None:
    few, many = tmp_path / "few.csv", tmp_path / "many.csv"
    simulate(GAME, ["random"], games=5, csv_file=few)
    simulate(GAME, ["random"], games=40, csv_file=many, workers=2)
    rows = many.read_text().splitlines()
    assert rows[:6] == few.read_text().splitlines()
    assert [int(row["game"]) for row in csv.DictReader(rows)] == list(range(40))


def test_a_game_of_a_simulation_is_dealt_like_a_new_game_with_its_seed(tmp_path: Path) -> None:
    simulate(GAME, ["random"], games=8, seed=7, records=tmp_path, keep=8)
    record = Record.loads((tmp_path / f"{GAME}-000005.json").read_text())
    dealt = find(GAME).new(2, {}, game_seed(7, 5))
    assert Match.replay(find(GAME), record).states()[0].view(None) == dealt.view(None)


def test_kept_games_replay_and_give_the_same_results_as_games_that_are_not_kept(tmp_path: Path) -> None:
    kept = simulate(GAME, ["random"], games=6, records=tmp_path, keep=4)
    assert kept.results() == simulate(GAME, ["random"], games=6).results()
    records = sorted(tmp_path.iterdir())
    assert len(records) == 4
    for path in records:
        match = Match.replay(find(GAME), Record.loads(path.read_text()))
        assert match.state.over
        assert match.record.table["bots"] == ["random", "random"]


def test_the_report_is_one_json_document() -> None:
    data = json.loads(json.dumps(run().to_json()))
    assert (data["game"], data["seats"], data["bots"]) == (GAME, 3, ["random"] * 3)
    assert (data["wanted"], data["games"], data["interrupted"], data["failure"]) == (60, 60, False, None)
    results = data["results"]
    assert set(results) == {
        "cooperative", "win", "endings", "turns", "actions", "by_seat", "by_bot", "decisions"
    }  # fmt: skip
    assert set(results["win"]) == {"wins", "games", "rate", "low", "high"}
    assert sum(ending["games"] for ending in results["endings"].values()) == 60
    assert set(results["turns"]) == {"mean", "median", "deviation", "low", "high", "min", "max"}
    assert [seat["win"]["games"] for seat in results["by_seat"]] == [60, 60, 60]
    # A team wins once, however many seats the bot holds.
    assert results["by_bot"]["random"]["win"]["games"] == 60
    assert set(data["timing"]["ms_a_decision"]["random"]) == {"mean", "max"}


class Clumsy(Bot):
    """Plays like nobody should: breaks down in its eleventh decision."""

    def __init__(self) -> None:
        self.name = "clumsy"
        self.decisions = 0

    def choose(self, perspective: Perspective) -> int | None:
        self.decisions += 1
        if self.decisions > 10:
            raise RuntimeError("the clumsy bot fell over")
        return perspective.legal()[0]


def test_a_bot_that_breaks_down_is_told_with_the_seed_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._FOR_ANY_GAME, "clumsy", Clumsy)
    report = simulate(GAME, ["clumsy"], games=50, seed=9)
    assert report.games == 0
    assert report.failure.startswith("9/0\n")
    assert "the clumsy bot fell over" in report.failure


def test_bots_rotate_over_the_seats(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry._FOR_ANY_GAME, "twin", registry._FOR_ANY_GAME["random"])
    simulate(GAME, ["random", "twin"], games=4, rotate=True, csv_file=tmp_path / "games.csv")
    with (tmp_path / "games.csv").open() as file:
        assert [row["bot_0"] for row in csv.DictReader(file)] == ["random", "twin", "random", "twin"]


@pytest.mark.parametrize(
    ("changed", "part_of_the_answer"),
    [
        ({"game": "chess"}, "no game “chess”"),
        ({"bots": ["genius"]}, "no bot “genius”"),
        ({"bots": ["random", "random"], "seats": 3}, "2 bots for 3 seats"),
        ({"bots": []}, "0 bots"),
        ({"seats": 9}, "2 to 4 players, not for 9"),
        ({"seats": 0}, "2 to 4 players, not for 0"),
        ({"options": {"difficulty": "absurd"}}, "cannot be “absurd”"),
        ({"options": {"colour": "red"}}, "no option “colour”"),
        ({"options": {"first_player": "4"}}, "first_player is 4"),
        ({"games": 0}, "number of games is 0"),
        ({"csv_file": "no/such/folder/games.csv"}, "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    changed: dict[str, object], part_of_the_answer: str
) -> None:
    asked: dict[str, object] = {"game": GAME, "bots": ["random"], "games": 2, **changed}
    with pytest.raises(ArchipelError, match=part_of_the_answer):
        simulate(**asked)  # type: ignore[arg-type]


def test_no_number_of_workers_means_one_a_core() -> None:
    report = run(workers=0)
    assert report.workers == (os.cpu_count() or 1)
    assert report.results() == run().results()


def test_a_negative_number_of_workers_is_refused() -> None:
    with pytest.raises(BadWorkers):
        run(workers=-1)
