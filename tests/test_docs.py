"""What the documents show must be true: their examples run, their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from archipel.bots import bot_names
from archipel.engine.game import Game
from archipel.games import GAMES
from archipel.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "benchmarks").glob("*.md")),
]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"(?:`|python3? )([\w./-]+\.(?:py|ts|svelte))\b")
MADE = "build/"  # what commands write, and no checkout has
SOURCES = [
    file.relative_to(ROOT).as_posix()
    for place in ("src", "tests", "tools", "benchmarks", "docs", "web/src", "web/tests", "web/dev")
    for file in (ROOT / place).rglob("*.*")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_example_of_a_page_runs(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_source_file_that_a_page_names_is_there(page: Path) -> None:
    named = set(NAMED.findall(page.read_text(encoding="utf-8")))
    lost = {
        name
        for name in named
        if not name.startswith(MADE) and not any(f"/{file}".endswith(f"/{name}") for file in SOURCES)
    }
    assert not lost, f"{page.name} names files that are not there: {', '.join(sorted(lost))}"


def rows_of_games() -> list[list[str]]:
    """The table of the README that says how much there is of each game."""
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition("| | rules | bots |")[2]
    lines = table.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_readme_tells_what_there_is_of_each_game(game: Game) -> None:
    titles = [Words(language, game.id).title.replace("’", "'") for language in LANGUAGES]
    rows = [row for row in rows_of_games() if row[0] in titles]
    assert len(rows) == 1, f"README.md has no row for {game.id} in its table of games"
    _, rules, bots, terminal, page = rows[0]
    assert f"{game.min_seats}–{game.max_seats} players" in rules
    assert bots == ", ".join(bot_names(game))
    own = ROOT / "src" / "archipel" / "games" / game.id / "terminal"
    assert terminal == ("yes" if own.is_dir() else "plain")
    assert page == (
        "yes" if (ROOT / "web" / "src" / "boards" / game.id / "Board.svelte").exists() else "plain"
    )


def test_the_readme_tells_of_no_game_that_is_not_there() -> None:
    assert len(rows_of_games()) == len(GAMES)


@pytest.mark.parametrize(
    "game", [each for each in GAMES.values() if "planner" in each.bots], ids=lambda it: it.id
)
def test_the_strength_of_every_planner_is_told(game: Game) -> None:
    told = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"\n## {Words('en', game.id).title}\n" in told


@pytest.mark.parametrize(
    "module", ["archipel", "archipel.engine.chance", "archipel.engine.match", "archipel.table.host.metrics"]
)
def test_the_examples_in_docstrings_run(module: str) -> None:
    loaded = __import__(module, fromlist=["_"])
    examples = doctest.DocTestFinder().find(loaded, module)
    found = [example for example in examples if example.examples]
    runner = doctest.DocTestRunner()
    for example in found:
        runner.run(example)
    assert runner.failures == 0
