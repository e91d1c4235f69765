"""A language, and a game with an id of any form, are added as files; the terminal has them at once."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.another import NAME, PSEUDO, Another

from archipel.games import GAMES

TOOL = Path(__file__).parent.parent.parent / "tools" / "missing_words.py"
SOLO = "solo"  # no underscore
LONG = "Four_small_isles_2"  # many, a capital and a number
MODELS = ("forbidden_island", "takara_island")
OTHERS = tuple(game for game in GAMES if game not in MODELS)


@pytest.fixture(scope="module")
def another(tmp_path_factory: pytest.TempPathFactory) -> Another:
    another = Another(tmp_path_factory.mktemp("another"), without=OTHERS)
    another.add_game("forbidden_island", SOLO)
    another.add_game("forbidden_island", LONG)
    another.add_language()
    return another


def test_the_help_offers_it(another: Another) -> None:
    assert f"en, fr or {PSEUDO}" in " ".join(another.run("--help", "--lang=en").stdout.split())
    assert "Šĥöŵ ţĥíš ĥéļþ." in another.run("--help", f"--lang={PSEUDO}").stdout


def test_the_games_are_listed_in_it(another: Another) -> None:
    done = another.run("games", "--lang", PSEUDO)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("⟦Ƒöŕƀíđđéñ Íšļåñđ⟧") == 3
    assert {SOLO, LONG} < {*re.findall(r"\((\w+)\)", done.stdout)}
    assert "⟦Þļåýéŕš⟧" in done.stdout


def test_what_it_lacks_is_told_in_the_fallback_language(another: Another) -> None:
    english = another.run("games", "--lang", "en").stdout.splitlines()
    pseudo = another.run("games", "--lang", PSEUDO).stdout.splitlines()
    taglines = [line for before, line in pairwise(english) if "(" in before]
    assert len(taglines) > 3
    assert {*taglines} <= {*pseudo}


@pytest.mark.parametrize("game", ["takara_island", SOLO, LONG, LONG.lower().replace("_", "-")])
def test_a_game_starts_in_it(another: Another, game: str) -> None:
    done = another.run("play", game, "--seats", "ana,ben", "--seed", "1", "--lang", PSEUDO, typed="?\nq\n")
    assert done.returncode == 0, done.stdout
    assert f"English / Français / {NAME}" in done.stdout
    assert "⟦" in done.stdout
    assert not re.search(r"\[[a-z]+-[a-z_]+\]", done.stdout), "a text without words"


def test_its_grammar_is_its_own(another: Another) -> None:
    told = another.python(
        "from archipel.engine.event import Event\n"
        "from archipel.words import Words\n"
        f"words = Words('{PSEUDO}', 'takara_island', ['Ana', 'Ben'])\n"
        "for seat in range(2): print(words.event(Event('wounded', {'seat': seat})))\n"
        "print(words.spell({'seat': 0})['seat_of'], words.spell({'seat': 1})['seat_of'])\n"
    )
    assert told.splitlines()[-1] == "öƒ Ana ƀ’Ben"


def test_the_tool_lists_what_is_missing(another: Another) -> None:
    told = another.python(
        f"import runpy, sys; sys.argv[1:] = ['{PSEUDO}']; runpy.run_path({str(TOOL)!r}, run_name='__main__')"
    )
    assert f"games/solo/texts/{PSEUDO}/words.ftl: game-tagline: missing" in told
    assert f"games/solo/texts/{PSEUDO}/reasons.ftl: the file is missing" in told
    assert all(line.endswith("missing") for line in told.splitlines())
