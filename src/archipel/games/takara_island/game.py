"""Takara Island: seats, options, endings, bots and rules."""

from typing import Final

from archipel.engine.game import Game
from archipel.engine.manifest import Rules
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.outcome import Ending
from archipel.games.takara_island.rules import (
    actions,
    forecast,
    imagination,
    invariants,
    observation,
    one_way,
    presses,
    refusals,
    scoring,
    set_up,
    snapshot,
    standing,
    tally,
    view,
)
from archipel.games.takara_island.rules.state import TakaraState

# Dig six sites for riches, experience and two Stones of Legend.
GAME: Final = Game(
    id="takara_island",
    order=5,
    rules_version=1,
    min_seats=2,
    max_seats=4,
    best_seats=(3, 4),
    minutes=(30, 45),
    weight=2,
    options=[
        FirstPlayer(4, "TK-S10"),
        Option("memory_aid", ["yes", "no"], "TK-I2"),
    ],
    endings=[
        Ending("both_stones", "TK-E5"),
        Ending("stones_apart", "TK-E6"),
        Ending("five_sites", "TK-E3"),
        Ending("banished", "TK-E2"),
        Ending("unfinished", "TK-X29"),
    ],
    action_space=actions.ACTION_SPACE,
    bots={
        "greedy": {},
        "planner": {"width": 12, "kept": 12, "playouts": 600, "depth": 1, "trust": 40},
    },
    rules=Rules(
        position=TakaraState,
        fields=snapshot.FIELDS,
        set_up=set_up.set_up,
        describe=actions.describe,
        refusal=refusals.refusal,
        view=view.view,
        observe=observation.observe,
        observed=observation.parts,
        own=view.own,
        outcome=scoring.outcome,
        tell_end=scoring.tell_end,
        tally=tally.tally,
        standing=standing.standing,
        check_pieces=invariants.check_pieces,
        check_pending=invariants.check_pending,
        imagine=imagination.imagine,
        forecast=forecast.forecast,
        one_way=one_way.one_way,
        pressed=presses.pressed,
    ),
)
