"""What stands against a slot, a space, an explorer or a payment, where one of that kind is asked for."""

from archipel.engine.bits import few
from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.la_isla.rules import actions
from archipel.games.la_isla.rules.components import KINDS, RESOURCES, SPACES
from archipel.games.la_isla.rules.payment import cost, jokers
from archipel.games.la_isla.rules.state import LaIslaState


def answer(state: LaIslaState, seat: int, number: int, kind: str) -> Refusal:
    """The right kind of answer, but not this one."""
    if kind in ("put", "cover"):
        return _slot(state, seat, number - actions.PUT)
    if kind == "exchange":
        given, taken = divmod(number - actions.EXCHANGE_FOR, KINDS)
        return _exchange(state, seat, given, taken)
    if kind == "place":
        return _place(state, seat, number - actions.PLACE)
    if kind == "move_from":
        return Refusal("LI-C2", "no_explorer_there", {"space": SPACES[number - actions.MOVE_FROM]})
    return _pay(state, seat, number - actions.PAY)


def _slot(state: LaIslaState, seat: int, slot: int) -> Refusal:
    """LI-F11: no such slot; LI-A3: free ones are all alike. With LI-A6 nobody is asked: one slot is left."""
    slots = state.slots[seat]
    if slot >= len(slots):
        return Refusal("LI-F11", "no_such_slot", {"slot": slot + 1, "count": len(slots)})
    return Refusal("LI-A3", "free_slot_before", {"slot": slots.index(-1) + 1})


def _exchange(state: LaIslaState, seat: int, given: int, taken: int) -> Refusal:
    if not state.resources[KINDS * seat + given]:
        return Refusal("LI-P5", "none_to_give", {"resource": RESOURCES[given]})
    return Refusal("LI-P5", "same_colour", {"resource": RESOURCES[taken]})


def _place(state: LaIslaState, seat: int, space: int) -> Refusal:
    """LI-C4, C5: an own explorer there, or too few resources; every joker in stock counts."""
    if state.explorers[seat] >> space & 1:
        return Refusal("LI-C5", "own_explorer_there", {"space": SPACES[space]})
    colour = state.colour[space]
    own = state.resources[KINDS * seat + colour]
    wild = few(jokers(state, seat) & ~(1 << colour))
    price = cost(state, seat, space)
    args: Args = {
        "resource": RESOURCES[colour],
        "cost": price,
        "lacking": price - own - wild,
    }
    return Refusal("LI-C4", "lacks_resources", args)


def _pay(state: LaIslaState, seat: int, payment: int) -> Refusal:
    """LI-C4, F9, X15, X16: cubes that are not there, too many or too few of them, or the wrong colour."""
    space = state.stack[-1].fields()[0]
    colour = state.colour[space]
    first, second = actions.PAYMENTS[payment]
    price = cost(state, seat, space)
    if (price == 1) != (second < 0):
        return Refusal("LI-F9", "other_price", {"cost": price, "resource": RESOURCES[colour]})
    cubes = [first] if second < 0 else [first, second]
    for cube in cubes:
        has = state.resources[KINDS * seat + cube]
        if has < cubes.count(cube):
            args: Args = {"resource": RESOURCES[cube], "count": has, "lacking": cubes.count(cube) - has}
            return Refusal("LI-C4", "too_few_cubes", args)
    wild = jokers(state, seat)
    for cube in cubes:
        if cube != colour and not wild >> cube & 1:
            return Refusal("LI-F9", "no_joker", {"resource": RESOURCES[cube], "wanted": RESOURCES[colour]})
    return Refusal("LI-X16", "one_joker_each", {"resource": RESOURCES[first], "wanted": RESOURCES[colour]})
