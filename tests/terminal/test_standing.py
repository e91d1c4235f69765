"""The line that tells how a game stands."""

import re
from collections.abc import Callable

from click.testing import Result

Run = Callable[..., Result]
ISLAND = "forbidden_island"


def test_a_line_tells_how_the_game_stands_and_one_letter_silences_it(run: Run) -> None:
    told = run("play", ISLAND, "--seats", "ana,ben", "--seed", "x", typed=["q"]).output
    assert re.search(r"0 of 4 treasures · the landing is (dry|flooded) · skull in\s+about \d+ turns\.", told)
    silenced = run("play", ISLAND, "--seats", "ana,ben", "--seed", "x", typed=["a", "b", "a", "q"]).output
    assert silenced.count("0 of 4 treasures") == 2  # at first, and once it was wanted again
    french = run(
        "--lang", "fr", "play", "la_isla", "--seats", "ana,random", "--seed", "x", typed=["q"]
    ).output
    assert "points en l’état, meilleur rival" in french
