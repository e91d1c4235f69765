"""What a vector tells of the pending step beside its name: pieces that were picked, and where they are."""

from archipel.engine.observation import Part, Vector, around
from archipel.games.the_island.rules.components import CREATURES, EXPLORERS, SPACE_COUNT
from archipel.games.the_island.rules.creatures import ChooseCreature, Defend, MoveCreature
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.hand import LiftCreature, RideDolphin, SailBeforeWind, SetCreatureDown
from archipel.games.the_island.rules.moves import MovePieces
from archipel.games.the_island.rules.player_set_up import PlaceExplorer, StudyExplorers
from archipel.games.the_island.rules.removal import TakeAboard
from archipel.games.the_island.rules.state import TheIslandState


def pending_parts(seats: int) -> list[Part]:
    """What :func:`pending` writes, in its order."""
    return [
        Part("left", most=3),  # moves
        Part("waiting", around(seats)),  # who still looks at the own explorers
        Part("creature", CREATURES),
        Part("explorer", EXPLORERS),
        Part("from space", NAMES),
        Part("to space", NAMES),
    ]


def pending(state: TheIslandState, vector: Vector) -> None:
    """Nobody sees who is asked for a defence, so that it is not told."""
    left, waiting, creature, explorer, space, there = 0, 0, -1, -1, -1, -1
    if state.stack:
        step = state.stack[-1]
        if isinstance(step, MovePieces):
            left = step.left
        elif isinstance(step, ChooseCreature):
            creature = step.creature
        elif isinstance(step, MoveCreature):
            creature, space = step.creature, step.space
        elif isinstance(step, Defend):
            creature, space, there = step.creature, step.space, step.there
        elif isinstance(step, PlaceExplorer):
            explorer = step.explorer
        elif isinstance(step, StudyExplorers):
            waiting = step.waiting
        elif isinstance(step, RideDolphin):
            explorer = step.explorer
        elif isinstance(step, SailBeforeWind):
            space = step.boat
        elif isinstance(step, LiftCreature):
            creature = step.creature
        elif isinstance(step, SetCreatureDown):
            creature, space = step.creature, step.space
        elif isinstance(step, TakeAboard):
            space = step.space
    vector.number(left)
    vector.seats_of(waiting)
    vector.one_of(creature, len(CREATURES))
    vector.one_of(explorer, len(EXPLORERS))
    vector.one_of(space, SPACE_COUNT)
    vector.one_of(there, SPACE_COUNT)
