"""La Isla: seats, options, endings, bots and rules."""

from typing import Final

from archipel.engine.errors import BadOption
from archipel.engine.game import Game
from archipel.engine.manifest import Rules
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.outcome import Ending
from archipel.games.la_isla.rules import (
    actions,
    forecast,
    imagination,
    invariants,
    observation,
    presses,
    refusals,
    scoring,
    set_up,
    snapshot,
    standing,
    tally,
    view,
)
from archipel.games.la_isla.rules.piece_files import SETTING, open_box
from archipel.games.la_isla.rules.pieces import Pieces


class PiecesOption(Option):
    """Which pieces are played with: those of this process, and no others."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__("pieces", [pieces.name], "LI-S2")
        self.pieces = pieces

    def refusal(self, value: str) -> BadOption:
        """How to play with other pieces."""
        return BadOption("option_pieces", value=value, here=self.pieces.name, setting=SETTING)

    def validate(self, value: str, seats: int) -> BadOption | None:
        """Why an owner's pieces cannot be used, if they cannot."""
        return BadOption("pieces", reason=self.pieces.fault) if self.pieces.fault else None


class LaIsla(Game):
    """Surround animals that were thought extinct, with cards that can be used in three ways."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        super().__init__(
            id="la_isla",
            order=3,
            rules_version=1,
            min_seats=2,
            max_seats=4,
            best_seats=(3, 4),
            minutes=(45, 60),
            weight=3,
            options=[
                Option("deck", ["basic", "full"], "LI-S11"),
                FirstPlayer(4, "LI-S13"),
                # A record says which pieces it was played with, and cannot be replayed with others.
                PiecesOption(pieces),
            ],
            endings=[Ending("markers_high", "LI-E1"), Ending("cards_short", "LI-X2")],
            action_space=actions.ACTION_SPACE,
            bots={
                "greedy": {},
                "planner": {"width": 6, "playouts": 64, "depth": 3, "trust": 6},
                "master": {"width": 12, "kept": 12, "playouts": 2400, "depth": 2, "trust": 12},
            },
            rules=Rules(
                position=lambda: set_up.with_pieces(pieces),
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
                pressed=presses.pressed,
            ),
        )


GAME: Final = LaIsla(open_box())
