"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.snapshot import Fields
from archipel.games.forbidden_island.rules.components import FOOLS_LANDING, SITES

if TYPE_CHECKING:
    from archipel.games.forbidden_island.rules.state import IslandState

_FIELDS: Final = Fields(
    numbers="alive flooded level pile pile_size discards flood_discards turn active ending ending_about",
    lists="layout adventurers pawns hands layers",
)


def save(state: "IslandState") -> dict[str, Json]:
    """Everything, the generator included: for the store, never for a player."""
    return _FIELDS.save(state, captors=list(state.captors), flown=state.flown)


def read(game: Game, stored: dict[str, Any]) -> "IslandState":
    """The position that :func:`save` stored."""
    from archipel.games.forbidden_island.rules import interruptions, specials, steps
    from archipel.games.forbidden_island.rules.geometry import SHAPE
    from archipel.games.forbidden_island.rules.state import IslandState

    kinds: list[Any] = [steps.TakeActions, steps.DrawTreasure, steps.DrawFlood]
    kinds += [interruptions.Discard, interruptions.Swim, *specials.FLIGHT_STEPS]
    state = IslandState()
    _FIELDS.fill(state, game, stored, kinds)
    state.captors = tuple(stored["captors"])
    state.flown = stored["flown"]
    state.shape = SHAPE[state.options["island"]]
    state.pawn_powers = state.options["navigator_uses_pawn_powers"] == "yes"
    state.place = [state.layout.index(tile) for tile in range(len(state.layout))]
    state.landing = state.place[FOOLS_LANDING]
    state.site_masks = [1 << state.place[one] | 1 << state.place[other] for one, other in SITES]
    return state
