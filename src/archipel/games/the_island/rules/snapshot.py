"""A position as plain data for the store, and back."""

from typing import Any, Final

from archipel.engine.event import Json
from archipel.engine.snapshot import Fields
from archipel.games.the_island.rules import creatures, hand, moves, player_set_up, removal, steps
from archipel.games.the_island.rules.set_up import settle
from archipel.games.the_island.rules.state import TheIslandState

FIELDS: Final[Fields] = Fields(
    numbers="first alive aboard boats turn active swum rolled at_start idle ending",
    lists="ground tiles people crew fleet place supply values bag",
    rows="ground tiles people crew place supply values bag",
    nested="creatures hands",
    others="begun",
    derived="own crowded to_the_last equal submerging reminded",
    steps=[
        player_set_up.TakeExplorer,
        player_set_up.PlaceExplorer,
        player_set_up.PlaceBoat,
        player_set_up.StudyExplorers,
        steps.TakeTurn,
        hand.PlayTile,
        hand.ChooseSwimmer,
        hand.RideDolphin,
        hand.ChooseBoat,
        hand.SailBeforeWind,
        hand.LiftCreature,
        hand.SetCreatureDown,
        moves.MovePieces,
        removal.RemoveTile,
        removal.TakeAboard,
        creatures.ChooseCreature,
        creatures.MoveCreature,
        creatures.Defend,
    ],
)


def save(state: TheIslandState) -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    return FIELDS.save(state, begun=state.begun)


def read(state: TheIslandState, stored: dict[str, Any]) -> None:
    """Put what :func:`save` stored into an empty position."""
    FIELDS.fill(state, stored)
    state.begun = stored["begun"]
    settle(state)
