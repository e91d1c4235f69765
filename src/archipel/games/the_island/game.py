"""The Island: seats, options, endings, bots and rules."""

from typing import Final

from archipel.engine.errors import BadOption
from archipel.engine.game import Game
from archipel.engine.manifest import Rules
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.outcome import Ending
from archipel.games.the_island.rules import (
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
from archipel.games.the_island.rules.state import TheIslandState


class Colours(Option):
    """How many colours everybody plays."""

    def validate(self, value: str, seats: int) -> BadOption | None:
        """TI-N1: two colours each are for two players."""
        if value == "two" and seats != 2:
            return BadOption("option_seats", name=self.name, value=value, fits="2", count=seats)
        return None


# Survive: Escape from Atlantis!: bring your most precious explorers off a sinking island.
GAME: Final = Game(
    id="the_island",
    order=4,
    rules_version=1,
    min_seats=2,
    max_seats=4,
    usual_seats=4,  # TI-N3: with two, half of the island is empty
    best_seats=(4, 4),
    minutes=(45, 60),
    weight=1,
    first_game={"set_up": "quick"},
    options=[
        FirstPlayer(4, "TI-S6"),
        Option("set_up", ["by_players", "quick"], "TI-S8"),
        Option("end", ["volcano", "to_the_last", "submerged"], "TI-X31"),
        Option("overcrowded", ["no", "yes"], "TI-V1"),
        Option("all_equal", ["no", "yes"], "TI-V3"),
        Colours("colours", ["one", "two"], "TI-N1"),
        Option("memory_aid", ["no", "yes"], "TI-H1"),
    ],
    endings=[
        Ending("volcano", "TI-E1"),
        Ending("last_explorer", "TI-V2"),
        Ending("adrift", "TI-X29"),
        Ending("submerged", "TI-V4"),
    ],
    action_space=actions.ACTION_SPACE,
    bots={
        "greedy": {},
        "planner": {"width": 6, "playouts": 80, "depth": 2, "trust": 6},
        "master": {"width": 12, "kept": 12, "playouts": 600, "depth": 2, "trust": 20},
    },
    rules=Rules(
        position=TheIslandState,
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
        save=snapshot.save,
        read=snapshot.read,
        check_pieces=invariants.check_pieces,
        check_pending=invariants.check_pending,
        imagine=imagination.imagine,
        forecast=forecast.forecast,
        one_way=one_way.one_way,
        pressed=presses.pressed,
    ),
)
