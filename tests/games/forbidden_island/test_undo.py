"""What can be taken back: moves and half-made flights, never a card that was drawn (FI-Q7, D1, F1)."""

import pytest

from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.games.forbidden_island.game import GAME
from tests.conformance.matches import refused_undo
from tests.games.forbidden_island.positions import island
from tests.rules import rule

LANDING = "fools_landing"


@rule("FI-Q7")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_every_step_of_a_flight_before_the_landing_can_be_undone(steps: int) -> None:
    state = island("diver", "engineer", at=[LANDING, LANDING], hands=[["helicopter_lift"]])
    acts = ["0 helicopter fools_landing", "0 board 0", "0 done"][:steps]
    assert refused_undo(state, *acts) == ""


@rule("FI-D1", "FI-F1")
@pytest.mark.parametrize("seed", range(3))
def test_no_card_that_was_drawn_is_ever_undone_and_moves_are(seed: int) -> None:
    dice = Chance.from_seed(seed)
    match = Match.start(GAME, 2, {}, f"cards {seed}")
    drawn = moved = 0
    while not match.state.over:
        match.play(dice.choice(match.state.legal()))
        keys = {event.key for event in match.history[-1].events}
        if keys & {"drew_treasure", "waters_rose", "flooded", "sank"}:
            assert not match.can_undo()
            drawn += 1
        elif keys == {"moved"}:
            assert match.can_undo()
            moved += 1
    assert drawn
    assert moved
