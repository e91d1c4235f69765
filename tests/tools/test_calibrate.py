"""The tool that holds chances against how games end."""

import pytest

from calibrate import print_tenths, settings


def test_every_value_of_an_option_is_played_at_every_table() -> None:
    assert settings([2, 3], ["difficulty=novice", "island=cove", "difficulty=elite"]) == [
        (2, {"difficulty": "novice", "island": "cove"}),
        (2, {"difficulty": "elite", "island": "cove"}),
        (3, {"difficulty": "novice", "island": "cove"}),
        (3, {"difficulty": "elite", "island": "cove"}),
    ]


def test_without_options_only_the_tables_differ() -> None:
    assert settings([2, 4], []) == [(2, {}), (4, {})]


def test_a_game_counts_once_however_many_plans_it_had(capsys: pytest.CaptureFixture[str]) -> None:
    print_tenths("told", [[(0.32, True)] * 9, [(0.38, False), (0.71, False)]])
    low, high = capsys.readouterr().out.splitlines()
    assert "30 to  40 %:  32.6%, won  90.0% of    10 plans;  35.0%, won  50.0%" in low
    assert low.endswith("of   2 games")
    assert "70 to  80 %:  71.0%, won   0.0% of     1 plans;  71.0%, won   0.0%" in high
