"""What bots and the coach know about La Isla: the first thought of a greedy player, and why."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.event import Args
from archipel.engine.state import State
from archipel.games.la_isla.actions import ASSIGN, ASSIGNMENTS, PUT, describe
from archipel.games.la_isla.components import (
    ANY_MARKER,
    B_MARKER,
    B_POINTS,
    B_RES,
    B_VP,
    CARDS,
    D_POINTS,
    D_RES,
    D_VP,
    FAMILY_COUNT,
    KINDS,
    PHASE_C,
)
from archipel.games.la_isla.evaluation import evaluate, function_value, rounds_left
from archipel.games.la_isla.lines import LineFinder, position
from archipel.games.la_isla.odds import odds, point_in_odds
from archipel.games.la_isla.reflexes import Reflexes, play_rounds
from archipel.games.la_isla.state import LaIslaState
from archipel.games.la_isla.weights import WEIGHTS

LOOK: float = 0.9  # what a resource of one's choice is worth


class IslaAdvice(Advice):
    """First thoughts, lines with the points they promise, and playouts of whole rounds."""

    def __init__(self) -> None:
        self._reflexes = Reflexes(WEIGHTS)
        self._finder = LineFinder(self._reflexes)

    def instinct(self, state: State, seat: int) -> int | None:
        """The action with the best result in sight."""
        assert isinstance(state, LaIslaState)
        codes = [code for code in state.legal() if code >> SEAT_SHIFT == seat]
        step = state.stack[-1].name
        if step == "assign_cards":
            return self._assign(state, seat, codes)
        if step == "put_card":
            return max(codes, key=lambda code: -_slot_value(state, seat, (code & NUMBER_MASK) - PUT))
        return max(codes, key=lambda code: self._result(state, seat, code))

    def _assign(self, state: LaIslaState, seat: int, codes: list[int]) -> int:
        """The three uses of each card are worth what they are; the best way to share them out."""
        hand = state.hands[seat]
        as_a = [_worth_in_a(state, seat, card) for card in hand]
        as_b = [_worth_in_b(state, seat, card) for card in hand]
        as_d = [_worth_in_d(state, seat, card) for card in hand]

        def worth(code: int) -> float:
            a, b, d = ASSIGNMENTS[(code & NUMBER_MASK) - ASSIGN]
            return as_a[a] + as_b[b] + as_d[d]

        return max(codes, key=worth)

    def _result(self, state: LaIslaState, seat: int, code: int) -> float:
        """Play an action and whatever it asks next in the same breath, the best each time."""
        world = state.copy()
        phase, turn = world.phase, world.turn
        world.push(code)
        if world.over or world.turn != turn or world.phase != phase or world.active != seat:
            return evaluate(world, seat)
        if world.phase == PHASE_C and world.stack[-1].name == "choose_space":
            return evaluate(world, seat)
        return max(self._result(world, seat, each) for each in world.legal())

    def lines(self, state: State, seat: int, width: int) -> list[Line]:
        """Assignments with the round they lead to, whole actions, or the answers to another question."""
        assert isinstance(state, LaIslaState)
        lines = self._finder.find(state, seat, width)
        slope = point_in_odds(state) * (1.0 - 1.0 / state.seats) / state.seats
        for line in lines:
            line.score *= slope
        return lines

    def future(self, state: State, seat: int, chance: Chance) -> State:
        """Rivals' cards are drawn anew for every playout, and assigned as they would do it."""
        world = state.imagine(seat, chance)
        assert isinstance(world, LaIslaState)
        for rival in range(world.seats):
            if rival != seat and world.phase == CARDS and world.plans[rival] >= 0:
                world.plans[rival] = self._reflexes.plan(world, rival)
        return world

    def playout(self, state: State, seat: int, opening: list[int], turns: int) -> float:
        """This round by reflex, and some more, then the odds from there."""
        assert isinstance(state, LaIslaState)
        last = state.turn + turns - 1
        for code in opening:
            state.push(code)
        play_rounds(state, self._reflexes, last)
        return odds(state, seat, self._reflexes)

    def position(self, state: State) -> tuple[object, ...]:
        """What everybody sees."""
        assert isinstance(state, LaIslaState)
        return position(state)

    def reason(self, state: State, seat: int, codes: list[int]) -> tuple[str, Args]:
        """Why an action is a good one here."""
        assert isinstance(state, LaIslaState)
        action = describe(state, codes[0])
        args: Args = dict(action.args.items())
        return f"reason-{action.kind}", args


def _slot_value(state: LaIslaState, seat: int, slot: int) -> float:
    """What is lost by covering a slot."""
    card = state.slots[seat][slot]
    return function_value(state, seat, card, rounds_left(state)) if card >= 0 else 0.0


def _worth_in_a(state: LaIslaState, seat: int, card: int) -> float:
    """What a card brings in the holder, less what it covers there."""
    sheet = state.sheet
    rounds = rounds_left(state)
    value = function_value(state, seat, card, rounds)
    if state.works[FAMILY_COUNT * seat + sheet.family[card]] >> sheet.parameter[card] & 1:
        return 0.0 if sheet.function[card] not in ("extra_slot", "extra_explorer") else value
    return value - min(_slot_value(state, seat, slot) for slot in range(len(state.slots[seat])))


def _worth_in_b(state: LaIslaState, seat: int, card: int) -> float:
    """What a resource of a card's colour is worth to this player now."""
    colour = state.sheet.resource[card]
    world = state.copy()
    world.resources[KINDS * seat + colour] += 1 + state.has(seat, B_RES, colour)
    value = evaluate(world, seat) - evaluate(state, seat)
    if state.has(seat, B_VP, colour):
        value += B_POINTS
    if state.has(seat, B_MARKER, colour):
        value += max(_push(state, seat, animal) for animal in range(KINDS))
    return value


def _worth_in_d(state: LaIslaState, seat: int, card: int) -> float:
    """What moving a card's marker is worth, or the best one where that is allowed."""
    animal = state.sheet.animal[card]
    if state.has(seat, ANY_MARKER, animal):
        return max(_push(state, seat, each) for each in range(KINDS))
    return _push(state, seat, animal)


def _push(state: LaIslaState, seat: int, animal: int) -> float:
    world = state.copy()
    value = 0.0
    if world.move_marker(seat, animal):
        value += D_POINTS * state.has(seat, D_VP, animal) + LOOK * state.has(seat, D_RES, animal)
    return value + evaluate(world, seat) - evaluate(state, seat)
