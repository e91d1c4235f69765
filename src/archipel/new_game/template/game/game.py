"""Pearl Reef: the manifest. Everything else is found by the name of the folder."""

from typing import Final

from archipel.engine.game import Game
from archipel.engine.manifest import Rules
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.outcome import Ending
from archipel.games.pearl_reef.rules import (
    actions,
    invariants,
    refusals,
    scoring,
    set_up,
    snapshot,
    view,
)
from archipel.games.pearl_reef.rules.state import PearlReefState

GAME: Final = Game(
    id="pearl_reef",  # the name of the folder
    rules_version=1,  # raise it when old records would no longer replay to the same game
    min_seats=2,
    max_seats=4,
    best_seats=(3, 4),  # what people ask before they sit down: with how many it is best,
    minutes=(10, 20),  # how long it takes,
    weight=1,  # and how hard it is: 1 easy, 2 medium, 3 demanding
    secrets=False,  # everybody sees the same; with secrets the rules also need `imagine`
    # Of the values of an option the first is the default; a value that is a number names a seat.
    options=[Option("chest", ["small", "large"], "PR-G1"), FirstPlayer(4, "PR-S1")],
    # Every way to end has a name, a rule, and a stored game in the tests.
    endings=[Ending("chest_full", "PR-E1"), Ending("reef_empty", "PR-E2")],
    action_space=actions.ACTION_SPACE,
    # "random" plays anything; "greedy" needs a mind (mind/advice.py), "planner" a larger one.
    bots={"greedy": {}},
    rules=Rules(
        position=PearlReefState,
        fields=snapshot.FIELDS,
        set_up=set_up.set_up,
        describe=actions.describe,
        refusal=refusals.refusal,
        view=view.view,
        outcome=scoring.outcome,
        check_pieces=invariants.check_pieces,
    ),
)
