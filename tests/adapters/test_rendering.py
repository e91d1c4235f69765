"""What an environment draws: text and pictures of every game, and PettingZoo's own check of them."""

import numpy as np
import pytest
from pettingzoo.test import render_test

from archipel.adapters.gymnasium import ArchipelEnv
from archipel.adapters.pettingzoo import raw_env
from archipel.adapters.picture import picture
from archipel.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_what_is_drawn(game: str) -> None:
    def table(render_mode: str) -> raw_env:
        return raw_env(game, render_mode=render_mode)

    render_test(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_board_and_changes_with_it(game: str) -> None:
    env = ArchipelEnv(game, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    before = env.render()
    assert before.shape == (756, 1080, 3)
    assert before.dtype == np.uint8
    assert before[before.shape[0] // 4].std() > 0
    for _ in range(10):
        if not info["action_mask"].any():
            break
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert not np.array_equal(before, env.render())


def test_text_and_picture_show_what_the_seat_sees_and_nobody_else() -> None:
    state = GAMES["la_isla"].new(seats=2, seed=1)
    assert not np.array_equal(picture(state, 0), picture(state, None))


def test_nothing_is_drawn_unless_somebody_asked_for_it() -> None:
    env = ArchipelEnv("forbidden_island")
    env.reset(seed=1)
    assert env.render() is None
