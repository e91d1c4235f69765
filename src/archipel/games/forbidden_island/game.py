"""Forbidden Island: seats, options, endings, bots and rules."""

from typing import Final

from archipel.engine import team
from archipel.engine.game import Game
from archipel.engine.manifest import Rules
from archipel.engine.options import FirstPlayer, OneASeat, Option
from archipel.engine.outcome import Ending
from archipel.games.forbidden_island.rules import (
    actions,
    invariants,
    observation,
    presses,
    refusals,
    set_up,
    snapshot,
    standing,
    tally,
    view,
)
from archipel.games.forbidden_island.rules.components import ADVENTURERS, SHAPES, START_LEVEL
from archipel.games.forbidden_island.rules.state import IslandState

# L'Île Interdite: take four treasures and fly off before the island sinks.
GAME: Final = Game(
    id="forbidden_island",
    order=1,
    rules_version=1,
    min_seats=2,
    max_seats=4,
    best_seats=(3, 4),
    minutes=(20, 30),
    weight=1,
    cooperative=True,
    secrets=False,
    options=[
        Option("difficulty", list(START_LEVEL), "FI-O1"),
        OneASeat("adventurers", ADVENTURERS, "FI-O2"),
        FirstPlayer(4, "FI-S13"),
        Option("island", list(SHAPES), "FI-O3"),
        Option("navigator_uses_pawn_powers", ["no", "yes"], "FI-R7"),
    ],
    endings=[
        Ending("escaped", "FI-E1", win=True),
        Ending("heliport_sunk", "FI-E4", win=False),
        Ending("treasure_lost", "FI-E3", win=False),
        Ending("adventurer_drowned", "FI-E5", win=False),
        Ending("water_level", "FI-E6", win=False),
    ],
    action_space=actions.ACTION_SPACE,
    bots={"greedy": {}, "planner": {}, "master": {"finalists": 6, "futures": 64}},
    rules=Rules(
        position=IslandState,
        fields=snapshot.FIELDS,
        set_up=set_up.set_up,
        describe=actions.describe,
        refusal=refusals.refusal,
        pressed=presses.pressed,
        view=view.view,
        observe=observation.observe,
        observed=observation.parts,
        outcome=team.outcome,
        tell_end=team.tell_end,
        tally=tally.tally,
        standing=standing.standing,
        save=snapshot.save,
        read=snapshot.read,
        check_pieces=invariants.check_pieces,
    ),
)
