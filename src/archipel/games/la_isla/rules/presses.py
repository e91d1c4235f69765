"""What somebody most likely means who presses a thing on the table: an action's code, legal or not.

Things are ``space:o3``, ``slot:2``, ``resource:brown`` and ``animal:dodo``.
"""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.refusal import NOTHING_MEANT
from archipel.games.la_isla.rules import actions
from archipel.games.la_isla.rules.components import ANIMALS, KINDS, MOST_SLOTS, RESOURCES, SPACES
from archipel.games.la_isla.rules.payment import cost
from archipel.games.la_isla.rules.state import LaIslaState


def pressed(state: LaIslaState, seat: int, thing: str) -> int:
    """The code that fits the thing and the moment; ``NOTHING_MEANT`` for what is not pressed to act."""
    kind, _, value = thing.partition(":")
    number = NOTHING_MEANT
    if kind == "space" and value in SPACES:
        number = _space(state, seat, SPACES.index(value))
    elif kind == "slot" and value.isdigit() and 1 <= int(value) <= MOST_SLOTS:
        number = actions.PUT + int(value) - 1
    elif kind == "resource" and value in RESOURCES:
        number = _resource(state, seat, RESOURCES.index(value))
    elif kind == "animal" and value in ANIMALS:
        number = actions.ADVANCE + ANIMALS.index(value)
    return number if number == NOTHING_MEANT else seat << SEAT_SHIFT | number


def _space(state: LaIslaState, seat: int, space: int) -> int:
    """Where an explorer goes, or which one goes: an own explorer there is meant to move, if it may."""
    if state.stack and state.stack[-1].name == "choose_explorer" and seat == state.active:
        return actions.MOVE_FROM + space
    if state.explorers[seat] >> space & 1 and state.supply[seat]:
        return actions.MOVE_FROM + space
    return actions.PLACE + space


def _resource(state: LaIslaState, seat: int, colour: int) -> int:
    """A cube is given away, pays, or is taken."""
    step = state.stack[-1] if state.stack else None
    if step is not None and step.name == "exchange":
        return actions.EXCHANGE_FOR + KINDS * colour + (colour + 1) % KINDS
    if step is not None and step.name == "choose_payment" and seat == state.active:
        space = step.fields()[0]
        if cost(state, seat, space) == 1:
            return actions.PAY + colour
        return actions.PAY + actions.PAIR[colour][state.colour[space]]
    return actions.TAKE + colour
