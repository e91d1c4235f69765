"""A position as plain data for the store, and back."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.snapshot import Fields

if TYPE_CHECKING:
    from archipel.games.the_island.rules.state import TheIslandState

_FIELDS: Final = Fields(
    numbers="first alive aboard boats turn active swum rolled at_start idle ending",
    lists="ground tiles people crew fleet place supply values bag",
    nested="creatures hands",
)


def save(state: "TheIslandState") -> dict[str, Json]:
    """Everything, the secrets and the generator included: for the store, never for a player."""
    return _FIELDS.save(state, begun=state.begun)


def read(game: Game, stored: dict[str, Any]) -> "TheIslandState":
    """The position that :func:`save` stored."""
    from archipel.games.the_island.rules import creatures, hand, moves, player_set_up, removal, steps
    from archipel.games.the_island.rules.state import TheIslandState

    kinds: list[Any] = [
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
    ]
    state = TheIslandState()
    _FIELDS.fill(state, game, stored, kinds)
    state.begun = stored["begun"]
    settle(state)
    return state


def settle(state: "TheIslandState") -> None:
    """What follows from the options and the number of seats."""
    options = state.options
    state.crowded = options["overcrowded"] == "yes"
    state.to_the_last = options["end"] == "to_the_last"
    state.submerging = options["end"] == "submerged"
    state.equal = options["all_equal"] == "yes"
    state.reminded = options["memory_aid"] == "yes"
    colours = 2 if options["colours"] == "two" else 1
    ten = 1023
    # TI-N1: with two colours each, seat 0 has the first and the third, seat 1 the second and the fourth.
    state.own = [
        sum(ten << 10 * (seat + state.seats * turn) for turn in range(colours)) for seat in range(state.seats)
    ]
