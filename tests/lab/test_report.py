"""Reports: one page that stands by itself, files of every plot, and nothing half written."""

import csv
import io
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from matplotlib.figure import Figure

from archipel.engine.errors import ArchipelError, BadOption
from archipel.games import GAMES, find
from archipel.lab import simulate
from archipel.lab.files import write_all
from archipel.lab.plots.drawing import heat, over_time
from archipel.lab.plots.figures import lifts, pairs_of
from archipel.lab.plots.simulation import Plots
from archipel.lab.plots.style import DARK, LIGHT, WIDTH, picture, sheet
from archipel.lab.reporting import write_simulation, write_tournament
from archipel.lab.standings import play_tournament
from archipel.lab.table_files import as_csv, lines_of
from archipel.lab.tournament import make_tournament
from archipel.words import LANGUAGES

ISLAND = "forbidden_island"


class Page(HTMLParser):
    """What a page holds."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_report_has_plots_of_every_game_and_fetches_nothing(game: str, tmp_path: Path) -> None:
    report = simulate(game, ["random"], games=6, notes=True)
    file = tmp_path / "report.html"
    write_simulation(report, str(file), None)
    page = Page(file)
    assert sum(tag == "figure" for tag, _ in page.tags) >= 3
    assert "script" not in {tag for tag, _ in page.tags}
    fetched = [
        each
        for _, attrs in page.tags
        for name, each in attrs.items()
        if name in ("src", "href", "xlink:href")
    ]
    assert [each for each in fetched if each and not each.startswith(("#", "data:"))] == []
    ids = [attrs["id"] for tag, attrs in page.tags if "id" in attrs and tag in ("clippath", "h2")]
    assert len(ids) == len(set(ids))
    assert "prefers-color-scheme:dark" in file.read_text()
    assert not re.search("#010203|#020304|#030405", file.read_text())
    assert os.listdir(tmp_path) == ["report.html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_speaks_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCHIPEL_LANG", language)
    file = tmp_path / "report.html"
    write_simulation(simulate(ISLAND, ["random"], games=4, vary=["difficulty"], notes=True), str(file), None)
    text = file.read_text()
    assert f'<html lang="{language}">' in text
    assert {"en": "Wins by setting", "fr": "Victoires selon le réglage"}[language] in text
    assert "plot-" not in re.sub(r"<style>.*?</style>", "", text).replace('class="plots"', "")


def test_a_folder_gets_two_pictures_of_each_plot_and_two_tables(tmp_path: Path) -> None:
    report = simulate(ISLAND, ["random"], games=5, vary=["seats"], notes=True)
    write_simulation(report, None, str(tmp_path / "new" / "plots"))
    names = os.listdir(tmp_path / "new" / "plots")
    plots = Plots(ISLAND, report.notes).all()
    wanted = {f"{plot.name}.{form}" for plot in plots for form in ("png", "svg")}
    assert set(names) == wanted | {"games.csv", "games.parquet"}
    assert (tmp_path / "new/plots/length.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "new/plots/games.parquet").read_bytes().startswith(b"PAR1")


def test_the_table_has_a_line_a_game_with_the_same_columns() -> None:
    notes = simulate(ISLAND, ["random"], games=6, vary=["seats"], notes=True).notes
    lines = list(csv.DictReader(io.StringIO(as_csv(lines_of(notes)).decode())))
    assert [line["seats"] for line in lines] == ["2", "3", "4"] * 2
    assert lines[0]["adventurer_3"] == "" != lines[2]["adventurer_3"]


def test_a_plot_is_the_same_every_time_and_dark_where_asked() -> None:
    plot = Plots(ISLAND, simulate(ISLAND, ["random"], games=3, notes=True).notes).all()[0]
    assert picture(plot, LIGHT, "svg") == picture(plot, LIGHT, "svg")
    assert DARK.paper.encode() in picture(plot, DARK, "svg")


def test_a_plot_of_a_document_is_dark_where_its_reader_likes_it_so() -> None:
    plot = Plots("takara_island", simulate("takara_island", ["random"], games=20, notes=True).notes).endings()
    assert plot is not None
    drawn = sheet(plot).decode()
    assert "prefers-color-scheme: dark" in drawn
    assert 'style="fill: var(--paper)"' in drawn  # never ink on a ground that somebody else chose
    assert not re.search("#0[1-4]0[2-5]0[3-6]", drawn)  # no colour that only stands for another


def test_a_legend_leaves_the_picture_its_width() -> None:
    names = ["Deux Pierres dans une même main", "Les deux Pierres sont trouvées", "Cinq sites vides"]
    figure = Figure(figsize=(WIDTH, 3.2), layout="constrained")
    axes = figure.add_subplot()
    over_time([(name, [1, 2, 3]) for name in names], "turns", "games")(axes, LIGHT)
    figure.draw_without_rendering()
    legend = axes.get_legend()
    assert legend is not None
    assert legend.get_window_extent().x1 <= figure.bbox.x1
    assert axes.get_position().width > 0.8


def test_differences_in_a_heat_map_are_written_as_people_write_them() -> None:
    figure = Figure()
    axes = figure.add_subplot()
    heat(["a", "b"], [[None, -0.04], [-1.26, None]], "")(axes, LIGHT)
    assert [text.get_text() for text in axes.texts] == ["0.0", "−1.3"]


def test_varied_settings_play_the_same_deals() -> None:
    report = simulate(ISLAND, ["random"], games=8, vary=["difficulty"], seed=5, notes=True)
    values = next(each.values for each in find(ISLAND).options if each.name == "difficulty")
    assert [note.options["difficulty"] for note in report.notes[: len(values)]] == values
    assert {note.seed for note in report.notes[: len(values)]} == {"5/0"}
    listed = report.results()["by_setting"]
    assert isinstance(listed, list)
    assert len(listed) == len(values)


@pytest.mark.parametrize(("vary", "seats"), [("weather", None), ("seats", 2)])
def test_what_cannot_be_varied_is_refused(vary: str, seats: int | None) -> None:
    with pytest.raises(BadOption, match=r"nothing called “weather”|leave --seats out"):
        simulate(ISLAND, ["random"], seats=seats, vary=[vary])


def test_a_thing_is_measured_against_games_that_are_set_alike() -> None:
    notes = simulate(ISLAND, ["random"], games=30, notes=True).notes
    for note in notes:
        note.won = ["diver" in note.cast] * note.seats
    found = lifts(notes, lambda note: note.cast)
    assert found["diver"][0] == max(value for value, _, _ in found.values()) > 0
    assert all("diver" in pair for pair, (value, _, _) in lifts(notes, pairs_of).items() if value > 0)


def test_a_tournament_has_a_page_too(tmp_path: Path) -> None:
    standings = play_tournament(make_tournament(ISLAND, ["random", "greedy"], deals=3))
    write_tournament(standings, str(tmp_path / "t.html"), str(tmp_path / "t"))
    assert sum(tag == "figure" for tag, _ in Page(tmp_path / "t.html").tags) == 3
    assert {"ratings.svg", "cross-teams.png", "games.csv"} <= set(os.listdir(tmp_path / "t"))


def test_when_one_of_several_files_cannot_be_written_none_is(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "x").mkdir()
    (tmp_path / "a").write_text("before")
    with pytest.raises(ArchipelError, match="cannot be written"):
        write_all({tmp_path / "a": b"after", tmp_path / "a" / "below": b"x"})
    assert (tmp_path / "a").read_text() == "before"
    assert sorted(os.listdir(tmp_path)) == ["a", "b"]


FULL = """
import resource, sys
from archipel.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
main(sys.argv[1:])
"""


def test_a_full_disk_is_told_in_a_sentence_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text("the last one")
    order = ["simulate", ISLAND, "--games", "4", "--report", str(file), "--json"]
    done = subprocess.run(
        [sys.executable, "-c", FULL, *order],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ARCHIPEL_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 2
    assert done.stderr == f"{file} cannot be written: File too large.\n"
    assert file.read_text() == "the last one"
    assert os.listdir(tmp_path) == ["report.html"]


def test_a_place_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    order = ["simulate", ISLAND, "--games", "1000000", "--report", str(tmp_path / "file" / "report.html")]
    done = subprocess.run(
        [sys.executable, "-m", "archipel", *order], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
