"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.snapshot import Fields

if TYPE_CHECKING:
    from archipel.games.takara_island.rules.state import TakaraState

_FIELDS: Final = Fields(
    numbers="first shown fresh passed discarded tokens_left turn active free hospital ending",
    flags="cashed sword traded hired",
    lists="tiles bag tops wounds known pile karas xp won sellable stones tokens chests team resting held "
    "out dice",
)


def save(state: "TakaraState") -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    return _FIELDS.save(state)


def read(game: Game, stored: dict[str, Any]) -> "TakaraState":
    """The position that :func:`save` stored."""
    from archipel.games.takara_island.rules import chests, observing, specialists, steps
    from archipel.games.takara_island.rules.state import TakaraState

    # Steps without fields are compared by identity, so there is only one of each.
    kinds: list[Any] = [steps.RENT_THE_SWORD, steps.USE_ADVENTURERS, steps.RECRUIT_ONE, steps.HEAL_SOME]
    kinds += [chests.CHOOSE_MAP, observing.Observe, observing.LookAtTiles]
    kinds += [specialists.UseSpecialist, specialists.DigOn]
    state = TakaraState()
    _FIELDS.fill(state, game, stored, kinds)
    state.reminded = state.options["memory_aid"] == "yes"
    return state
