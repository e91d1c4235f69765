"""Forbidden Desert: seats, options, endings, bots and rules."""

from typing import Final

from archipel.engine import team
from archipel.engine.game import Game
from archipel.engine.manifest import Rules
from archipel.engine.options import FirstPlayer, OneASeat, Option
from archipel.engine.outcome import Ending
from archipel.games.forbidden_desert.rules import (
    actions,
    forecast,
    invariants,
    observation,
    one_way,
    presses,
    refusals,
    set_up,
    snapshot,
    standing,
    tally,
    view,
)
from archipel.games.forbidden_desert.rules.components import ADVENTURERS, START_MARK
from archipel.games.forbidden_desert.rules.state import DesertState

# Le Désert Interdit: find the four parts of a flying machine and leave before thirst, sand or storm.
GAME: Final = Game(
    id="forbidden_desert",
    order=2,
    rules_version=1,
    min_seats=2,
    max_seats=5,
    best_seats=(3, 4),
    minutes=(30, 45),
    weight=2,
    cooperative=True,
    secrets=False,
    options=[
        Option("difficulty", list(START_MARK), "FD-S7"),
        OneASeat("adventurers", ADVENTURERS, "FD-S10"),
        FirstPlayer(5, "FD-S13"),
    ],
    endings=[
        Ending("escaped", "FD-E1", win=True),
        Ending("thirst", "FD-E2", win=False),
        Ending("burial", "FD-E3", win=False),
        Ending("storm", "FD-E4", win=False),
    ],
    action_space=actions.ACTION_SPACE,
    bots={
        "greedy": {},
        "planner": {"width": 12, "glances": 4, "kept": 4, "playouts": 60, "depth": 5, "trust": 10},
        "master": {"width": 24, "glances": 8, "kept": 8, "playouts": 800, "depth": 5, "trust": 10},
    },
    rules=Rules(
        position=DesertState,
        fields=snapshot.FIELDS,
        set_up=set_up.set_up,
        describe=actions.describe,
        refusal=refusals.refusal,
        over="FD-E5",
        pressed=presses.pressed,
        view=view.view,
        observe=observation.observe,
        observed=observation.parts,
        outcome=team.outcome,
        tell_end=team.tell_end,
        tally=tally.tally,
        standing=standing.standing,
        check_pieces=invariants.check_pieces,
        check_pending=invariants.check_pending,
        forecast=forecast.forecast,
        one_way=one_way.one_way,
    ),
)
