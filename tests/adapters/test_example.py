"""The worked example of the documents learns what it says, here at a smaller size."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


def example() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.long
def test_a_few_plays_are_enough_to_beat_random_clearly() -> None:
    learn = example()
    untrained = learn.Policy(learn.ArchipelEnv(learn.GAME, seats=2))
    assert 0.3 < learn.results(untrained, 60) < 0.7
    assert learn.results(learn.train(plays=192), 60) > 0.75
